import { Drawing, Marker, Rose, sheet } from '@vyprava/atlas'
import { neatline } from '@vyprava/atlas/neatline.ts'
import { SEAT_DESIGNS } from '@vyprava/atlas/seats.ts'
import { useMemo } from 'react'
import { paintOf } from '../play/paint.ts'
import { useTexts } from '../settings/index.ts'
import { type Choice, Word } from './word.tsx'

/** Who sits somewhere, as the table shows it. */
export interface Seated {
  /** As it was typed; empty for the usual name. */
  readonly name: string
  readonly usual: string
  /** What plays there, as one of the choices. */
  readonly who: string
  /** Whether it can be taken away. */
  readonly removable: boolean
}

type SeatsProps = {
  readonly seats: readonly Seated[]
  readonly most: number
  /** In rows, though there would be room around the sheet. */
  readonly rows?: boolean
  /** Who can sit there. */
  readonly choices: readonly Choice[]
  readonly rename: (seat: number, name: string) => void
  readonly sit: (seat: number, who: string) => void
  readonly remove: (seat: number) => void
  /** Somebody at the next free seat. */
  readonly add: (who: 'person' | 'bot') => void
}

/** Up to so many sit around the sheet, more in rows. */
const AROUND = 4
/** You below, the next opposite, then to the left and to the right. */
const SIDES = ['s', 'n', 'w', 'e']

/** The blank sheet with the seats around it: nothing is shuffled yet. */
export function Seats(props: SeatsProps) {
  const { laying } = useTexts()
  const { seats, most, rows = false } = props
  const around = most <= AROUND && !rows
  const free = seats.length < most
  return (
    <section
      className={around ? 'lay-table' : rows ? 'lay-table lay-rows lay-close' : 'lay-table lay-rows'}
      aria-label={laying.sheet}
    >
      {around && <BlankSheet />}
      {seats.map((seated, seat) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
        <Occupied key={seat} {...props} seated={seated} seat={seat} />
      ))}
      {free && <Free seat={seats.length} add={props.add} />}
    </section>
  )
}

function BlankSheet() {
  const { laying } = useTexts()
  const ink = useMemo(
    () =>
      `${neatline({ width: 600, height: 600, cols: 6, rows: 6, margin: 26 })}<rect width="600" height="600" class="lay-blank"/>` +
      `<g opacity=".75">${sheet({ seed: 'blank', width: 600, height: 600, scale: 150, levels: 9, step: 14 })}</g>`,
    [],
  )
  return (
    <div className="lay-sheet">
      <Drawing viewBox="-27 -27 654 654" ink={ink} />
      <div className="lay-middle">
        <Rose />
        <p>{laying.sheet}</p>
        <small>{laying.sheetNote}</small>
      </div>
    </div>
  )
}

type OccupiedProps = SeatsProps & { readonly seated: Seated; readonly seat: number }

function Occupied({ seated, seat, choices, rename, sit, remove }: OccupiedProps) {
  const { laying, setup } = useTexts()
  const { name, usual, who, removable } = seated
  const shown = choices.find(({ value }) => value === who)
  const isMine = seat === 0 && who === ''
  return (
    <div
      className={isMine ? 'panel lay-seat lay-mine' : 'panel lay-seat'}
      data-side={SIDES[seat]}
      data-seat={seat}
    >
      <Marker seat={paintOf(seat)} className="mk" />
      <div className="lay-who">
        <input
          className="lay-name"
          aria-label={`${setup.seat(seat + 1)}: ${setup.name}`}
          placeholder={usual}
          value={name}
          maxLength={40}
          onChange={({ target }) => rename(seat, target.value)}
        />
        <small>
          <Word
            name={`seat${seat}`}
            label={`${setup.seat(seat + 1)}: ${setup.who}, ${isMine ? laying.you : (shown?.word ?? who)}`}
            shown={isMine ? laying.you : (shown?.word ?? who)}
            value={who}
            choices={choices}
            choose={(chosen) => sit(seat, chosen)}
          />
        </small>
      </div>
      {removable && (
        <button
          type="button"
          className="btn btn--bare lay-remove"
          aria-label={setup.remove(name.trim() || usual)}
          onClick={() => remove(seat)}
        >
          {laying.remove}
        </button>
      )}
    </div>
  )
}

function Free({ seat, add }: { readonly seat: number; readonly add: SeatsProps['add'] }) {
  const { laying, setup } = useTexts()
  return (
    <div className="lay-seat lay-free" data-side={SIDES[seat]}>
      <svg className="lay-hole" viewBox="0 0 64 64" aria-hidden="true">
        <circle cx="32" cy="31" r="25" />
        <path transform="translate(19 18) scale(.0508)" d={SEAT_DESIGNS[paintOf(seat)].emblem} />
      </svg>
      <b>{laying.free}</b>
      <button
        type="button"
        className="btn btn--line"
        aria-label={`${laying.person}: ${setup.addPerson}`}
        onClick={() => add('person')}
      >
        {laying.person}
      </button>
      <button
        type="button"
        className="btn btn--bare"
        aria-label={`${laying.robot}: ${setup.addBot}`}
        onClick={() => add('bot')}
      >
        {laying.robot}
      </button>
    </div>
  )
}
