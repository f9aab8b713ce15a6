import { useState } from 'react'
import type { EuthiaEvent } from '../../rules/events.ts'
import { EMPTY, type Ledger, written } from './ledger.ts'

/** What was told of the attack in progress, kept as long as the arena lies there. */
export function useLedger(events: readonly EuthiaEvent[]): Ledger {
  const [kept, keep] = useState<{ readonly events: readonly EuthiaEvent[] | null; readonly ledger: Ledger }>({
    events: null,
    ledger: EMPTY,
  })
  if (kept.events === events) return kept.ledger
  // Without events somebody looks back or has taken something back: what was told before may not be true any more.
  const ledger = events.length === 0 ? EMPTY : written(kept.ledger, events)
  keep({ events, ledger })
  return ledger
}
