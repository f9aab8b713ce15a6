import type { Explanation, Gesture, Move, Task, Thing, Tutorial } from '@vyprava/module'
import type { Language } from '@vyprava/module/words.ts'
import { shippedPack } from '../content/index.ts'
import type { EuthiaAction } from '../rules/actions.ts'
import type { Lesson, LessonFacts, Lessons } from '../texts/lessons.ts'
import { KEPT } from './kept.ts'

const LEARNER = 0
const RIVAL = 1
const SCENARIO = 'hunt'
/** The numbers of the fixed actions. */
const MINE = 0
const TRADE = 1
const COMBAT = 2

/* Where it happens: the first step out of the church, the places of the new tiles, the lake; later the foe's field. */
const OUT = 0
const SIDES = [3, 4] as const
const LAKE = 13
const LAIR = 9
/** The higher die of the monster, and the slot of the weapon. */
const HIGH = 0
const WEAPON = 0
/** What is sold and bought, where it is worn, what is kept of the pairs, and where the ability goes. */
const SOLD = 0
const BOUGHT = 1
const BAG = 1
const WORN = 10
const KEEPS = [67, 69] as const
const OPEN = 0
const BOOK = 3

/** The table names its things by their data. */
const thing = (is: object): Thing => ({ thing: 'thing', is: JSON.stringify(is) })
const field = (is: number): Thing => ({ thing: 'spot', is: `hex:${is}` })
const token = (is: number): Thing => ({ thing: 'token', is })
const side = (is: number): Thing => ({ thing: 'side', is })
const slot = (is: number): Thing => ({ thing: 'slot', is })
/** What is worn, as the arena offers it: there a phone shows it too. */
const use = (is: number): Thing => ({ thing: 'use', is: JSON.stringify({ kind: 'slot', slot: is }) })
const bag = (is: number): Thing => ({ thing: 'bag', is })
const service = (is: string): Thing => ({ thing: 'service', is })
const button = (is: string): Thing => ({ thing: 'action', is })
const BOARD: Thing = { thing: 'place', is: 'board' }
const SEAT: Thing = { thing: 'seat', is: LEARNER }
const CONFIRM = button('confirm')

type Telling = { readonly rule: string; readonly after?: readonly Move[] }

const explain = (
  say: Lesson,
  lit: readonly Thing[],
  telling: Telling & Pick<Explanation, 'go'>,
): Explanation => ({
  kind: 'explain',
  say,
  lit,
  ...telling,
})
const deed = (say: Lesson, gestures: readonly Gesture[], telling: Telling): Task => ({
  kind: 'deed',
  say,
  gestures,
  ...telling,
})
const gesture = (action: EuthiaAction, lit: Thing, ...also: readonly Thing[]): Gesture => ({
  action,
  lit: [lit],
  also,
})
const by = (seat: number, ...types: readonly ('done' | 'pass')[]): readonly Move[] =>
  types.map((type) => ({ seat, action: { type } }))

type Written = (facts: LessonFacts) => Lessons

const WRITTEN: Readonly<Record<Language, () => Promise<Written>>> = {
  cs: async () => (await import('../texts/cs/lessons.ts')).lessons,
  sk: async () => (await import('../texts/sk/lessons.ts')).lessons,
  en: async () => (await import('../texts/en/lessons.ts')).lessons,
}

async function words(language: Language, names: readonly string[]): Promise<Lessons> {
  const written = await WRITTEN[language]()
  const { scenarios, movement } = shippedPack()
  const hunt = scenarios.find(({ key }) => key === SCENARIO)
  return written({ rival: names[RIVAL], rounds: hunt?.rounds ?? 0, points: movement.combat })
}

const ATTACK: EuthiaAction = { type: 'attack', place: WEAPON, way: 0 }

