import type { Course, GameEvent, Observer, Seat } from './contract.ts'
import type { Random } from './random.ts'

/** An event as it was told: to everybody, or secretly to some seats with an open form for the others. */
export interface Told<Event> {
  readonly open: Event | null
  readonly secret?: { readonly seats: readonly Seat[]; readonly event: Event }
}

/** A course that writes down what it tells. */
export class RecordingCourse<Event extends GameEvent> implements Course<Event> {
  random: Random
  told: Told<Event>[] = []

  constructor(random: Random) {
    this.random = random
  }

  emit(event: Event): void {
    this.told.push({ open: event })
  }

  tell(seats: readonly Seat[], secret: Event, open: Event | null): void {
    this.told.push({ open, secret: { seats, event: secret } })
  }
}

/** A course that nobody listens to: for set-up and for searches. */
export const silentCourse = (random: Random): Course<GameEvent> => ({ random, emit: nothing, tell: nothing })

const nothing = (): void => {}

/** What an observer heard of these events. */
export function heardBy<Event>(told: readonly Told<Event>[], observer: Observer): Event[] {
  const heard: Event[] = []
  for (const { open, secret } of told) {
    if (secret !== undefined && observer !== null && secret.seats.includes(observer)) heard.push(secret.event)
    else if (open !== null) heard.push(open)
  }
  return heard
}
