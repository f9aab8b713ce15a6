import type { Page } from 'playwright-core'
import { takenOver } from '../../../testing/rest.ts'
import type { Hands } from './hands.ts'
import { look, movedOn, type Sight, settled } from './table.ts'

/** How the parts of a game were played: a test may ask whether it met them all. */
export type Met = Map<string, number>

/** No part of a game that a test plays takes more touches. */
const MOST = 160

const BUTTONS = ['confirm', 'send', 'endTurn'] as const

/** One touch, by what the screen shows. Answers go to the map, to the compass and nowhere in turns. */
async function decide(hands: Hands, sight: Sight, met: Met): Promise<string> {
  const thing = async (kind: string, selector: string) => {
    await hands.press(selector)
    return kind
  }
  if (sight.handsOver) return thing('handOver', '.handover .btn--brass')
  if (sight.ring > 0) return thing('ring', '.ak-fan-p')
  const button = BUTTONS.find((action) => sight.actions.includes(action))
  if (button !== undefined) {
    await hands.confirm(button)
    return button
  }
  const answers = sight.cards.length > 0
  const count = (kind: string): number => met.get(kind) ?? 0
  if (answers) {
    const card = (name: string) => sight.cards.find((one) => one.includes(name))
    const field = sight.fields.at(count('compassAnswer') % Math.max(1, sight.fields.length))
    const ways = [
      { kind: 'mapAnswer', selector: sight.hexes[0] ?? card('map'), shown: sight.hexes.length > 0 },
      { kind: 'compassAnswer', selector: field ?? card('compass'), shown: field !== undefined },
      { kind: 'skip', selector: card('skip'), shown: true },
    ]
    const [next] = ways
      .filter(({ selector }) => selector !== undefined)
      .toSorted((one, other) => count(one.kind) - count(other.kind))
    // A phone shows the map or the compass: the card turns to what it needs.
    if (next?.selector !== undefined) return thing(next.shown ? next.kind : 'card', next.selector)
  }
  for (const [kind, things] of [
    ['character', sight.characters],
    ['system', sight.systems],
    ['hex', sight.hexes],
    ['field', sight.fields],
    ['pencil', sight.pencils],
  ] as const) {
    const first = things.at(count(kind) % Math.max(1, things.length))
    if (first !== undefined) return thing(kind, first)
  }
  throw new Error(`nothing to do: ${JSON.stringify(sight)}`)
}

/** Plays until the game is over, or until the screen shows what is looked for. */
export async function playOn(
  page: Page,
  hands: Hands,
  until: (sight: Sight, met: Met) => boolean = () => false,
  after: () => Promise<void> = async () => {},
): Promise<Met> {
  const met: Met = new Map()
  for (let step = 0; ; step++) {
    await settled(page)
    const sight = await look(page)
    if (step > MOST) throw new Error(`the game does not go on: ${JSON.stringify([[...met], sight])}`)
    if (sight.over || until(sight, met)) return met
    const done = await decide(hands, sight, met)
    met.set(done, (met.get(done) ?? 0) + 1)
    if (BUTTONS.some((button) => button === done)) await movedOn(page, sight.length)
    if (done === 'handOver') await takenOver(page)
    await after()
  }
}
