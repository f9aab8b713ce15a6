import type { Tutorial } from '@vyprava/games'
import type { World } from '../local/world.ts'
import { lessonAt } from './script.ts'

type Desk = World['desk']

/** Bots that follow the script while it lasts. At its end they wait: when the lessons are over they are asked anew. */
export const scriptedDesk = (tutorial: Tutorial, desk: Desk, pause: () => Promise<void>): Desk => ({
  async choose(question) {
    const place = question.lessons === null ? null : lessonAt(tutorial, question.lessons)
    if (place?.kind === 'farewell') return new Promise(() => {})
    if (place?.kind !== 'step' || place.step.seat !== question.seat) return desk.choose(question)
    await pause()
    return place.step.action
  },
})
