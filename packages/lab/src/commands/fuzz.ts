import type { Command } from '../command.ts'
import { Fuzzer, type FuzzReport } from '../fuzzing.ts'
import { Progress } from '../progress.ts'
import { subjectOf } from '../subjects.ts'

export const fuzz: Command = {
  name: 'fuzz',
  summary: "check the suite's properties against random and coverage-guided play, and dump failures",
  arguments: ['<game>'],
  options: [
    { name: 'seconds', value: 'N', help: 'how long (10)' },
    { name: 'seed', value: 'S', help: 'the same seed plays the same runs in the same order (1)' },
    { name: 'dump', value: 'DIR', help: 'where dumps go; "vyprava replay" opens them (dumps)' },
  ],
  async run(input, { err }) {
    const subject = await subjectOf(input.word(0))
    const seconds = input.count('seconds', 1, 1_000_000) ?? 10
    const fuzzer = new Fuzzer(subject, input.text('seed') ?? '1', input.text('dump') ?? 'dumps')
    const progress = new Progress('fuzz', err)
    const start = performance.now()
    const passed = (): number => (performance.now() - start) / 1000
    while (passed() < seconds) {
      fuzzer.step(() => passed() >= seconds)
      progress.say(
        `${Math.floor(passed())} of ${seconds} s, ${fuzzer.runs} runs, ${fuzzer.broken.length} broken`,
      )
    }
    progress.end()
    const report = fuzzer.report(passed())
    const failure = failureOf(report)
    return { json: report, text: textOf(report), ...(failure === null ? {} : { failure }) }
  },
}

function failureOf({ broken }: FuzzReport): string | null {
  const [first] = broken
  if (first === undefined) return null
  const others = broken.length === 1 ? '' : `, and ${broken.length - 1} more`
  return `broken: ${first.property}: ${first.message} (vyprava replay ${first.dump})${others}`
}

function textOf({ game, seconds, runs, sought, checks, met, broken }: FuzzReport): string {
  return [
    `${game}: ${runs} runs (${sought} from places sought out), ${checks} checks in ${seconds.toFixed(1)} s`,
    `met ${met.questions} kinds of answers, ${met.answers} answers, ${met.events} kinds of events by seeking`,
    ...broken.map(({ property, message, dump }) => `broken: ${property}: ${message}\n        ${dump}`),
    ...(broken.length === 0 ? ['everything holds'] : []),
  ].join('\n')
}
