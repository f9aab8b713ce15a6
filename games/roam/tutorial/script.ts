import type { Language } from '@vyprava/atlas/words.ts'
import type { Tutorial } from '../../registry.ts'
import type { RoamAction } from '../rules/index.ts'
import type { Lesson, Lessons } from '../texts/lessons/type.ts'

/* The cards of our own pack by their numbers: the learner's party, then the rival's. */
const LUMIR = 43
const LITTLE_PAW = 44
const CARAWAY = 45
const SOOT = 25
const KNOTS = 46
const DRIP = 47
const RIPPLE = 48
const BRILLIANT = 27

const A1 = 0

const use = (character: number): RoamAction => ({ type: 'use', character })
const place = (x: number, y: number): RoamAction => ({ type: 'place', x, y })

type Step = Tutorial['steps'][number]
const learner = (lesson: Lesson, action: RoamAction): Step => ({ seat: 0, action, lesson })
const rival = (action: RoamAction): Step => ({ seat: 1, action, lesson: null })

const FAREWELL: Lesson = 'farewell'

const LOADED: Readonly<Record<Language, () => Promise<Lessons>>> = {
  cs: async () => (await import('../texts/lessons/cs.ts')).cs,
  sk: async () => (await import('../texts/lessons/sk.ts')).sk,
  en: async () => (await import('../texts/lessons/en.ts')).en,
}

/** The first expedition: five turns in which the learner wins one land by majority and one by auction. */
export const tutorial: Tutorial = {
  seats: 2,
  options: { mode: 'basic', start: 'seat0' },
  seed: 'first expedition 366',
  steps: [
    // A2, A3 and B3, with a coin
    learner('choose', use(LUMIR)),
    learner('place', place(0, 1)),
    // C1, D1 and D2: the same shape seen from the north
    rival(use(KNOTS)),
    rival(place(2, 0)),
    // C2 and E3 around the rival's D2
    learner('opposite', use(LITTLE_PAW)),
    learner('skip', place(2, 1)),
    // B2, C3 and D3 complete the rival's land; the learner is consoled with a coin
    rival(use(DRIP)),
    rival(place(1, 1)),
    // B1, C1 and the gap A1 complete the learner's land
    learner('consolation', use(CARAWAY)),
    learner('aim', place(0, 0)),
    learner('gap', { type: 'gap', square: A1 }),
    // C2, D1, D3 and E2
    rival(use(BRILLIANT)),
    rival(place(2, 0)),
    // A4, A5, B2 and B3, with three coins
    learner('newcomer', use(SOOT)),
    learner('coins', place(0, 1)),
    // E1 and F1, after which all of the learner's party sleeps and rests
    rival(use(RIPPLE)),
    rival(place(3, 0)),
    // F2 and F3 complete a land three to three; the bid is all that the rival has
    learner('rest', use(SOOT)),
    learner('tie', place(4, 1)),
    learner('bid', { type: 'bid', coins: 3 }),
  ],
  farewell: FAREWELL,
  lessons: (language) => LOADED[language](),
}
