"""The table server: HTTP doors, one web socket a page, rooms, bots, the page itself."""
