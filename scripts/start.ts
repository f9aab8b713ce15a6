import { serve } from '../packages/server/src/main.ts'
import { buildIfStale } from './build.ts'

if (Number(process.versions.node.split('.')[0]) < 24) {
  console.error(
    `Výprava runs on Node 24, which it brings for most machines; here it found ${process.version}.`,
  )
  process.exit(1)
}
await buildIfStale()
await serve()
