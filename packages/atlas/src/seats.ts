import { badger, bearFace, deerHead, foxHead, owl, rabbitHead, raven } from './icons/emblems.ts'

/** A seat is paint (tokens.css), pattern and emblem, always all three: colour is never alone. */
export const DESIGNS = [1, 2, 3, 4, 5, 6, 7] as const
export type Design = (typeof DESIGNS)[number]

type SeatDesign = { readonly emblem: string; readonly tile: number; readonly pattern: string }

const lines = (d: string, width: number) => `<path d="${d}" stroke-width="${width}"/>`

export const SEAT_DESIGNS: Readonly<Record<Design, SeatDesign>> = {
  1: { emblem: foxHead, tile: 8, pattern: lines('M-2 10L10-2M-2 2L2-2M6 10L10 6', 2.4) },
  2: { emblem: raven, tile: 10, pattern: lines('M0 3q2.5-3 5 0t5 0M0 8q2.5-3 5 0t5 0', 1.6) },
  3: {
    emblem: rabbitHead,
    tile: 8,
    pattern: '<path d="M2 2h.01M6 6h.01" stroke-width="3" stroke-linecap="round"/>',
  },
  4: { emblem: bearFace, tile: 10, pattern: lines('M0 6l5-5 5 5M0 11l5-5 5 5', 1.8) },
  5: { emblem: owl, tile: 8, pattern: lines('M0 0l8 8M8 0L0 8', 1.5) },
  6: { emblem: deerHead, tile: 10, pattern: '<circle cx="5" cy="5" r="3" stroke-width="1.5"/>' },
  7: { emblem: badger, tile: 7, pattern: lines('M2 0v7', 2.6) },
}

export const seatPaint = (seat: Design): string => `var(--seat-${seat})`
export const seatOn = (seat: Design): string => `var(--seat-${seat}-on)`
export const seatDark = (seat: Design): string => `var(--seat-${seat}-dark)`
