import type { Explanation, Gesture, Move, Task, Thing, Tutorial } from '@vyprava/module'
import type { Language } from '@vyprava/module/words.ts'
import { type DefendersPack, FACTIONS, ITEMS, shippedPack } from '../content/index.ts'
import { type DefendersAction, hexAt, NEIGHBOURS, SIDES } from '../rules/index.ts'
import type { Cast, Lesson, LessonFacts, Lessons } from '../texts/lessons.ts'
import { hexName, namesIn } from '../texts/names.ts'

/* The cards of our own pack by their numbers: those that the lesson names, then those of the ally. */
const CARDS: Readonly<Record<Cast, number>> = { inky: 2, lantern: 4, flint: 9 }
const ALLYS_FIRST = 38
const ALLYS_SECOND = 42

const LEARNER = 0
const ALLY = 1
/** Brenna of the Order, and Zibela of the Clan. */
const LEADERS = [0, 4] as const

/* Where it happens: the camp in the west, along the forest to the pollution, to the hunter beside it, and back a hex. */
const START = hexAt(-3, 0)
const DIRTY = hexAt(-2, 2)
const HUNTED = hexAt(-3, 2)
const HOME = hexAt(-2, 1)
const BEHIND = hexAt(-1, 1)
const ALLYS_CAMP = hexAt(-3, 3)
const ALLYS_AIM = hexAt(-3, 1)

/** The edge between two neighbours. */
const between = (a: number, b: number): number =>
  SIDES[a * 6 + [0, 1, 2, 3, 4, 5].findIndex((side) => NEIGHBOURS[a * 6 + side] === b)]

const card = (name: Cast): Thing => ({ thing: 'card', is: CARDS[name] })
const hex = (is: number): Thing => ({ thing: 'spot', is: `hex:${is}` })
const edge = (a: number, b: number): Thing => ({ thing: 'spot', is: `edge:${between(a, b)}` })
const wall = (a: number, b: number): Thing => ({ thing: 'wall', is: between(a, b) })
const pollution = (is: number): Thing => ({ thing: 'pollution', is })
const engine = (is: number): Thing => ({ thing: 'engine', is })
const dial = (is: 'toxic' | 'fallen' | 'core'): Thing => ({ thing: 'dial', is })
const item = (name: (typeof ITEMS)[number]): Thing => ({ thing: 'item', is: ITEMS.indexOf(name) })
const act = (is: 'build' | 'clear'): Thing => ({ thing: 'choice', is })
const circle: Thing = { thing: 'circle', is: LEARNER }
const button = (is: DefendersAction['type'] | 'confirm'): Thing => ({ thing: 'action', is })

const moves = (seat: number, ...actions: readonly DefendersAction[]): readonly Move[] =>
  actions.map((action) => ({ seat, action }))

type Telling = { readonly rule: string; readonly after?: readonly Move[] }

const explain = (
  say: Lesson,
  lit: readonly Thing[],
  telling: Telling & Pick<Explanation, 'go' | 'also'>,
): Explanation => ({ kind: 'explain', say, lit, ...telling })

const deed = (say: Lesson, gestures: readonly Gesture[], telling: Telling): Task => ({
  kind: 'deed',
  say,
  gestures,
  ...telling,
})

const gesture = (action: DefendersAction, lit: Thing, ...also: readonly Thing[]): Gesture => ({
  action,
  lit: [lit],
  also,
})

const lead = (name: Cast): Gesture =>
  gesture({ type: 'lead', card: CARDS[name] }, card(name), button('confirm'))
const go = (to: number): Gesture => gesture({ type: 'move', hex: to }, hex(to), button('confirm'))

const faction = (name: (typeof FACTIONS)[number]): number => FACTIONS.indexOf(name)

/** Who sits where, and where everybody begins. */
const BEFORE: readonly Move[] = [
  ...moves(LEARNER, { type: 'chooseFaction', faction: faction('order') }),
  ...moves(ALLY, { type: 'chooseFaction', faction: faction('clan') }),
  ...moves(LEARNER, { type: 'chooseLeader', leader: LEADERS[LEARNER] }),
  ...moves(ALLY, { type: 'chooseLeader', leader: LEADERS[ALLY] }),
  ...moves(LEARNER, { type: 'placeCamp', hex: START }),
  ...moves(ALLY, { type: 'placeCamp', hex: ALLYS_CAMP }),
]

