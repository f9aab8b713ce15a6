import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const SCRIPT = `
  import { endWithParent } from ${JSON.stringify(join(import.meta.dirname, '../scripts/orphan.ts'))}
  process.on('SIGTERM', () => {
    console.log('asked to end')
    process.exit(0)
  })
  setInterval(() => {}, 1000)
  endWithParent()
  console.log('here')
`

test('a script whose shell is killed ends as if it had been asked to', async () => {
  // As npm does it: the signal reaches the shell alone.
  const shell = spawn('sh', ['-c', '"$0" --input-type=module -e "$1"; true', process.execPath, SCRIPT])
  const heard: string[] = []
  shell.stdout.setEncoding('utf8').on('data', (text: string) => heard.push(text))
  await expect.poll(() => heard.join('')).toContain('here')
  shell.kill('SIGTERM')
  await once(shell.stdout, 'close')
  expect(heard.join('')).toContain('asked to end')
})
