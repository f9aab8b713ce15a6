import { moduleOf } from '@vyprava/games'
import type { KnockShown } from '@vyprava/protocol'
import { useCallback, useEffect, useState } from 'react'
import { useDoorWords } from '../doors/words.ts'
import { Leaf, Waiting } from '../play/play.tsx'
import { WaitingRoom } from '../room/room.tsx'
import { addressOf } from '../router.ts'
import { Knock } from './knock.tsx'
import { LiveTable } from './live.tsx'
import { Replay } from './replay.tsx'
import { Refused } from './server.ts'
import { NoServer } from './shell.tsx'
import { type TableInfo, tableBehind } from './tables.ts'
import { errorIn, useOnlineTexts } from './texts.ts'
import { useServer } from './use-server.ts'

/** A table of the server by its link: it fills, it is played, it was played. */
export function TablePage({ id, step }: { readonly id: string; readonly step: number | null }) {
  const texts = useOnlineTexts()
  const { state, person } = useServer()
  const who = person?.id ?? null
  const { info, knock, error, look } = useInfo(id, state === 'here', who)
  if (state === 'none') return <NoServer />
  if (knock !== null) return <Knock knock={knock} person={person} look={look} />
  if (info === null && error?.error instanceof Refused && error.error.code === 'noTable') return <Nowhere />
  if (info === null && error !== null) return <Leaf title={texts.title} text={errorIn(texts, error.error)} />
  if (info === null) return <Waiting />
  return info.table.state === 'open' ? (
    <WaitingRoom info={info} person={person} look={look} />
  ) : (
    <Played key={who} info={info} step={step} look={look} />
  )
}

/** A link that leads nowhere. */
function Nowhere() {
  const { knock: words } = useOnlineTexts()
  return (
    <Leaf title={words.nowhere.title} text={words.nowhere.note}>
      <a className="btn btn--line" href={addressOf({ page: 'online' })}>
        {words.nowhere.open}
      </a>
    </Leaf>
  )
}

type PlayedProps = {
  readonly info: TableInfo
  readonly step: number | null
  readonly look: () => Promise<unknown>
}

/** A game that ends before one's eyes stays as it is; its replay has an address of its own. */
function Played({ info, step, look }: PlayedProps) {
  const { table } = info
  const module = moduleOf(table.game)
  const { name } = useDoorWords(table.game)
  const texts = useOnlineTexts()
  const [live] = useState(table.state === 'playing')
  if (module === null) return <Leaf title={name} text={texts.errors.failed} />
  return table.state === 'playing' || (live && step === null) ? (
    <LiveTable info={info} module={module} look={look} />
  ) : (
    <Replay info={info} module={module} step={step ?? 0} />
  )
}

function useInfo(id: string, reachable: boolean, who: string | null) {
  const [info, setInfo] = useState<TableInfo | null>(null)
  const [knock, setKnock] = useState<KnockShown | null>(null)
  const [error, setError] = useState<{ readonly error: unknown } | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: somebody else sees another table
  const look = useCallback(async () => {
    try {
      const found = await tableBehind(id)
      setInfo('info' in found ? found.info : null)
      setKnock('knock' in found ? found.knock : null)
      setError(null)
    } catch (reason) {
      // Whoever sits there when the host closes the table should not look at it any longer.
      if (reason instanceof Refused && reason.code === 'noTable') {
        setInfo(null)
        setKnock(null)
      }
      setError({ error: reason })
    }
  }, [id, who])
  useEffect(() => {
    if (reachable) look()
    window.addEventListener('online', look)
    return () => window.removeEventListener('online', look)
  }, [reachable, look])
  return { info, knock, error, look }
}
