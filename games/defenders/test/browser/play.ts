import type { Page } from 'playwright-core'
import type { Hands } from './hands.ts'
import { look, movedOn, type Sight, settled } from './table.ts'

/** How the parts of a game were played: a test may ask whether it met them all. */
export type Met = Map<string, number>

/** No part of a game that a test plays takes more touches. */
const MOST = 150
const END = '[data-action="endActions"]'

/** One decision, by what the screen shows. Nobody fights the machines for long: games end. */
async function decide(hands: Hands, sight: Sight, acted: boolean): Promise<string> {
  const can = (action: string) => sight.actions.includes(action)
  const button = async (action: string) => {
    await hands.press(`[data-action="${action}"]`)
    return action
  }
  const thing = async (kind: string, selector: string) => {
    await hands.press(selector)
    return kind
  }
  if (sight.handsOver) return thing('handOver', '.handover .btn--brass')
  if (sight.fan > 0) return thing('fan', '.fan [data-choice]')
  if (can('confirm')) {
    await hands.confirm()
    return 'confirm'
  }
  if (can('ready')) return button('ready')
  if (can('resolve')) return button('resolve')
  if (can('stay')) return button('stay')
  if (can('endActions')) {
    const [hex] = sight.hexes
    if (!acted && hex !== undefined) return thing('hex', hex)
    return thing('end', END)
  }
  for (const [kind, things] of [
    ['faction', sight.marks],
    ['leader', sight.leaders],
    ['card', sight.cards],
    ['pile', sight.piles],
    ['hex', sight.hexes],
    ['edge', sight.edges],
  ] as const) {
    const [first] = things
    if (first !== undefined) return thing(kind, first)
  }
  if (sight.plates > 0) return thing('plate', '.df-plate-button[data-lit]')
  throw new Error(`nothing to do: ${JSON.stringify(sight)}`)
}

/** Plays until the game is over, or until the screen shows what is looked for; who does not fight only looks on. */
export async function playOn(
  page: Page,
  hands: Hands,
  until: (sight: Sight, met: Met) => boolean = () => false,
  fights = true,
): Promise<Met> {
  const met: Met = new Map()
  let turn = -1
  for (let step = 0; ; step++) {
    await settled(page)
    const sight = await look(page)
    if (step > MOST) throw new Error(`the game does not go on: ${JSON.stringify([[...met], sight])}`)
    if (sight.over || until(sight, met)) return met
    const done = await decide(hands, sight, !fights || turn === sight.length || turn === sight.length - 1)
    met.set(done, (met.get(done) ?? 0) + 1)
    if (done === 'hex' && sight.actions.includes('endActions')) turn = sight.length
    const answers = done === 'confirm' || done === 'ready' || done === 'resolve' || done === 'stay'
    if (answers) await movedOn(page, sight.length)
  }
}
