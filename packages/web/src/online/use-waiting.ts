import type { ClientMessage, PresenceShown } from '@vyprava/protocol'
import { useEffect, useState } from 'react'
import { storageBookmark } from './conversation.ts'
import { storageOutbox } from './outbox.ts'
import { Post } from './post.ts'
import { server, serverAddress } from './server.ts'
import { useAttending } from './use-presence.ts'
import { type Reach, Wire } from './wire.ts'

/** The way to the others at a table before the game. */
interface RoomWire {
  readonly post: Post
  attend(away: boolean): void
}

interface Waiting {
  readonly post: Post | null
  /** How everybody is, by seat; null until it is known. */
  readonly seats: PresenceShown['seats'] | null
}

/** Sits at a table before the game: hears of every change, and talks. Whoever sits down talks in another room. */
export function useWaiting(
  id: string,
  seat: number | null,
  look: () => Promise<unknown>,
  reached: (reach: Reach) => void,
): Waiting {
  const [wired, setWired] = useState<RoomWire | null>(null)
  const [seats, setSeats] = useState<Waiting['seats']>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: at another seat one has other eyes
  useEffect(() => {
    let away = false
    const attending = (): ClientMessage => ({ type: 'attend', table: id, away })
    const post: Post = new Post(id, {
      outbox: storageOutbox(id, server.get().person?.id ?? null),
      bookmark: storageBookmark(id),
      say: (message) => wire.say(message),
    })
    const wire: Wire = new Wire(serverAddress('api/live'), {
      greeting: () => [...post.follower.greeting(), ...(away ? [attending()] : [])],
      hear(message) {
        post.settle(message)
        post.hear(message)
        if (message.type === 'presence' && message.table === id) setSeats(message.seats)
        // Somebody else took the seat, or the host closed the table.
        const gone = message.type === 'error' && message.id === null
        if (gone || message.type === 'table' || message.type === 'whole') look()
      },
      reached,
    })
    setWired({
      post,
      attend(now) {
        if (now === away) return
        away = now
        wire.say(attending())
      },
    })
    return () => wire.close()
  }, [id, seat, look, reached])
  useAttending(wired)
  return { post: wired?.post ?? null, seats }
}
