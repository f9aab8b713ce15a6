import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

/** A copy of the house in which sources may be changed; what is installed is shared. */
export function copyHouse(root: string): { readonly folder: string; remove(): void } {
  const folder = mkdtempSync(join(tmpdir(), 'vyprava-copy-'))
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  for (const file of new Set(listed.split('\0'))) {
    if (file === '' || !existsSync(join(root, file))) continue
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    cpSync(join(root, file), join(folder, file))
  }
  for (const home of ['.', ...readdirSync(join(root, 'packages')).map((name) => `packages/${name}`)]) {
    share(join(root, home, 'node_modules'), join(folder, home, 'node_modules'))
  }
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) }
}

/** Links to what is installed. Our own packages are links of their own, which must lead into the copy. */
function share(from: string, to: string): void {
  if (!existsSync(from)) return
  mkdirSync(to, { recursive: true })
  for (const name of readdirSync(from)) {
    if (name.startsWith('.vite')) continue
    const [source, target] = [join(from, name), join(to, name)]
    if (name === '@vyprava') cpSync(source, target, { recursive: true, verbatimSymlinks: true })
    else symlinkSync(source, target)
  }
}
