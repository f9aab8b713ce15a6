import { type ChildProcess, spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { folder, type Ran } from './vyprava.ts'

export const BIN = fileURLToPath(new URL('../bin/vyprava.mjs', import.meta.url))

/** Starts Node with these arguments as a process of its own. */
export const started = (args: readonly string[], env: NodeJS.ProcessEnv = {}): ChildProcess =>
  spawn(process.execPath, args, { cwd: folder, env: { ...process.env, ...env }, stdio: 'pipe' })

/** Waits until a process, and whoever it gave its streams to, is gone. */
export function ended(child: ChildProcess): Promise<Ran> {
  const words = { out: '', err: '' }
  child.stdout?.setEncoding('utf8').on('data', (text: string) => {
    words.out += text
  })
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    words.err += text
  })
  return new Promise((resolve) => child.on('close', (code) => resolve({ code: code ?? -1, ...words })))
}
