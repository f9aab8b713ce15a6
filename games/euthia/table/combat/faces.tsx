import { tidy } from '@vyprava/atlas'
import { Spoken } from '@vyprava/kit'
import type { CombatLabels } from '../../texts/labels/index.ts'
import { signed } from '../../texts/lexicon.ts'
import { Sign } from '../ink/sign.tsx'
import { hitSign, woundSign } from '../ink/signs.ts'
import { DieFace } from './die.tsx'
import type { ArenaScene } from './scene.ts'
import './faces.css'

interface FacesProps {
  readonly again: NonNullable<ArenaScene['again']>
  readonly now: NonNullable<ArenaScene['now']>
  readonly labels: CombatLabels
  /** Who may answer then. */
  readonly answer: string
}

/** The six ways in which a die may fall, before a token is spent on it. */
export function Faces({ again, now, labels, answer }: FacesProps) {
  const { side } = now
  const best = (result: number): 'good' | 'bad' | undefined => {
    const change = result - now.blow.total
    if (change === 0) return undefined
    return (side === 'hero') === change > 0 ? 'good' : 'bad'
  }
  return (
    <section className="eu-again">
      <h3>{tidy(labels.again.title(now.strength.dice[again.die], signed(again.by)))}</h3>
      <ol className="eu-faces">
        {again.outcomes.map(({ face, strike }) => (
          <li key={face} data-tone={best(strike.blow.total)}>
            <Spoken>{labels.again.outcome(face, strike.strength.total, strike.blow.total)}</Spoken>
            <span aria-hidden="true">
              <DieFace face={face} />
              <b>
                {strike.blow.total}
                <Sign of={side === 'hero' ? hitSign : woundSign} />
              </b>
            </span>
          </li>
        ))}
      </ol>
      <p>{tidy(answer)}</p>
    </section>
  )
}
