#!/usr/bin/env node
// Plain JavaScript on purpose: this file must start on every Node from 20.19 on, and find one that runs TypeScript.
import { spawn } from 'node:child_process'
import { existsSync, realpathSync } from 'node:fs'
import * as module from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const RERUN = 'VYPRAVA_RERUN'

if (process.features.typescript) {
  hush()
  module.enableCompileCache?.()
  // A container has the operators' commands alone.
  const whole = new URL('../src/main.ts', import.meta.url)
  await import(existsSync(whole) ? whole.href : '../src/operate.ts')
} else {
  const node = process.env[RERUN] === undefined ? broughtNode() : null
  if (node === null) {
    process.stderr.write(
      `vyprava: Node ${process.versions.node} cannot run TypeScript, and the Node 24 of the project is not there; run "npm install" first\n`,
    )
    process.exitCode = 1
  } else {
    rerun(node)
  }
}

/** Older Nodes tell at every start that type stripping is an experiment; that is not news for the reader. */
function hush() {
  const { emitWarning } = process
  process.emitWarning = (warning, ...rest) => {
    const type = typeof rest[0] === 'object' ? rest[0]?.type : rest[0]
    if (type !== 'ExperimentalWarning') emitWarning.call(process, warning, ...rest)
  }
}

/** The Node 24 that the project brings as an optional dependency, or null. */
function broughtNode() {
  const platform = process.platform === 'win32' ? 'win' : process.platform
  const names = [`node-${platform}-${process.arch}`, `node-bin-${platform}-${process.arch}`]
  const binary = process.platform === 'win32' ? 'node.exe' : 'node'
  let folder = dirname(realpathSync(fileURLToPath(import.meta.url)))
  for (;;) {
    for (const name of names) {
      const path = join(folder, 'node_modules', name, 'bin', binary)
      if (existsSync(path)) return path
    }
    const parent = dirname(folder)
    if (parent === folder) return null
    folder = parent
  }
}

function rerun(node) {
  const child = spawn(node, [fileURLToPath(import.meta.url), ...process.argv.slice(2)], {
    stdio: 'inherit',
    env: { ...process.env, [RERUN]: '1' },
  })
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal))
  child.on('error', (error) => {
    process.stderr.write(`vyprava: ${node} does not start: ${error.message}\n`)
    process.exitCode = 1
  })
  child.on('exit', (code) => {
    process.exitCode = code ?? 1
  })
}
