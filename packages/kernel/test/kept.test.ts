import { describe, expect, test } from 'vitest'
import { type Game, type KeptMatch, type Match, Random, startMatch } from '../src/index.ts'
import { beacons, descent, sealedBids, ticTacToe } from '../testing/games/index.ts'

const GAMES: readonly Game[] = [ticTacToe, sealedBids, descent, beacons]

function begin(game: Game): Match {
  const started = startMatch(game, { seats: game.seats.min, seed: 'kept' })
  if (!started.ok) throw new Error(started.problem.expected)
  return started.value
}

/** Plays on at random, and goes back now and then. */
function wander(matches: readonly Match[], random: Random, steps: number): void {
  const [first] = matches
  for (let step = 0; step < steps && first.result === null; step++) {
    const seat = random.pick(first.deciders)
    const back = random.int(4) === 0
    const action = random.pick(first.sight(seat).decision?.actions ?? [])
    const done = matches.map((match) => (back && match.goBack(seat)) || match.play(seat, action))
    expect(new Set(done.map((one) => JSON.stringify(one))).size).toBe(1)
  }
}

const known = (match: Match): object => ({
  journal: match.journal,
  answered: match.answered,
  drawn: match.drawn,
  checkpoints: match.checkpoints(),
  seats: [null, ...Array.from({ length: match.table.seats }, (_, seat) => seat)].map((observer) => ({
    sight: match.sight(observer),
    log: match.log(observer),
    moments: match.moments(observer),
    undo: observer === null ? null : [match.undo(observer), match.redoable(observer)],
    past: Array.from({ length: match.length + 1 }, (_, point) => match.viewAt(observer, point)),
  })),
})

describe.each(GAMES)('$id', (game) => {
  test.each([1, 7, 40, 200])('goes on from what was kept after %i steps as if it had been there', (steps) => {
    const match = begin(game)
    wander([match], new Random(`before ${steps}`), steps)
    match.moments(0)
    const text = JSON.stringify(match.keep())
    const kept: KeptMatch = JSON.parse(text)
    const resumed = begin(game)
    resumed.resume(kept, match.journal)
    expect(known(resumed)).toEqual(known(match))
    wander([match, resumed], new Random(`after ${steps}`), 100)
    expect(known(resumed)).toEqual(known(match))
  })
})

test('what is kept is a copy: the match that goes on does not change it', () => {
  const match = begin(descent)
  wander([match], new Random('copy'), 10)
  const kept = match.keep()
  const before = JSON.stringify(kept)
  wander([match], new Random('on'), 20)
  expect(JSON.stringify(kept)).toBe(before)
})
