import type { GameTable } from '@vyprava/module'
import type { OpenScene } from '../play/scene.ts'
import type { Heard } from './voices.ts'

type Listened = Pick<OpenScene, 'sight' | 'events' | 'length' | 'shown' | 'observer'>

const MOST = 3

/** What is heard when one scene follows another: a few sounds of what happened, the bell when it is one's turn. */
export function heardBetween(before: Listened, after: Listened, soundOf: GameTable['sound']): Heard[] {
  if (after.shown !== after.length || before.shown !== before.length) return []
  const happened = after.events === before.events ? [] : after.events
  const sounds = new Set<Heard>()
  for (const event of happened) {
    const sound = soundOf === undefined ? 'place' : soundOf(event)
    if (sound !== null) sounds.add(sound)
  }
  const heard = [...sounds].slice(0, MOST)
  if (after.sight.result !== null) return before.sight.result === null ? [...heard, 'end'] : heard
  const asked = ({ sight, observer }: Listened) => (sight.decision === null ? null : observer)
  const turn = asked(after) !== null && asked(before) !== asked(after)
  return turn ? [...heard, 'bell'] : heard
}
