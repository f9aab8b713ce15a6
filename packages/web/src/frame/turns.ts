import { useEffect, useState } from 'react'

/** Who waits for a turn, the first one first. */
const waiting: (() => void)[] = []

let called = false

function callNext(): void {
  if (called || waiting.length === 0) return
  called = true
  setTimeout(() => {
    called = false
    waiting.shift()?.()
    callNext()
  })
}

/** Does something in a task of its own, after whatever waits already. The answer withdraws it. */
function takeTurn(work: () => void): () => void {
  waiting.push(work)
  callNext()
  return () => {
    const place = waiting.indexOf(work)
    if (place !== -1) waiting.splice(place, 1)
  }
}

/**
 * Something that takes long to make, made in a task of its own: the page can answer between one and the next.
 * Until then what was made before, or null. `make` must stay the same as long as what it makes.
 */
export function useInTurn<Made extends object>(make: () => Made | null): Made | null {
  const [made, keep] = useState<Made | null>(null)
  useEffect(() => takeTurn(() => keep(make())), [make])
  return made
}