/** The first expedition in three parts: the first turn on the road, a fight, and a market; each is a real game. */
export const tutorial: Tutorial = {
  seats: 2,
  options: { scenario: SCENARIO, mode: 'competitive', hero1: 'maeldur', hero2: 'dral' },
  parts: [
    {
      id: 'road',
      minutes: 5,
      scenes: [
        {
          seed: 'road 1',
          steps: [
            explain('goal', [SEAT], { rule: 'EU-1116' }),
            deed('token', [gesture({ type: 'walk', action: COMBAT }, token(COMBAT), CONFIRM)], {
              rule: 'EU-209',
            }),
            deed(
              'explore',
              [
                gesture({ type: 'step', field: OUT, fund: null }, field(OUT), CONFIRM),
                ...SIDES.map((place) => gesture({ type: 'explore', side: place }, side(place), CONFIRM)),
              ],
              { rule: 'EU-304' },
            ),
            explain('field', [field(LAKE)], { rule: 'EU-330' }),
            deed('site', [gesture({ type: 'step', field: LAKE, fund: null }, field(LAKE), CONFIRM)], {
              rule: 'EU-302',
            }),
            explain('grown', [field(LAKE)], { rule: 'EU-305' }),
            deed('mine', [gesture({ type: 'mine', cart: false, fund: 'token' }, token(MINE), CONFIRM)], {
              rule: 'EU-451',
            }),
            deed(
              'keep',
              [
                gesture({ type: 'endTurn' }, button('endTurn')),
                gesture({ type: 'keep', action: TRADE }, token(TRADE), CONFIRM),
              ],
              { rule: 'EU-214' },
            ),
          ],
        },
      ],
    },
    {
      id: 'fight',
      minutes: 5,
      scenes: [
        {
          seed: 'hunt 2',
          before: KEPT.fight,
          steps: [
            deed(
              'enter',
              [
                gesture({ type: 'step', field: LAIR, fund: 'token' }, field(LAIR), CONFIRM),
                gesture({ type: 'done' }, button('done')),
              ],
              { rule: 'EU-333', after: [...by(LEARNER, 'done'), ...by(RIVAL, 'done', 'pass')] },
            ),
            explain('foe', [BOARD], { rule: 'EU-620' }),
            explain('throw', [BOARD], { rule: 'EU-650' }),
            deed(
              'reroll',
              [gesture({ type: 'gaar', die: HIGH }, thing({ kind: 'die', die: HIGH }), CONFIRM)],
              { rule: 'EU-656', after: by(RIVAL, 'pass') },
            ),
            deed('leave', [gesture({ type: 'pass' }, button('pass'))], {
              rule: 'EU-657',
              after: [...by(LEARNER, 'done'), ...by(RIVAL, 'done')],
            }),
            deed('attack', [gesture(ATTACK, use(WEAPON), CONFIRM)], {
              rule: 'EU-684',
              after: [
                ...by(LEARNER, 'done', 'done'),
                ...by(RIVAL, 'done', 'pass'),
                ...by(LEARNER, 'pass', 'done'),
                ...by(RIVAL, 'done'),
              ],
            }),
            deed('again', [gesture(ATTACK, use(WEAPON), CONFIRM)], {
              rule: 'EU-701',
              after: by(LEARNER, 'done'),
            }),
            deed('trophy', [gesture({ type: 'trophy', keep: true }, button('trophy-yes'))], {
              rule: 'EU-712',
            }),
          ],
        },
      ],
    },
    {
      id: 'trade',
      minutes: 5,
      scenes: [
        {
          seed: 'hunt 1',
          before: KEPT.trade,
          steps: [
            deed('market', [gesture({ type: 'trade', fund: 'token' }, token(TRADE), CONFIRM)], {
              rule: 'EU-501',
            }),
            deed(
              'sell',
              [gesture({ type: 'sell', place: SOLD, shelf: 'bags', way: 0 }, bag(SOLD), CONFIRM)],
              { rule: 'EU-520' },
            ),
            deed(
              'buy',
              [gesture({ type: 'buy', place: BOUGHT }, thing({ kind: 'offer', place: BOUGHT }), CONFIRM)],
              { rule: 'EU-510' },
            ),
            deed(
              'wear',
              [gesture({ type: 'equip', place: BAG, slot: WORN }, bag(BAG), slot(WORN), CONFIRM)],
              { rule: 'EU-513' },
            ),
            deed('exchange', [gesture({ type: 'exchange' }, service('exchange'), CONFIRM)], {
              rule: 'EU-515',
            }),
            deed(
              'reveal',
              [
                gesture({ type: 'reveal' }, service('reveal'), CONFIRM),
                ...KEEPS.map((tile) =>
                  gesture({ type: 'take', tile }, thing({ kind: 'found', tile }), CONFIRM),
                ),
              ],
              { rule: 'EU-803' },
            ),
            deed(
              'learn',
              [
                gesture(
                  { type: 'learn', place: OPEN, slot: BOOK },
                  thing({ kind: 'revealed', place: OPEN }),
                  slot(BOOK),
                  CONFIRM,
                ),
              ],
              { rule: 'EU-811' },
            ),
            explain('farewell', [SEAT], { rule: 'EU-1107', go: 'playOn' }),
          ],
        },
      ],
    },
  ],
  words,
}
