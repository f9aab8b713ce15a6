import { Drawing, Rose, sheet } from '@vyprava/atlas'
import { neatline } from '@vyprava/atlas/neatline.ts'
import type { Rules } from '@vyprava/module'
import type { PresenceShown } from '@vyprava/protocol'
import { useMemo } from 'react'
import { doorOf } from '../doors/index.ts'
import { namesOf } from '../online/names.ts'
import type { Person } from '../online/server.ts'
import { changeTable, passHost, seatBot, sitDown, standUp, type TableInfo } from '../online/tables.ts'
import { useTexts } from '../settings/index.ts'
import { FreePlate, SeatPlate } from './plates.tsx'
import { Seal } from './seal.tsx'
import { useRoomTexts } from './texts.ts'

/** So many sit around the sheet, more in rows below it. */
const AROUND = 4
/** Clockwise from oneself, who sits in the south. */
const SIDES: Readonly<Record<number, readonly string[]>> = {
  1: ['s'],
  2: ['s', 'n'],
  3: ['s', 'w', 'e'],
  4: ['s', 'w', 'n', 'e'],
}

type CompanyProps = {
  readonly info: TableInfo
  readonly person: Person | null
  readonly rules: Rules
  readonly link: string
  /** How everybody is, by seat; null while nobody knows. */
  readonly presence: PresenceShown['seats'] | null
  readonly busy: boolean
  readonly run: (work: () => Promise<unknown>) => void
}

/** The seats around the sheet, each at its own side. */
export function Company({ info, person, rules, link, presence, busy, run }: CompanyProps) {
  const room = useRoomTexts()
  const { setup } = useTexts()
  const { table, you } = info
  const { id, seats } = table
  const names = namesOf(seats, setup.botNames, '')
  const around = seats.length <= AROUND
  const sideOf = (seat: number): string =>
    SIDES[seats.length]?.[(seat - (you.seat ?? 0) + seats.length) % seats.length] ?? ''
  const taken = seats.filter(({ name, bot }) => name !== null || bot !== null).length
  const { min, max } = rules.game.seats
  const onlyHost = <T,>(deed: T): T | null => (you.host ? deed : null)
  const resize = (count: number) => () => run(() => changeTable(id, { seats: count }))
  return (
    <>
      <ul
        className={around ? 'lay-table room-table' : 'lay-table lay-rows room-rows'}
        aria-label={room.company}
      >
        <li className="lay-sheet">
          <RoomSheet game={table.game} />
          <Seal table={table} you={you.seat} />
        </li>
        {seats.map(({ name, bot, keptFor }, seat) =>
          name === null && bot === null ? (
            <FreePlate
              // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
              key={seat}
              {...{ seat, side: sideOf(seat), rules, busy, link }}
              keptFor={keptFor}
              release={keptFor === null ? null : onlyHost(() => run(() => standUp(id, seat)))}
              sit={
                person !== null && you.seat === null && (keptFor === null || keptFor === person.name)
                  ? () => run(() => sitDown(info, seat))
                  : null
              }
              seatBot={
                keptFor === null ? onlyHost((level: string) => run(() => seatBot(id, seat, level))) : null
              }
              fold={seats.length > Math.max(min, taken) ? onlyHost(resize(seats.length - 1)) : null}
            />
          ) : (
            <SeatPlate
              // biome-ignore lint/suspicious/noArrayIndexKey: as above
              key={seat}
              sitter={{
                ...{ seat, bot, side: sideOf(seat), name: names[seat] },
                ...{ mine: you.seat === seat, host: info.host === seat },
                standing: presence?.[seat]?.standing ?? null,
              }}
              rules={rules}
              busy={busy}
              deeds={{
                stand: you.seat === seat ? () => run(() => standUp(id, seat)) : null,
                remove: you.seat === seat ? null : onlyHost(() => run(() => standUp(id, seat))),
                passHost:
                  bot !== null || you.seat === seat ? null : onlyHost(() => run(() => passHost(id, seat))),
                exchange: onlyHost((level: string) =>
                  run(async () => {
                    await standUp(id, seat)
                    await seatBot(id, seat, level)
                  }),
                ),
              }}
            />
          ),
        )}
      </ul>
      {you.host && seats.length < max && (
        <button
          type="button"
          className="btn btn--bare room-add"
          disabled={busy}
          onClick={resize(seats.length + 1)}
        >
          {room.moreSeats}
        </button>
      )}
    </>
  )
}

/** A blank sheet with the board of the game only planned: nothing is shuffled yet. */
function RoomSheet({ game }: { readonly game: string }) {
  const room = useRoomTexts()
  const ink = useMemo(
    () =>
      `${neatline({ width: 600, height: 600, cols: 6, rows: 6, margin: 26 })}<rect width="600" height="600" class="lay-blank"/>` +
      `<svg width="600" height="600" opacity=".75">${sheet({ seed: `blank ${game}`, width: 600, height: 600, scale: 150, levels: 9, step: 14 })}</svg>` +
      `<g transform="translate(300 300) scale(2.3)" class="room-plan">${doorOf(game).board()}</g>`,
    [game],
  )
  return (
    <>
      <Drawing viewBox="-27 -27 654 654" ink={ink} />
      <div className="lay-middle">
        <Rose />
        <p>{room.sheet}</p>
        <small>{room.sheetNote}</small>
      </div>
    </>
  )
}
