import { parseArgs } from 'node:util'
import { type Command, Failure, Input, type Io, Misuse, type OptionHelp } from './command.ts'
import { generalHelp, helpOf } from './help.ts'

const EVERYWHERE: readonly OptionHelp[] = [
  { name: 'json', help: 'print JSON, and nothing else, on the standard output' },
  { name: 'help', help: 'show this' },
]

/** Runs a command line and says the exit code: 0 done, 1 it failed, 2 it was not understood. */
export async function run(commands: readonly Command[], line: readonly string[], io: Io): Promise<number> {
  const [name = 'help', ...rest] = line
  if (name === '--help' || name === '-h' || name === 'help') return help(commands, rest, io)
  const command = commandOf(commands, name)
  if (command === null) return complain(io, 'vyprava', 2, unknownCommand(commands, name))
  if (rest.includes('--help') || rest.includes('-h')) return help(commands, [name, ...rest], io)
  try {
    const input = understand(command, rest)
    const { json, text, failure } = await command.run(input, io)
    const out = input.flag('json') ? JSON.stringify(json, null, 2) : text
    if (out !== '') io.out.write(`${out}\n`)
    return failure === undefined ? 0 : complain(io, `vyprava ${name}`, 1, failure)
  } catch (error) {
    if (error instanceof Misuse) return complain(io, `vyprava ${name}`, 2, error.message)
    if (error instanceof Failure) return complain(io, `vyprava ${name}`, 1, error.message)
    if (io.env.VYPRAVA_DEBUG !== undefined) throw error
    const what = error instanceof Error ? error.message : String(error)
    return complain(io, `vyprava ${name}`, 1, `${what} (set VYPRAVA_DEBUG=1 for the place in the code)`)
  }
}

function help(commands: readonly Command[], words: readonly string[], io: Io): number {
  const name = words.find((word) => !word.startsWith('-'))
  const command = name === undefined ? null : commandOf(commands, name)
  if (name !== undefined && name !== 'help' && command === null) {
    return complain(io, 'vyprava', 2, unknownCommand(commands, name))
  }
  if (words.includes('--json')) io.out.write(`${JSON.stringify(command ?? commands, null, 2)}\n`)
  else io.out.write(command === null ? generalHelp(commands) : helpOf(command, EVERYWHERE))
  return 0
}

const commandOf = (commands: readonly Command[], name: string): Command | null =>
  commands.find((command) => command.name === name) ?? null

const unknownCommand = (commands: readonly Command[], name: string): string =>
  `there is no command ${JSON.stringify(name)}, expected one of ${commands.map((c) => c.name).join(', ')}, help`

/** Exactly one line on the standard error, whatever the message holds. */
function complain({ err }: Io, who: string, code: number, message: string): number {
  err.write(`${who}: ${message.replace(/\s+/g, ' ').trim()}\n`)
  return code
}

/** Takes the words apart by the command's own description. */
function understand(command: Command, words: readonly string[]): Input {
  const known = [...command.options, ...EVERYWHERE]
  const { tokens } = parseArgs({
    args: [...words],
    strict: false,
    tokens: true,
    options: Object.fromEntries(
      known.map(({ name, value }) => [name, { type: value === undefined ? 'boolean' : 'string' }] as const),
    ),
  })
  const values = new Map<string, string>()
  const flags = new Set<string>()
  const given: string[] = []
  for (const token of tokens) {
    if (token.kind === 'positional') given.push(token.value)
    if (token.kind !== 'option') continue
    const option = known.find(({ name }) => name === token.name && token.rawName === `--${name}`)
    if (option === undefined) throw new Misuse(unknownOption(token.rawName, known))
    if (option.value === undefined) {
      if (token.value !== undefined) throw new Misuse(`${token.rawName} takes no value`)
      flags.add(option.name)
    } else {
      if (token.value === undefined) throw new Misuse(`${token.rawName} needs a value: ${option.value}`)
      values.set(option.name, token.value)
    }
  }
  checkArguments(command, given)
  return new Input(given, values, flags)
}

const unknownOption = (name: string, known: readonly OptionHelp[]): string =>
  `there is no option ${name}, expected one of ${known.map((option) => `--${option.name}`).join(', ')}`

function checkArguments({ name, arguments: names }: Command, given: readonly string[]): void {
  const missing = names.find((argument, index) => !argument.startsWith('[') && index >= given.length)
  if (missing !== undefined) throw new Misuse(`${missing} is missing, expected ${usage(name, names)}`)
  if (given.length <= names.length || names.at(-1)?.includes('…')) return
  const surplus = JSON.stringify(given[names.length])
  throw new Misuse(`${surplus} is one argument too many, expected ${usage(name, names)}`)
}

const usage = (name: string, names: readonly string[]): string => ['vyprava', name, ...names].join(' ')
