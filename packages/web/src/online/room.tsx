import { Marker } from '@vyprava/atlas'
import { moduleOf } from '@vyprava/games'
import { optionsAsked } from '@vyprava/kernel'
import type { GameModule, GameWords, Rules } from '@vyprava/module'
import { wordsOf } from '@vyprava/module'
import { useId, useState } from 'react'
import { useDoorWords } from '../doors/words.ts'
import { useLoaded } from '../frame/loaded.ts'
import { paintOf } from '../play/paint.ts'
import { Leaf } from '../play/play.tsx'
import { addressOf, goTo } from '../router.ts'
import { language, useSetting, useTexts } from '../settings/index.ts'
import { levelWords } from '../texts/levels.ts'
import { Agreed } from './agreed.tsx'
import { addressFor, Copy } from './copy.tsx'
import { Shuffles } from './fair.tsx'
import { namesOf } from './names.ts'
import { PaceSaid } from './pace-fields.tsx'
import { YourQuiet } from './quiet.tsx'
import type { Person } from './server.ts'
import { Shell } from './shell.tsx'
import { closeTable, seatBot, sitDown, standUp, startTable, type TableInfo } from './tables.ts'
import { TalkPanel } from './talk.tsx'
import { useOnlineTexts } from './texts.ts'
import { useDeed } from './use-deed.ts'
import { useWaiting } from './use-waiting.ts'
import { NameForm } from './who.tsx'
import { Wrong } from './wrong.tsx'

type RoomProps = {
  readonly info: TableInfo
  readonly person: Person | null
  /** Looks at the table again. */
  readonly look: () => Promise<unknown>
}

/** A table before the game: who sits down, the link for friends, the variants. */
export function WaitingRoom(props: RoomProps) {
  const { info, person, look } = props
  const { table } = info
  const texts = useOnlineTexts()
  const { name } = useDoorWords(table.game)
  const module = moduleOf(table.game)
  const post = useWaiting(table.id, info.you.seat, look)
  if (module === null) return <Leaf title={name} text={texts.errors.failed} />
  const free = table.seats.findIndex((seat) => seat.name === null && seat.bot === null)
  return (
    <Shell title={name} game={table.game} inside>
      <div className="lobby-parts">
        <div className="lobby-column">
          {person === null && (
            <section className="panel lobby-part">
              <h2 className="h2">{texts.who.ask}</h2>
              <NameForm
                {...(free === -1
                  ? {}
                  : { submit: texts.room.sit, after: () => sitDown(info, free).then(look) })}
              />
            </section>
          )}
          <Seats {...props} module={module} />
          {post !== null && person !== null && (
            <TalkPanel
              talk={post.talk}
              speak={post.speak}
              names={info.you.seat === null ? [] : table.seats.map((sitter) => sitter.name)}
              watching={info.you.seat === null}
              table={table.id}
              seat={info.you.seat}
            />
          )}
        </div>
        <div className="lobby-column">
          <section className="panel lobby-part room-link">
            <p>{texts.room.waiting}</p>
            <label className="fields-one">
              <span>{texts.room.link}</span>
              <input
                className="field"
                readOnly
                value={linkTo(table.id)}
                onFocus={({ target }) => target.select()}
              />
            </label>
            <Copy label={texts.room.copy} text={() => linkTo(table.id)} />
          </section>
          <section className="panel lobby-part" aria-label={texts.pace.title}>
            <h2>{texts.pace.title}</h2>
            <PaceSaid pace={table.pace} />
            {table.pace?.kind === 'days' && person !== null && <YourQuiet />}
          </section>
          <Agreed table={table} host={info.you.host} />
          <Variants info={info} module={module} />
          <section className="panel lobby-part">
            <Shuffles table={table} you={info.you.seat} rules={null} />
          </section>
        </div>
      </div>
    </Shell>
  )
}

const linkTo = (id: string): string => addressFor(addressOf({ page: 'table', id, step: null }))

/** The rules and words of a game; null while they are on their way. */
function useGame(module: GameModule): { readonly rules: Rules; readonly words: GameWords } | null {
  const spoken = useSetting(language)
  const rules = useLoaded(module.id, () => module.rules())
  const words = useLoaded(`${module.id} ${spoken}`, () => wordsOf(module, spoken))
  return rules.state === 'here' && words.state === 'here' ? { rules: rules.value, words: words.value } : null
}

const Coming = () => <section className="panel lobby-part lobby-wait" aria-busy="true" />

type SeatsProps = RoomProps & { readonly module: GameModule }

