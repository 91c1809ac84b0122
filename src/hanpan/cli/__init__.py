"""The command line: `hanpan serve | games | check | replay | verify | export | sim | arena | landings | print`."""
