/** Somebody with whom one plays, as far as they want to be seen. */
export interface FriendShown {
  readonly id: string
  readonly name: string
  readonly presence: 'here' | 'away' | 'off'
  /** When they were last seen; null when nobody knows, or they are hidden. */
  readonly seen: number | null
}

/** One's friends, and who is about to be one. */
export interface FriendsShown {
  /** What one's own link says. */
  readonly link: string
  /** Whether one's friends do not see when one is here. */
  readonly hidden: boolean
  readonly friends: readonly FriendShown[]
  /** Who asks oneself, and whom one has asked. */
  readonly asks: readonly { readonly id: string; readonly name: string }[]
  readonly asked: readonly { readonly id: string; readonly name: string }[]
  /** With whom one has played, and where. */
  readonly met: readonly { readonly name: string; readonly table: string; readonly seat: number }[]
  /** Tables to which one is called. */
  readonly invitations: readonly { readonly table: string; readonly game: string; readonly host: string }[]
}
