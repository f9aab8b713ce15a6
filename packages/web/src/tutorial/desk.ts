import type { Tutorial } from '@vyprava/module'
import type { World } from '../local/world.ts'
import { standpointAt, trailOf } from './script.ts'

type Desk = World['desk']

/**
 * Bots that follow the script while a lesson is on. Until a move of theirs is next they wait: with every change of the
 * table they are asked anew.
 */
export const scriptedDesk = (tutorial: Tutorial, desk: Desk, pause: () => Promise<void>): Desk => ({
  async choose(question) {
    const { lesson, seat } = question
    const part = lesson?.state === 'on' ? tutorial.parts.at(lesson.part) : undefined
    if (lesson === null || part === undefined) return desk.choose(question)
    const place = standpointAt(trailOf(part), lesson.step, lesson.played)
    if (place.kind !== 'watch' || place.move.seat !== seat) return new Promise(() => {})
    await pause()
    return { action: place.move.action, failure: null }
  },
})
