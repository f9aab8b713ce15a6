import type { AnalysedAction } from '@vyprava/bots'
import type { GameAction } from '@vyprava/kernel'
import { useMemo } from 'react'
import { usePlay } from '../play/context.ts'

/** An action that was analysed, in the words of the one who took it. */
export interface ToldAction {
  readonly played: string
  /** What the bot would have done; null when the same. */
  readonly instead: string | null
}

/** Puts analysed actions into words, each once. */
export function useTelling(): (analysed: AnalysedAction) => ToldAction {
  const { table, words, names } = usePlay()
  return useMemo(() => {
    const told = new Map<number, ToldAction>()
    return (analysed) => {
      const known = told.get(analysed.number)
      if (known !== undefined) return known
      const { seat, number, action, suggestion } = analysed
      const view = table.hindsight?.seenBy(seat, number) ?? null
      const inWords = (move: GameAction): string =>
        view === null ? '' : words.action(move, { view, names, observer: seat })
      const telling = { played: inWords(action), instead: suggestion === null ? null : inWords(suggestion) }
      told.set(number, telling)
      return telling
    }
  }, [table, words, names])
}
