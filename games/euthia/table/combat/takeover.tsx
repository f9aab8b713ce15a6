import { Drawing, tidy } from '@vyprava/atlas'
import type { Fight } from '../../rules/fight.ts'
import { NONE } from '../../rules/state.ts'
import { BACK_BOX, cardBack } from '../ink/shapes.ts'
import type { PanelProps } from '../props.ts'
import { handSize } from './cards.ts'
import { FoeCard } from './foe.tsx'
import './takeover.css'

/** Who will play the monster: everybody with a control card answers in secret (EU-611). */
export function Takeover({
  view,
  seat,
  asked,
  labels,
  words,
  fight,
  players,
}: PanelProps & { readonly fight: Fight }) {
  const { combat } = labels
  const mine = asked?.prompt.key === 'takeover' && seat !== null
  const hero = view.players[fight.hero]
  return (
    <div className="panel eu-arena eu-takeover">
      <FoeCard fight={{ ...fight, foe: NONE }} labels={combat} told={words.tools} name="" row={null} brief />
      <section>
        <h3>{mine ? combat.takeover.title : combat.takeover.wait}</h3>
        <p>
          {tidy(
            `${players[fight.hero]?.name ?? ''}: ${words.tools.names.of('heroes', hero.hero)}, ${combat.hero.health(hero.health, hero.maxHealth)}`,
          )}
        </p>
        {mine ? (
          <div className="eu-takeover-own">
            <Drawing viewBox={BACK_BOX} ink={cardBack('gold')} />
            <p>
              {tidy(combat.takeover.secret)}
              <br />
              {combat.takeover.cards(handSize(view.players[seat]))}
            </p>
          </div>
        ) : null}
      </section>
    </div>
  )
}
