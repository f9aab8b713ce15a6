import { Marker } from '@vyprava/atlas'
import type { Seat } from '@vyprava/kernel'
import type { Account } from '@vyprava/module'
import { useId } from 'react'
import { usePlay } from '../play/context.ts'
import { paintOf } from '../play/paint.ts'

interface CompanyProps {
  readonly deeds: Account['deeds']
  /** Whose things are drawn, where a game draws them. */
  readonly of: Seat
}

/** What everybody brought to the end: drawn by the game, or in a few words each. */
export function Company({ deeds, of }: CompanyProps) {
  const { drawn, scene, names, language } = usePlay()
  const Drawn = drawn?.Company
  const Keepsake = drawn?.Keepsake
  const title = useId()
  return (
    <section className="end-company" aria-labelledby={title}>
      <h2 className="caps" id={title}>
        {deeds.title}
        {Drawn !== undefined && ` · ${names[of]}`}
      </h2>
      {Drawn !== undefined ? (
        <Drawn view={scene.sight.view} seat={of} language={language} />
      ) : (
        <ul className="end-people">
          {scene.players.map(({ seat, name }) => (
            <li key={seat}>
              {Keepsake === undefined ? (
                <Marker seat={paintOf(seat)} className="end-face" />
              ) : (
                <Keepsake view={scene.sight.view} seat={seat} language={language} />
              )}
              <b>{name}</b>
              <span>{deeds.bySeat[seat]}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
