import type { ServerMessage } from '@vyprava/protocol'
import { forgetWish, keptWishes } from './outbox.ts'
import { serverAddress } from './server.ts'
import { Wire } from './wire.ts'

const NOTHING = () => {}

/** Sends what lies in this browser from windows that were closed too early, until all of it is answered. */
export function sendKept(person: string): () => void {
  if (keptWishes(person).length === 0) return NOTHING
  const wire: Wire = new Wire(serverAddress('api/live'), {
    greeting: () => keptWishes(person),
    hear(message) {
      const id = answeredBy(message)
      for (const wish of keptWishes(person)) if (wish.id === id) forgetWish(person, wish)
      if (keptWishes(person).length === 0) wire.close()
    },
    reached: NOTHING,
  })
  return () => wire.close()
}

/** A server in trouble has not answered: it is asked again at the next connection. */
const answeredBy = (message: ServerMessage): string | null => {
  if (!('id' in message) || (message.type === 'error' && message.error === 'failed')) return null
  return message.id
}
