import type { Page } from 'playwright-core'
import { type Kept, keptGame } from '../../../testing/kept.ts'
import { rules } from '../../index.ts'

/** Opens a game that novices have brought to some point, from the first page. Two people at one screen hand it over. */
export async function openKept(page: Page, kept: Kept): Promise<void> {
  const buffer = Buffer.from(keptGame(rules, 'novice', kept))
  const file = { name: 'game.json', mimeType: 'application/json', buffer }
  await page.locator('input[type=file]').setInputFiles(file)
  await page.locator('.df-plate, .handover').first().waitFor()
}
