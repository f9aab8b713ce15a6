import { type GameResult, type Seat, winners } from '@vyprava/kernel'
import type { EndTexts } from '../texts/end-en.ts'

/** What an end is about, for one who looks. */
export interface Standing {
  readonly result: GameResult
  readonly names: readonly string[]
  /** Whose result it is; null for somebody who watches, and where several sit at one screen. */
  readonly me: Seat | null
  /** Somebody who played looks at it, even if it is not said who. */
  readonly ours: boolean
  /** What comes before points, by seat: who differs there did not win by points. */
  readonly before: readonly number[] | null
  readonly motto: string | null
}

/** Who won, in one line. */
export function headline(standing: Standing, words: EndTexts): string {
  const { result, names, me, ours, motto } = standing
  if (result.kind === 'together') {
    if (result.won) return ours ? words.weWin(motto) : words.theyWin(motto)
    return ours ? words.weLose(motto) : words.theyLose(motto)
  }
  const first = winners(result, names.length)
  if (first.length > 1) {
    return me !== null && first.includes(me) ? words.youShare : words.share(first.map((seat) => names[seat]))
  }
  if (first[0] === me) return words.youWin
  const by = leadOf(standing)
  return by === null ? words.wins(names[first[0]]) : words.winsBy(names[first[0]], by)
}

/** What is said below it: how near the next one is, or one's own place; null where there is nothing to say. */
export function aside(standing: Standing, words: EndTexts): string | null {
  const { result, names, me } = standing
  if (result.kind === 'together' || me === null) return null
  if (result.ranks[me] > 1) return words.yourPlace(result.ranks[me])
  const by = leadOf(standing)
  const next = secondOf(result)
  if (by !== null && next !== null) return words.behindYou(names[next], by)
  return result.scores === undefined ? null : words.yourScore(result.scores[me])
}

/** By how many points the one winner leads; null where something else decided. */
export function leadOf({ result, names, before }: Standing): number | null {
  if (result.kind === 'together' || result.scores === undefined) return null
  const [first, ...others] = winners(result, names.length)
  const second = secondOf(result)
  if (second === null || others.length > 0) return null
  if (before !== null && before[first] !== before[second]) return null
  const by = result.scores[first] - result.scores[second]
  return by > 0 ? by : null
}

/** The best of those who did not win. */
function secondOf(result: Extract<GameResult, { kind: 'ranked' }>): Seat | null {
  const { ranks } = result
  const best = Math.min(...ranks.filter((rank) => rank > 1))
  const seat = ranks.indexOf(best)
  return seat === -1 ? null : seat
}

/** Seats in the order in which the legend lists them. */
export const orderOf = (result: GameResult, seats: number): Seat[] => {
  const all = Array.from({ length: seats }, (_, seat) => seat)
  return result.kind === 'together' ? all : all.sort((a, b) => result.ranks[a] - result.ranks[b])
}

/** The first sentence of a text without its full stop, and the rest. */
export function parted(text: string): { readonly first: string; readonly rest: string } {
  const end = text.search(/[.!?](?:\s|$)/)
  if (end === -1) return { first: text, rest: '' }
  const stop = text[end] === '.' ? end : end + 1
  return { first: text.slice(0, stop), rest: text.slice(end + 1).trim() }
}

/** A number with a true minus. */
export const signed = (count: number): string => String(count).replace('-', '−')
