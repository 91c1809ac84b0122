/** The game's signs as pencil strokes on a 24 px grid, for pictures of the page and for the paper of the folded sheet alike. */

import type { Ability, ActionCell } from './sheets'

export type Sign = 'rope' | 'full' | 'half' | 'none' | 'wild' | Ability

export const signs: Readonly<Record<Sign, string>> = {
  rope: 'M3.5 18.5C7 10 11 21 14.5 13S18 7 20 4.5M15.5 4.5H20.3V9.3M5.5 17.2L7.6 15.4M9.3 18.2L10.9 15.9M13.3 15.8L15.1 14.1',
  full: 'M12 21V4.5M5.5 11L12 4L18.5 11M7.5 16.5L12 12L16.5 16.5',
  half: 'M8 21V5M3.5 10L8 4.5L12.5 10M15.5 8H17.5V13.5M14 16H20.5M14.5 19.5C15 17.6 19.5 17.8 19 20.2C18.6 21.5 15.5 22.2 14.7 23H20',
  none: 'M12 20V5M6 11L12 4.5L18 11M4.5 20.5L19.5 6.5',
  wild: 'M12 2.5L14.7 9L21.5 9.5L16.3 14L18 20.8L12 17.1L6 20.8L7.7 14L2.5 9.5L9.3 9Z',
  pip: 'M4 6.5C4 5 5 4 6.5 4H13.5C15 4 16 5 16 6.5V13.5C16 15 15 16 13.5 16H6.5C5 16 4 15 4 13.5ZM8 8H8.1M12 12H12.1M19 3.5V8.5M16.9 6H21.5M16.9 19.5H21.5',
  move: 'M3 15.5L7.5 20L12 15.5L16.5 20L21 15.5M12 12V3.5M8.5 7L12 3.2L15.5 7',
}

/** What stands on a cell, in the order it is done. */
export function signsOf(cell: ActionCell): Sign[] {
  return [...(cell.rope ? (['rope'] as const) : []), cell.climb, ...(cell.ability ? [cell.ability] : [])]
}
