import { moduleOf } from '@vyprava/games'
import { bad, type Checked, type MatchRecord, type Problem, parseRecord, readRecord } from '@vyprava/kernel'
import type { Sitter } from '../play/seating.ts'
import { rulesWith } from './packs.ts'
import { newlySaved, type SavedMatch } from './saved.ts'

/** The file of a saved match: its record, who sat where, their own pack, and whether moves were taken back. A sandbox has none. */
export function writeFile({ book, players, pack, takebacks }: SavedMatch): string | null {
  if (book.kind !== 'record') return null
  return `${JSON.stringify({ ...book.record, players, ownPack: pack, takebacks })}\n`
}

/** Reads such a file and plays it again; anybody's record without names is welcome too. */
export async function readFile(
  text: string,
  standard: (seat: number) => string,
): Promise<Checked<SavedMatch>> {
  const parsed = parseRecord(text)
  if (!parsed.ok) return parsed
  const record = parsed.value
  const module = moduleOf(record.game)
  if (module === null) return bad('game', record.game, 'a game that Výprava has')
  const whole: unknown = JSON.parse(text)
  const pack = fieldOf(whole, 'ownPack')
  const rules = await rulesWith(module, pack)
  if (!rules.ok) return { ok: false, problem: { ...rules.problem, path: `ownPack.${rules.problem.path}` } }
  const match = readRecord(rules.value.game, record)
  if (!match.ok) return match
  const players = sittersOf(whole, record, standard)
  if (!players.ok) return players
  const book = { kind: 'record', record } as const
  const saved = newlySaved(match.value, book, { players: players.value, pack }, Date.now())
  const takebacks = fieldOf(whole, 'takebacks') === true
  return { ok: true, value: takebacks ? { ...saved, takebacks } : saved }
}

const fieldOf = (whole: unknown, name: string): unknown =>
  typeof whole === 'object' && whole !== null ? Reflect.get(whole, name) : undefined

const LONGEST_NAME = 200

function sittersOf(
  whole: unknown,
  { seats }: MatchRecord,
  standard: (seat: number) => string,
): Checked<Sitter[]> {
  const listed = fieldOf(whole, 'players')
  if (listed === undefined) {
    const players = Array.from({ length: seats }, (_, seat) => ({ name: standard(seat), bot: null }))
    return { ok: true, value: players }
  }
  if (!Array.isArray(listed) || listed.length !== seats) return bad('players', listed, `a list of ${seats}`)
  const players: Sitter[] = []
  for (const [seat, player] of listed.entries()) {
    const sitter = sitterOf(player)
    if (sitter === null) return bad(`players.${seat}`, player, 'a name, and a bot or null')
    players.push(sitter)
  }
  return { ok: true, value: players }
}

function sitterOf(player: unknown): Sitter | null {
  if (typeof player !== 'object' || player === null) return null
  const name: unknown = Reflect.get(player, 'name')
  const bot: unknown = Reflect.get(player, 'bot')
  if (typeof name !== 'string' || name.length > LONGEST_NAME) return null
  return bot === null || typeof bot === 'string' ? { name, bot } : null
}

/** What kind of trouble a file is, for words that help. */
export type FileTrouble = 'notJson' | 'notRecord' | 'newer' | 'unknownGame' | 'otherPack' | 'broken'

export function fileTroubleOf({ path }: Problem): FileTrouble {
  if (path === '.' || path === '') return 'notJson'
  if (path === 'formatVersion' || path === 'rules') return 'newer'
  if (path === 'game') return 'unknownGame'
  if (path === 'pack') return 'otherPack'
  return /^(?:journal\.\d+$|checkpoints at|result|options|seats$|players|ownPack)/.test(path)
    ? 'broken'
    : 'notRecord'
}
