import { Icon } from '@vyprava/atlas'
import { scrollUnfurled } from '@vyprava/atlas/icons/signs.ts'
import type { Observer } from '@vyprava/kernel'
import type { Rules } from '@vyprava/module'
import type { TableShown } from '@vyprava/protocol'
import { type ReactNode, useState } from 'react'
import { createPortal } from 'react-dom'
import { Dialog } from '../frame/dialog.tsx'
import { addressOf } from '../router.ts'
import { useTexts } from '../settings/index.ts'
import { LateVote } from './absent.tsx'
import { AgreedSaid } from './agreed.tsx'
import { addressFor, Copy } from './copy.tsx'
import { Shuffles } from './fair.tsx'
import { namesOf } from './names.ts'
import { PaceSaid } from './pace-said.tsx'
import { PartingWays } from './parting.tsx'
import type { TableInfo } from './tables.ts'
import { useOnlineTexts } from './texts.ts'
import { YourSeat } from './your-seat.tsx'

/** What a replay adds: through whose eyes one looks, and at which moment. */
export interface ReplayView {
  readonly observer: Observer
  lookAs(observer: Observer): void
  step(): number
}

type AboutProps = {
  readonly table: TableShown
  readonly info: TableInfo
  readonly rules: Rules
  readonly replay: ReplayView | null
  /** For who only watches: whose side they look from. */
  readonly following?: ReactNode
}

/** The table itself: its link, whose eyes, and the shuffles. */
export function About(props: AboutProps) {
  const { table: words } = useOnlineTexts()
  const [opened, open] = useState(false)
  return (
    <>
      <button
        type="button"
        className="btn btn--bare"
        aria-label={words.about}
        title={words.about}
        onClick={() => open(true)}
      >
        <Icon data={scrollUnfurled} />
      </button>
      {opened && createPortal(<Opened {...props} close={() => open(false)} />, document.body)}
    </>
  )
}

function Opened({
  table,
  info,
  rules,
  replay,
  following = null,
  close,
}: AboutProps & { readonly close: () => void }) {
  const texts = useOnlineTexts()
  const { settings } = useTexts()
  const link = (step: number | null) => addressFor(addressOf({ page: 'table', id: table.id, step }))
  return (
    <Dialog title={texts.table.about} close={close}>
      {replay !== null && <Eyes table={table} replay={replay} />}
      {following}
      <div className="fields-do">
        <Copy label={texts.room.copy} text={() => link(null)} />
        {replay !== null && <Copy label={texts.table.step} text={() => link(replay.step())} />}
      </div>
      {replay === null && <PaceSaid pace={table.pace} />}
      {replay === null && <AgreedSaid table={table} />}
      {table.state === 'playing' && info.you.seat !== null && <LateVote table={table} seat={info.you.seat} />}
      {table.state === 'playing' && info.you.seat !== null && !table.seats[info.you.seat].resigned && (
        <YourSeat id={table.id} standIn={table.seats[info.you.seat].standIn} rules={rules} />
      )}
      {table.state === 'playing' && info.you.seat !== null && !table.seats[info.you.seat].resigned && (
        <PartingWays id={table.id} />
      )}
      <Shuffles table={table} you={info.you.seat} rules={rules} />
      <div className="fields-do">
        <button type="button" className="btn" onClick={close}>
          {settings.close}
        </button>
        <a className="btn btn--line" href={addressOf({ page: 'online' })}>
          {texts.lobby}
        </a>
      </div>
    </Dialog>
  )
}

function Eyes({ table, replay }: { readonly table: TableShown; readonly replay: ReplayView }) {
  const { table: words } = useOnlineTexts()
  const { setup } = useTexts()
  const names = namesOf(table.seats, setup.botNames, '')
  const eyes: readonly Observer[] = [...names.keys(), null]
  return (
    <fieldset className="choice">
      <legend>{words.eyes}</legend>
      {eyes.map((observer) => (
        <label key={String(observer)} className="choice-value">
          <input
            type="radio"
            name="eyes"
            checked={observer === replay.observer}
            onChange={() => replay.lookAs(observer)}
          />
          <span>{observer === null ? words.spectator : names[observer]}</span>
        </label>
      ))}
    </fieldset>
  )
}
