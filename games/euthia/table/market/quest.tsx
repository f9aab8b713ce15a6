import { tidy } from '@vyprava/atlas'
import { Spoken } from '@vyprava/kit'
import { canPay } from '../../rules/costs.ts'
import { NONE } from '../../rules/state.ts'
import { isChosen } from '../hero/bar.tsx'
import { isRefused } from '../hero/slot.tsx'
import { CostLine, OpLine } from '../ink/effects.tsx'
import { usePack } from '../packed.ts'
import type { PanelProps } from '../props.ts'
import { nameOf, type Thing } from '../thing.ts'
import './quest.css'

interface QuestProps extends PanelProps {
  readonly card: number
  /** Only what is given and what is gained, for a margin. */
  readonly brief?: boolean
  /** The key that presses it. */
  readonly number?: number
}

/** A quest: its story, what is given, whether one has it, what it brings. */
export function Quest({ card, brief = false, number, ...panel }: QuestProps) {
  const { state, seat, labels, words, lit, intent, hands } = panel
  const { pack, printed } = usePack()
  const { market: say } = labels
  const { tools } = words
  const { require, reward } = pack.encounterCards[card]
  const thing: Thing = { kind: 'quest', card }
  const has = seat !== null && canPay(printed, state, seat, require, NONE)
  const name = tools.names.of('encounterCards', card)
  const gives = <CostLine cost={require} told={tools} />
  const gains = reward.map((op) => <OpLine key={tools.effects.op(op)} op={op} told={tools} />)
  const standing = <em data-has={has}>{has ? say.quests.has : say.quests.hasNot}</em>
  return (
    <button
      type="button"
      className="eu-quest"
      data-quest={card}
      data-brief={brief || undefined}
      data-number={number}
      data-thing={nameOf(thing)}
      data-lit={lit.has(nameOf(thing)) || undefined}
      data-refused={isRefused(intent, thing) || undefined}
      aria-pressed={isChosen(intent, thing)}
      {...hands.touch(thing)}
    >
      <Spoken>{say.quests.spoken(name, tools.effects.cost(require), tools.ops(reward), has)}</Spoken>
      {brief ? (
        <span aria-hidden="true">
          <span className="eu-quest-row">
            <b>{tidy(name)}</b>
            {standing}
          </span>
          <span className="eu-does">
            {gives}
            <i className="eu-quest-for">→</i>
            {gains}
          </span>
        </span>
      ) : (
        <span aria-hidden="true">
          <b>{tidy(name)}</b>
          <i>{tidy(tools.names.line('encounterCards', card))}</i>
          <span className="eu-quest-row">
            <small className="caps">{say.quests.give}</small>
            {standing}
          </span>
          <span className="eu-does">{gives}</span>
          <small className="caps">{say.quests.gain}</small>
          <span className="eu-does">{gains}</span>
        </span>
      )}
    </button>
  )
}
