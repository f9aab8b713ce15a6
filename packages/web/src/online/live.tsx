import type { GameModule } from '@vyprava/module'
import type { TableShown } from '@vyprava/protocol'
import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { useCell } from '../frame/cell.ts'
import { useLoaded } from '../frame/loaded.ts'
import { type OnlineParts, usePlay } from '../play/context.ts'
import { Leaf, Shown, Waiting } from '../play/play.tsx'
import type { Link, Scene } from '../play/scene.ts'
import { Hush, useSilence } from '../play/silence.tsx'
import { addressOf, useRoute } from '../router.ts'
import { sound, useSetting, useTexts } from '../settings/index.ts'
import { chime } from '../sound/speaker.ts'
import { About } from './about.tsx'
import { AheadTable } from './ahead-table.ts'
import { ConditionalMoves } from './conditional-moves.tsx'
import { storageBookmark } from './conversation.ts'
import { FollowedSign, Following, followsFrom } from './following.tsx'
import { namesOf } from './names.ts'
import { storageOutbox } from './outbox.ts'
import { minutesIn } from './pace.ts'
import { aheadParts } from './playing-ahead.tsx'
import { PresenceLines } from './presence-lines.tsx'
import { Rematch } from './rematch.tsx'
import { SeatClock, YourTime } from './seat-clock.tsx'
import { SeatSign, SeatStanding } from './seat-presence.tsx'
import { server, serverAddress } from './server.ts'
import { OnlineTable } from './table.ts'
import type { TableInfo } from './tables.ts'
import { Takeback } from './takeback.tsx'
import { TalkPanel, Unread } from './talk.tsx'
import { useOnlineTexts } from './texts.ts'
import { lookAtTurns, noteTurn, turns } from './turns.ts'
import { useAttending } from './use-presence.ts'
import { useServer } from './use-server.ts'
import { Wire } from './wire.ts'
import '../shelf/shelf.css'
import './online.css'

type LiveProps = {
  readonly info: TableInfo
  readonly module: GameModule
  readonly look: () => Promise<unknown>
}

/** A table that is played now. */
export function LiveTable({ info, module, look }: LiveProps) {
  const texts = useOnlineTexts()
  const { play } = useTexts()
  const rules = useLoaded(module.id, () => module.rules())
  const drawn = useLoaded(`${module.id} table`, async () => (await module.table?.()) ?? null)
  const table = useOnlineTable(info, rules.state === 'here' ? rules.value.game : null)
  const state = useSyncExternalStore(table?.watch ?? never, () => table?.state() ?? 'waiting')
  const { ahead, plan, leave } = useAhead(table, rules.state === 'here' ? rules.value.game : null)
  const parts = useParts(table, info, rules.state === 'here' ? rules.value : null, { look, plan })
  const around = useMemo(
    () => (ahead === null || table === null ? parts : aheadParts({ ahead, table, leave })),
    [ahead, table, leave, parts],
  )
  if (rules.state === 'failed') return <Leaf title={play.broken} text={texts.errors.failed} />
  if (state === 'closed') return <Leaf title={texts.word.closed} text={texts.word.closedNote} />
  if (state === 'agreed')
    return (
      <Leaf title={texts.presence.closed.title} text={texts.presence.closed.note}>
        <a className="btn btn--line" href={addressOf({ page: 'table', id: info.table.id, step: 0 })}>
          {texts.presence.closed.replay}
        </a>
      </Leaf>
    )
  if (state === 'noTable' || state === 'diverged' || state === 'busy')
    return <Leaf title={texts.title} text={texts.errors[state]} />
  const ready = table !== null && state === 'open' && rules.state === 'here' && drawn.state !== 'loading'
  if (!ready) return <Waiting />
  return (
    <Shown
      table={ahead ?? table}
      game={module.id}
      module={module}
      rules={rules.value}
      drawn={drawn.state === 'here' ? drawn.value : null}
      tutorial={null}
      online={around}
    />
  )
}

const never = () => () => {}

type Game = ConstructorParameters<typeof OnlineTable>[1]

