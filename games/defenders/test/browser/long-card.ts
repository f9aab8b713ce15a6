import { type Match, Random, startMatch, writeRecord } from '@vyprava/kernel'
import { shippedPack } from '../../content/index.ts'
import { createDefenders, type DefendersAction } from '../../rules/index.ts'
import { positionOf } from '../../table/machine/position.ts'
import { cardsPlayed } from '../../table/machine/steps.ts'

const pack = shippedPack()
const game = createDefenders(pack)
const MOST_GAMES = 400

const begin = (seed: string) => {
  const started = startMatch(game, { seats: 1, options: { hardCards: 6 }, seed })
  if (!started.ok) throw new Error(JSON.stringify(started.problem))
  return started.value
}

/**
 * A game alone, as it is kept in a file, in which the end of the actions turns up a card of at least so many steps.
 * Nobody does anything in it: so factories are many.
 */
export function gameBeforeCard(steps: number): string {
  for (let number = 0; number < MOST_GAMES; number++) {
    const seed = `machines ${number}`
    const actions = actionsBeforeCard(seed, steps)
    if (actions === null) continue
    const match: Match = begin(seed)
    for (const action of actions) match.play(0, action)
    return JSON.stringify({ ...writeRecord(match), players: [{ name: 'Ada', bot: null }] })
  }
  throw new Error(`no game of ${MOST_GAMES} has a card of ${steps} steps`)
}

function actionsBeforeCard(seed: string, steps: number): readonly DefendersAction[] | null {
  const match = begin(seed)
  const random = new Random(seed)
  const actions: DefendersAction[] = []
  while (match.deciders.length > 0) {
    const { view, decision } = match.sight(0)
    if (decision === null) throw new Error('a decider decides nothing')
    const end = decision.actions.find(({ type }) => type === 'endActions')
    const action = end ?? random.pick(decision.actions)
    match.play(0, action)
    const [card] = cardsPlayed(pack.machineCards, positionOf(view), match.heard(0, match.length))
    if (card !== undefined && card.steps.length >= steps && match.result === null) return actions
    actions.push(action)
  }
  return null
}
