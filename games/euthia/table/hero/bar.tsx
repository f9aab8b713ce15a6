import { DESIGNS, Drawing, Marker } from '@vyprava/atlas'
import { expand } from '@vyprava/atlas/icons/signs.ts'
import { Spoken } from '@vyprava/kit'
import { memo } from 'react'
import type { PlayerView } from '../../rules/view.ts'
import { dwurt, gaar, type HeartState, heart, type TokenState } from '../ink/shapes.ts'
import { Sign } from '../ink/sign.tsx'
import { COIN, essenceSign, gemSign, iconSign } from '../ink/signs.ts'
import type { Change } from '../preview.ts'
import type { PanelProps } from '../props.ts'
import { nameOf, type Thing } from '../thing.ts'
import type { Room } from './standing.ts'
import './bar.css'

/** Hearts, crystals and drops stand this far from each other. */
const STEP = { heart: 22, token: 25 }
const MOST_DRAWN = 12

interface HeartsProps {
  readonly health: number
  readonly most: number
  readonly later: number
  readonly laterMost: number
}

const heartAt = (place: number, { health, later }: HeartsProps): HeartState => {
  if (place < Math.min(health, later)) return 'on'
  if (place < health) return 'lose'
  return place < later ? 'gain' : 'off'
}

/** Health heart by heart, with what a preview would take or bring. */
export const Hearts = memo(function Hearts(props: HeartsProps) {
  const count = Math.max(props.most, props.laterMost, 1)
  const width = count * STEP.heart + 4
  const ink = Array.from({ length: count }, (_, place) =>
    heart(13 + place * STEP.heart, 13, 0.66, heartAt(place, props)),
  ).join('')
  return <Drawing className="eu-hearts" width={width} height={28} viewBox={`0 0 ${width} 28`} ink={ink} />
})

interface TokensProps {
  readonly of: 'gaar' | 'dwurt'
  readonly count: number
  readonly slots: number
  readonly later: number
}

const tokenAt = (place: number, count: number, later: number): TokenState => {
  if (place < Math.min(count, later)) return 'on'
  if (place < count) return 'spend'
  return place < later ? 'gain' : 'off'
}

/** Crystals of Gaar or drops of Dwurt in their slots; what lies beyond them needs a bag. */
export const Tokens = memo(function Tokens({ of, count, slots, later }: TokensProps) {
  const shown = Math.min(MOST_DRAWN, Math.max(slots, count, later))
  const draw = of === 'gaar' ? gaar : dwurt
  const width = shown * STEP.token + 4
  const ink = Array.from({ length: shown }, (_, place) =>
    draw(14 + place * STEP.token, 15, 0.6, tokenAt(place, count, later)),
  ).join('')
  return <Drawing className="eu-tokens" width={width} height={30} viewBox={`0 0 ${width} 30`} ink={ink} />
})

/** "8", or "8 → 6" while something is shown. */
interface FigureProps {
  readonly now: number
  /** As it is, where nothing is said. */
  readonly later: number | undefined
}

export const Figure = ({ now, later = now }: FigureProps) => (
  <b>
    {now}
    {later === now ? null : <span data-tone={later < now ? 'bad' : 'good'}> → {later}</span>}
  </b>
)

interface BarProps extends PanelProps {
  readonly player: PlayerView
  readonly owner: number
  readonly room: Room
  readonly change: Change
}

