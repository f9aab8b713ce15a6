import type { Explanation, Gesture, Move, Task, Thing, Tutorial } from '@vyprava/module'
import type { Language } from '@vyprava/module/words.ts'
import { LETTER_FIELDS, LETTERS } from '../compass/index.ts'
import { shippedPack } from '../content/index.ts'
import {
  type ArkAction,
  END_MOVE,
  FIELD_COUNT,
  FILL,
  GREY,
  NAME,
  PAINT,
  printedFrom,
  START,
  YELLOW,
} from '../rules/index.ts'
import type { Lesson, LessonFacts, Lessons } from '../texts/lessons.ts'
import { guideTo } from '../texts/names.ts'
import { PREPARED, TURNS } from './kept.ts'

const RIVAL = 1
const MAP = 'shore'

/* Where it happens: the city and its two roads; later the part E, and the two meadows that its surroundings lack. */
const CITY = 51
const ROADS = [63, 64] as const
const SITE = 37
const MEADOWS = [26, 36] as const
const PART = LETTERS.indexOf('E')

/** Fields of the compass: the third of the roads', and the first of the ocean's. */
const IDENTITY_FIELD = 18
const OCEAN_FIELD = 12
/** How many hexes may be grey when one field of that side is filled. */
const ALLOWANCE = 2

const hex = (is: number): Thing => ({ thing: 'hex', is })
const field = (is: number): Thing => ({ thing: 'cell', is })
const letter = (is: number): Thing => ({ thing: 'cell', is: FIELD_COUNT + is })
const badge = (is: number): Thing => ({ thing: 'badge', is })
const slot = (is: number): Thing => ({ thing: 'slot', is })
const gain = (is: 'hints' | 'diamonds'): Thing => ({ thing: 'gain', is })
const pencil = (is: number): Thing => ({ thing: 'pencil', is })
/** On a phone: what turns the sheet over, and back. */
const SMALL_COMPASS: Thing = { thing: 'small', is: 'compass' }
const SMALL_MAP: Thing = { thing: 'small', is: 'map' }
/** What was shown is confirmed, what was gathered is sent. */
const CONFIRM: Thing = { thing: 'action', is: 'confirm' }
const SEND: Thing = { thing: 'action', is: 'send' }

const around = (centre: number): readonly number[] => {
  const { around: next } = guideTo(mapText()).chart
  return [0, 1, 2, 3, 4, 5].map((side) => next[6 * centre + side])
}

const mapText = (): string =>
  shippedPack()
    .maps.find(({ id }) => id === MAP)
    ?.lines.join('\n') ?? ''

type Telling = { readonly rule: string; readonly after?: readonly Move[] }

const explain = (
  say: Lesson,
  lit: readonly Thing[],
  telling: Telling & Pick<Explanation, 'go' | 'also' | 'opens'>,
): Explanation => ({ kind: 'explain', say, lit, ...telling })

const deed = (
  say: Lesson,
  gestures: readonly Gesture[],
  telling: Telling & Pick<Task, 'anyOrder'>,
): Task => ({ kind: 'deed', say, gestures, ...telling })

const gesture = (action: ArkAction, lit: Thing, ...also: readonly Thing[]): Gesture => ({
  action,
  lit: [lit],
  also,
})

const paint = (colour: number, at: number): Gesture => gesture(PAINT[colour][at], hex(at), SEND)

/** What a seat does in a part of the kept game. */
const movesOf = (seat: number, moves: readonly Move[]): readonly Move[] =>
  moves.filter((move) => move.seat === seat)

type Written = (facts: LessonFacts) => Lessons

const WRITTEN: Readonly<Record<Language, () => Promise<Written>>> = {
  cs: async () => (await import('../texts/cs/lessons.ts')).lessons,
  sk: async () => (await import('../texts/sk/lessons.ts')).lessons,
  en: async () => (await import('../texts/en/lessons.ts')).lessons,
}

async function words(language: Language, names: readonly string[]) {
  const written = await WRITTEN[language]()
  const { hexes } = guideTo(mapText())
  const steps = written({
    rival: names[RIVAL],
    city: hexes[CITY],
    roads: [hexes[ROADS[0]], hexes[ROADS[1]]],
    site: hexes[SITE],
    meadows: [hexes[MEADOWS[0]], hexes[MEADOWS[1]]],
    part: LETTERS[PART],
    allowance: ALLOWANCE,
    slots: printedFrom(shippedPack()).sheet.counterSlots,
    turns: TURNS.length - SECOND,
  })
  return { steps }
}

/** The turn in which the learner answers for the first time. */
const SECOND = 2
const SEED = 'lost ark 1155'

/** The first expedition: the first two turns, then the turn in which the same expedition finds a part. */
export const tutorial: Tutorial = {
  seats: 2,
  options: { map: MAP, difficulty: 'easy', characters: 'dealt' },
  parts: [
    {
      id: 'first',
      minutes: 7,
      scenes: [
        {
          seed: SEED,
          before: movesOf(RIVAL, PREPARED),
          steps: [
            explain(
              'goal',
              LETTERS.map((_, part) => letter(part)),
              { rule: 'AR-801', opens: SMALL_COMPASS },
            ),
            deed('start', [gesture(START[CITY], hex(CITY), CONFIRM)], { rule: 'AR-107' }),
            deed('identity', [gesture(FILL[IDENTITY_FIELD], field(IDENTITY_FIELD), CONFIRM)], {
              rule: 'AR-109',
            }),
            explain('allowance', [badge(GREY)], {
              rule: 'AR-406',
              opens: SMALL_COMPASS,
              also: [field(IDENTITY_FIELD)],
            }),
            deed('name', [gesture(NAME[GREY], pencil(GREY), SEND)], { rule: 'AR-202' }),
            deed(
              'paint',
              ROADS.map((road) => paint(GREY, road)),
              { rule: 'AR-305', anyOrder: true, after: movesOf(RIVAL, TURNS[0]) },
            ),
            explain('counter', [slot(0)], { rule: 'AR-320', after: movesOf(RIVAL, TURNS[1]) }),
            deed('answer', [gesture(FILL[OCEAN_FIELD], field(OCEAN_FIELD), SEND)], { rule: 'AR-225' }),
          ],
        },
        {
          seed: SEED,
          before: [PREPARED, ...TURNS].flat(),
          steps: [
            explain('signature', [letter(PART), ...LETTER_FIELDS[PART].map(field)], {
              rule: 'AR-702',
              opens: SMALL_COMPASS,
            }),
            explain('place', [SITE, ...around(SITE)].map(hex), {
              rule: 'AR-703',
              opens: SMALL_MAP,
              go: 'understood',
              also: [letter(PART), ...LETTER_FIELDS[PART].map(field), SMALL_COMPASS],
            }),
            deed(
              'find',
              [
                ...MEADOWS.map((meadow) => paint(YELLOW, meadow)),
                { action: END_MOVE, lit: [], also: [SEND] },
              ],
              { rule: 'AR-222', anyOrder: true },
            ),
            explain('farewell', [gain('hints'), gain('diamonds')], { rule: 'AR-501', go: 'playOn' }),
          ],
        },
      ],
    },
  ],
  words,
}
