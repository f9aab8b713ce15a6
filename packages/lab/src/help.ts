import type { Command, OptionHelp } from './command.ts'

/** The help of the whole program: the commands with a line each. */
export function generalHelp(commands: readonly Command[]): string {
  const rows = commands.map(
    (command): Row => [[command.name, ...command.arguments].join(' '), command.summary],
  )
  return [
    'vyprava: the lab of Výprava. Play, measure and check games from the command line.',
    '',
    'Usage: vyprava <command> [options]',
    '',
    ...columns([...rows, ['help [command]', 'this help, or the options of a command']]),
    '',
    'Every command takes --help, and --json for JSON on the standard output.',
    'Exit codes: 0 success, 1 the command failed, 2 bad usage.',
    '',
  ].join('\n')
}

/** The help of one command. */
export function helpOf(command: Command, everywhere: readonly OptionHelp[]): string {
  const options = [...command.options, ...everywhere].map(
    ({ name, value, help }): Row => [value === undefined ? `--${name}` : `--${name} ${value}`, help],
  )
  return [
    `Usage: ${['vyprava', command.name, ...command.arguments].join(' ')} [options]`,
    '',
    `${command.summary.charAt(0).toUpperCase()}${command.summary.slice(1)}.`,
    '',
    ...columns(options),
    '',
  ].join('\n')
}

type Row = readonly [left: string, right: string]

function columns(rows: readonly Row[]): string[] {
  const width = Math.max(...rows.map(([left]) => left.length))
  return rows.map(([left, right]) => `  ${left.padEnd(width)}  ${right}`)
}
