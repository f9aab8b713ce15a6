import { Icon } from '@vyprava/atlas'
import { hourglass } from '@vyprava/atlas/icons/gear.ts'
import { moduleOf } from '@vyprava/games'
import { type GameWords, wordsOf } from '@vyprava/module'
import type { Glimpsed, Standing } from '@vyprava/protocol'
import { useDoorWords } from '../doors/words.ts'
import { useLoaded } from '../frame/loaded.ts'
import type { PresenceKind } from '../frame/presence-sign.tsx'
import { namesOf } from '../online/names.ts'
import { MINUTE } from '../online/pace.ts'
import type { ListedTable } from '../online/tables.ts'
import { Said } from '../play/sentence.tsx'
import { headingOf } from '../play/turns.ts'
import { addressOf } from '../router.ts'
import { language, useSetting, useTexts } from '../settings/index.ts'
import { LiveThumb, useGlimpse } from './live-thumb.tsx'
import { SitterDisc } from './sitter.tsx'
import { isMine } from './standings.ts'
import { type HallTexts, useHallTexts } from './texts.ts'
import { TimeLeft } from './time-left.tsx'
import type { OwnTable } from './use-hall.ts'

type Running = { readonly table: ListedTable; readonly standing: Standing }
/** Without a network nobody knows who is there. */
type Cut = { readonly cut: boolean }

/** What is known of who sits there; null where nothing is worth a sign. */
function kindOf(
  { seats }: ListedTable,
  { present, standIns }: Standing,
  seat: number,
  cut: boolean,
): PresenceKind | null {
  if (seats[seat]?.bot !== null || standIns.includes(seat)) return 'bot'
  return cut ? 'unknown' : (present[seat] ?? null)
}

const minutesIn = (time: number): number => Math.max(0, Math.floor(time / MINUTE))

/** The names of a table, bots by the animals of their seats. */
function useNames({ seats }: ListedTable): string[] {
  const { setup } = useTexts()
  return namesOf(seats, setup.botNames, '')
}

/** The table that waits for me: the one brass thing in the hall. */
export function WaitingPlate({ table, standing, cut }: Running & Cut) {
  const words = useHallTexts()
  const { turns } = useTexts()
  const { name } = useDoorWords(table.game)
  const glimpse = useGlimpse(standing)
  const names = useNames(table)
  return (
    <section className="panel waiting-plate" data-game={table.game} aria-label={`${words.yours}: ${name}`}>
      <LiveThumb game={table.game} glimpse={glimpse} coming />
      <div className="waiting-words">
        <div className="waiting-head">
          <div className="caps waiting-game">
            {name} · {headingOf(standing.turn, turns)}
          </div>
          <h3>{words.yours}</h3>
          <p className="waiting-event">
            <LastEvent game={table.game} glimpse={glimpse} names={names} />
          </p>
        </div>
        <ul className="waiting-seats">
          {table.seats.map((_, seat) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
            <li key={seat}>
              <SitterDisc seat={seat} kind={kindOf(table, standing, seat, cut)} />
              <span>
                {names[seat]}
                <small>{stateOf(words, table, standing, seat)}</small>
              </span>
            </li>
          ))}
        </ul>
        <div className="waiting-go">
          <a className="btn btn--brass" href={addressOf({ page: 'table', id: table.id, step: null })}>
            {words.move}
          </a>
          <OwnTime standing={standing} />
        </div>
      </div>
    </section>
  )
}

function stateOf(words: HallTexts, { seats }: ListedTable, standing: Standing, seat: number): string {
  if (seat === standing.seat) return words.you
  if (seats[seat].bot !== null) return words.bot
  if (standing.standIns.includes(seat)) return words.standIn
  return standing.deciders.includes(seat) ? words.thinks : words.waitsFor
}

/** How long I still have, or how long the others have waited. */
function OwnTime({ standing: { deadline, budget, since } }: { readonly standing: Standing }) {
  const words = useHallTexts()
  const now = Date.now()
  if (deadline === null || budget === null)
    return <p className="waiting-since">{words.since(since === null ? 0 : minutesIn(now - since))}</p>
  const left = deadline - now
  return (
    <div className="waiting-left">
      <b>
        <span>{left > 0 ? words.left(minutesIn(left)) : words.late}</span>
        <i>{words.until(new Date(deadline))}</i>
      </b>
      <TimeLeft left={left} budget={budget} />
    </div>
  )
}

type EventProps = {
  readonly game: string
  readonly glimpse: Glimpsed | null
  readonly names: readonly string[]
}

/** The last thing that happened, in the game's own words. */
function LastEvent({ game, glimpse, names }: EventProps) {
  const spoken = useSetting(language)
  const words = useLoaded(`words of ${game} in ${spoken}`, async () => {
    const module = moduleOf(game)
    return module === null ? null : wordsOf(module, spoken)
  })
  if (glimpse === null || words.state !== 'here' || words.value === null) return null
  const sentence = lastSaid(words.value, glimpse, names)
  return sentence === null ? null : <Said sentence={sentence} names={names} />
}

function lastSaid(words: GameWords, { events, view, seat: observer }: Glimpsed, names: readonly string[]) {
  const said = events.map((event) => words.event(event, { view, names, observer }))
  return said.findLast((sentence) => sentence !== null) ?? null
}

/** A table of mine at which others think, or that is being laid. */
export function TablePlate({ table, standing, cut }: OwnTable & Cut) {
  const words = useHallTexts()
  const { turns } = useTexts()
  const { name } = useDoorWords(table.game)
  const glimpse = useGlimpse(standing)
  const taken = table.seats.filter((seat) => seat.name !== null || seat.bot !== null).length
  return (
    <a
      className="panel table-plate"
      data-game={table.game}
      href={addressOf({ page: 'table', id: table.id, step: null })}
    >
      <LiveThumb game={table.game} glimpse={glimpse} coming={standing !== null} />
      <span className="table-words">
        <b className="table-name">{name}</b>
        <span className="table-round">
          {standing === null ? words.laid : headingOf(standing.turn, turns)}
        </span>
        {standing !== null && <Awaited {...{ table, standing, cut }} />}
        <span className="table-clock">
          {standing !== null && <Icon data={hourglass} />}
          {standing === null ? words.seated(taken, table.seats.length) : <TheirTime {...standing} />}
        </span>
      </span>
    </a>
  )
}

/** Whose move it is. */
function Awaited({ table, standing, cut }: Running & Cut) {
  const words = useHallTexts()
  const names = useNames(table)
  const { deciders } = standing
  const first = isMine(standing) ? standing.seat : deciders[0]
  if (first === undefined) return null
  return (
    <span className="table-turn">
      <SitterDisc seat={first} kind={kindOf(table, standing, first, cut)} />
      <span>
        <small>{words.onTurn}</small>
        {isMine(standing) ? words.you : deciders.length > 1 ? words.together : names[first]}
      </span>
    </span>
  )
}

function TheirTime({ deadline, since }: Standing) {
  const words = useHallTexts()
  const now = Date.now()
  if (deadline !== null)
    return deadline > now ? words.othersLeft(minutesIn(deadline - now)) : words.othersLate
  const waited = since === null ? 0 : minutesIn(now - since)
  return waited < 1 ? words.unhurried : words.waitedFor(waited)
}