/** The first line of the board: who, health, Gaar, gems and essences, coins; it is all that is left where room is short. */
export function Bar(props: BarProps) {
  const { player, owner, room, change, labels, words, lit, intent, hands } = props
  const { hero: say } = labels
  const { names } = words.tools
  const health = change.health ?? player.health
  const most = change.maxHealth ?? player.maxHealth
  const touched = (thing: Thing) => ({
    'data-lit': lit.has(nameOf(thing)) || undefined,
    'data-thing': nameOf(thing),
    'aria-pressed': isChosen(intent, thing),
    ...hands.touch(thing, true),
  })
  const loose = [
    ...player.gems.flatMap((count, gem) =>
      count === 0 ? [] : [{ thing: { kind: 'gem', gem } as const, count }],
    ),
    ...player.essences.flatMap((count, essence) =>
      count === 0 ? [] : [{ thing: { kind: 'essence', essence } as const, count }],
    ),
  ]
  const total = loose.reduce((sum, { count }) => sum + count, 0)
  const showsDwurt = room.dwurt > 0 || player.dwurt > 0
  const showsGaar = room.gaar > 0 || player.gaar > 0
  return (
    <div className="eu-bar" data-crowded={(showsGaar && showsDwurt) || undefined}>
      <div className="eu-who">
        <Marker seat={DESIGNS[owner]} />
        <span>
          <b>{names.of('heroes', player.hero)}</b>
          <i>{props.players[owner]?.name}</i>
        </span>
      </div>
      <div className="eu-track" data-track="health">
        <span className="caps">{say.health}</span>
        <Hearts health={player.health} most={player.maxHealth} later={health} laterMost={most} />
        <span className="eu-sum">
          <Figure now={player.health} later={health} /> <small>{say.of(most)}</small>
        </span>
      </div>
      {showsGaar ? (
        <div className="eu-track" data-track="gaar">
          <span className="caps">{say.gaar}</span>
          <button type="button" className="eu-loose" {...touched({ kind: 'gaar' })}>
            <Spoken>{say.tokens.gaar(player.gaar, room.gaar)}</Spoken>
            <Tokens of="gaar" count={player.gaar} slots={room.gaar} later={change.gaar ?? player.gaar} />
          </button>
        </div>
      ) : null}
      {showsDwurt ? (
        <div className="eu-track" data-track="dwurt">
          <span className="caps">{say.dwurt}</span>
          <button type="button" className="eu-loose" {...touched({ kind: 'dwurt' })}>
            <Spoken>{say.tokens.dwurt(player.dwurt, room.dwurt)}</Spoken>
            <Tokens of="dwurt" count={player.dwurt} slots={room.dwurt} later={change.dwurt ?? player.dwurt} />
          </button>
        </div>
      ) : null}
      <div className="eu-track" data-track="gems">
        <span className="caps">{say.gems}</span>
        <ul className="eu-gems" data-along>
          {loose.map(({ thing, count }) => {
            const name =
              thing.kind === 'gem' ? names.of('gems', thing.gem) : names.of('essences', thing.essence)
            const sign = thing.kind === 'gem' ? gemSign(thing.gem) : essenceSign(thing.essence)
            return (
              <li key={nameOf(thing)}>
                <button type="button" className="eu-disc" title={name} {...touched(thing)}>
                  <Spoken>{say.loose(name, count)}</Spoken>
                  <Sign of={sign} />
                  {count > 1 ? <small aria-hidden="true">{count}</small> : null}
                </button>
              </li>
            )
          })}
          {Array.from({ length: Math.max(0, room.gems - total) }, (_, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: empty places are alike
            <li key={place} className="eu-disc eu-disc--free" aria-hidden="true" />
          ))}
        </ul>
      </div>
      <div className="eu-coins">
        <Spoken>{say.coins(player.coins)}</Spoken>
        <Sign of={COIN} />
        <span aria-hidden="true">
          <Figure now={player.coins} later={change.coins ?? player.coins} />
        </span>
      </div>
      <button
        type="button"
        className="eu-pull btn btn--line"
        data-action="pull"
        aria-expanded={intent.own.pulled}
        onClick={() =>
          void hands.send({ type: 'intend', own: { ...intent.own, pulled: !intent.own.pulled } })
        }
      >
        <Sign of={EXPAND} />
        <span>{intent.own.pulled ? say.fold : say.pull}</span>
      </button>
    </div>
  )
}

const EXPAND = iconSign(expand)

/** Whether a thing is in the hand, or what is pinned was touched there. */
export const isChosen = ({ own, pinned }: PanelProps['intent'], thing: Thing): boolean => {
  const name = nameOf(thing)
  return (
    (own.held !== null && nameOf(own.held) === name) ||
    (own.menu !== null && nameOf(own.menu) === name) ||
    (pinned !== null && nameOf(pinned.thing) === name)
  )
}
