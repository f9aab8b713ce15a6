import { Icon } from '@vyprava/atlas'
import { crossMark } from '@vyprava/atlas/icons/signs.ts'
import { type ConditionalShown, type Fate, MOST_CONDITIONALS } from '@vyprava/protocol'
import { Fragment, useMemo, useState, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { Dialog } from '../frame/dialog.tsx'
import { usePlay } from '../play/context.ts'
import { Said } from '../play/sentence.tsx'
import { useTexts } from '../settings/index.ts'
import { tellConditional } from './conditional-words.ts'
import type { OnlineTable } from './table.ts'
import { useOnlineTexts } from './texts.ts'
import { type OwnConditionals, useConditionals } from './use-conditionals.ts'
import { Wrong } from './wrong.tsx'
import './conditional-moves.css'

/** What became of those that were not played. */
const WITHDRAWN: readonly Fate[] = ['other', 'illegal', 'back']

type MovesProps = {
  readonly table: OnlineTable
  readonly seat: number
  /** Begins to play ahead. */
  readonly plan: () => void
}

/** Beside the question, at tables by days: what one does if the others do what one expects. */
export function ConditionalMoves({ table, seat, plan }: MovesProps) {
  const { conditionals: words } = useOnlineTexts()
  const told = useSyncExternalStore(table.watch, table.told)
  const byDays =
    told !== null &&
    told.state === 'playing' &&
    told.pace?.kind === 'days' &&
    told.seats[seat].standIn === null
  const own = useConditionals(table, byDays)
  const vantage = useSyncExternalStore(table.watch, () => table.vantage() !== null)
  const [opened, open] = useState(false)
  if (!byDays) return null
  const waiting = own.list?.filter(({ fate }) => fate === null).length ?? 0
  const ended = own.list?.find(({ fate }) => fate !== null)?.fate ?? null
  const withdrawn = WITHDRAWN.some((fate) => fate === ended)
  if (!vantage && waiting === 0 && ended === null) return null
  const said = waiting > 0 || ended === null ? words.open(waiting) : withdrawn ? words.ended : words.played
  return (
    <>
      <button type="button" className="btn btn--line takeback" onClick={() => open(true)}>
        {said}
      </button>
      {opened &&
        createPortal(
          <Opened {...{ table, seat, own, plan, vantage, close: () => open(false) }} />,
          document.body,
        )}
    </>
  )
}

type OpenedProps = MovesProps & {
  readonly own: OwnConditionals
  readonly vantage: boolean
  readonly close: () => void
}

function Opened({ table, seat, own, plan, vantage, close }: OpenedProps) {
  const { conditionals: words } = useOnlineTexts()
  const { settings } = useTexts()
  const { list, deed, arrange } = own
  const waiting = list?.filter(({ fate }) => fate === null).length ?? 0
  const full = waiting >= MOST_CONDITIONALS
  return (
    <Dialog title={words.title} close={close}>
      <p>{words.note}</p>
      {list === null && deed.wrong === null && <p aria-busy="true">{words.loading}</p>}
      {list !== null && list.length === 0 && <p className="cond-none">{words.empty}</p>}
      {list !== null && list.length > 0 && (
        <ol className="conds">
          {list.map((one, place) => (
            <li key={one.id} data-fate={one.fate ?? 'waits'}>
              <Told table={table} seat={seat} conditional={one} />
              {one.fate !== null && <small>{words.fates[one.fate]}</small>}
              <span className="cond-do">
                {one.fate === null && place > 0 && (
                  <button
                    type="button"
                    className="btn btn--bare"
                    disabled={deed.busy}
                    onClick={() => arrange(earlier(list, place))}
                  >
                    {words.first}
                  </button>
                )}
                <button
                  type="button"
                  className="btn btn--bare"
                  aria-label={words.remove}
                  title={words.remove}
                  disabled={deed.busy}
                  onClick={() => arrange(list.filter(({ id }) => id !== one.id).map(({ id }) => id))}
                >
                  <Icon data={crossMark} />
                </button>
              </span>
            </li>
          ))}
        </ol>
      )}
      <Wrong text={deed.wrong} />
      {(full || !vantage) && <p>{full ? words.most : words.asked}</p>}
      <div className="fields-do">
        <button
          type="button"
          className="btn btn--brass"
          disabled={full || !vantage || list === null}
          onClick={() => {
            close()
            plan()
          }}
        >
          {words.plan}
        </button>
        <button type="button" className="btn btn--line" onClick={close}>
          {settings.close}
        </button>
      </div>
    </Dialog>
  )
}

/** The order in which one of them has changed places with the one before it. */
function earlier(list: readonly ConditionalShown[], place: number): string[] {
  const ids = list.map(({ id }) => id)
  return [...ids.slice(0, place - 1), ids[place], ids[place - 1], ...ids.slice(place + 1)]
}

type ToldProps = Pick<MovesProps, 'table' | 'seat'> & { readonly conditional: ConditionalShown }

/** One of them in words: if this, then that. */
function Told({ table, seat, conditional }: ToldProps) {
  const { conditionals: words } = useOnlineTexts()
  const { rules, words: game, names } = usePlay()
  const told = useSyncExternalStore(table.watch, table.told)
  const view = useSyncExternalStore(table.watch, () => table.viewAt(conditional.number))
  const { seed, steps, anyway } = conditional
  const seats = told?.seats.length ?? 0
  const options = told?.options
  const said = useMemo(() => {
    if (view === null || options === undefined) return null
    const telling = { game: rules.game, table: { seats, options }, words: game, names, seat }
    return tellConditional(telling, view, { seed, steps })
  }, [view, options, rules, seats, game, names, seat, seed, steps])
  if (view === null) return <span aria-busy="true">{words.loading}</span>
  if (said === null) return <span>{words.forgotten}</span>
  return (
    <span className="cond-said">
      <span>
        {anyway ? (
          words.anyway
        ) : said.when.length === 0 ? (
          words.expected
        ) : (
          <>
            <b>{words.when}</b>
            {said.when.map((sentence, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: what is expected never changes places
              <Fragment key={place}>
                {' '}
                <Said sentence={sentence} names={names} />
              </Fragment>
            ))}
          </>
        )}
      </span>
      <span>
        <b>{words.play}</b> {said.does.join(' · ')}
      </span>
    </span>
  )
}
