import type { GameResult, Seat } from '@vyprava/kernel'
import type { Account } from '@vyprava/module'
import { useMemo } from 'react'
import { usePlay } from '../play/context.ts'
import type { Standing } from './verdict.ts'

interface Ending {
  readonly standing: Standing
  /** Null where a game does not tell where its points come from. */
  readonly account: Account | null
  readonly me: Seat | null
}

/** The end as this screen tells it. Where several persons sit at it, it speaks to none of them. */
export function useStanding(result: GameResult): Ending {
  const { table, scene, words, names, context } = usePlay()
  const { log, players, observer } = scene
  const here = players.filter(({ bot }) => bot === null)
  const crowded = table.device !== null && here.length > 1
  const me = crowded ? null : observer
  const account = useMemo(
    () => words.account?.({ context, result, events: log.flatMap(({ events }) => events) }) ?? null,
    [words, context, result, log],
  )
  const standing = {
    result,
    names,
    me,
    ours: crowded || observer !== null,
    before: account?.tally?.counts ?? null,
    motto: account?.motto ?? null,
  }
  return { standing, account, me }
}
