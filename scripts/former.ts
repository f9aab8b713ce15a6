/// Makes the database of a former version, for the test of upgrades: `node scripts/former.ts <commit> <folder>`. That
/// version's own server runs, with the packages of today, and two guests play there: one match to its end, another until
/// its middle.
import { execFileSync } from 'node:child_process'
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Random } from '../packages/kernel/src/index.ts'
import { copyDatabase } from '../packages/server/src/admin/index.ts'
import { beginTable, newGuest } from '../packages/server/testing/guests.ts'
import { SocketPlayer } from '../packages/server/testing/player.ts'
import { startProcess } from '../packages/server/testing/process.ts'

const root = join(import.meta.dirname, '..')
const [commit, home] = process.argv.slice(2)
if (commit === undefined || home === undefined) {
  console.error(
    'Name the commit of the former version and a folder: node scripts/former.ts <commit> <folder>',
  )
  process.exit(2)
}
const house = mkdtempSync(join(tmpdir(), 'vyprava-former-'))
const archive = execFileSync('git', ['archive', commit], { cwd: root, maxBuffer: 2 ** 30 })
execFileSync('tar', ['x'], { cwd: house, input: archive })
link('node_modules')
link('packages/server/node_modules')
link('packages/kernel/node_modules')

const data = join(house, 'data')
const server = await startProcess({ DATA_DIR: data }, join(house, serverOf(house)))
const guests = [await newGuest(server.address), await newGuest(server.address)]
for (const [seat, name] of ['Ann', 'Bea'].entries()) await guests[seat].post('/api/guest', { name })
const over = await beginTable('roam', guests)
const first = play(over)
await Promise.all(first.map((player) => player.over))
const playing = await beginTable('roam', guests)
const second = play(playing)
while (second[0].follower.lines.length < 12) await new Promise((done) => setTimeout(done, 20))
for (const player of [...first, ...second]) player.close()
await server.stop()

mkdirSync(home, { recursive: true })
rmSync(join(home, 'vyprava.sqlite'), { force: true })
await copyDatabase(data, join(home, 'vyprava.sqlite'))
const cookies = guests.map(({ cookie }) => cookie)
writeFileSync(join(home, 'people.json'), `${JSON.stringify({ commit, over, playing, cookies }, null, 2)}\n`)
rmSync(house, { recursive: true })

/** The packages of today, and that version's own. */
function link(folder: string): void {
  mkdirSync(join(house, folder), { recursive: true })
  for (const name of readdirSync(join(root, folder))) {
    if (name !== '@vyprava') symlinkSync(join(root, folder, name), join(house, folder, name))
    else {
      mkdirSync(join(house, folder, name))
      for (const own of readdirSync(join(root, folder, name)))
        symlinkSync(readlinkSync(join(root, folder, name, own)), join(house, folder, name, own))
    }
  }
}

/** Where that version's server begins. */
function serverOf(folder: string): string {
  const known = ['packages/server/src/serve.ts', 'packages/server/testing/serve.ts']
  const found = known.find((file) => readdirSync(join(folder, file, '..')).includes('serve.ts'))
  if (found === undefined) throw new Error(`${commit} has no server to start`)
  return found
}

/** Two who play on, at random. */
function play(table: string): SocketPlayer[] {
  return guests.map(
    ({ cookie }, seat) =>
      new SocketPlayer({
        ...{ table, cookie, random: new Random(`${table} ${seat}`), address: () => server.address },
        pace: () => 5,
      }),
  )
}
