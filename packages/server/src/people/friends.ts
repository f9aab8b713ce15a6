import { randomBytes } from 'node:crypto'
import { bad, type Checked, good } from '@vyprava/kernel'
import type { FriendsShown } from '@vyprava/protocol'
import {
  agreeFriend,
  askFriend,
  companionOf,
  companyOf,
  endFriend,
  friendshipsOf,
  hideCompanion,
  invitationsTo,
  invite,
  noteSeen,
  personByLink,
} from '../store/friends.ts'
import { mutedBy } from '../store/messages.ts'
import type { Database } from '../store/schema.ts'
import { readTable } from '../store/tables.ts'

interface FriendsNeeds {
  readonly db: Database
  now(): number
}

/** Whoever was seen within so long is here, and within so long only away, in milliseconds. */
const HERE = 75_000
const AWAY = 10 * 60_000
/** How often it is noted who has a window open. */
export const SEEN_EVERY = 30_000
const NOTED_AT_ONCE = 200
/** How many friends and questions one person has at most. */
const MOST_FRIENDS = 200
const MOST_MET = 8

const newToken = (): string => randomBytes(12).toString('base64url')

/** People who play together: both have agreed, and each may be hidden. */
export class Friends {
  readonly #needs: FriendsNeeds

  constructor(needs: FriendsNeeds) {
    this.#needs = needs
  }

  /** All that the hall shows of them; whoever looks is here. */
  async of(person: string): Promise<FriendsShown> {
    const { db, now } = this.#needs
    const { link, hidden } = await companionOf(db, person, newToken())
    await noteSeen(db, [person], now())
    // Whom one does not want to hear does not ask either.
    const muted = await mutedBy(db, person)
    const all = (await friendshipsOf(db, person)).filter((one) => !muted.has(one.person))
    return {
      link,
      hidden,
      friends: all
        .filter(({ state }) => state === 'friend')
        .map(({ id, name, seen }) => ({ id, name, presence: this.#presence(seen), seen })),
      asks: all.filter(({ state }) => state === 'asks').map(({ id, name }) => ({ id, name })),
      asked: all.filter(({ state }) => state === 'asked').map(({ id, name }) => ({ id, name })),
      met: (await companyOf(db, person, MOST_MET)).map(({ name, table, seat }) => ({ name, table, seat })),
      invitations: await invitationsTo(db, person),
    }
  }

  #presence(seen: number | null): 'here' | 'away' | 'off' {
    if (seen === null) return 'off'
    const past = this.#needs.now() - seen
    return past < HERE ? 'here' : past < AWAY ? 'away' : 'off'
  }

  /** Asks somebody with whom one has played. */
  async askAt(person: string, table: string, seat: number): Promise<Checked<string>> {
    const row = await readTable(this.#needs.db, table)
    const played =
      row !== null && row.state !== 'open' && row.seats.some((sitter) => sitter.person === person)
    const other = played ? (row.seats[seat]?.person ?? null) : null
    if (other === null || other === person) return bad('friend', seat, 'somebody with whom you have played')
    return this.#ask(person, other)
  }

  /** Whose link it is. */
  async ownerOf(link: string): Promise<string | null> {
    return (await personByLink(this.#needs.db, link))?.name ?? null
  }

  /** Asks whoever has given this link. */
  async askBy(person: string, link: string): Promise<Checked<string>> {
    const owner = await personByLink(this.#needs.db, link)
    if (owner === null || owner.id === person) return bad('friend', link, 'the link of somebody else')
    return this.#ask(person, owner.id)
  }

  async #ask(asker: string, asked: string): Promise<Checked<string>> {
    const { db, now } = this.#needs
    if ((await friendshipsOf(db, asker)).length >= MOST_FRIENDS)
      return bad('mostFriends', MOST_FRIENDS, 'fewer friends and questions')
    return good(await askFriend(db, { id: newToken(), asker, asked, at: now() }))
  }

  async agree(person: string, id: string): Promise<Checked<null>> {
    const { db, now } = this.#needs
    return (await agreeFriend(db, id, person, now())) ? good(null) : bad('friend', id, 'what somebody asks')
  }

  async end(person: string, id: string): Promise<Checked<null>> {
    return (await endFriend(this.#needs.db, id, person)) ? good(null) : bad('friend', id, 'a friend of yours')
  }

  /** Makes room for what somebody wants others to know of them. */
  async known(person: string): Promise<void> {
    await companionOf(this.#needs.db, person, newToken())
  }

  async hide(person: string, hidden: boolean): Promise<Checked<null>> {
    await this.known(person)
    await hideCompanion(this.#needs.db, person, hidden)
    return good(null)
  }

  /** Calls a friend to a table at which one sits before the match. */
  async invite(person: string, id: string, table: string): Promise<Checked<null>> {
    const { db, now } = this.#needs
    const row = await readTable(db, table)
    const sits = row !== null && row.state === 'open' && row.seats.some((sitter) => sitter.person === person)
    if (!sits) return bad('table', table, 'an open table of yours')
    const friend = (await friendshipsOf(db, person)).find((one) => one.id === id && one.state === 'friend')
    if (friend === undefined) return bad('friend', id, 'a friend of yours')
    await invite(db, { table_id: table, person: friend.person, host: person, at: now() })
    return good(null)
  }

  /** These have a window open now. A few at a time: thousands in one question would hold everybody up. */
  async note(people: readonly string[]): Promise<void> {
    const { db, now } = this.#needs
    const all = [...new Set(people)]
    for (let from = 0; from < all.length; from += NOTED_AT_ONCE)
      await noteSeen(db, all.slice(from, from + NOTED_AT_ONCE), now())
  }
}
