import { pluralIn } from '@vyprava/module/plural.ts'

const { count } = pluralIn('en')
const steps = (n: number): string => count(n, { one: 'step', other: 'steps' })
const hexes = (n: number): string => count(n, { one: 'hex', other: 'hexes' })
const injuries = (n: number): string => count(n, { one: 'injury', other: 'injuries' })
const sites = (n: number): string => count(n, { one: 'new toxic site', other: 'new toxic sites' })

export const machine = {
  /** The card that was turned up. */
  title: 'Machine card',
  next: 'Next step',
  pause: 'Pause',
  goOn: 'Continue',
  twice: '2×',
  once: '1×',
  skip: 'Skip',
  /** Puts the still picture of a card away. */
  close: 'Put the card away',
  /** Shows a card that was played out once more. */
  replay: 'Play again',
  /** The list of what the machines did. */
  steps: 'What the machines do',
  nothing: 'The machines do nothing this time.',
  /** "krok 2 / 6" */
  progress: (step: number, all: number) => `step ${step} / ${all}`,
  /** What brought the end nearer. */
  lost: {
    toxic: (fresh: number, left: number) => `${sites(fresh)}, ${left} left`,
    factory: (left: number) => `a new factory, ${left} left in the core`,
    fallen: (fallen: number) => `fallen Defenders: ${fallen}`,
  },
  /** The lines of the card. */
  lines: {
    moveTogether: (n: number) => `both engines move ${steps(n)}`,
    moveInTurn: (first: number, second: number) =>
      `the first engine moves ${steps(first)}, then the other ${steps(second)}`,
    deployEngines: 'engines on the core set out again',
    turnDirection: 'the machine direction switches',
    build: 'an enclosed hex becomes a factory',
    pollute: 'vents spread pollution',
    polluteIfNone: 'if none was built, vents spread pollution',
    deployHunters: 'each engine drops a hunter',
    pursue: (active: number, others: number) =>
      `hunters move up to ${hexes(active)} towards the active leader, ${hexes(others)} towards others`,
    strike: (hurt: number) => `leaders on a mech’s hex suffer ${injuries(hurt)}`,
  },
}

export type MachineWords = typeof machine
