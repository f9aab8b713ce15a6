import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { Random } from '@vyprava/kernel'
import type { Command } from '../command.ts'
import { copyHouse } from '../copy-house.ts'
import { ROOT } from '../files.ts'
import { Ledger, type Verdict } from '../mutation/ledger.ts'
import type { Mutant } from '../mutation/mutants.ts'
import { targetOf } from '../mutation/targets.ts'
import { partsOf, tryAwake, tryMutant } from '../mutation/trial.ts'
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
    { name: 'seconds', value: 'N', help: 'stop after so long; the same command goes on' },
    { name: 'again', help: 'ask about those once more that nobody noticed, after tests were written' },
    { name: 'list', help: 'only list the changes that would be tried' },
  ],
  async run(input, { err }) {
    const name = input.word(0)
    const seed = input.text('seed') ?? '1'
    const deadline = Date.now() + 1000 * (input.count('seconds', 1, 1_000_000) ?? 1_000_000)
    const { sources, tests } = targetOf(ROOT, name)
    // The parser comes with the bundler: no other command shall wait for it.
    const { mutantsOf } = await import('../mutation/mutants.ts')
    const all = sources.flatMap((file) => mutantsOf(file, readFileSync(join(ROOT, file), 'utf8')))
    const chosen = new Random(`mutate ${seed}`).shuffle(all).slice(0, input.count('count', 1, 100_000) ?? 100)
    if (input.flag('list')) return { json: { name, seed, chosen }, text: chosen.map(lineOf).join('\n') }
    const file = resolve(input.text('dir') ?? 'artifacts/mutants', `${name}-${seed}.jsonl`)
    const trial: Trial = { chosen, tests, file, deadline, again: input.flag('again') }
    const verdicts = await verdictsOf(trial, new Progress('mutate', err))
    const of = (...wanted: (Verdict | null)[]) => chosen.filter((_, n) => wanted.includes(verdicts[n]))
    const [unnoticed, open] = [of('survived'), of(null)]
    const caught = of('caught', 'hung').length
    const left = open.length === 0 ? '' : `, ${open.length} not tried yet`
    return {
      json: { name, seed, sites: all.length, tried: chosen.length - open.length, caught, unnoticed },
      text: [`${name}: ${caught} of ${chosen.length} caught${left}`, ...unnoticed.map(lineOf)].join('\n'),
    }
  },
}

interface Trial {
  readonly chosen: readonly Mutant[]
  readonly tests: readonly string[]
  /** The ledger's. */
  readonly file: string
  readonly deadline: number
  readonly again: boolean
}

/** Null for those that time did not suffice for. */
async function verdictsOf(trial: Trial, progress: Progress): Promise<(Verdict | null)[]> {
  const { chosen, tests, file, deadline, again } = trial
  const known = Ledger.about(chosen, file)
  const isSurvivor = (mutant: number) => known.verdictOn(mutant) === 'survived'
  if (again) for (const mutant of [...chosen.keys()].filter(isSurvivor)) known.add({ reopened: mutant })
  const left = [...chosen.keys()].filter((mutant) => known.verdictOn(mutant) === null)
  const house = copyHouse(ROOT)
  try {
    progress.say(`${left.length} of ${chosen.length} to be tried`)
    if (left.length > 0) await tryAwake(house.folder, tests, chosen, file, deadline)
    const ledger = Ledger.about(chosen, file)
    for (const mutant of left) {
      if (ledger.verdictOn(mutant) !== null || Date.now() > deadline) continue
      progress.say(`number ${mutant} alone`)
      const files = ledger.filesLeft(mutant)
      const isForAll = ledger.concernsAll(mutant)
      const parts = partsOf(files, isForAll ? tests : null)
      const usual = ledger.timeOf(isForAll ? null : files)
      const verdict = await tryMutant(house.folder, chosen[mutant], parts, usual, deadline)
      if (verdict !== null) ledger.add({ judged: mutant, verdict })
    }
    return chosen.map((_, mutant) => ledger.verdictOn(mutant))
  } finally {
    house.remove()
    progress.end()
  }
}

const short = (text: string): string => text.replaceAll(/\s+/g, ' ').slice(0, 70)

const lineOf = ({ file, line, was, put }: Mutant): string =>
  `${file}:${line}  ${short(was)}  →  ${short(put) || '(nothing)'}`
