import { Icon, Marker } from '@vyprava/atlas'
import { cog } from '@vyprava/atlas/icons/signs.ts'
import { SEAT_DESIGNS } from '@vyprava/atlas/seats.ts'
import { botsOf, usualBot } from '@vyprava/bots'
import type { Rules } from '@vyprava/module'
import type { Whereabouts } from '@vyprava/protocol'
import { useState } from 'react'
import { PresenceSign } from '../frame/presence-sign.tsx'
import { Copy } from '../online/copy.tsx'
import { useOnlineTexts } from '../online/texts.ts'
import { paintOf } from '../play/paint.ts'
import { useTexts } from '../settings/index.ts'
import { type Choice, Word } from '../setup/word.tsx'
import { levelWords } from '../texts/levels.ts'
import { useRoomTexts } from './texts.ts'

/** The levels of bots, told by what they do. */
export function useLevels(rules: Rules): readonly Choice[] {
  const { bots } = useTexts()
  return botsOf(rules).map(({ name }) => {
    const { name: word, note } = levelWords(rules, name, bots)
    return { value: name, word, note: note ?? '' }
  })
}

export interface Sitter {
  readonly seat: number
  readonly side: string
  readonly name: string
  readonly bot: string | null
  readonly mine: boolean
  readonly host: boolean
  /** Whether they look at the table; null where nobody knows. */
  readonly standing: Whereabouts | null
}

/** What can be done about a seat; null what one may not do. */
export interface SeatDeeds {
  readonly stand: (() => void) | null
  readonly remove: (() => void) | null
  readonly passHost: (() => void) | null
  readonly exchange: ((level: string) => void) | null
}

type PlateProps = {
  readonly sitter: Sitter
  readonly rules: Rules
  readonly busy: boolean
  readonly deeds: SeatDeeds
}

/** The words under a name: who it is, and at which side. */
function useUnder({ side, bot, mine, host, standing }: Sitter): string {
  const room = useRoomTexts()
  const { presence } = useOnlineTexts()
  const name = Object.hasOwn(room.sides, side) ? Reflect.get(room.sides, side) : ''
  const there = standing === null ? room.here : presence.standing[standing]
  const what = bot !== null ? '' : mine ? room.you : there
  const parts = [what, typeof name === 'string' ? name : '', host ? room.hosts : '']
  return parts.filter((part) => part !== '').join(' · ')
}

/** Somebody at the table. */
export function SeatPlate({ sitter, rules, busy, deeds }: PlateProps) {
  const { room } = useOnlineTexts()
  const words = useRoomTexts()
  const { bots } = useTexts()
  const levels = useLevels(rules)
  const { seat, side, name, bot, mine, standing } = sitter
  const under = useUnder(sitter)
  const level = bot === null ? null : levelWords(rules, bot, bots).name
  const [more, setMore] = useState(false)
  const extras = deeds.passHost !== null
  return (
    <li
      className={mine ? 'panel lay-seat lay-mine' : 'panel lay-seat'}
      data-side={side}
      aria-label={room.seat(seat + 1)}
    >
      <span className="sitter">
        <Marker seat={paintOf(seat)} className="mk" />
        <PresenceSign kind={bot === null ? (standing ?? 'unknown') : 'bot'} />
      </span>
      <div className="lay-who">
        <b className="room-name">{name}</b>
        <small>
          {level !== null &&
            (deeds.exchange === null ? (
              words.bot(level)
            ) : (
              <Word
                name={`seat${seat}`}
                label={`${name}: ${words.bot(level)}`}
                shown={words.bot(level)}
                value={bot ?? ''}
                choices={levels}
                choose={deeds.exchange}
              />
            ))}
          {level !== null && under !== '' && ' · '}
          {under}
        </small>
      </div>
      <span className="room-do">
        {deeds.stand !== null && (
          <button type="button" className="btn btn--bare" disabled={busy} onClick={deeds.stand}>
            {room.stand}
          </button>
        )}
        {deeds.remove !== null && (
          <button type="button" className="btn btn--bare" disabled={busy} onClick={deeds.remove}>
            {bot === null ? room.removePerson : room.removeBot}
          </button>
        )}
        {extras && (
          <button
            type="button"
            className="btn btn--bare room-more"
            aria-label={words.more(name)}
            aria-expanded={more}
            onClick={() => setMore(!more)}
          >
            <Icon data={cog} />
          </button>
        )}
      </span>
      {more && deeds.passHost !== null && (
        <div className="panel room-extra">
          <button type="button" className="btn btn--line" disabled={busy} onClick={deeds.passHost}>
            {words.passHost}
          </button>
          <p>{words.passHostNote}</p>
        </div>
      )}
    </li>
  )
}

type FreeProps = {
  readonly seat: number
  readonly side: string
  readonly rules: Rules
  readonly busy: boolean
  readonly link: string
  /** Who had the seat in the match before; it waits for them. */
  readonly keptFor: string | null
  readonly release: (() => void) | null
  readonly sit: (() => void) | null
  readonly seatBot: ((level: string) => void) | null
  readonly fold: (() => void) | null
}

/** A seat that waits: to sit down, to invite, for a bot. */
export function FreePlate(props: FreeProps) {
  const { seat, side, rules, busy, link, keptFor, release, sit, seatBot, fold } = props
  const { room, agreed } = useOnlineTexts()
  const words = useRoomTexts()
  const levels = useLevels(rules)
  return (
    <li className="lay-seat lay-free" data-side={side} aria-label={room.seat(seat + 1)}>
      <svg className="lay-hole" viewBox="0 0 64 64" aria-hidden="true">
        <circle cx="32" cy="31" r="25" />
        <path transform="translate(19 18) scale(.0508)" d={SEAT_DESIGNS[paintOf(seat)].emblem} />
      </svg>
      <b>{words.free}</b>
      {keptFor !== null && <small>{agreed.kept(keptFor)}</small>}
      <span className="room-do">
        {sit !== null ? (
          <button type="button" className="btn btn--line" disabled={busy} onClick={sit}>
            {room.sit}
          </button>
        ) : (
          <Copy label={words.callIn} text={() => link} />
        )}
        {seatBot !== null && levels.length > 0 && (
          <Word
            name={`bot${seat}`}
            label={words.seatBotAt(seat + 1)}
            shown={words.seatBot}
            value={usualBot(rules) ?? ''}
            choices={levels}
            choose={seatBot}
          />
        )}
        {release !== null && (
          <button type="button" className="btn btn--bare" disabled={busy} onClick={release}>
            {agreed.release}
          </button>
        )}
        {fold !== null && (
          <button type="button" className="btn btn--bare room-fold" disabled={busy} onClick={fold}>
            {words.fold}
          </button>
        )}
      </span>
    </li>
  )
}
