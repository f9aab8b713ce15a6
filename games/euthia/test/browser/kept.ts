import type { Page } from 'playwright-core'
import { type Kept, keptGame } from '../../../testing/kept.ts'
import { shippedPack } from '../../content/index.ts'
import { careless } from './careless.ts'

/** Opens a game that novices have brought to some point, from the first page. */
export async function openKept(page: Page, kept: Kept): Promise<void> {
  const buffer = Buffer.from(keptGame(careless, 'novice', kept))
  const file = { name: 'game.json', mimeType: 'application/json', buffer }
  await page.locator('input[type=file]').setInputFiles(file)
  await page.locator('.eu-land, .handover').first().waitFor()
}

/** Our own pack with a hunt of two rounds: a whole game of it takes a minute. */
const ROUNDS = 2
export function shortPack(): object {
  const pack = shippedPack()
  return {
    ...pack,
    id: 'short',
    scenarios: pack.scenarios.map((scenario) =>
      scenario.key === 'hunt' ? { ...scenario, rounds: ROUNDS } : scenario,
    ),
  }
}
