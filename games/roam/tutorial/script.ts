import type { Explanation, Gesture, Move, Task, Thing, Tutorial } from '@vyprava/module'
import type { Language } from '@vyprava/module/words.ts'
import { type RoamPack, shippedPack } from '../content/index.ts'
import { type RoamAction, SQUARES_OF } from '../rules/index.ts'
import type { Cast, Lesson, LessonFacts, Lessons } from '../texts/lessons.ts'
import { namesIn } from '../texts/names.ts'

/* The cards of our own pack by their numbers: those that the lesson names, then the rival's. */
const CARDS: Readonly<Record<Cast, number>> = { lumir: 43, paw: 44, caraway: 45, soot: 25, stork: 1 }
const KNOTS = 46
const DRIP = 47
const RIPPLE = 48
const BRILLIANT = 27

const RIVAL = 1
const NORTH_WEST = 0

/** A square by its name: columns A to F, rows 1 to 6. */
const square = (name: string): number => 'ABCDEF'.indexOf(name[0]) + 6 * (Number(name[1]) - 1)
const squares = (names: string): readonly Thing[] =>
  names.split(' ').map((name) => ({ thing: 'square', is: square(name) }))

const land = (slot: number): readonly Thing[] => SQUARES_OF[slot].map((is) => ({ thing: 'square', is }))

const seat = (is: number): Thing => ({ thing: 'seat', is })
const card = (name: Cast): Thing => ({ thing: 'character', is: CARDS[name] })
const button = (is: RoamAction['type'] | 'confirm'): Thing => ({ thing: 'action', is })

const rivals = (character: number, x: number, y: number): readonly Move[] => {
  const actions: readonly RoamAction[] = [
    { type: 'use', character },
    { type: 'place', x, y },
  ]
  return actions.map((action) => ({ seat: RIVAL, action }))
}

type Telling = { readonly rule: string; readonly after?: readonly Move[] }

const explain = (
  say: Lesson,
  lit: readonly Thing[],
  telling: Telling & Pick<Explanation, 'go'>,
): Explanation => ({ kind: 'explain', say, lit, ...telling })

const deed = (say: Lesson, only: Gesture, telling: Telling): Task => ({
  kind: 'deed',
  say,
  gestures: [only],
  ...telling,
})

const gesture = (action: RoamAction, lit: readonly Thing[], also: readonly Thing[] = []): Gesture => ({
  action,
  lit,
  also,
})

const choose = (name: Cast): Gesture => gesture({ type: 'use', character: CARDS[name] }, [card(name)])

/** The shape is laid on these squares, by its corner, and confirmed. */
const lay = (x: number, y: number, names: string): Gesture =>
  gesture({ type: 'place', x, y }, squares(names), [button('confirm')])

const fill = gesture({ type: 'gap', square: square('A1') }, squares('A1'), [button('confirm')])
const bid = gesture({ type: 'bid', coins: 3 }, [button('bid')])

type Written = (facts: LessonFacts) => Lessons

/** The sentences of a language, and the names of the pack as they need them. */
const LOADED: Readonly<Record<Language, (pack: RoamPack) => Promise<readonly [Written, Naming]>>> = {
  async cs(pack) {
    const { character } = namesIn('cs', pack)
    return [(await import('../texts/cs/lessons.ts')).lessons, (card) => character(card)]
  },
  async sk(pack) {
    const { character } = namesIn('sk', pack)
    return [(await import('../texts/sk/lessons.ts')).lessons, (card) => character(card)]
  },
  async en(pack) {
    const { character } = namesIn('en', pack)
    return [(await import('../texts/en/lessons.ts')).lessons, (card) => withObject(character(card).nom)]
  },
}

type Naming = (card: number) => { readonly nom: string; readonly acc: string }
const withObject = (nom: string) => ({ nom, acc: nom })

async function words(language: Language, names: readonly string[]) {
  const pack = shippedPack()
  const [written, naming] = await LOADED[language](pack)
  const steps = written({
    rival: names[RIVAL],
    who: (name) => naming(CARDS[name]).nom,
    whom: (name) => naming(CARDS[name]).acc,
    points: (name) => [...pack.characters, ...pack.starters][CARDS[name]].points,
  })
  return { steps }
}

/** The first expedition: five turns in which the learner wins one land by majority and one by auction. */
export const tutorial: Tutorial = {
  seats: 2,
  options: { mode: 'basic', start: 'seat0' },
  parts: [
    {
      id: 'first',
      minutes: 5,
      scenes: [
        {
          seed: 'first expedition 366',
          steps: [
            explain('goal', land(NORTH_WEST), { rule: 'RO-403' }),
            deed('choose', choose('lumir'), { rule: 'RO-301' }),
            deed('place', lay(0, 1, 'A2 A3 B3'), { rule: 'RO-302', after: rivals(KNOTS, 2, 0) }),
            explain('opposite', squares('C1 D1 D2'), { rule: 'RO-109', go: 'understood' }),
            deed('asleep', choose('paw'), { rule: 'RO-206' }),
            // The rival completes the northern land afterwards, and the learner is consoled with a coin.
            deed('skip', lay(2, 1, 'C2 D2 E3'), { rule: 'RO-307', after: rivals(DRIP, 1, 1) }),
            explain('consolation', [seat(0)], { rule: 'RO-419' }),
            deed('gaps', choose('caraway'), { rule: 'RO-340' }),
            deed('aim', lay(0, 0, 'B1 C1'), { rule: 'RO-305' }),
            deed('gap', fill, { rule: 'RO-340' }),
            explain('gained', [card('soot')], { rule: 'RO-416', after: rivals(BRILLIANT, 2, 0) }),
            deed('newcomer', choose('soot'), { rule: 'RO-415' }),
            // After the rival's E1 and F1 all of the learner's party sleeps, and rests.
            deed('coins', lay(0, 1, 'B2 B3 A4 A5'), { rule: 'RO-330', after: rivals(RIPPLE, 3, 0) }),
            explain('rest', [card('lumir'), card('paw'), card('caraway'), card('soot')], { rule: 'RO-220' }),
            deed('again', choose('soot'), { rule: 'RO-402' }),
            deed('tie', lay(4, 1, 'F2 F3 E4 E5'), { rule: 'RO-405' }),
            explain('auction', [seat(RIVAL)], { rule: 'RO-407' }),
            // The bid is all that the rival has.
            deed('bid', bid, { rule: 'RO-408' }),
            explain('farewell', [card('stork')], { rule: 'RO-501', go: 'playOn' }),
          ],
        },
      ],
    },
  ],
  words,
}
