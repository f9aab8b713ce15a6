import * as v from 'valibot'

/** What those at a table have agreed besides the rules. */
export interface AgreementShown {
  /** Without a clock: after how long a bot plays for whoever is asked and does not come; null: the table waits for them. */
  readonly absence: number | null
  /** The players ended the match without a result. */
  readonly closed: boolean
  /** Players may ask a bot for advice. */
  readonly hints: boolean
  /** How much later than the players others see the match, in milliseconds. */
  readonly delay: number
  /** The result changes the ratings of those who play. */
  readonly rated: boolean
}

/** What somebody at a table wants done about who is late. */
export interface AbsenceVoteShown {
  readonly seat: number
  readonly absence: 'wait' | 'stand-in'
}

/** Whether somebody looks at the table, looks elsewhere, or has no window of it open. */
export type Whereabouts = 'here' | 'away' | 'gone'

/** Who is at the table, and who keeps it waiting; all times by the server's clock, which showed `now`. */
export interface PresenceShown {
  readonly type: 'presence'
  readonly table: string
  readonly now: number
  /** By seat, with the time since when; null where a bot sits. */
  readonly seats: readonly ({ readonly standing: Whereabouts; readonly since: number | null } | null)[]
  /** Since when each seat owes its move; null when it owes none. */
  readonly asked: readonly (number | null)[]
  /** When those who are there may decide about who is asked; null when there is nothing to decide. */
  readonly late: readonly (number | null)[]
  /** Those who have a say about who is late: more than half of them decide. */
  readonly voters: readonly number[]
  /** When each seat may be called to the table again; null where nobody was. */
  readonly callable: readonly (number | null)[]
}

/** Somebody calls this person to a table. */
export interface NudgeHeard {
  readonly type: 'nudge'
  readonly table: string
  readonly name: string
}

/** Whether who sits before this window looks at the table, or elsewhere. */
export const attendMessage = <Id extends v.GenericSchema<unknown, string>>(table: Id) =>
  v.strictObject({ type: v.literal('attend'), table, away: v.boolean() })

/** For how long somebody is asked before the others are offered to call them, and how often they may, in milliseconds. */
export const CALL_AFTER = { live: 3 * 60_000, days: 24 * 60 * 60_000 } as const
export const CALL_EVERY = { live: 10 * 60_000, days: 12 * 60 * 60_000 } as const
