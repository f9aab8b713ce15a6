import { pluralIn } from '@vyprava/module/plural.ts'
import type { MachineLabels } from './type.ts'

const { count } = pluralIn('en')
const steps = (n: number): string => count(n, { one: 'step', other: 'steps' })
const hexes = (n: number): string => count(n, { one: 'hex', other: 'hexes' })
const injuries = (n: number): string => count(n, { one: 'injury', other: 'injuries' })
const sites = (n: number): string => count(n, { one: 'new toxic site', other: 'new toxic sites' })

export const en: MachineLabels = {
  title: 'Machine card',
  next: 'Next step',
  pause: 'Pause',
  goOn: 'Go on',
  twice: '2×',
  once: '1×',
  skip: 'Skip',
  close: 'Put the card away',
  replay: 'Play again',
  steps: 'What the machines do',
  nothing: 'The machines do nothing this time.',
  progress: (step, all) => `step ${step} / ${all}`,
  losses: ({ toxic, factories, fallen }) => [
    ...(toxic.fresh === 0 ? [] : [`${sites(toxic.fresh)}, ${toxic.left} left`]),
    ...(factories.fresh === 0 ? [] : [`a new factory, ${factories.left} left in the core`]),
    ...(fallen === 0 ? [] : [`fallen Defenders: ${fallen}`]),
  ],
  line(line) {
    switch (line.does) {
      case 'moveTogether':
        return `both engines go ${steps(line.steps)}`
      case 'moveInTurn':
        return `the first engine goes ${steps(line.first)}, then the other ${steps(line.second)}`
      case 'deployEngines':
        return 'engines on the core set out again'
      case 'turnDirection':
        return 'the machines turn the other way'
      case 'build':
        return 'an enclosed hex becomes a factory'
      case 'pollute':
        return line.always ? 'vents spread pollution' : 'if none did, vents spread pollution'
      case 'deployHunters':
        return 'each engine drops a hunter'
      case 'pursue':
        return `hunters go up to ${hexes(line.active)} for the active leader, ${hexes(line.others)} for others`
      case 'strike':
        return `whoever stands by a mech suffers ${injuries(line.injuries)}`
    }
  },
}
