import { type GameResult, Random, startMatch, writeRecord } from '@vyprava/kernel'
import type { Rules } from '@vyprava/module'
import type { Page } from 'playwright-core'

/** A point of a game: what is asked, what whoever is asked sees, how long the game is, and how far it has come. */
export interface Point {
  readonly prompt: string
  readonly view: object
  readonly types: readonly string[]
  readonly length: number
  readonly progress: number
}

export interface Kept {
  readonly seed: string
  readonly seats?: number
  readonly options?: object
  /** Who plays on, by seat; a name of a bot, or null for a person. Nobody else but persons by default. */
  readonly bots?: readonly (string | null)[]
  /** Only whoever is asked is a person: nobody has to hand the screen over. */
  readonly alone?: boolean
  /** To its end, if nothing is said. */
  readonly until?: (point: Point) => boolean
  /** How it must have ended, where it is played to its end. */
  readonly ending?: 'won' | 'lost'
}

/** Short and long names, as people have them. */
const NAMES = ['Eliška', 'Havran', 'Bartoloměj', 'Jan Kryštof', 'Ada', 'Květoslava', 'Rys']

/** How many games are tried until one comes to a point: words and content change what happens in each of them. */
const MOST_GAMES = 60

/** What was played before: tests look at the same point on many screens, and some points are dear to come to. */
const played = new WeakMap<Rules, Map<Kept['until'], Map<string, string>>>()

/** A game that its own player has brought to some point, as it is kept in a file: the first of its seeds that comes there. */
export function keptGame(rules: Rules, player: string, kept: Kept): string {
  const { until, ...rest } = kept
  const byPoint = played.get(rules) ?? new Map<Kept['until'], Map<string, string>>()
  const files = byPoint.get(until) ?? new Map<string, string>()
  played.set(rules, byPoint.set(until, files))
  const name = JSON.stringify([player, rest])
  const file = files.get(name) ?? firstThatComes(rules, player, kept)
  files.set(name, file)
  return file
}

function firstThatComes(rules: Rules, player: string, kept: Kept): string {
  for (let number = 1; number <= MOST_GAMES; number++) {
    const seed = number === 1 ? kept.seed : `${kept.seed} ${number}`
    const file = keptIfItComes(rules, player, { ...kept, seed })
    if (file !== null) return file
  }
  throw new Error(`no game '${kept.seed}' comes to that point`)
}

/** Null if that game ends without coming there. */
function keptIfItComes({ game, players }: Rules, player: string, kept: Kept): string | null {
  const { seed, seats = 2, options = {}, until } = kept
  const started = startMatch(game, { seats, options, seed })
  const hand = players.find(({ name }) => name === player)
  if (!started.ok || hand === undefined) throw new Error(`'${game.id}' has no such table or player`)
  const match = started.value
  const random = new Random(seed)
  for (;;) {
    const [seat] = match.deciders
    if (seat === undefined && until === undefined && endsAs(match.result, kept.ending)) break
    if (seat === undefined) return null
    const { view, decision } = match.sight(seat)
    if (decision === null) throw new Error('a decider decides nothing')
    const { prompt, actions } = decision
    const types = actions.map(({ type }) => type)
    const progress = game.progress(match.state)
    if (until?.({ prompt: prompt.key, types, view, length: match.length, progress }) === true) break
    match.play(seat, hand.choose({ seat, decision, view: () => view }, random))
  }
  const botOf = (seat: number) => {
    if (kept.alone === true) return seat === match.deciders[0] ? null : player
    return kept.bots?.[seat] ?? null
  }
  const sitters = Array.from({ length: seats }, (_, seat) => ({ name: NAMES[seat], bot: botOf(seat) }))
  return JSON.stringify({ ...writeRecord(match), players: sitters })
}

/** Together, or for the first seat. */
function endsAs(result: GameResult | null, ending: Kept['ending']): boolean {
  if (ending === undefined || result === null) return true
  const won = result.kind === 'together' ? result.won : result.ranks[0] === 1
  return won === (ending === 'won')
}

/** Opens the file of a game, from the first page: a table, its end, or the page on which the screen is handed over. */
export async function openFile(page: Page, text: string): Promise<void> {
  const file = { name: 'game.json', mimeType: 'application/json', buffer: Buffer.from(text) }
  await page.locator('input[type=file]').setInputFiles(file)
  await page.locator('.time-bar input, .over, .handover').first().waitFor({ state: 'attached' })
}
