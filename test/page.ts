import { execFile, spawn } from 'node:child_process'
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'

const ROOT = join(import.meta.dirname, '..')

/** The commands of a page: every line of its blocks for a shell, without what is said about it. */
export function commandsOf(page: string): string[] {
  const blocks = readFileSync(join(ROOT, page), 'utf8').matchAll(/```sh\n(.*?)```/gs)
  return [...blocks]
    .flatMap(([, block]) => block.split('\n'))
    .map((line) => line.replace(/(?:^|\s+)# .*$/, ''))
    .filter((line) => line !== '')
}

/** What a command left behind. */
export interface Done {
  readonly code: number
  readonly out: string
  readonly err: string
}

/** Somebody who does what pages say, in a folder of their own, and remembers what they have done. */
export class Reader {
  /** Commands, as the pages have them. */
  readonly followed = new Set<string>()
  readonly #home: string
  readonly #env: NodeJS.ProcessEnv

  constructor(home: string) {
    this.#home = home
    const programs = join(home, 'programs')
    mkdirSync(programs, { recursive: true })
    mkdirSync(this.place('/backup'))
    // The house is where it is; what the commands are about lies here.
    program(join(programs, 'npx'), `exec "${ROOT}/node_modules/.bin/$1" "\${@:2}"`)
    program(join(programs, 'npm'), `cd "${ROOT}" && exec "${realNpm()}" "$@"`)
    const path = [programs, join(ROOT, 'node_modules/.bin'), process.env.PATH].join(delimiter)
    this.#env = { ...process.env, PATH: path, DATA_DIR: join(home, 'data'), PORT: '0' }
  }

  /** Where something that a page names by an absolute path lies here. */
  place(path: string): string {
    return join(this.#home, path)
  }

  /** Does what a line of a page says, with the words that it leaves open. */
  follow(command: string, words: Words = {}, env: NodeJS.ProcessEnv = {}): Promise<Done> {
    return new Promise((done) => {
      const options = { cwd: this.#home, env: { ...this.#env, ...env } }
      execFile('bash', ['-c', this.#filled(command, words)], options, (error, out, err) =>
        done({ code: error === null ? 0 : Number(error.code ?? 1), out, err }),
      )
    })
  }

  /** Starts a server as a page says; where it is, and how to stop it. */
  async serve(command: string, words: Words = {}): Promise<{ address: string; stop(): Promise<void> }> {
    const line = this.#filled(command, words)
    const child = spawn('bash', ['-c', `exec env ${line}`], {
      cwd: this.#home,
      env: this.#env,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    // When nobody of them can say anything any more: npm may go before the server does.
    const gone = new Promise<void>((end) => child.once('close', () => end()))
    const address = await new Promise<string>((found, failed) => {
      let heard = ''
      const hear = (data: Buffer): void => {
        heard += data
        const said = /Výprava is at (http:\/\/localhost:\d+)/.exec(heard)
        if (said !== null) found(said[1])
      }
      child.stdout.on('data', hear)
      child.stderr.on('data', hear)
      child.once('exit', (code) => failed(new Error(`${line} ended with ${code}: ${heard}`)))
    })
    const stop = (): Promise<void> => {
      child.kill('SIGTERM')
      return gone
    }
    return { address, stop }
  }

  #filled(command: string, words: Words): string {
    this.followed.add(command)
    let line = command.replaceAll('/backup/', `${this.place('/backup')}/`)
    for (const [open, word] of Object.entries(words)) line = line.replaceAll(open, word)
    const left = /<[^>]*>|…/.exec(line)
    if (left !== null) throw new Error(`What is ${left[0]} in ${command}?`)
    return line
  }
}

/** What stands for the words that a page leaves open. */
type Words = Readonly<Record<string, string>>

function program(file: string, text: string): void {
  writeFileSync(file, `#!/bin/bash\n${text}\n`)
  chmodSync(file, 0o755)
}

/** The npm that brought us here, or the machine's. */
function realNpm(): string {
  const folders = (process.env.PATH ?? '').split(delimiter)
  const found = folders.map((folder) => join(folder, 'npm')).find((file) => isThere(file))
  if (found === undefined) throw new Error('There is no npm here')
  return found
}

function isThere(file: string): boolean {
  try {
    readFileSync(file)
    return true
  } catch {
    return false
  }
}
