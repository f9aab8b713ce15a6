import type { Page } from 'playwright-core'
import type { Hands } from './hands.ts'
import { asksOrMovedOn, bestSquare, look, movedOn, type Sight } from './table.ts'

export interface Wishes {
  readonly seed: string
  readonly mode: 'basic' | 'full'
}

/** From the first page to a table for two at this screen. */
export async function sitDown(page: Page, hands: Hands, { seed, mode }: Wishes): Promise<void> {
  await hands.press('[data-game="roam"] a.set')
  await hands.press('[data-word="seat1"]')
  await hands.press('.word-tip [data-value=""]')
  await hands.press('[data-word="mode"]')
  await hands.press(`.word-tip [data-value="${mode}"]`)
  await hands.press('[data-word="seed"]')
  await hands.press('.word-tip [data-value="seed"]')
  await hands.write('.word-tip input', seed)
  await hands.press('[data-word="seed"]')
  await hands.press('.lay-start .btn')
  await page.locator(`.roam--${mode}`).waitFor()
  await mayChoose(page)
}

/** Waits until somebody may choose a character: what may be done lights up some frames after the board. */
export async function mayChoose(page: Page): Promise<void> {
  await page
    .locator('html:not([data-following]) .roam-hand [data-lit]')
    .first()
    .waitFor({ state: 'attached' })
}

/** How the parts of a game were played: a test may ask whether it met them all. */
export type Met = Map<string, number>

/** One decision, by what the screen shows. Lands are completed as soon as possible: games end. */
async function decide(hands: Hands, sight: Sight): Promise<string> {
  const can = (action: string) => sight.actions.includes(action)
  const button = async (action: string) => {
    await hands.press(`[data-action="${action}"]`)
    return action
  }
  if (sight.choices > 0) {
    await hands.press('.fan [data-choice]')
    return 'menu'
  }
  if (sight.placing) {
    await hands.place(bestSquare(sight))
    return 'place'
  }
  if (can('bid') && sight.length % 2 === 0) return button('bid')
  if (can('pass')) return button('pass')
  if (sight.own.includes('coin')) {
    await hands.press('[data-own="coin"]')
    return 'coin'
  }
  if (sight.row.length > 0) {
    await hands.press(`[data-artifact="${sight.row[0]}"]`)
    return 'buy'
  }
  if (sight.cards.length > 0) {
    await hands.press(`[data-character="${sight.cards[sight.length % sight.cards.length]}"]`)
    return 'use'
  }
  if (sight.lit.length > 0) {
    await hands.press(`[data-square="${bestSquare(sight)}"]`)
    return 'square'
  }
  const [first] = sight.actions
  if (first === undefined) throw new Error(`nothing to do: ${JSON.stringify(sight)}`)
  return button(first)
}

/** Plays until the game is over, or until the screen shows what is looked for. */
export async function playOn(
  page: Page,
  hands: Hands,
  until: (sight: Sight) => boolean = () => false,
  after: () => Promise<void> = async () => {},
): Promise<Met> {
  const met: Met = new Map()
  for (;;) {
    const sight = await look(page)
    if (sight.over || until(sight)) return met
    const done = await decide(hands, sight)
    met.set(done, (met.get(done) ?? 0) + 1)
    if (sight.choices === 0 && (await asksOrMovedOn(page, sight.length)) === 'asks') continue
    await movedOn(page, sight.length)
    await after()
  }
}
