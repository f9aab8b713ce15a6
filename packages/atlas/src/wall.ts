import { at, group, path } from './pen.ts'

/** Iron plates with rivets along one edge: shadow, iron, top, rivets. Whoever draws them says `wall` around them. */
export function wallPlates(x1: number, y1: number, x2: number, y2: number): string {
  const line = (cls: string, dx: number, dy: number) =>
    path(cls, `M${at(x1 + dx, y1 + dy)}L${at(x2 + dx, y2 + dy)}`)
  return line('w0', 1.5, 3) + line('w1', 0, 0) + line('w2', 0, -1.6) + line('w3', 0, -1.6)
}

export const wall = (x1: number, y1: number, x2: number, y2: number): string =>
  group('wall', wallPlates(x1, y1, x2, y2))
