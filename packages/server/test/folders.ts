import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A folder that is gone when the tests are over. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'vyprava-test-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  return folder
}
