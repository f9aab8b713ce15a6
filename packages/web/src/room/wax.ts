import { random } from '@vyprava/atlas/random.ts'

const POINTS = 18

/** A seal of wax with the imprint of the rose, around (0, 0), on two ribbons. */
export function wax(seed: string): string {
  const chance = random(`wax${seed}`)
  const points = Array.from({ length: POINTS }, (_, place): [number, number] => {
    const angle = (place / POINTS) * 2 * Math.PI
    const radius = 33 + chance.in(-2.4, 3.4)
    return [radius * Math.cos(angle), radius * Math.sin(angle)]
  })
  const rim = closed(points)
  return (
    `<path d="M-15 18L-25 62-13 54-6 64 2 24ZM15 18L25 62 13 54 6 64-2 24Z" class="wax-ribbon"/>` +
    `<path d="${rim}" class="wax-shadow" transform="translate(1.6 3.4)"/><path d="${rim}" class="wax-rim"/>` +
    `<circle r="24" class="wax-ground"/><circle r="24" class="wax-ring"/>` +
    `<path d="M0-19L4-4 19 0 4 4 0 19-4 4-19 0-4-4Z" class="wax-star"/><circle r="21" class="wax-line"/>` +
    `<path d="M-22-17A28 28 0 0 1-4-27.5" class="wax-light"/>`
  )
}

/** A smooth line through the middles of the sides. */
function closed(points: readonly (readonly [number, number])[]): string {
  const middle = (at: number): string => {
    const [ax, ay] = points[at % points.length]
    const [bx, by] = points[(at + 1) % points.length]
    return `${((ax + bx) / 2).toFixed(1)} ${((ay + by) / 2).toFixed(1)}`
  }
  const curve = points.map(([x, y], at) => `Q${x.toFixed(1)} ${y.toFixed(1)} ${middle(at)}`)
  return `M${middle(points.length - 1)}${curve.join('')}Z`
}