function useOnlineTable({ table: { id } }: TableInfo, game: Game | null): OnlineTable | null {
  const { setup } = useTexts()
  const [table, setTable] = useState<OnlineTable | null>(null)
  const names = useMemo(
    () => (shown: TableShown) => namesOf(shown.seats, setup.botNames, ''),
    [setup.botNames],
  )
  const { state } = useServer()
  // What is on its way is kept for the person: until it is known who that is, nothing of it could be read.
  const asks = state === 'unknown'
  // biome-ignore lint/correctness/useExhaustiveDependencies: other names do not make another table
  useEffect(() => {
    if (game === null || asks) return
    const opened = new OnlineTable(id, game, {
      outbox: storageOutbox(id, server.get().person?.id ?? null),
      bookmark: storageBookmark(id),
      connect: (user) =>
        new Wire(serverAddress('api/live'), {
          ...user,
          hear(message) {
            if (message.type === 'turn') lookAtTurns().catch(() => {})
            user.hear(message)
          },
        }),
      names,
    })
    setTable(opened)
    return () => opened.close()
  }, [id, game, asks])
  useEffect(() => table?.rename(names), [table, names])
  return table
}

/** The board on which one plays ahead, while one does. */
function useAhead(table: OnlineTable | null, game: Game | null) {
  const [ahead, setAhead] = useState<AheadTable | null>(null)
  const plan = useCallback(() => {
    const [vantage, told, scene] = [table?.vantage() ?? null, table?.told() ?? null, table?.scene()]
    if (game === null || vantage === null || told === null || scene === undefined) return
    const { id, seats, options } = told
    const players = scene.players.map((player) => ({ ...player, bot: null, away: false }))
    setAhead(new AheadTable({ id, game, table: { seats: seats.length, options }, vantage, players }))
  }, [table, game])
  const leave = useCallback(() => setAhead(null), [])
  return { ahead, plan, leave }
}

interface Doing {
  readonly look: () => Promise<unknown>
  /** Begins to play ahead. */
  readonly plan: () => void
}

function useParts(
  table: OnlineTable | null,
  info: TableInfo,
  rules: Awaited<ReturnType<GameModule['rules']>> | null,
  { look, plan }: Doing,
): OnlineParts | null {
  const texts = useOnlineTexts()
  const { play } = useTexts()
  const told = useSyncExternalStore(table?.watch ?? never, () => table?.told() ?? null)
  const over = told?.state === 'over'
  const route = useRoute()
  const wanted = route.page === 'table' ? route.follow : undefined
  const [follows, follow] = useState(() => followsFrom(wanted, info.table.seats.length))
  useOwnTurn(table)
  useAttending(table)
  // Somebody who watched may have been given a seat, or somebody else has one's own.
  const scene = useSyncExternalStore(table?.watch ?? never, () => table?.scene() ?? null)
  const moved = scene?.kind === 'open' && scene.observer !== info.you.seat
  useEffect(() => {
    if (over || moved) look()
  }, [over, moved, look])
  return useMemo(() => {
    if (table === null || rules === null) return null
    const { id } = info.table
    const watching = info.you.seat === null
    return {
      ...(watching ? { follows } : {}),
      tools: (
        <>
          <Fresh talk={table.talk} aloud />
          <Elsewhere id={id} />
          <About
            {...{ table: told ?? info.table, info, rules, replay: null }}
            following={watching ? <Following id={id} follows={follows} follow={follow} /> : null}
          />
        </>
      ),
      sign: (
        <>
          <Sign table={table} />
          {info.you.seat !== null && <ConditionalMoves table={table} seat={info.you.seat} plan={plan} />}
        </>
      ),
      talk: {
        title: texts.talk.title,
        panel: <TableTalk table={table} />,
        fresh: <Fresh talk={table.talk} />,
      },
      hints: (told ?? info.table).agreed.hints,
      lines: info.you.seat === null ? null : <PresenceLines table={table} seat={info.you.seat} />,
      plate: (seat) => <SeatClock table={table} seat={seat} />,
      face: (seat) => <SeatSign table={table} seat={seat} />,
      standing: (seat, first) => (
        <>
          {first && <FollowedSign seat={seat} />}
          <SeatStanding table={table} seat={seat} first={first} />
        </>
      ),
      over: (
        <>
          {info.you.seat !== null && <Rematch table={table} seat={info.you.seat} />}
          <a className="btn btn--line" href={addressOf({ page: 'table', id, step: 0 })}>
            {texts.table.replay}
          </a>
          <a className="btn btn--line" href={addressOf({ page: 'online' })}>
            {texts.lobby}
          </a>
        </>
      ),
      said: (trouble) => {
        if (trouble.kind === 'barred') return play.noUndo[trouble.why]
        if (trouble.kind === 'asked' || trouble.kind === 'declined') return texts.takeback[trouble.kind]
        return texts.table[trouble.kind]
      },
    }
  }, [table, told, info, rules, texts, play, plan, follows])
}

