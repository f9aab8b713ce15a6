import { Icon, Marker } from '@vyprava/atlas'
import { speaker } from '@vyprava/atlas/icons/signs.ts'
import type { TableShown } from '@vyprava/protocol'
import { type ReactNode, useState, useSyncExternalStore } from 'react'
import { Dialog } from '../frame/dialog.tsx'
import { paintOf } from '../play/paint.ts'
import { SeatFace } from '../play/seat-face.tsx'
import { AskingLine } from './asking-line.tsx'
import { type Waiting, waitingAt } from './presence.ts'
import { SeatSign } from './seat-presence.tsx'
import type { OnlineTable } from './table.ts'
import { agreeToClose, comeBack, nudge, vote } from './tables.ts'
import { useOnlineTexts } from './texts.ts'
import { type Deed, useDeed } from './use-deed.ts'
import { useMinutes, usePresence } from './use-presence.ts'
import { Wrong } from './wrong.tsx'
import './presence.css'

type LinesProps = { readonly table: OnlineTable; readonly seat: number }

/**
 * Who keeps the table waiting and who plays for oneself: in place of the question where nothing is asked, below it
 * otherwise, as is what the others want of the table.
 */
export function PresenceLines({ table, seat }: LinesProps) {
  const told = useSyncExternalStore(table.watch, table.told)
  if (told === null || told.state !== 'playing') return null
  const own = told.seats[seat]
  return (
    <div className="plines">
      {own.standIn === null ? (
        <WaitingLine table={table} told={told} seat={seat} />
      ) : (
        <OwnStandIn table={table} told={told} seat={seat} />
      )}
      {told.asking.map((asking) => (
        <AskingLine key={asking.person} told={told} seat={seat} asking={asking} />
      ))}
      {own.standIn === null && <ClosingLine table={table} told={told} seat={seat} />}
    </div>
  )
}

type ToldProps = LinesProps & { readonly told: TableShown }

type LineProps = {
  readonly table: OnlineTable
  readonly seat: number
  readonly name: string | null
  readonly said: string
  readonly note: string
  readonly warn?: boolean
  /** Asks for something of its own, below the question. */
  readonly asks?: boolean
  readonly deed: Deed
  readonly children?: ReactNode
}

/** One line: a face, a sentence, what may be done. */
function Line({ table, seat, name, said, note, warn = false, asks = false, deed, children }: LineProps) {
  return (
    <div className={`pline${warn ? ' pline--warn' : ''}${asks ? '' : ' pline--waits'}`} role="status">
      <span className="pline-who">
        <SeatFace seat={seat} className="mk" />
        <SeatSign table={table} seat={seat} />
      </span>
      <span className="pline-said">
        {name === null ? <b>{said}</b> : <b>{name}</b>} {name === null ? null : said}
        <small>{note}</small>
        <Wrong text={deed.wrong} />
      </span>
      {children}
    </div>
  )
}

function WaitingLine({ table, told, seat: own }: ToldProps) {
  const { presence: words } = useOnlineTexts()
  const heard = usePresence(table)
  const deciders = useSyncExternalStore(table.watch, table.deciders)
  const now = useMinutes()
  const deed = useDeed()
  const waiting = heard === null ? null : waitingAt(told, heard, { own, deciders, now })
  if (waiting === null) return null
  const { seat } = waiting
  const name = told.seats[seat].name ?? ''
  const line = { table, seat, name, deed }
  switch (waiting.kind) {
    case 'lost':
      return <Line {...line} said={words.lost} note={words.lostNote} warn />
    case 'called':
      return <Line {...line} said={words.called} note={words.again(waiting.again)} />
    case 'thinks':
      return (
        <Line {...line} said={words.thinks(waiting.minutes)} note={words.calm}>
          <Call id={told.id} seat={seat} deed={deed} />
        </Line>
      )
    case 'late':
      return <Late {...line} told={told} own={own} waiting={waiting} />
  }
}

