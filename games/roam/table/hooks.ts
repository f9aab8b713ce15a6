import type { Seat } from '@vyprava/kernel'
import { type RefObject, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { Edge, Location } from '../rules/index.ts'
import type { RoamLabels } from '../texts/labels/index.ts'
import { type Handlers, handlersFor, type Now } from './handlers.ts'
import { type Intent, noIntent } from './intent.ts'
import { keysFor } from './keys.ts'
import { landOf, nameIn } from './pack.ts'
import { planOf } from './plan.ts'
import { previewOf } from './preview.ts'
import type { RoamTableProps } from './props.ts'
import { readingOrder } from './turn.ts'

/** Whose side one looks from: also while looking back, when nobody is asked. */
export function useHome(seat: Seat | null): Seat | null {
  const [home, setHome] = useState(seat)
  if (seat !== null && seat !== home) setHome(seat)
  return seat ?? home
}

/** Everybody who has looked from this screen: their hands are kept, since making one anew is slow. */
export function useGuests(seat: Seat | null): ReadonlySet<Seat> {
  const [guests, setGuests] = useState<ReadonlySet<Seat>>(() => new Set(seat === null ? [] : [seat]))
  if (seat !== null && !guests.has(seat)) setGuests(new Set([...guests, seat]))
  return guests
}

/** The square that the keyboard comes to first: when the map turns, the one that lies where the last one lay. */
export function useCursor(edge: Edge): [number, Now['moveCursor']] {
  const [place, setPlace] = useState(14)
  const order = readingOrder(edge)
  return [order[place], (square) => setPlace(order.indexOf(square))]
}

/** An intent lasts as long as its question. */
export function useIntent(question: string): [Intent, Now['intend']] {
  const [held, setHeld] = useState(() => noIntent(question))
  const intent = useMemo(() => (held.question === question ? held : noIntent(question)), [held, question])
  const intend = useCallback<Now['intend']>(
    (change) => setHeld((old) => ({ ...(old.question === question ? old : noIntent(question)), ...change })),
    [question],
  )
  return [intent, intend]
}

/** Hands and keys, made once; they look at the newest table. */
export function useHands(now: Now, root: RefObject<HTMLElement | null>, labels: RoamLabels): Handlers {
  const newest = useRef({ now, labels })
  useLayoutEffect(() => {
    newest.current = { now, labels }
  })
  const on = useMemo(() => handlersFor(() => newest.current.now), [])
  useEffect(() => {
    const confirm = () => planOf(newest.current.now, newest.current.labels, on).brass?.act?.()
    const press = keysFor(
      () => root.current,
      () => newest.current.now,
      on,
      confirm,
    )
    // Before the frame's own keys: what the table takes, the frame leaves.
    window.addEventListener('keydown', press, true)
    return () => {
      window.removeEventListener('keydown', press, true)
      on.leave()
    }
  }, [on, root])
  return on
}

/** The preview in words, for the prompt line. Said only when it changes. */
export function useHint(
  aim: Location | null,
  { view, players, language, hint }: RoamTableProps,
  labels: RoamLabels,
): void {
  const text = useMemo(() => {
    if (aim === null) return null
    const { squares, coins, skipped, short, completes } = previewOf(view, aim)
    return labels.preview({
      markers: squares.length,
      coins,
      skipped: skipped.length,
      short,
      completes: completes.map(({ slot, leaders }) => ({
        land: nameIn(language, landOf(view.lands[slot] ?? 0).name),
        leaders: leaders.map((leader) => players[leader].name),
      })),
    })
  }, [aim, view, players, language, labels])
  const say = useRef(hint)
  useLayoutEffect(() => {
    say.current = hint
  })
  const said = useRef<string | null>(null)
  useEffect(() => {
    if (text !== said.current) say.current(text)
    said.current = text
  }, [text])
  useEffect(
    () => () => {
      if (said.current !== null) say.current(null)
      said.current = null
    },
    [],
  )
}
