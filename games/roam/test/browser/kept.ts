import type { Page } from 'playwright-core'
import { type Kept, keptGame, openFile } from '../../../testing/kept.ts'
import { rules } from '../../index.ts'

/** Opens a full game for two that greedy players have brought to some point, from the first page. */
export async function openKept(page: Page, kept: Kept): Promise<void> {
  await openFile(page, keptGame(rules, 'greedy', { options: { mode: 'full' }, ...kept }))
  await page.locator('.roam').waitFor()
}
