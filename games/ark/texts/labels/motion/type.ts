/** What the card of a found part says. */
export interface MotionLabels {
  /** "Part E is found", by its letter. */
  found(letter: string): string
  /** Where it lies, and how many there are by now. */
  where(place: string, parts: number): string
  readonly compass: string
  readonly around: string
}
