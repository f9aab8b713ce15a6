import { Random } from '@vyprava/kernel'
import { hexesOf, lettersOf } from '../maps/drawn.ts'
import { attempts } from '../maps/generate.ts'

const SLICE = 12

/** Makes a map in slices around what is drawn; gives null to `done` when nothing fits. What it returns stops it. */
export function making(seed: string, drawn: string, done: (letters: string | null) => void): () => void {
  const tries = attempts(new Random(seed), hexesOf({ letters: drawn }))
  let timer = setTimeout(work)
  function work(): void {
    const until = performance.now() + SLICE
    while (performance.now() < until) {
      const step = tries.next()
      if (step.done === true || step.value !== null) {
        done(step.done === true ? null : step.value && lettersOf(step.value))
        return
      }
    }
    timer = setTimeout(work)
  }
  return () => clearTimeout(timer)
}
