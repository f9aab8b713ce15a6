import { useEffect, useState } from 'react'
import { storageBookmark } from './conversation.ts'
import { storageOutbox } from './outbox.ts'
import { Post } from './post.ts'
import { server, serverAddress } from './server.ts'
import { type Reach, Wire } from './wire.ts'

/** Sits at a table before the game: hears of every change, and talks. Who sits down talks in another room. */
export function useWaiting(
  id: string,
  seat: number | null,
  look: () => Promise<unknown>,
  reached: (reach: Reach) => void,
): Post | null {
  const [post, setPost] = useState<Post | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: at another seat one has other eyes
  useEffect(() => {
    const opened: Post = new Post(id, {
      outbox: storageOutbox(id, server.get().person?.id ?? null),
      bookmark: storageBookmark(id),
      say: (message) => wire.say(message),
    })
    const wire: Wire = new Wire(serverAddress('api/live'), {
      greeting: () => opened.follower.greeting(),
      hear(message) {
        opened.settle(message)
        opened.hear(message)
        // Somebody else took the seat, or the host closed the table.
        const gone = message.type === 'error' && message.id === null
        if (gone || message.type === 'table' || message.type === 'whole') look()
      },
      reached,
    })
    setPost(opened)
    return () => wire.close()
  }, [id, seat, look, reached])
  return post
}
