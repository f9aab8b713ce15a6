import { type Match, Random, startMatch, writeRecord } from '@vyprava/kernel'
import type { Page } from 'playwright-core'
import { shippedPack } from '../../content/index.ts'
import { createDefenders, type DefendersAction, type DefendersView, NONE } from '../../rules/index.ts'
import { hexFacts } from '../../table/board/hex-facts.ts'
import { labelsIn } from '../../texts/labels/index.ts'

const pack = shippedPack()
const game = createDefenders(pack)
const MOST_GAMES = 2000

/** A game alone that has come to some question. */
export interface Asking {
  /** As it is kept in a file. */
  readonly text: string
  readonly actions: readonly DefendersAction[]
  readonly view: DefendersView
  /** What is seen when these have been answered. */
  after(...answers: readonly DefendersAction[]): DefendersView
}

type Fits = (prompt: string, actions: readonly DefendersAction[], view: DefendersView) => boolean

/**
 * The first game alone in which somebody is asked what fits. Whoever plays there takes anything that is legal: somebody
 * who thinks would need a minute to come to a rare question.
 */
export function gameAsking(fits: Fits): Asking {
  for (let number = 0; number < MOST_GAMES; number++) {
    const found = searched(`asking ${number}`, fits)
    if (found !== null) return found
  }
  throw new Error(`nobody is asked that in ${MOST_GAMES} games`)
}

function begin(seed: string) {
  const started = startMatch(game, { seats: 1, options: {}, seed })
  if (!started.ok) throw new Error(JSON.stringify(started.problem))
  return started.value
}

function searched(seed: string, fits: Fits): Asking | null {
  const match = begin(seed)
  const random = new Random(seed)
  while (match.deciders.length > 0) {
    const { view, decision } = match.sight(0)
    if (decision === null) throw new Error('a decider decides nothing')
    const { prompt, actions } = decision
    if (fits(prompt.key, actions, view)) {
      const plain: Match = match
      const text = JSON.stringify({ ...writeRecord(plain), players: [{ name: 'Ada', bot: null }] })
      const after = (...answers: readonly DefendersAction[]): DefendersView => {
        for (const answer of answers) match.play(0, answer)
        return match.sight(0).view
      }
      return { text, actions, view, after }
    }
    match.play(0, random.pick(actions))
  }
  return null
}

/** Every hex as it is read out, but for whether it can be chosen. */
export function hexesSaid(view: DefendersView): readonly string[] {
  const labels = labelsIn('en').board
  const seen = {
    view,
    lexicon: labels.lexicon,
    vents: pack.factories.map(({ vents }) => vents),
    leaders: view.players.map(({ leaderCard }) =>
      leaderCard === NONE ? '' : pack.leaders[leaderCard].name.en.nom,
    ),
  }
  return view.terrain.map((_, hex) => labels.hex(hexFacts(seen, hex, false)))
}

/** The hexes of the drawn table, as it reads them out. */
export const hexesOn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const said: string[] = []
    for (const spot of document.querySelectorAll('[data-spot^="hex:"]')) {
      const hex = Number(spot.getAttribute('data-spot')?.slice('hex:'.length))
      said[hex] = (spot.getAttribute('aria-label') ?? '').replace('; can be chosen', '')
    }
    return said
  })
