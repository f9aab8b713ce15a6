import type { Page } from 'playwright-core'
import { shippedPack } from '../../content/index.ts'
import type { Hands } from './hands.ts'

export interface Wishes {
  readonly seed: string
  /** One plays alone, two sit at this screen. */
  readonly seats: 1 | 2
  /** Words of the sentences that say how it is played. */
  readonly options?: Readonly<Record<string, string>>
}

/** Our own pack with a short round counter: a whole game of it takes a minute. */
const SLOTS = 6
const pack = shippedPack()
const SHORT = { ...pack, id: 'short', sheet: { ...pack.sheet, counterSlots: SLOTS, hintSlots: [2, 4] } }

/** From the first page to a table of a game that is short, because its own pack says so. */
export async function sitDown(
  page: Page,
  hands: Hands,
  { seed, seats, options = {} }: Wishes,
): Promise<void> {
  const choose = async (word: string, value: string) => {
    await hands.choose(`[data-word="${word}"]`)
    await hands.choose(`.word-tip [data-value="${value}"]`)
  }
  await hands.choose('[data-game="ark"] a.set')
  const buffer = Buffer.from(JSON.stringify(SHORT))
  const file = { name: 'short.json', mimeType: 'application/json', buffer }
  await page.locator('.lay-pack input[type=file]').setInputFiles(file)
  await page.locator('.setup-packed').waitFor()
  if (seats === 2) await choose('seat1', '')
  else await hands.choose('[data-seat="1"] .lay-remove')
  for (const [word, value] of Object.entries(options)) await choose(word, value)
  await choose('seed', 'seed')
  await page.locator('.word-tip input').fill(seed)
  await hands.choose('[data-word="seed"]')
  await hands.choose('.lay-start .btn')
  await page.locator('.ak-sheet, .handover').first().waitFor()
}
