import { group, path, tenth, translate } from './pen.ts'

/** Buildings and boats in a 24-unit box, foot at (0, 0). `light` is a window that glows at night. */
export const LANDMARKS = {
  tower: {
    fill: 'M-6 0V-19l2 2 1.5-4 2.5 3 2-1.6V-12l2.4 1.4L6 0Z',
    ink: 'M-6 0V-19l2 2 1.5-4 2.5 3 2-1.6V-12l2.4 1.4L6 0M-8.5 0H9M-6-8h4M-1-5h5M-6-13h3',
    hatch: 'M2-11l2.6 10M.8-13L3.4-1M4.4-8L6-1',
    light: 'M-3.4-15.4h1.8v3h-1.8z',
  },
  arch: {
    fill: 'M-12 0v-16h18l2 3 2-1 2 4V0H7v-6a4.5 5 0 0 0-9 0V0h-2v-6a3 4 0 0 0-5 0V0Z',
    ink: 'M-12 0v-16h18l2 3 2-1 2 4V0H7v-6a4.5 5 0 0 0-9 0V0h-2v-6a3 4 0 0 0-5 0V0ZM-12-12.6H9M-14 0h28',
    hatch: 'M8.4-10l2 9M10-11l1.6 8',
    light: '',
  },
  columns: {
    fill: 'M-11 0v-13h4V0ZM-3 0v-17h4V0ZM5 0v-9l2-2 2 1.5V0Z',
    ink: 'M-11 0v-13h4V0ZM-3 0v-17h4V0ZM5 0v-9l2-2 2 1.5V0ZM-12-13h6M-4-17h6M-13 0h25M-13-15l11-4',
    hatch: 'M-8.4-12V-1M-.4-16V-1M7.8-8V-1',
    light: '',
  },
  stones: {
    fill: 'M-12 0l1-11 4-1 1.6 12ZM-3 0l.6-14 4.4-.6L3.4 0ZM6 0l1-9 4 1 1 8ZM-8-13l11-3 .6 2.4-11 2.6Z',
    ink: 'M-12 0l1-11 4-1 1.6 12ZM-3 0l.6-14 4.4-.6L3.4 0ZM6 0l1-9 4 1 1 8ZM-13 0h26',
    hatch: 'M-7.6-10l1 9M1-13L2.2-1M10-7l.8 6',
    light: '',
  },
  village: {
    fill: 'M-13 0v-6l4-5 4 5V0ZM-4 0v-8l5-6 5 6V0ZM7 0v-5l3.4-4L14-5V0Z',
    ink: 'M-13 0v-6l4-5 4 5V0ZM-4 0v-8l5-6 5 6V0ZM7 0v-5l3.4-4L14-5V0ZM-14.4-4.4l5.4-6.8 5.4 6.8M-5.6-6.2L1-14.2l6.6 8M-15 0h30',
    hatch: 'M3-11l3 10M1.6-13l1 3M-7.4-8l1.6 7M11.8-7l1.4 6',
    light: 'M-.4-5.6h2.4v3h-2.4zM-10-4h1.8v2.4H-10z',
  },
  chapel: {
    fill: 'M-9 0v-8H1V0ZM1 0v-15l4-7 4 7V0Z',
    ink: 'M-9 0v-8H1V0ZM1 0v-15l4-7 4 7V0ZM-10.6-7l2.6-5h9M5-22v-4M3.6-24.4h2.8M-11 0h22',
    hatch: 'M6.6-17L8-1M5.4-14v12M-1.4-7.4V-1',
    light: 'M4-12.4h2v3.4H4z',
  },
  mill: {
    fill: 'M-5 0l1.6-14h6.8L5 0Z',
    ink: 'M-5 0l1.6-14h6.8L5 0ZM-3.4-14L0-18l3.4 4M0-14.6L-9-21M0-14.6L9-21M0-14.6L-8-7M0-14.6L8-7M-10.4-19l2.8-3.8M10.4-19l-2.8-3.8M-9.4-8.8l2.8 3.8M9.4-8.8L6.6-5M-8 0H8',
    hatch: 'M2-13L3.6-1M.6-12l1 11',
    light: 'M-1-5.4h2v2.8h-2z',
  },
  tent: {
    fill: 'M-9 0L0-12 9 0Z',
    ink: 'M-9 0L1-13.4M9 0L-1-13.4M-9 0H9M0-12L2 0M-11 0h22',
    hatch: 'M2-8l5 7.4M2.2-5L5-.6',
    light: 'M-1.6 0L0-5.6 1 0z',
  },
  well: {
    fill: 'M-6 0v-5H6V0ZM-8-11L0-15l8 4Z',
    ink: 'M-6 0v-5H6V0ZM-8-11L0-15l8 4ZM-5-5v-6M5-5v-6M0-11v4M-8 0H8',
    hatch: 'M2-4.4v4M3.8-4.4v4M2-13.6l4 2.2',
    light: '',
  },
  boat: {
    fill: 'M-9-3H9L6 2H-6Z',
    ink: 'M-9-3H9L6 2H-6ZM0-3v-14M0-17L8-5H0M-1-15l-6 10h6',
    hatch: 'M1.6-13l4 7M-12 4q2-1.6 4 0t4 0 4 0 4 0 4 0',
    light: '',
  },
} as const

export type Landmark = keyof typeof LANDMARKS

export function landmark(name: Landmark, x: number, y: number, scale = 1): string {
  const { fill, light, ink, hatch } = LANDMARKS[name]
  const drawing = path('f', fill) + path('light', light) + path('i', ink) + path('h', hatch)
  return group('lm', drawing, translate(x, y, Number(tenth(scale))))
}
