import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { serve } from '../packages/server/src/serving.ts'
import { endWithParent } from './orphan.ts'

if (Number(process.versions.node.split('.')[0]) < 24) {
  console.error(
    `Výprava runs on Node 24, which it brings for most machines; here it found ${process.version}.`,
  )
  process.exit(1)
}
// In a process of its own: the bundler takes hundreds of megabytes that the server, which stays, would keep.
const built = spawnSync(process.execPath, [join(import.meta.dirname, 'build-if-stale.ts')], {
  stdio: 'inherit',
})
if (built.status !== 0) process.exit(built.status ?? 1)
if (process.env.npm_lifecycle_event !== undefined) endWithParent()
await serve()
