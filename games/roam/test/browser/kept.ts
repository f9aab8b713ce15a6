import { Random, startMatch, writeRecord } from '@vyprava/kernel'
import type { Page } from 'playwright-core'
import { rules } from '../../index.ts'

/** A point of a game: what is asked, how long the game is, and how far it has come. */
interface Point {
  readonly prompt: string
  readonly types: readonly string[]
  readonly length: number
  readonly progress: number
}

interface Kept {
  readonly seed: string
  readonly options?: object
  /** Who plays on, by seat; a name of a bot, or null for a person. */
  readonly bots?: readonly (string | null)[]
  readonly until: (point: Point) => boolean
}

/** A game for two that greedy players have brought to some point, as it is kept in a file. */
function keptGame({ seed, options = { mode: 'full' }, bots = [null, null], until }: Kept): string {
  const started = startMatch(rules.game, { seats: 2, options, seed })
  const greedy = rules.players.find(({ name }) => name === 'greedy')
  if (!started.ok || greedy === undefined) throw new Error('Roam has no greedy player')
  const match = started.value
  const random = new Random(seed)
  for (;;) {
    const [seat] = match.deciders
    if (seat === undefined) throw new Error(`the game '${seed}' ends without that point`)
    const { view, decision } = match.sight(seat)
    if (decision === null) throw new Error('a decider decides nothing')
    const { prompt, actions } = decision
    const types = actions.map(({ type }) => type)
    const progress = match.game.progress(match.state)
    if (until({ prompt: prompt.key, types, length: match.length, progress })) break
    match.play(seat, greedy.choose({ seat, decision, view: () => view }, random))
  }
  const players = bots.map((bot, seat) => ({ name: ['Eliška', 'Vydra'][seat], bot }))
  return JSON.stringify({ ...writeRecord(match), players })
}

/** Opens such a game, from the first page. */
export async function openKept(page: Page, kept: Kept): Promise<void> {
  const buffer = Buffer.from(keptGame(kept))
  const file = { name: 'game.json', mimeType: 'application/json', buffer }
  await page.locator('input[type=file]').setInputFiles(file)
  await page.locator('.roam').waitFor()
}
