import type { GameEvent, Match, Random } from '@vyprava/kernel'
import type { OpenScene, Scene } from '../play/scene.ts'
import type { Seating } from '../play/seating.ts'
import type { PlayTable } from '../play/table.ts'
import { logBy, pointsFor } from './points.ts'
import { keptViews } from './views.ts'

/** A table that nobody keeps and nobody sits at: it shows what a game might look like from here on. */
export class TrialTable implements PlayTable {
  readonly id = 'trial'
  readonly moves = null
  readonly ways = null
  readonly hindsight = null
  readonly device = null
  readonly #match: Match
  readonly #players: Seating['players']
  readonly #views = keptViews()
  #scene: Scene & OpenScene

  constructor(match: Match, players: Seating['players']) {
    this.#match = match
    this.#players = players.map((player) => ({ ...player, bot: null, away: false }))
    this.#scene = this.#draw([])
  }

  readonly watch = (): (() => void) => () => {}

  readonly scene = (): Scene & OpenScene => this.#scene

  /** Whoever is asked does something; false when nobody is. */
  go(random: Random): boolean {
    const { observer, sight } = this.#scene
    if (observer === null || sight.decision === null) return false
    const played = this.#match.play(observer, random.pick(sight.decision.actions))
    if (played.ok) this.#scene = this.#draw(this.#match.heard(observer, played.number))
    return played.ok
  }

  /** There is nobody who would look elsewhere than at now. */
  look(): void {}

  viewAt(number: number): object | null {
    const { observer } = this.#scene
    const point = pointsFor(this.#match, observer)[number]
    return point === undefined ? null : this.#views.at(this.#match, observer, point)
  }

  #draw(events: readonly GameEvent[]): Scene & OpenScene {
    const match = this.#match
    const [observer = 0] = match.deciders
    const length = pointsFor(match, observer).length - 1
    return {
      ...{ players: this.#players, sandbox: null, kept: true, kind: 'open', observer, length, shown: length },
      sight: match.sight(observer),
      over: match.result !== null,
      turn: match.turnAt(match.length),
      progress: match.game.progress(match.state),
      events,
      log: logBy(match, observer),
      undo: { possible: false, why: 'nothing' },
      redo: false,
      thinking: null,
      lesson: null,
      takebacks: false,
    }
  }
}
