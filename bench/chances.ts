import { beforeFight, foreseen, played } from '@vyprava/games/euthia/test/chances'

/** As many as the table plays in the mind before it shows a chance for good. */
const FORESEEN = 400
const PLAYED = 10_000

const FIGHTS = [
  { mode: 'solo', seats: 1, seed: 'bench 1', which: 1, health: 3 },
  { mode: 'competitive', seats: 3, seed: 'bench 2', which: 2, health: 2 },
  { mode: 'cooperative', seats: 2, seed: 'bench 3', which: 2, health: 2 },
] as const

/** What Euthia says before a fight, and how ten thousand played ones go. */
export function benchChances(): object {
  return FIGHTS.map(({ mode, seats, seed, which, health }) => {
    const ahead = beforeFight(seed, seats, mode, which, health)
    const start = performance.now()
    const said = foreseen(ahead, FORESEEN)
    const milliseconds = (performance.now() - start) / FORESEEN
    const { win } = played(ahead, PLAYED)
    return {
      mode,
      said: Number(said.win.toFixed(4)),
      statedError: Number(said.error.toFixed(4)),
      played: win,
      agrees: Math.abs(said.win - win) <= said.error,
      millisecondsAFight: Number(milliseconds.toFixed(2)),
    }
  })
}
