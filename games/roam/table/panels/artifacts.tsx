import { Coin, Portrait, useAfterFrame } from '@vyprava/atlas'
import type { Seat } from '@vyprava/kernel'
import { Belongings, Wares } from '@vyprava/kit'
import type { Language } from '@vyprava/module'
import { memo } from 'react'
import type { Ability } from '../../content/index.ts'
import type { PlayerView, RoamView } from '../../rules/index.ts'
import type { RoamLabels } from '../../texts/labels.ts'
import { artOf } from '../art.ts'
import { nameIn, useCards } from '../cards.ts'
import type { RoamHands } from '../intent.ts'

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
export const ArtifactRow = memo(function ArtifactRow(props: RowProps) {
  const { row, left, language, labels, lit, picked, on } = props
  const { artifactOf } = useCards()
  const wares = row.map((artifact) => {
    const { ability: kind, price, points, icon, ...face } = artifactOf(artifact)
    const name = nameIn(language, face.name)
    const ability = labels.abilities[kind]
    return {
      id: artifact,
      spoken: labels.artifact({ name, ability, points, price, awake: null }),
      picture: <Portrait className="pic" art={artOf(icon)} seed={icon} />,
      name,
      what: ability,
      worth: labels.points(points),
      price: (
        <>
          <Coin />
          {price}
        </>
      ),
      lit: lit.has(artifact),
      chosen: picked === artifact,
      touch: on.touch({ kind: 'row', artifact }),
    }
  })
  return <Wares title={labels.artifacts} aside={labels.artifactsLeft(left)} thing="artifact" wares={wares} />
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
  const things = artifacts.map(({ artifact, faceUp }) => {
    const { ability: kind, points, icon, ...face } = artifactOf(artifact)
    const name = nameIn(language, face.name)
    const ability = labels.abilities[kind]
    const lit = faceUp && usable.has(kind)
    return {
      id: artifact,
      spoken: labels.artifact({ name, ability, points, price: null, awake: faceUp }),
      picture: <Portrait className="pic" art={artOf(icon)} seed={icon} tone="shore" />,
      name,
      what: faceUp ? ability : labels.sleeps,
      lit,
      chosen: lit && held === kind,
      off: !faceUp,
      touch: on.touch({ kind: 'own', ability: kind }),
    }
  })
  return (
    <Belongings
      label={labels.myArtifacts}
      none={labels.noArtifacts}
      use={labels.useIt}
      thing="own"
      things={things}
    />
  )
})
