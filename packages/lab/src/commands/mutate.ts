import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Random } from '@vyprava/kernel'
import { type Command, Failure } from '../command.ts'
import { copyHouse } from '../copy-house.ts'
import { ROOT } from '../files.ts'
import { type Judged, Ledger } from '../mutation/ledger.ts'
import type { Mutant } from '../mutation/mutants.ts'
import { targetOf } from '../mutation/targets.ts'
import { judge, tryMutant } from '../mutation/trial.ts'
import { Progress } from '../progress.ts'

export const mutate: Command = {
  name: 'mutate',
  summary: 'make small changes of meaning in the sources and print those that no test noticed',
  arguments: ['<game|package>'],
  options: [
    { name: 'count', value: 'N', help: 'how many changes (100)' },
    { name: 'seed', value: 'S', help: 'the same seed chooses the same changes (1)' },
    {
      name: 'dir',
      value: 'DIR',
      help: 'where verdicts are kept; an interrupted run continues from there (artifacts/mutants)',
    },
    { name: 'list', help: 'only list the changes that would be tried' },
  ],
  async run(input, { err }) {
    const name = input.word(0)
    const seed = input.text('seed') ?? '1'
    const { sources, tests } = targetOf(ROOT, name)
    // The parser comes with the bundler: no other command shall wait for it.
    const { mutantsOf } = await import('../mutation/mutants.ts')
    const all = sources.flatMap((file) => mutantsOf(file, readFileSync(join(ROOT, file), 'utf8')))
    const chosen = new Random(`mutate ${seed}`).shuffle(all).slice(0, input.count('count', 1, 100_000) ?? 100)
    if (input.flag('list')) return { json: { name, seed, chosen }, text: chosen.map(lineOf).join('\n') }
    const ledger = new Ledger(join(input.text('dir') ?? 'artifacts/mutants', `${name}-${seed}.json`), chosen)
    const progress = new Progress('mutate', err)
    const house = copyHouse(ROOT)
    try {
      progress.say('the tests as they are')
      if (ledger.judged.length === 0 && (await judge(house.folder, tests)) !== 'survived') {
        throw new Failure(`the tests of ${name} fail without any change`)
      }
      for (const mutant of chosen.slice(ledger.judged.length)) {
        progress.say(
          `${ledger.judged.length} of ${chosen.length}, ${survivors(ledger.judged).length} unnoticed`,
        )
        ledger.add({ mutant, verdict: await tryMutant(house.folder, tests, mutant) })
      }
    } finally {
      house.remove()
      progress.end()
    }
    const unnoticed = survivors(ledger.judged)
    const caught = chosen.length - unnoticed.length
    return {
      json: { name, seed, sites: all.length, tried: chosen.length, caught, unnoticed },
      text: [`${name}: ${caught} of ${chosen.length} caught`, ...unnoticed.map(lineOf)].join('\n'),
    }
  },
}

const survivors = (judged: readonly Judged[]): Mutant[] =>
  judged.filter(({ verdict }) => verdict === 'survived').map(({ mutant }) => mutant)

const short = (text: string): string => text.replaceAll(/\s+/g, ' ').slice(0, 70)

const lineOf = ({ file, line, was, put }: Mutant): string =>
  `${file}:${line}  ${short(was)}  →  ${short(put) || '(nothing)'}`
