import { Coin, type Language, Portrait, useAfterFrame } from '@vyprava/atlas'
import type { Seat } from '@vyprava/kernel'
import { memo } from 'react'
import type { Ability } from '../../content/index.ts'
import type { PlayerView, RoamView } from '../../rules/index.ts'
import type { RoamLabels } from '../../texts/labels/index.ts'
import { artOf } from '../art.ts'
import { nameIn, useCards } from '../cards.ts'
import type { RoamHands } from '../intent.ts'
import './artifacts.css'

interface Common {
  readonly language: Language
  readonly labels: RoamLabels
  readonly on: RoamHands
}

interface RowProps extends Common {
  readonly row: RoamView['artifactRow']
  /** How many are still in the pile. */
  readonly left: number
  readonly lit: ReadonlySet<number>
  readonly picked: number | null
}

/** The artifacts for sale. */
export const ArtifactRow = memo(function ArtifactRow({
  row,
  left,
  language,
  labels,
  lit,
  picked,
  on,
}: RowProps) {
  const { artifactOf } = useCards()
  return (
    <section className="panel roam-artifacts">
      <h2>
        {labels.artifacts}
        <small>{labels.artifactsLeft(left)}</small>
      </h2>
      <ul data-along>
        {row.map((artifact) => {
          const { name, ability, price, points, icon } = artifactOf(artifact)
          const title = nameIn(language, name)
          const can = lit.has(artifact)
          return (
            <li key={artifact}>
              <button
                type="button"
                className={can ? 'roam-artifact can' : 'roam-artifact'}
                data-artifact={artifact}
                data-lit={can || undefined}
                aria-pressed={picked === artifact}
                {...on.touch({ kind: 'row', artifact })}
              >
                <span className="roam-spoken">
                  {labels.artifact({
                    name: title,
                    ability: labels.abilities[ability],
                    points,
                    price,
                    awake: null,
                  })}
                </span>
                <Portrait className="pic" art={artOf(icon)} seed={icon} />
                <b aria-hidden="true">{title}</b>
                <i aria-hidden="true">
                  {labels.abilities[ability]} <span className="worth">{labels.points(points)}</span>
                </i>
                <span className="price" aria-hidden="true">
                  <Coin />
                  {price}
                </span>
              </button>
            </li>
          )
        })}
      </ul>
    </section>
  )
})

interface OwnProps extends Common {
  readonly seat: Seat
  readonly artifacts: PlayerView['artifacts']
  /** Abilities that can be used now. */
  readonly usable: ReadonlySet<Ability>
  /** The ability in the hand. */
  readonly held: Ability | null
}

/** One's own artifacts, to be used in their windows. They follow the map by a frame or two. */
export const OwnArtifacts = memo(function OwnArtifacts(props: OwnProps) {
  return <Tools {...useAfterFrame(props, 'goods')} />
})

const Tools = memo(function Tools({ artifacts, language, labels, usable, held, on }: OwnProps) {
  const { artifactOf } = useCards()
  if (artifacts.length === 0) return <p className="roam-own-none">{labels.noArtifacts}</p>
  return (
    <ul className="roam-own" aria-label={labels.myArtifacts} data-along>
      {artifacts.map(({ artifact, faceUp }) => {
        const { name, ability, points, icon } = artifactOf(artifact)
        const title = nameIn(language, name)
        const can = faceUp && usable.has(ability)
        return (
          <li key={artifact}>
            <button
              type="button"
              className={`roam-tool${can ? ' can' : ''}${faceUp ? '' : ' off'}`}
              data-own={artifact}
              data-lit={can || undefined}
              aria-pressed={can && held === ability}
              title={title}
              {...on.touch({ kind: 'own', ability })}
            >
              <span className="roam-spoken">
                {labels.artifact({
                  name: title,
                  ability: labels.abilities[ability],
                  points,
                  price: null,
                  awake: faceUp,
                })}
              </span>
              <Portrait className="pic" art={artOf(icon)} seed={icon} tone="shore" />
              <b aria-hidden="true">{title}</b>
              {can ? (
                <span className="use" aria-hidden="true">
                  {labels.useIt}
                </span>
              ) : (
                <i aria-hidden="true">{faceUp ? labels.abilities[ability] : labels.sleeps}</i>
              )}
            </button>
          </li>
        )
      })}
    </ul>
  )
})
