/** How tabs of one device tell each other that a match has moved on. */
export interface Bell {
  ring(id: string, version: number): void
  /** Calls back when another tab rings; returns how to stop. */
  listen(hear: (id: string, version: number) => void): () => void
}

/** Asks to be the one tab that plays the bots of a match; returns how to give that up. */
export type Lead = (id: string, leading: () => void) => () => void

const CHANNEL = 'vyprava.matches'

export function channelBell(): Bell {
  if (typeof BroadcastChannel === 'undefined') return { ring: () => {}, listen: () => () => {} }
  return {
    ring(id, version) {
      const channel = new BroadcastChannel(CHANNEL)
      channel.postMessage({ id, version })
      channel.close()
    },
    listen(hear) {
      const channel = new BroadcastChannel(CHANNEL)
      channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
        if (typeof data !== 'object' || data === null) return
        const id: unknown = Reflect.get(data, 'id')
        const version: unknown = Reflect.get(data, 'version')
        if (typeof id === 'string' && typeof version === 'number') hear(id, version)
      })
      return () => channel.close()
    },
  }
}

/** By a lock of the browser. Where there is none every tab leads, and the shelf lets only one win. */
export const lockLead: Lead = (id, leading) => {
  if (!('locks' in navigator)) {
    leading()
    return () => {}
  }
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  const abort = new AbortController()
  navigator.locks
    .request(`vyprava.match.${id}`, { signal: abort.signal }, () => {
      leading()
      return released
    })
    .catch((error: unknown) => {
      if (!abort.signal.aborted) throw error
    })
  return () => {
    abort.abort()
    release()
  }
}
