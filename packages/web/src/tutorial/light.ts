import type { Thing } from '@vyprava/module'
import type { OpenScene } from '../play/scene.ts'
import { narrowed, openGestures, type Standpoint, type Station } from './script.ts'

/** What the eye must find: the lit thing, and where else it must go. */
export interface Light {
  readonly lit: readonly Thing[]
  readonly also: readonly Thing[]
}

export const DARK: Light = { lit: [], also: [] }

/** The things that are lit at a place. */
export function lightAt({ step }: Station, place: Standpoint): Light {
  if (place.kind === 'watch') return { lit: [{ thing: 'seat', is: place.move.seat }], also: [] }
  if (place.kind !== 'step') return DARK
  const lights = step.kind === 'explain' ? [step] : openGestures(step, place.left)
  return { lit: lights.flatMap(({ lit }) => lit), also: lights.flatMap(({ also }) => also ?? []) }
}

/** The scene as the script leaves it: nothing but the step is offered, and who waits for the learner does not think. */
export function guided<Scene extends OpenScene>(scene: Scene, { step }: Station, place: Standpoint): Scene {
  if (place.kind !== 'step') return scene
  const { sight, shown, length } = scene
  const rested = { ...scene, thinking: null }
  if (sight.decision === null || shown !== length) return rested
  const gestures = openGestures(step, place.left)
  const decision =
    gestures.length === 0 ? { ...sight.decision, actions: [] } : narrowed(sight.decision, gestures)
  return { ...rested, sight: { ...sight, decision } }
}
