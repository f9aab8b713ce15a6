import { at, group, path } from './pen.ts'

/** Iron plates with rivets along one edge: shadow, iron, top, rivets. Whoever draws them says `wall` around them. */
export function wallPlates(x1: number, y1: number, x2: number, y2: number): string {
  const d = `M${at(x1, y1)}L${at(x2, y2)}`
  const shifted = (cls: string, dx: number, dy: number) =>
    `<path class="${cls}" d="${d}" transform="translate(${at(dx, dy)})"/>`
  return shifted('w0', 1.5, 3) + path('w1', d) + shifted('w2', 0, -1.6) + shifted('w3', 0, -1.6)
}

export const wall = (x1: number, y1: number, x2: number, y2: number): string =>
  group('wall', wallPlates(x1, y1, x2, y2))
