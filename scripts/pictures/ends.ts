import { type Scene, SHORT } from './scene.ts'

const TOLD = '.end-story ol:not([aria-busy])'

/** The page of an end, named as its mockups are: the first seat is a person's, the others are bots'. */
const end = (name: string, game: string, player: string, more: Partial<Scene>): Scene => ({
  game,
  player,
  seed: 'pictures',
  bots: [null, ...Array.from({ length: 6 }, () => player)],
  waits: TOLD,
  named: (size) => `end-${name}-day-${SHORT[size] ?? size}`,
  ...more,
})

const full = { seats: 4, options: { mode: 'full' } } as const
const together = { seats: 3, options: { mode: 'cooperative' } } as const

export const ENDS: readonly Scene[] = [
  end('roam', 'roam', 'greedy', { ...full, ending: 'won' }),
  end('roam-defeat', 'roam', 'greedy', { ...full, seats: 2, ending: 'lost' }),
  end('ark', 'ark', 'scout', { seats: 3, ending: 'won' }),
  end('ark-defeat', 'ark', 'novice', { seats: 7, ending: 'lost' }),
  end('ark-together', 'ark', 'scout', { ...together, ending: 'won' }),
  end('ark-together-defeat', 'ark', 'novice', { ...together, ending: 'lost' }),
  end('defenders', 'defenders', 'scout', { seats: 4, seed: 'won 0', ending: 'won' }),
  end('defenders-defeat', 'defenders', 'novice', { seats: 4, ending: 'lost' }),
  end('euthia', 'euthia', 'novice', { seats: 2, ending: 'won', waits: '.end-legend' }),
  end('euthia-defeat', 'euthia', 'novice', { seats: 4, ending: 'lost', waits: '.end-legend' }),
]
