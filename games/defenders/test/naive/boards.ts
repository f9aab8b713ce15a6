import type { Random } from '@vyprava/kernel'
import type { Setting } from '../position.ts'
import { beside, between, everyHex, hexesOf, isCore, nameOf, onBoard } from './plane.ts'

const ALL = everyHex()
const EVERY = ALL.filter((hex) => !isCore(hex))
const SIDES = [0, 1, 2, 3, 4, 5]
const EDGES = [...new Set(ALL.flatMap((hex) => SIDES.map((side) => between(hex, beside(hex, side)))))]
const INNER = new Set(EDGES.filter((edge) => hexesOf(edge).every(onBoard)))

/** A share of a list, at random. */
const some = <T>(list: readonly T[], random: Random, percent: number): T[] =>
  list.filter(() => random.int(100) < percent)

/** A random board that the game could know: no walls on the sides of tiles, engines on open inner edges. */
export function randomBoard(random: Random): Setting {
  const built = random
    .shuffle([...EVERY])
    .slice(0, random.int(6))
    .map(nameOf)
  const tiles = new Set([...built, '0,0'])
  const free = EDGES.filter((edge) => !edge.split('|').some((hex) => tiles.has(hex)))
  const around = random
    .shuffle(EVERY.filter((hex) => !tiles.has(nameOf(hex))))
    .slice(0, random.int(4))
    .flatMap((hex) => SIDES.map((side) => between(hex, beside(hex, side))))
  const laid = new Set([...some(free, random, random.int(70)), ...around])
  const walls = free.filter((edge) => laid.has(edge))
  const toxic = random
    .shuffle([...ALL])
    .slice(0, random.int(7))
    .map(nameOf)
  const seats = 2 + random.int(3)
  const setting: Setting = {
    seats,
    current: random.int(seats),
    built,
    rewilded: some(built, random, 30),
    walls,
    breaches: some(walls, random, 20),
    engines: engines(
      free.filter((edge) => !laid.has(edge)),
      random,
    ),
    direction: random.pick(['right', 'left']),
    arrows: Object.fromEntries(SIDES.map((tile) => [tile, random.int(6)])),
    pollution: Object.fromEntries(
      some(ALL.map(nameOf), random, random.int(80))
        .filter((hex) => !toxic.includes(hex))
        .map((hex) => [hex, 1 + random.int(2)]),
    ),
    toxic,
    mechs: mechs(random),
    players: Array.from({ length: seats }, () => leader(random)),
  }
  return random.int(10) === 0 ? { ...setting, mechSupply: random.int(2) } : setting
}

function engines(edges: readonly string[], random: Random): (string | null)[] {
  const inner = random.shuffle(edges.filter((edge) => INNER.has(edge)))
  return [0, 1].map((engine) => {
    const edge = inner.at(engine)
    if (edge === undefined || random.int(6) === 0) return null
    const [a, b] = random.shuffle(edge.split('|'))
    return `${a}>${b}`
  })
}

function mechs(random: Random): Record<string, number> {
  const counts: Record<string, number> = {}
  for (let i = random.int(18); i > 0; i--) {
    const hex = nameOf(random.pick(ALL))
    counts[hex] = (counts[hex] ?? 0) + 1
  }
  return counts
}

const leader = (random: Random): { leader?: string; retired?: boolean } =>
  random.int(8) === 0 ? { retired: true } : { leader: nameOf(random.pick(EVERY)) }
