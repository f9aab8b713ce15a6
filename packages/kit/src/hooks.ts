import { useEffect, useLayoutEffect, useRef, useState } from 'react'

/** Whose side one looks from: also while looking back, when nobody is asked. */
export function useHome<Seat>(seat: Seat | null): Seat | null {
  const [home, setHome] = useState(seat)
  if (seat !== null && seat !== home) setHome(seat)
  return seat ?? home
}

/** Everybody who has looked from this screen: their hands are kept, since making one anew is slow. */
export function useGuests<Seat>(seat: Seat | null): ReadonlySet<Seat> {
  const [guests, setGuests] = useState<ReadonlySet<Seat>>(() => new Set(seat === null ? [] : [seat]))
  if (seat !== null && !guests.has(seat)) setGuests(new Set([...guests, seat]))
  return guests
}

/** The preview in words, for the prompt line (`TableProps.promptLine`). Said only when it changes. */
export function usePromptLine(text: string | null, promptLine: (text: string | null) => void): void {
  const say = useRef(promptLine)
  useLayoutEffect(() => {
    say.current = promptLine
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

/** Some of the events of the last action, for as long as they are shown; none where nothing may move. */
export function useFresh<Event, Fresh>(
  events: readonly Event[],
  pick: (events: readonly Event[]) => readonly Fresh[],
  motion: boolean,
  shown: number,
): readonly Fresh[] {
  const [fresh, setFresh] = useState<readonly Fresh[]>([])
  const seen = useRef(events)
  const choose = useRef(pick)
  useEffect(() => {
    if (seen.current === events) return
    seen.current = events
    const next = motion ? choose.current(events) : []
    setFresh(next)
    if (next.length === 0) return
    const timer = window.setTimeout(() => setFresh([]), shown)
    return () => window.clearTimeout(timer)
  }, [events, motion, shown])
  return fresh
}
