import { readRecord } from '@vyprava/kernel'
import type { GameModule, Rules } from '@vyprava/module'
import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { useLoaded } from '../frame/loaded.ts'
import type { OnlineParts } from '../play/context.ts'
import { Leaf, Shown, Waiting } from '../play/play.tsx'
import type { Sitter } from '../play/seating.ts'
import { addressOf } from '../router.ts'
import { useTexts } from '../settings/index.ts'
import { About } from './about.tsx'
import { FinishedTable } from './finished.ts'
import { namesOf } from './names.ts'
import type { TableInfo } from './tables.ts'
import { errorIn, useOnlineTexts } from './texts.ts'
import { recordOf } from './verify.ts'
import '../shelf/shelf.css'
import './online.css'

type ReplayProps = { readonly info: TableInfo; readonly module: GameModule; readonly step: number }

/** A finished game, from its beginning or from a certain moment, through anybody's eyes. */
export function Replay({ info, module, step }: ReplayProps) {
  const texts = useOnlineTexts()
  const sitters = useSitters(info)
  const loaded = useLoaded(info.table.id, async () => {
    const [rules, drawn, record] = await Promise.all([
      module.rules(),
      module.table?.() ?? null,
      recordOf(info.table.id),
    ])
    const match = readRecord(rules.game, record)
    if (!match.ok) throw new Error(JSON.stringify(match.problem))
    const table = new FinishedTable(info.table.id, match.value, sitters, { seat: info.you.seat, step })
    return { rules, drawn, table }
  })
  const table = loaded.state === 'here' ? loaded.value.table : null
  useEffect(() => table?.rename(sitters), [table, sitters])
  useEffect(() => table?.look(step), [table, step])
  const parts = useParts(table, info, loaded.state === 'here' ? loaded.value.rules : null)
  if (loaded.state === 'failed')
    return <Leaf title={texts.table.broken} text={errorIn(texts, loaded.error)} />
  if (loaded.state === 'loading') return <Waiting />
  const { rules, drawn } = loaded.value
  return (
    <Shown
      table={loaded.value.table}
      game={module.id}
      module={module}
      rules={rules}
      drawn={drawn}
      tutorial={null}
      online={parts}
    />
  )
}

function useSitters({ table: { seats } }: TableInfo): readonly Sitter[] {
  const { setup } = useTexts()
  return useMemo(() => {
    const names = namesOf(seats, setup.botNames, '')
    return seats.map(({ bot }, seat) => ({ name: names[seat], bot }))
  }, [seats, setup.botNames])
}

function useParts(table: FinishedTable | null, info: TableInfo, rules: Rules | null): OnlineParts | null {
  const texts = useOnlineTexts()
  const observer = useSyncExternalStore(table?.watch ?? never, () => observerOf(table))
  return useMemo(() => {
    if (table === null || rules === null) return null
    const replay = {
      observer,
      lookAs: (eyes: number | null) => table.lookAs(eyes),
      step: () => shownOf(table),
    }
    return {
      tools: <About table={info.table} info={info} rules={rules} replay={replay} />,
      sign: <Steps table={table} />,
      over: (
        <a className="btn btn--brass" href={addressOf({ page: 'online' })}>
          {texts.lobby}
        </a>
      ),
      said: () => '',
    }
  }, [table, observer, info, rules, texts])
}

const never = () => () => {}

const observerOf = (table: FinishedTable | null): number | null => {
  const scene = table?.scene()
  return scene?.kind === 'open' ? scene.observer : null
}

const shownOf = (table: FinishedTable): number => {
  const scene = table.scene()
  return scene.kind === 'open' ? scene.shown : 0
}

/** Drawn by us, in the weight of the icons. */
const Arrow = ({ to }: { readonly to: 'left' | 'right' }) => (
  <svg className="ico" viewBox="0 0 512 512" aria-hidden="true">
    <path
      d={
        to === 'left'
          ? 'M350 60L130 256L350 452V330L270 256L350 182Z'
          : 'M162 60L382 256L162 452V330L242 256L162 182Z'
      }
    />
  </svg>
)

/** From move to move, for fingers. */
function Steps({ table }: { readonly table: FinishedTable }) {
  const { table: words } = useOnlineTexts()
  const shown = useSyncExternalStore(table.watch, () => shownOf(table))
  return (
    <span className="replay-steps">
      <span className="link-sign">{words.replaying}</span>
      <button
        type="button"
        className="btn btn--bare"
        aria-label={words.previous}
        title={words.previous}
        onClick={() => table.look(shown - 1)}
      >
        <Arrow to="left" />
      </button>
      <button
        type="button"
        className="btn btn--bare"
        aria-label={words.next}
        title={words.next}
        onClick={() => table.look(shown + 1)}
      >
        <Arrow to="right" />
      </button>
    </span>
  )
}
