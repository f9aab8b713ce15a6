import { Portrait } from '@vyprava/atlas'
import type { CompanyProps } from '@vyprava/module'
import { labelsIn } from '../../texts/labels.ts'
import { artOf, toneOf } from '../art.ts'
import { nameIn, useCards } from '../cards.ts'
import { isRoamView } from '../props.ts'
import './end.css'

/** A party at the end: its portraits with their points. */
export function Company({ view, seat, language }: CompanyProps) {
  const { characterOf } = useCards()
  if (!isRoamView(view)) return null
  const labels = labelsIn(language)
  return (
    <ul className="roam-company">
      {view.players[seat].party.map(({ character }) => {
        const { name, points, icon, seed } = characterOf(character)
        const spoken = `${nameIn(language, name)}, ${labels.points(points)}`
        return (
          <li key={character} title={spoken}>
            <Portrait
              art={artOf(icon)}
              seed={icon}
              tone={toneOf(seed)}
              width={80}
              height={126}
              label={spoken}
            />
            <i aria-hidden="true">{points}</i>
          </li>
        )
      })}
    </ul>
  )
}
