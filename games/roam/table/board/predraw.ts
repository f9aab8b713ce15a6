import { useDrawnAhead } from '@vyprava/kit'
import type { Edge } from '../../rules/index.ts'
import { useCards } from '../cards.ts'
import { landImage } from './land-image.ts'

/** Draws lands of the pile while nobody waits, so that a refill costs nothing. */
export function usePredraw(lands: readonly number[], edge: Edge, night: boolean): void {
  const { landOf } = useCards()
  const lying = edge === 'W' || edge === 'E'
  const draw = (land: number) => {
    const { seed, kind } = landOf(land)
    landImage({ seed, kind, lying: false, night })
    if (lying) landImage({ seed, kind, lying: true, night })
  }
  // With every action comes a new list; the cards in it are the same as long as there are as many.
  useDrawnAhead(lands, draw, JSON.stringify([lands.length, lying, night]))
}
