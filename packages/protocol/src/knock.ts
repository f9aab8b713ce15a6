/** A private table that is played, as whoever comes by its link may know it. */
export interface KnockShown {
  readonly id: string
  readonly game: string
  readonly state: 'open' | 'playing' | 'over'
  /** When it began, or ended. */
  readonly since: number
  readonly players: readonly string[]
  /** Seats at which a bot plays, and for whom; nobody where nobody ever sat. */
  readonly spare: readonly { readonly seat: number; readonly name: string | null }[]
  /** What this person asks for. */
  readonly asks: 'watch' | 'seat' | null
  /** The players did not want that, just now. */
  readonly refused: boolean
}

/** Somebody who came by the link and asks for something. */
export interface AskingShown {
  readonly person: string
  readonly name: string
  readonly wants: 'watch' | 'seat'
  readonly seat: number | null
  /** The seats of those who want to let them have it. */
  readonly yes: readonly number[]
}
