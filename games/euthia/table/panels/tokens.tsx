import { DESIGNS, Drawing, Icon, icon } from '@vyprava/atlas'
import { crossedSwords, walkingBoot, warPick } from '@vyprava/atlas/icons/gear.ts'
import { twoCoins } from '@vyprava/atlas/icons/goods.ts'
import { seatDark, seatOn, seatPaint } from '@vyprava/atlas/seats.ts'
import { memo } from 'react'
import type { PanelProps } from '../props.ts'
import { nameOf } from '../thing.ts'
import './tokens.css'

const ART = [warPick, twoCoins, crossedSwords] as const

/** A token in the colours of its seat; without one its place is a broken ring. */
const tokenInk = (seat: (typeof DESIGNS)[number], art: string, there: boolean): string =>
  there
    ? '<ellipse cx="3" cy="8" rx="24" ry="21" class="piece-shadow"/>' +
      `<circle cy="4" r="24" fill="${seatDark(seat)}"/><circle r="24" fill="${seatPaint(seat)}"/>` +
      `<circle r="24" fill="url(#pat-${seat})" opacity=".22"/>` +
      `<circle r="18.5" fill="none" stroke="${seatOn(seat)}" stroke-opacity=".6"/>` +
      icon(art, -13, -13, 26, `fill="${seatOn(seat)}"`)
    : `<circle r="23" class="tk-void"/>${icon(art, -12, -12, 24, 'class="tk-faint"')}`

/** The three action tokens, what effects have granted, and the points of movement. */
export const Tokens = memo(function Tokens({
  view,
  seat,
  lit,
  hands,
  labels: { land },
  intent,
  preview,
}: PanelProps) {
  if (seat === null) return null
  const { tokens, granted, mp } = view.players[seat]
  const chosen = (intent.pinned ?? intent.shown)?.thing
  const spent = new Set(
    (preview?.press ?? []).flatMap((action) =>
      action.type === 'step' && action.fund === 'token' ? [2] : [],
    ),
  )
  const after = preview?.change.mp
  const changes = after !== undefined && after !== mp
  return (
    // biome-ignore lint/a11y/useSemanticElements: tokens are no fieldset
    <div className="eu-tokens" role="group" aria-label={land.tokens.title}>
      {ART.map((art, action) => {
        const thing = { kind: 'token', action } as const
        const isChosen = spent.has(action) || (chosen?.kind === 'token' && chosen.action === action)
        return (
          <button
            key={land.tokens.kinds[action]}
            type="button"
            className="eu-token"
            data-token={action}
            data-lit={lit.has(nameOf(thing)) || undefined}
            data-chosen={isChosen || undefined}
            aria-label={land.tokens.one(action, tokens[action], granted[action])}
            {...hands.touch(thing)}
          >
            <Drawing viewBox="-30 -30 60 62" ink={tokenInk(DESIGNS[seat], art, tokens[action] > 0)} />
            {tokens[action] + granted[action] > 1 || granted[action] > 0 ? (
              <span aria-hidden="true">{granted[action] > 0 ? `+${granted[action]}` : tokens[action]}</span>
            ) : null}
          </button>
        )
      })}
      <p className="eu-mp" role="img" data-changes={changes || undefined} aria-label={land.tokens.mp(mp)}>
        <Icon data={walkingBoot} />
        <b>
          {mp}
          {changes ? <i> → {after}</i> : null}
        </b>
        <small>
          {land.tokens.points[0]}
          <br />
          {land.tokens.points[1]}
        </small>
      </p>
    </div>
  )
})
