import { tidy } from '@vyprava/atlas'
import { foeOf } from '../../rules/foes.ts'
import type { Printed } from '../../rules/printed.ts'
import { rowBounds } from '../ink/effects.tsx'
import { Sign } from '../ink/sign.tsx'
import { woundSign } from '../ink/signs.ts'
import type { ArenaScene } from './scene.ts'
import { foeBlow } from './sum.ts'
import './adds.css'

interface AddsProps {
  readonly printed: Printed
  readonly scene: ArenaScene
  readonly cards: NonNullable<ArenaScene['cards']>
  readonly title: string
}

/** The lowest strength of a row. */
const strengthIn = (min: number | null, next: number | null | undefined): number => min ?? (next ?? 1) - 1

/** What cards add, row by row: wounds as they are, and as they would be. Nothing is added to nothing (EU-672). */
export function Adds({ printed, scene, cards, title }: AddsProps) {
  const { profile } = foeOf(printed, scene.fight)
  return (
    <section className="eu-adds">
      <span className="caps">{tidy(title)}</span>
      <ol>
        {profile.map(({ min }, place) => {
          const strength = strengthIn(min, profile[place + 1]?.min)
          const now = foeBlow(printed, scene.fight, strength).total
          const then = foeBlow(printed, cards.fight, strength).total
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: the rows of a diagram never change
            <li key={place} data-on={scene.now?.blow.row === place || undefined}>
              <span>{rowBounds(profile, place)}</span>
              {now === then ? null : <s>{now}</s>}
              <b>
                {then}
                <Sign of={woundSign} />
              </b>
            </li>
          )
        })}
      </ol>
    </section>
  )
}