function Seats({ info, person, look, module: played }: SeatsProps) {
  const { room, agreed } = useOnlineTexts()
  const game = useGame(played)
  const deed = useDeed()
  const { setup, bots } = useTexts()
  const { table, you } = info
  const names = namesOf(table.seats, setup.botNames, room.free)
  const title = useId()
  const free = table.seats.filter(({ name, bot }) => name === null && bot === null).length
  const run = (work: () => Promise<unknown>) => deed.run(() => work().finally(look))
  if (game === null) return <Coming />
  const { rules } = game
  return (
    <section className="panel lobby-part room-seats" aria-labelledby={title}>
      <h2 id={title}>{setup.players}</h2>
      <ol>
        {table.seats.map(({ name, bot, keptFor }, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
          <li key={seat} aria-label={room.seat(seat + 1)}>
            <Marker seat={paintOf(seat)} className="mk" />
            <div className="room-who">
              <b data-free={name === null && bot === null}>{names[seat]}</b>
              {you.seat === seat && <small>{room.you}</small>}
              {keptFor !== null && <small>{agreed.kept(keptFor)}</small>}
              {bot !== null && <small>{bots.bot(levelWords(rules, bot, bots).name)}</small>}
            </div>
            <div className="room-do">
              {you.seat === seat && (
                <button
                  type="button"
                  className="btn btn--bare"
                  disabled={deed.busy}
                  onClick={() => run(() => standUp(table.id, seat))}
                >
                  {room.stand}
                </button>
              )}
              {name === null &&
                bot === null &&
                person !== null &&
                you.seat === null &&
                (keptFor === null || keptFor === person.name) && (
                  <button
                    type="button"
                    className="btn btn--line"
                    disabled={deed.busy}
                    onClick={() => run(() => sitDown(info, seat))}
                  >
                    {room.sit}
                  </button>
                )}
              {keptFor !== null && you.host && (
                <button
                  type="button"
                  className="btn btn--bare"
                  disabled={deed.busy}
                  onClick={() => run(() => standUp(table.id, seat))}
                >
                  {agreed.release}
                </button>
              )}
              {name === null && bot === null && keptFor === null && you.host && (
                <AddBot
                  rules={rules}
                  busy={deed.busy}
                  add={(level) => run(() => seatBot(table.id, seat, level))}
                />
              )}
              {(bot ?? name) !== null && you.host && you.seat !== seat && (
                <button
                  type="button"
                  className="btn btn--bare"
                  disabled={deed.busy}
                  onClick={() => run(() => standUp(table.id, seat))}
                >
                  {bot === null ? room.removePerson : room.removeBot}
                </button>
              )}
            </div>
          </li>
        ))}
      </ol>
      <Wrong text={deed.wrong} />
      {you.host ? (
        <button
          type="button"
          className="btn btn--brass room-start"
          aria-disabled={free > 0}
          disabled={deed.busy}
          onClick={() => free === 0 && run(() => startTable(table.id))}
        >
          {free > 0 ? room.startLater(free) : room.start}
        </button>
      ) : (
        <p className="quiet">{free > 0 ? room.startLater(free) : room.hostStarts}</p>
      )}
      {you.host && (
        <button
          type="button"
          className="btn btn--bare room-close"
          disabled={deed.busy}
          onClick={() => deed.run(() => closeTable(table.id).then(() => goTo({ page: 'online' })))}
        >
          {room.close}
        </button>
      )}
    </section>
  )
}

type AddBotProps = {
  readonly rules: Rules
  readonly busy: boolean
  readonly add: (level: string) => void
}

/** A bot of some level, named as at tables of this device. */
function AddBot({ rules, busy, add }: AddBotProps) {
  const { room } = useOnlineTexts()
  const { bots } = useTexts()
  const middle = rules.players[Math.floor((rules.players.length - 1) / 2)]
  const [level, setLevel] = useState(middle?.name ?? '')
  if (middle === undefined) return null
  return (
    <>
      <select
        className="field"
        aria-label={room.bot}
        value={level}
        onChange={({ target }) => setLevel(target.value)}
      >
        {rules.players.map(({ name }) => (
          <option key={name} value={name}>
            {levelWords(rules, name, bots).name}
          </option>
        ))}
      </select>
      <button type="button" className="btn btn--line" disabled={busy} onClick={() => add(level)}>
        {room.addBot}
      </button>
    </>
  )
}

type VariantsProps = { readonly info: TableInfo; readonly module: GameModule }

function Variants({ info, module: played }: VariantsProps) {
  const { room } = useOnlineTexts()
  const title = useId()
  const game = useGame(played)
  if (game === null) return <Coming />
  const { rules, words } = game
  const chosen = Object.entries(info.table.options)
  const said = (name: string, value: unknown): string => {
    if (typeof value === 'boolean') return value ? room.yes : room.no
    return typeof value === 'string' ? words.value(name, value) : String(value)
  }
  const rows = optionsAsked(rules.game.options, info.table.seats.length).map(([name]) => ({
    name,
    value: chosen.find(([option]) => option === name)?.[1],
  }))
  if (rows.length === 0) return null
  return (
    <section className="panel lobby-part room-options" aria-labelledby={title}>
      <h2 id={title}>{room.options}</h2>
      <dl>
        {rows.map(({ name, value }) => (
          <div key={name}>
            <dt>{words.option(name).label}</dt>
            <dd>{said(name, value)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
