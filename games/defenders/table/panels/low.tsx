import type { ReactNode } from 'react'
import { useCards } from '../cards.ts'
import { designOf } from '../design.ts'
import { useLowRow } from '../hooks.ts'
import { Awaited, Mini } from './cards/defender-card.tsx'
import { faceOf } from './cards/face.ts'
import type { PanelProps } from './props.ts'
import { Track, Wounds } from './signs.tsx'
import { isCard, standingOf } from './standing.ts'
import './low.css'

interface LowProps extends Omit<PanelProps, 'hands' | 'names'> {
  /** What lies in the row: a phone keeps a hand aside in a turn, everything else it shows at once. */
  readonly row: 'hand' | 'choice'
  readonly shows: 'hand' | 'leaders' | 'revealed' | 'talk' | null
  /** A card of the row is chosen, or one is read though it cannot be. */
  readonly read: 'asked' | 'chosen' | null
  /** The instruments in one line, for phones. */
  readonly strip: ReactNode
  /** What would happen (`Shown`), where the buttons have no room for it. */
  preview(): ReactNode
  readonly children: ReactNode
}

/** The row under the plate; on tablets upright and phones also what the preview and the instruments say. */
export function Low(props: LowProps) {
  const { view, language, labels, own, row, shows, read, strip, preview, children } = props
  const low = useLowRow()
  return (
    <div className="df-low" data-row={row} data-shows={shows} data-read={read} data-factions={own.length}>
      {low ? (
        <>
          <div className="df-low-strip">{strip}</div>
          <div className="df-low-shown">
            <ActiveMini view={view} language={language} labels={labels} own={own} />
            {preview() ?? <Selves view={view} labels={labels} own={own} />}
          </div>
        </>
      ) : null}
      {children}
    </div>
  )
}

type OwnProps = Pick<PanelProps, 'view' | 'language' | 'labels' | 'own'>

/** Whoever leads now, small. */
function ActiveMini({ view, language, labels, own }: OwnProps) {
  const cards = useCards()
  const player = own.find((number) => number === view.current) ?? own[0]
  if (player === undefined) return null
  const { active } = view.players[player]
  if (!isCard(active)) return <Awaited />
  const face = faceOf(cards, labels, language, active, player)
  return <Mini face={face} label={labels.card({ ...face, tag: labels.active })} />
}

/** Support and wounds in one line, while nothing is shown. */
function Selves({ view, labels, own }: Omit<OwnProps, 'language'>) {
  const { printed } = useCards()
  return (
    <div className="panel df-selves">
      {own.map((player) => {
        const { fields, marker, campsFrom, camps } = standingOf(printed, view, player)
        const { injuries } = view.players[player]
        return (
          <p key={player}>
            <Track
              design={designOf(player)}
              fields={fields}
              marker={marker}
              campsFrom={campsFrom}
              camps={camps}
            />
            <Wounds count={injuries} label={labels.injuriesOf(injuries)} />
          </p>
        )
      })}
    </div>
  )
}
