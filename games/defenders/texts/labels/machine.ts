import type { MachineStep } from '../../content/schema.ts'
import type { MachineWords } from '../en/machine.ts'

/** What a card has cost so far, and how much is left before all is lost. */
export interface Losses {
  readonly toxic: { readonly fresh: number; readonly left: number }
  readonly factories: { readonly fresh: number; readonly left: number }
  readonly fallen: number
}

export type MachineLabels = ReturnType<typeof machineOf>

/** What is said while a machine card is played out. */
export const machineOf = ({ lost, lines, ...words }: MachineWords) => ({
  ...words,
  /** What brought the end nearer, a line each. */
  losses: ({ toxic, factories, fallen }: Losses): readonly string[] => [
    ...(toxic.fresh === 0 ? [] : [lost.toxic(toxic.fresh, toxic.left)]),
    ...(factories.fresh === 0 ? [] : [lost.factory(factories.left)]),
    ...(fallen === 0 ? [] : [lost.fallen(fallen)]),
  ],
  /** A line of the card. */
  line(line: MachineStep): string {
    switch (line.does) {
      case 'moveTogether':
        return lines.moveTogether(line.steps)
      case 'moveInTurn':
        return lines.moveInTurn(line.first, line.second)
      case 'pollute':
        return line.always ? lines.pollute : lines.polluteIfNone
      case 'pursue':
        return lines.pursue(line.active, line.others)
      case 'strike':
        return lines.strike(line.injuries)
      default:
        return lines[line.does]
    }
  },
})
