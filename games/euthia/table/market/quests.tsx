import { tidy } from '@vyprava/atlas'
import { Spoken } from '@vyprava/kit'
import { ENCOUNTERS } from '../../content/schema.ts'
import { canPay } from '../../rules/costs.ts'
import { NONE } from '../../rules/state.ts'
import { isChosen } from '../hero/bar.tsx'
import { isRefused } from '../hero/slot.tsx'
import { CostLine, OpLine } from '../ink/effects.tsx'
import { ENCOUNTER_ART } from '../ink/people.ts'
import { Sign } from '../ink/sign.tsx'
import { iconSign } from '../ink/signs.ts'
import { usePack } from '../packed.ts'
import type { PanelProps } from '../props.ts'
import { nameOf, type Thing } from '../thing.ts'
import { metIn } from './met.ts'
import './quests.css'

/** Encounters on the map: where the hero stands the two cards whole, elsewhere who waits and how many cards there are. */
export function Quests(panel: PanelProps) {
  const { view, labels, words } = panel
  const { pack, printed } = usePack()
  const { tools } = words
  const met = metIn(printed, panel)
  if (met.length === 0) return null
  return (
    <section className="panel eu-quests">
      <h2>{labels.market.quests.title}</h2>
      {met.map(({ place, here }) => {
        const { deck, open } = view.encounters[place]
        const id = pack.encounters.findIndex(({ key }) => key === ENCOUNTERS[place])
        return (
          <section key={place} data-here={here || undefined}>
            <header>
              <span className="eu-medal">
                <Sign of={iconSign(ENCOUNTER_ART[ENCOUNTERS[place]])} />
              </span>
              <div>
                <h3>{tools.names.of('encounters', id)}</h3>
                <small>{labels.market.quests.left(open.length + deck)}</small>
              </div>
            </header>
            {here ? (
              <ul data-along>
                {open.map((card) => (
                  <li key={card}>
                    <Quest {...panel} card={card} />
                  </li>
                ))}
              </ul>
            ) : null}
          </section>
        )
      })}
    </section>
  )
}

interface QuestProps extends PanelProps {
  readonly card: number
}

/** A quest: its story, what is given, whether one has it, what it brings. */
function Quest({ card, state, seat, labels, words, lit, intent, hands }: QuestProps) {
  const { pack, printed } = usePack()
  const { market: say } = labels
  const { tools } = words
  const { require, reward } = pack.encounterCards[card]
  const thing: Thing = { kind: 'quest', card }
  const has = seat !== null && canPay(printed, state, seat, require, NONE)
  const name = tools.names.of('encounterCards', card)
  return (
    <button
      type="button"
      className="eu-quest"
      data-quest={card}
      data-thing={nameOf(thing)}
      data-lit={lit.has(nameOf(thing)) || undefined}
      data-refused={isRefused(intent, thing) || undefined}
      aria-pressed={isChosen(intent, thing)}
      {...hands.touch(thing)}
    >
      <Spoken>{say.quests.spoken(name, tools.effects.cost(require), tools.ops(reward), has)}</Spoken>
      <span aria-hidden="true">
        <b>{tidy(name)}</b>
        <i>{tidy(tools.names.line('encounterCards', card))}</i>
        <span className="eu-quest-row">
          <small className="caps">{say.quests.give}</small>
          <em data-has={has}>{has ? say.quests.has : say.quests.hasNot}</em>
        </span>
        <span className="eu-does">
          <CostLine cost={require} told={tools} />
        </span>
        <small className="caps">{say.quests.gain}</small>
        <span className="eu-does">
          {reward.map((op) => (
            <OpLine key={tools.effects.op(op)} op={op} told={tools} />
          ))}
        </span>
      </span>
    </button>
  )
}
