/** Pauses that whoever does not want to wait can end. */
export interface Pauses {
  wait(time: number): Promise<void>
  /** Ends all that are under way. */
  hurry(): void
}

function pauses(): Pauses {
  const waiting = new Set<() => void>()
  return {
    wait: (time) =>
      new Promise((resolve) => {
        const wake = () => {
          window.clearTimeout(timer)
          waiting.delete(wake)
          resolve()
        }
        const timer = window.setTimeout(wake, time)
        waiting.add(wake)
      }),
    hurry() {
      for (const wake of [...waiting]) wake()
    },
  }
}

/** The pauses before moves of a script, at whatever table. */
export const scripted = pauses()
