import { asidesOf, indexOfAction } from './actions.ts'
import type { Game, GameAction, GameEvent, Seat } from './contract.ts'
import { clone, same } from './json.ts'
import { Random } from './random.ts'
import { heardBy, RecordingCourse, type Told } from './told.ts'

/** How many worlds are imagined for each seat. */
const WORLDS = 12

/** An action that was taken, with the states around it and what was told. */
export interface TakenAction<State, Action, Event> {
  readonly before: State
  readonly after: State
  readonly seat: Seat
  readonly action: Action
  /** It was done besides: nobody owed it. */
  readonly aside: boolean
  readonly told: readonly Told<Event>[]
}

/**
 * Whether somebody knows more of the hidden things than before the deed.
 * A world that fitted a seat's view before is ruled out when no action of the actor would have shown
 * that seat what it saw; a seat that can rule out a world has learnt something.
 */
export function knowledgeGrew<State extends object, Action extends GameAction, Event extends GameEvent>(
  game: Game<State, Action, object, object, Event>,
  seats: number,
  deed: TakenAction<State, Action, Event>,
): boolean {
  const asked: Sighting<Event>[] = []
  for (let seat = 0; seat < seats; seat++) {
    const sighting: Sighting<Event> = {
      view: game.view(deed.before, seat),
      seen: game.view(deed.after, seat),
      heard: heardBy(deed.told, seat),
    }
    if (asked.some((other) => same(other, sighting))) continue
    if (seatLearnt(game, seat, deed, sighting)) return true
    asked.push(sighting)
  }
  return false
}

/** What a seat saw before and after a deed, and what it heard. Seats with equal sightings learnt the same. */
interface Sighting<Event> {
  readonly view: object
  readonly seen: object
  readonly heard: readonly Event[]
}

function seatLearnt<State extends object, Action extends GameAction, Event extends GameEvent>(
  game: Game<State, Action, object, object, Event>,
  observer: Seat,
  deed: TakenAction<State, Action, Event>,
  { view, seen, heard }: Sighting<Event>,
): boolean {
  const random = new Random(`worlds of seat ${observer}`)

  const shows = (world: State, action: Action): boolean => {
    const copy = clone(world)
    const course = new RecordingCourse<Event>(random)
    game.apply(copy, deed.seat, action, course)
    return same(game.view(copy, observer), seen) && same(heardBy(course.told, observer), heard)
  }

  let drawn = -1
  for (let i = 0; i < WORLDS; i++) {
    // Nothing was drawn for the world before this one: nothing is hidden, and all worlds are that one.
    if (random.drawn === drawn) return false
    drawn = random.drawn
    const world = game.imagine(view, observer, random)
    if (same(world, deed.before)) continue
    const actions = choicesFor(game, world, deed)
    const possible = indexOfAction(actions, deed.action) !== -1 && shows(world, deed.action)
    if (!possible && !actions.some((other) => shows(world, other))) return true
  }
  return false
}

/** All that the actor might have done of the same kind in some world. */
export function choicesFor<State extends object, Action extends GameAction>(
  game: Pick<Game<State, Action>, 'asides' | 'deciders' | 'decision'>,
  world: State,
  { seat, aside }: { readonly seat: Seat; readonly aside: boolean },
): readonly Action[] {
  if (aside) return asidesOf(game, world, seat)
  return game.deciders(world).includes(seat) ? game.decision(world, seat).actions : []
}
