import type { PaceShown } from '@vyprava/protocol'

/** How fast a table shall play; null: everybody has all the time of the world. */
export type Pace = PaceShown

export const PACE_KINDS = ['none', 'live', 'days'] as const
export type PaceKind = (typeof PACE_KINDS)[number]
export const ABSENCES = ['wait', 'stand-in'] as const

const SECOND = 1_000
export const MINUTE = 60 * SECOND
export const DAY = 24 * 60 * MINUTE

/** What can be chosen; anything between a minute and a month would do for the server. */
export const LIVE_BUDGETS = [15, 30, 60, 120].map((minutes) => minutes * MINUTE)
export const INCREMENTS = [0, 10, 30].map((seconds) => seconds * SECOND)
export const DAY_BUDGETS = [1, 2, 3, 7].map((days) => days * DAY)

/** Those who sit together now may go on without the late; whoever plays by days has a life besides. */
export const USUAL_PACES: Readonly<Record<PaceKind, Pace | null>> = {
  none: null,
  live: { kind: 'live', budget: 30 * MINUTE, increment: 10 * SECOND, absence: 'stand-in' },
  days: { kind: 'days', budget: 2 * DAY, increment: 0, absence: 'wait' },
}

export const minutesIn = (time: number): number => Math.round(time / MINUTE)
export const secondsIn = (time: number): number => Math.round(time / SECOND)
/** A budget of hours is a part of a day. */
export const daysIn = (time: number): number => Math.round((time / DAY) * 100) / 100