/** What this table knows of one's turn goes for the whole app. */
function useOwnTurn(table: OnlineTable | null): void {
  const asked = useSyncExternalStore(table?.watch ?? never, () => table?.asked() ?? null)
  const id = table?.id
  useEffect(() => {
    if (id !== undefined && asked !== null) noteTurn(id, asked)
  }, [id, asked])
}

/** Other tables where one's move is awaited. */
function Elsewhere({ id }: { readonly id: string }) {
  const { turns: words } = useOnlineTexts()
  const count = useCell(turns).filter(({ table }) => table !== id).length
  if (count === 0) return null
  return (
    <a
      className="btn btn--bare"
      href={addressOf({ page: 'online' })}
      aria-label={words.others(count)}
      title={words.others(count)}
    >
      <span className="unread-count elsewhere">{count}</span>
    </a>
  )
}

/** Talk beside the board. */
function TableTalk({ table }: { readonly table: OnlineTable }) {
  const { pane, scene } = usePlay()
  const told = useSyncExternalStore(table.watch, table.told)
  const watching = scene.observer === null
  const names = watching ? [] : (told?.seats.map(({ name }) => name) ?? [])
  const silent = useSilence() !== null
  return (
    <TalkPanel
      talk={table.talk}
      speak={table.speak}
      names={names}
      watching={watching}
      table={table.id}
      seat={scene.observer}
      hush={silent ? <Hush /> : null}
      sight={pane}
    />
  )
}

/** How much was said that was not seen: a number for the eyes, a sentence for the ears. */
function Fresh({ talk, aloud = false }: { readonly talk: OnlineTable['talk']; readonly aloud?: boolean }) {
  const { talk: words } = useOnlineTexts()
  const { person } = useServer()
  return (
    <Unread
      talk={talk}
      person={person}
      show={(count) => {
        if (aloud)
          return (
            <span className="visually-hidden" role="status">
              {count === 0 ? '' : words.unread(count)}
            </span>
          )
        return count === 0 ? null : (
          <span className="unread-count" title={words.unread(count)}>
            {count}
          </span>
        )
      }}
    />
  )
}

/** Somebody calls to the table. */
function Called({ table }: { readonly table: OnlineTable }) {
  const { presence: words } = useOnlineTexts()
  const caller = useSyncExternalStore(table.watch, table.caller)
  const heard = useSetting(sound) === 'on'
  useEffect(() => {
    if (caller !== null && heard) chime(['bell'])
  }, [caller, heard])
  return caller === null ? null : <span className="link-sign link-sign--called">{words.calls(caller)}</span>
}

/** Quietly beside the question: whether something is on its way, and whether the server is there. */
function Sign({ table }: { readonly table: OnlineTable }) {
  const { table: words, agreed } = useOnlineTexts()
  const scene = useSyncExternalStore(table.watch, table.scene)
  const { delay = 0, rated = false } = useSyncExternalStore(table.watch, table.told)?.agreed ?? {}
  const link = linkOf(scene)
  if (link === null) return null
  const { state, sending } = link
  const watching = scene.kind === 'open' && scene.observer === null && !scene.over
  return (
    <>
      {watching && (
        <span className="link-sign">
          {words.watching} {delay > 0 && agreed.delaySaid(minutesIn(delay))}
        </span>
      )}
      {scene.kind === 'open' && scene.observer !== null && scene.sight.decision !== null && (
        <YourTime table={table} seat={scene.observer} />
      )}
      {!rated && <Takeback table={table} />}
      <Called table={table} />
      {sending && state === 'here' && <span className="link-sign">{words.sending}</span>}
      {state !== 'here' && (
        <span className="link-sign link-sign--lost">
          {words[state]} {sending && words.kept}
        </span>
      )}
    </>
  )
}

const linkOf = (scene: Scene): Link | null => (scene.kind === 'open' ? (scene.link ?? null) : null)