type Written = (facts: LessonFacts) => Lessons

/** The sentences of a language, and the names of the pack as they need them. */
const LOADED: Readonly<Record<Language, (pack: DefendersPack) => Promise<readonly [Written, Naming]>>> = {
  async cs(pack) {
    const { defender } = namesIn('cs', pack)
    return [(await import('../texts/cs/lessons.ts')).lessons, (card) => defender(card)]
  },
  async sk(pack) {
    const { defender } = namesIn('sk', pack)
    return [(await import('../texts/sk/lessons.ts')).lessons, (card) => defender(card)]
  },
  async en(pack) {
    const { defender } = namesIn('en', pack)
    return [(await import('../texts/en/lessons.ts')).lessons, (card) => withObject(defender(card).nom)]
  },
}

type Naming = (card: number) => { readonly nom: string; readonly acc: string }
const withObject = (nom: string) => ({ nom, acc: nom })

async function words(language: Language) {
  const pack = shippedPack()
  const [written, naming] = await LOADED[language](pack)
  const steps = written({
    who: (name) => naming(CARDS[name]).nom,
    whom: (name) => naming(CARDS[name]).acc,
    points: (name) => pack.defenders[CARDS[name]].ap,
    dirty: hexName(DIRTY),
    hunted: hexName(HUNTED),
    home: hexName(HOME),
    behind: hexName(BEHIND),
  })
  return { steps }
}

/** The first expedition: one round and the beginning of the next, with a camp, a wall and the first breach. */
export const tutorial: Tutorial = {
  seats: 2,
  options: { communication: 'free' },
  parts: [
    {
      id: 'first',
      minutes: 6,
      scenes: [
        {
          seed: 'first stand 109745',
          before: BEFORE,
          steps: [
            explain('goal', [circle], { rule: 'DE-901' }),
            explain('loss', [dial('toxic')], {
              rule: 'DE-903',
              also: [pollution(DIRTY), dial('fallen'), dial('core')],
            }),
            deed('lead', [lead('inky')], {
              rule: 'DE-202',
              after: moves(ALLY, { type: 'lead', card: ALLYS_FIRST }),
            }),
            explain('active', [card('inky')], { rule: 'DE-204' }),
            deed('trail', [go(DIRTY)], { rule: 'DE-402' }),
            deed('clear', [gesture({ type: 'clear' }, act('clear'), button('confirm'))], { rule: 'DE-441' }),
            deed(
              'map',
              [gesture({ type: 'mapMove', hex: HUNTED }, item('map'), hex(HUNTED), button('confirm'))],
              { rule: 'DE-508' },
            ),
            deed('destroy', [gesture({ type: 'destroy' }, hex(HUNTED), button('confirm'))], {
              rule: 'DE-602',
            }),
            deed(
              'team',
              [gesture({ type: 'team', card: CARDS.lantern }, card('lantern'), button('confirm'))],
              { rule: 'DE-220' },
            ),
            deed('home', [go(HOME)], { rule: 'DE-422' }),
            deed('engine', [gesture({ type: 'endActions' }, engine(0), button('endActions'))], {
              rule: 'DE-713',
            }),
            // The ally clears a hex of the plains; the factories vent afterwards.
            explain('walls', [wall(DIRTY, BEHIND), wall(HOME, BEHIND)], {
              rule: 'DE-731',
              after: moves(
                ALLY,
                { type: 'move', hex: HUNTED },
                { type: 'move', hex: ALLYS_AIM },
                { type: 'clear' },
                { type: 'endActions' },
              ),
            }),
            deed('again', [lead('flint')], {
              rule: 'DE-421',
              after: moves(ALLY, { type: 'lead', card: ALLYS_SECOND }),
            }),
            deed('build', [gesture({ type: 'build' }, act('build'), button('confirm'))], { rule: 'DE-424' }),
            deed(
              'breach',
              [
                gesture(
                  { type: 'breach', edge: between(HOME, BEHIND) },
                  edge(HOME, BEHIND),
                  button('confirm'),
                ),
              ],
              { rule: 'DE-471' },
            ),
            explain('farewell', [dial('core')], { rule: 'DE-481', go: 'playOn' }),
          ],
        },
      ],
    },
  ],
  words,
}
