import type { Subject } from '@vyprava/kernel/testing'
import { lodestones } from '../rules/game.ts'

type SubjectOf<G> = G extends { setup(...args: never[]): infer State extends object } ? Subject<State> : never

/** The example as the suite examines it: tables to play, what is conserved, and what may not be known. */
export const subject = {
  game: lodestones,
  tables: [
    { name: 'two', seats: 2 },
    { name: 'four with few stones', seats: 4, options: { stones: 6 } },
  ],
  laws: {
    'stones stay stones': ({ pile, taken }) => pile + taken.reduce((sum, stones) => sum + stones, 0) <= 30,
    'six goals': ({ goals, unused }) => new Set([...goals, ...unused]).size === 6,
  },
  twin(state, observer, random) {
    if (state.pile === 0) return { ...state, unused: random.shuffle(state.unused.slice()) }
    const hidden = state.goals.map((_, seat) => seat).filter((seat) => seat !== observer)
    const unseen = random.shuffle([...hidden.map((seat) => state.goals[seat]), ...state.unused])
    for (const seat of hidden) state.goals[seat] = unseen.splice(0, 1)[0]
    return { ...state, unused: unseen }
  },
} satisfies SubjectOf<typeof lodestones>
