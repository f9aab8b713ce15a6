import { Coin, Drawing, Icon } from '@vyprava/atlas'
import { walkingBoot } from '@vyprava/atlas/icons/gear.ts'
import type { ReactNode } from 'react'
import { Figure } from '../hero/bar.tsx'
import { heart } from '../ink/shapes.ts'
import { Sign } from '../ink/sign.tsx'
import { GAAR } from '../ink/signs.ts'
import type { PanelProps } from '../props.ts'
import { stageOf } from '../stage.ts'
import { Tokens } from './tokens.tsx'
import './pane.css'

interface PaneProps {
  readonly panel: PanelProps
  /** What is chosen. */
  readonly children: ReactNode
}

/** On a phone: what is chosen, the tokens, and one's own numbers; in the arena and the market the numbers alone. */
export function Pane({ panel, children }: PaneProps) {
  const { view, seat, preview, labels } = panel
  if (seat === null) return <div className="eu-pane">{children}</div>
  const { health, maxHealth, coins, gaar, mp } = view.players[seat]
  const change = preview?.change ?? {}
  const after = change.health ?? health
  const width = maxHealth * 22 + 4
  const hearts = Array.from({ length: maxHealth }, (_, place) =>
    heart(
      13 + place * 22,
      13,
      0.66,
      place < Math.min(health, after)
        ? 'on'
        : place < Math.max(health, after)
          ? after > health
            ? 'gain'
            : 'lose'
          : 'off',
    ),
  )
  return (
    <div className="eu-pane">
      {children}
      <div className="eu-pane-row">
        {stageOf(view) === 'land' ? <Tokens {...panel} /> : null}
        <div className="eu-pane-own">
          <Drawing
            viewBox={`0 0 ${width} 26`}
            label={`${labels.land.panel.health} ${health}/${maxHealth}`}
            ink={hearts.join('')}
          />
          <p>
            <span>
              <Coin />
              <Figure now={coins} later={change.coins} />
            </span>
            <span>
              <Sign of={GAAR} />
              <Figure now={gaar} later={change.gaar} />
            </span>
            <span>
              <Icon data={walkingBoot} />
              <Figure now={mp} later={change.mp} />
            </span>
          </p>
        </div>
      </div>
    </div>
  )
}
