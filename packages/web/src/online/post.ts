import {
  type Answer,
  type ClientMessage,
  Follower,
  type ServerMessage,
  type Wanted,
  type Wish,
} from '@vyprava/protocol'
import { randomText } from '../frame/random-text.ts'
import { type Bookmark, Conversation } from './conversation.ts'
import type { Outbox } from './outbox.ts'

interface PostNeeds {
  readonly outbox: Outbox
  readonly bookmark: Bookmark
  /** Says something now, if the server is there. */
  say(message: ClientMessage): void
}

/** What goes out from one window to one table: it is kept until the server has answered. */
export class Post {
  readonly follower: Follower
  readonly talk: Conversation
  readonly #needs: PostNeeds

  constructor(id: string, needs: PostNeeds) {
    this.#needs = needs
    this.follower = new Follower(id, () => randomText(20), needs.outbox.read())
    this.talk = new Conversation(needs.bookmark)
    this.talk.follow(this.follower)
  }

  /** Whether something that changes the match is on its way. */
  get sending(): boolean {
    return this.follower.waiting.some(({ type }) => type !== 'say')
  }

  send(wanted: Wanted): void {
    const wish = this.follower.want(wanted)
    this.#needs.outbox.write(this.follower.waiting)
    this.talk.follow(this.follower)
    this.#needs.say(wish)
  }

  /** Says something to those in the same room. */
  readonly speak = (text: string): void => {
    this.talk.forgive()
    this.send({ type: 'say', text })
  }

  /** Matches a message to the pending wish that it answers, if there is one. */
  settle(message: ServerMessage): { readonly wish: Wish; readonly answer: Answer } | null {
    const settled = this.follower.settle(message)
    if (settled === null) return null
    this.#needs.outbox.write(this.follower.waiting)
    if (settled.wish.type === 'say') this.talk.answered(settled.wish, settled.answer)
    return settled
  }

  hear(message: ServerMessage): void {
    for (const reply of this.follower.hear(message)) this.#needs.say(reply)
    this.talk.follow(this.follower)
  }

  /** The viewpoint of this window has changed or is gone. */
  greet(): void {
    for (const message of this.follower.greeting()) this.#needs.say(message)
  }

  /** A server in trouble is asked once more. */
  again(id: string | null): void {
    for (const wish of this.follower.waiting) if (id === null || wish.id === id) this.#needs.say(wish)
  }
}
