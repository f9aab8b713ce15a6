import type { ActPlan } from '@vyprava/kit'
import type { MachineLabels } from '../../texts/labels/machine.ts'
import type { Machine } from './use-machine.ts'

/** The buttons while a card is played out; null when nothing moves: then those of the question stand there. */
export function planOf({ run, speed, ...machine }: Machine, labels: MachineLabels): ActPlan | null {
  if (run === null || run.still) return null
  return {
    brass: { id: 'next', label: labels.next, key: 'Enter', act: machine.next },
    rest: [
      { id: 'pause', label: run.paused ? labels.goOn : labels.pause, act: machine.pause },
      { id: 'faster', label: speed === 1 ? labels.twice : labels.once, key: '.', act: machine.faster },
      { id: 'skip', label: labels.skip, key: 'Esc', act: machine.stop },
    ],
  }
}

const done = (does: () => void) => (): boolean => {
  does()
  return true
}

/** The keys while a card is played out; null when they are the table's. */
export function keysOf({ run, next, pause, faster, stop }: Machine) {
  if (run === null || run.still) return null
  return { confirm: done(next), cancel: done(stop), others: { ' ': done(pause), '.': done(faster) } }
}
