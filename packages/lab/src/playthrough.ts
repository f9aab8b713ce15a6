import { type Game, hashOf, type Match, printProblem, Random, startMatch } from '@vyprava/kernel'
import { heardLines, heardOf, phrase } from './phrase.ts'

/** Longer games are cut here: a golden file is for reading. */
const LONGEST = 400

/** How a golden playthrough begins. */
export interface PlaythroughStart {
  readonly seats: number
  readonly options?: object
  readonly seed: string
}

/**
 * A whole game as readable text, played by a random player whose choices follow from the seed:
 * every decision, action and event, and a short fingerprint of what each seat sees afterwards.
 */
export function playthrough(game: Game, start: PlaythroughStart): string {
  const started = startMatch(game, start)
  if (!started.ok) throw new Error(`${game.id} cannot start: ${printProblem(started.problem)}`)
  const match = started.value
  const choices = new Random(`${start.seed}/players`)
  const lines = [
    `game     ${game.id}`,
    `rules    ${game.version}`,
    ...(game.pack === undefined ? [] : [`pack     ${game.pack.id} ${game.pack.hash.slice(0, 8)}`]),
    `seats    ${start.seats}`,
    `options  ${JSON.stringify(match.table.options)}`,
    `seed     ${start.seed}`,
    '',
    `   0  set-up  ${viewHashes(match)}`,
  ]
  while (match.deciders.length > 0 && match.length < LONGEST) {
    const seat = choices.pick(match.deciders)
    const { prompt, actions } = game.decision(match.state, seat)
    const action = choices.pick(actions)
    const played = match.play(seat, action)
    if (!played.ok) throw new Error(`${game.id} refused a listed action: ${JSON.stringify(action)}`)
    const number = String(match.length).padStart(4)
    lines.push(
      `${number}  seat ${seat}  ${prompt.key} (${actions.length}): ${phrase(action)}  ${viewHashes(match)}`,
      ...heardLines(heardOf(match, match.length)),
    )
  }
  const { result } = match
  lines.push('', result === null ? `cut after ${match.length} actions` : `result   ${JSON.stringify(result)}`)
  return `${lines.join('\n')}\n`
}

/** A short fingerprint of every seat's view, and after the bar of a spectator's. */
function viewHashes({ game, table, state }: Match): string {
  const seen = (observer: number | null): string => hashOf(game.view(state, observer)).slice(0, 6)
  const seats = Array.from({ length: table.seats }, (_, seat) => seen(seat))
  return `[${seats.join(' ')} | ${seen(null)}]`
}
