import { CharacterCard } from '@vyprava/atlas'
import { useFresh } from '@vyprava/kit'
import type { Language } from '@vyprava/module'
import type { Edge, RoamEvent, RoamView } from '../../rules/index.ts'
import type { RoamLabels } from '../../texts/labels.ts'
import { artOf, toneOf } from '../art.ts'
import { RIM, SHEET, SQUARE } from '../board/units.ts'
import { nameIn, useCards } from '../cards.ts'
import { designOf } from '../seats.ts'
import { slotBox } from '../turn.ts'
import './last.css'

interface GainedProps {
  readonly view: RoamView
  readonly edge: Edge
  readonly events: readonly RoamEvent[]
  readonly motion: boolean
  readonly names: readonly string[]
  readonly language: Language
  readonly labels: RoamLabels
}

/** How long a new face is shown where its land lay. */
const SHOWN = 1700

const gainsAmong = (events: readonly RoamEvent[]) => events.filter((event) => event.type === 'cardGained')

/** A land that was gained turns over: who is on its back, and whom they join. It never takes a click. */
export function Gained({ view, edge, events, motion, names, language, labels }: GainedProps) {
  const gains = useFresh(events, gainsAmong, motion, SHOWN)
  const { characterOf } = useCards()
  return gains.map(({ slot, seat, character }) => {
    const { name, icon, shape, points, seed } = characterOf(character)
    const box = slotBox(edge, slot)
    const share = (units: number) => `${(100 * units) / (SHEET + 2 * RIM)}%`
    return (
      <figure
        key={character}
        className="roam-gained"
        style={{
          left: share(RIM + (box.x + box.width / 2) * SQUARE),
          top: share(RIM + (box.y + box.height / 2) * SQUARE),
        }}
      >
        <CharacterCard
          name={nameIn(language, name)}
          art={artOf(icon)}
          rows={shape}
          points={points}
          seat={designOf(view, seat)}
          tone={toneOf(seed)}
        />
        <figcaption>{labels.joins(names[seat])}</figcaption>
      </figure>
    )
  })
}
