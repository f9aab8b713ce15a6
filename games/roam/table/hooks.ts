import type { Seat } from '@vyprava/kernel'
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { RoamLabels } from '../texts/labels/index.ts'
import { nameIn, useCards } from './cards.ts'
import type { Proposal } from './intent.ts'
import { previewOf } from './preview.ts'
import type { RoamTableProps } from './props.ts'

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

/** The preview in words, for the prompt line. Said only when it changes. */
export function useHint(
  proposal: Proposal | null,
  { view, players, language, words, seat, hint }: RoamTableProps,
  labels: RoamLabels,
): void {
  const { landOf } = useCards()
  const text = useMemo(() => {
    if (proposal === null) return null
    const { action, location } = proposal
    if (location === null)
      return words.action(action, { view, names: players.map(({ name }) => name), observer: seat })
    const { squares, coins, skipped, short, completes } = previewOf(view, location)
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
  }, [landOf, proposal, view, players, language, words, seat, labels])
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
