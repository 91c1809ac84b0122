/** The patterns and signs of the five seats, as on their badges, for banners and borders. */

/** Plain, stripes, dots, checks, waves: on a square of 24. */
export const seatPatterns = [
  '',
  'M-2 26 26-2M-8 18 18-8M6 32 32 6',
  'M4 4h.1M12 4h.1M20 4h.1M4 12h.1M12 12h.1M20 12h.1M4 20h.1M12 20h.1M20 20h.1',
  'M0 3h6M12 3h6M6 9h6M18 9h6M0 15h6M12 15h6M6 21h6M18 21h6',
  'M-1 4q3-3 6 0t6 0 6 0 6 0M-1 12q3-3 6 0t6 0 6 0 6 0M-1 20q3-3 6 0t6 0 6 0 6 0',
] as const

/** Circle, triangle, square, diamond, star: around 0, 0, about 10 across. */
export const seatSigns = [
  'M0-4.5a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9Z',
  'M0-5 5.2 4.5H-5.2Z',
  'M-4.2-4.2h8.4v8.4h-8.4Z',
  'M0-5.4 5 0 0 5.4-5 0Z',
  'M0-5.6l1.7 3.6 4 .5-2.9 2.8.7 4L0 3.4l-3.5 1.9.7-4-2.9-2.8 4-.5Z',
] as const

/** Signs on the dark colours are light and the other way round. */
export const lightSign = (seat: number) => seat === 0 || seat === 2
