import { Drawing, Icon } from '@vyprava/atlas'
import { waterDrop } from '@vyprava/atlas/icons/deeds.ts'
import { Points, Preview } from '@vyprava/kit'
import { type DefendersView, NONE, type Printed } from '../../rules/index.ts'
import type { PanelLabels } from '../../texts/labels/panels.ts'
import { useCards } from '../cards.ts'
import type { DefenderFace } from './cards/defender-ink.ts'
import { isCard } from './standing.ts'
import './preview.css'

/** What would happen, in words that are ready to be shown. */
interface PreviewFacts {
  readonly title: string
  readonly note: string | null
  /** `icon` is path data. */
  readonly lines: readonly {
    readonly icon: string
    readonly text: string
    readonly tone: 'good' | 'bad' | 'plain'
  }[]
  /** The injuries on the faces of the die, when a roll is due. */
  readonly die: { readonly faces: readonly number[] } | null
}

interface ShownProps {
  readonly preview: PreviewFacts
  readonly labels: PanelLabels
  /** The card that is shown, where it is too small to be read. */
  readonly reads: Pick<DefenderFace, 'ability' | 'text'> | null
}

/** What stands above the brass button. */
export const Shown = ({ preview: { title, note, lines, die }, labels, reads }: ShownProps) => (
  <Preview
    title={title}
    aside={note ?? undefined}
    lines={lines.map(({ icon, text, tone }) => ({
      id: text,
      sign: <Icon data={icon} />,
      text,
      ...(tone === 'plain' ? {} : { tone }),
    }))}
  >
    {reads === null ? null : (
      <p className="df-reads">
        <b>{reads.ability}</b> {reads.text}
      </p>
    )}
    {die === null ? null : <DieFaces faces={die.faces} label={labels.dieFaces} />}
  </Preview>
)

const drop = (x: number, y: number, size: number): string =>
  `<path transform="translate(${x} ${y}) scale(${(size / 512).toFixed(4)})" d="${waterDrop}" class="df-face-drop"/>`

const FACES: readonly string[] = [
  '<path d="M-4 0h8" class="df-face-none"/>',
  drop(-8.5, -9, 17),
  drop(-11.5, -8, 14) + drop(-2.5, -8, 14),
]

interface DieFacesProps {
  readonly faces: readonly number[]
  readonly label: string
}

/** The six faces of the injury die side by side: how likely it hurts is seen at once. */
export const DieFaces = ({ faces, label }: DieFacesProps) => (
  <span className="df-faces" role="img" aria-label={`${label}: ${faces.join(', ')}`}>
    {faces.map((face, place) => (
      <Drawing
        // biome-ignore lint/suspicious/noArrayIndexKey: a face is its place in the row
        key={place}
        className={face > 0 ? 'df-face hurts' : 'df-face'}
        viewBox="-15 -15 30 32"
        ink={`<rect x="-13" y="-11" width="26" height="26" rx="5" class="df-face-side"/><rect x="-13" y="-13" width="26" height="26" rx="5" class="df-face-top"/>${FACES[face]}`}
      />
    ))}
  </span>
)

/** The points of a turn: those of the active Defender and one for each of its team. */
export function pointsOf({ apOf }: Printed, { players, current, ap }: DefendersView): number {
  if (current === NONE) return 0
  const { active, team } = players[current]
  return Math.max(ap, (isCard(active) ? apOf[active] : 0) + team.length)
}

interface TurnPointsProps {
  readonly view: DefendersView
  readonly labels: PanelLabels
  /** How many of them what is shown would take. */
  readonly spends: number
}

export function TurnPoints({ view, labels, spends }: TurnPointsProps) {
  const all = pointsOf(useCards().printed, view)
  if (view.phase !== 'action' || all === 0) return null
  return (
    <Points
      label={labels.points}
      spoken={labels.pointsLeft(view.ap, all)}
      all={all}
      left={view.ap}
      spends={spends}
    />
  )
}