function Call({ id, seat, deed }: { readonly id: string; readonly seat: number; readonly deed: Deed }) {
  const { presence: words } = useOnlineTexts()
  return (
    <button
      type="button"
      className="btn btn--line"
      disabled={deed.busy}
      onClick={() => deed.run(() => nudge(id, seat))}
    >
      <Icon data={speaker} />
      {words.call}
    </button>
  )
}

type LateProps = Omit<LineProps, 'said' | 'note'> & {
  readonly name: string
  readonly told: TableShown
  readonly own: number
  readonly waiting: Extract<Waiting, { kind: 'late' }>
}

function Late({ told, own, waiting, ...line }: LateProps) {
  const { presence: words } = useOnlineTexts()
  const [opened, open] = useState(false)
  const { cast, need, minutes, absent, callable } = waiting
  const { deed, name } = line
  const choose = (absence: 'wait' | 'stand-in') =>
    deed.run(() => vote(told.id, absence)).then((done) => done && open(false))
  return (
    <>
      <Line {...line} said={words.late(minutes)} note={words.vote.ballots(cast.length, need)} warn={absent}>
        <button type="button" className="btn btn--line" onClick={() => open(true)}>
          {words.bot}
        </button>
      </Line>
      {opened && (
        <Dialog
          title={absent ? words.vote.absent(name, minutes) : words.vote.slow(name, minutes)}
          close={() => open(false)}
        >
          <p>{words.vote.note(name)}</p>
          <div className="ballots">
            {cast.map((seat) => (
              <Marker key={seat} seat={paintOf(seat)} className="mk" />
            ))}
            {Array.from({ length: Math.max(0, need - cast.length) }, (_, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: an empty place is its number
              <i key={place} className="ballot" />
            ))}
            <span>{words.vote.ballots(cast.length, need)}</span>
          </div>
          <div className="fields-do">
            <button
              type="button"
              className={cast.includes(own) ? 'btn btn--line' : 'btn btn--brass'}
              disabled={deed.busy || cast.includes(own)}
              onClick={() => choose('stand-in')}
            >
              {words.bot}
            </button>
            <button
              type="button"
              className="btn btn--line"
              disabled={deed.busy}
              onClick={() => choose('wait')}
            >
              {words.vote.wait}
            </button>
            {callable && <Call id={told.id} seat={waiting.seat} deed={deed} />}
          </div>
          <Wrong text={deed.wrong} />
        </Dialog>
      )}
    </>
  )
}

function OwnStandIn({ table, told, seat }: ToldProps) {
  const { presence: words } = useOnlineTexts()
  const deed = useDeed()
  const given = told.seats[seat].resigned
  const { said, note } = given ? words.resigned : words.own
  return (
    <Line table={table} seat={seat} name={null} said={said} note={note} deed={deed}>
      {!given && (
        <button
          type="button"
          className="btn btn--brass"
          disabled={deed.busy}
          onClick={() => deed.run(() => comeBack(told.id))}
        >
          {words.own.back}
        </button>
      )}
    </Line>
  )
}

/** Somebody wants to close the table without a result. */
function ClosingLine({ table, told, seat }: ToldProps) {
  const { presence: words } = useOnlineTexts()
  const deed = useDeed()
  const [by] = told.closing
  if (by === undefined) return null
  const mine = told.closing.includes(seat)
  const say = (agree: boolean) => deed.run(() => agreeToClose(told.id, agree))
  return (
    <Line
      {...{ table, deed, seat: mine ? seat : by }}
      asks
      name={mine ? null : (told.seats[by].name ?? '')}
      said={mine ? words.close.mine : words.close.wants}
      note={mine ? words.close.mineNote : words.close.wantsNote}
    >
      {!mine && (
        <button type="button" className="btn btn--no" disabled={deed.busy} onClick={() => say(true)}>
          {words.close.yes}
        </button>
      )}
      {mine && (
        <button type="button" className="btn btn--line" disabled={deed.busy} onClick={() => say(false)}>
          {words.close.back}
        </button>
      )}
    </Line>
  )
}
