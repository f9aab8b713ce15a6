import { describe, expect, test } from 'vitest'
import { expectComplaint, vyprava } from './vyprava.ts'

const COMMANDS = [
  'simulate',
  'storm',
  'replay',
  'verify',
  'rules',
  'fuzz',
  'mutate',
  'new',
  'content',
  'golden',
  'bench',
  'ladder',
].concat(['tables', 'ban', 'moderate', 'backup', 'check-matches', 'move-data'])
/** Those that need no arguments. */
const BARE = ['golden', 'bench', 'check-matches', 'move-data']

describe.concurrent('the command line', () => {
  test('shows all commands without words, with help and with --help', async () => {
    const [bare, word, option] = await Promise.all([vyprava(), vyprava('help'), vyprava('--help')])
    expect(bare).toEqual({ code: 0, err: '', out: word.out })
    expect(option.out).toBe(word.out)
    for (const name of COMMANDS) expect(word.out).toContain(`  ${name} `)
  })

  test('gives its help as JSON too', async () => {
    const { out } = await vyprava('help', '--json')
    const names = JSON.parse(out).map(({ name }: { name: string }) => name)
    expect(names).toEqual(COMMANDS)
  })

  test.each(COMMANDS)('%s has its own help', async (name) => {
    const [option, word] = await Promise.all([vyprava(name, '--help'), vyprava('help', name)])
    expect(option).toEqual({ code: 0, err: '', out: word.out })
    expect(option.out).toContain(`Usage: vyprava ${name}`)
    expect(option.out).toContain('--json')
  })

  test.each([['dance'], ['help', 'dance']])(
    '%s %s: an unknown command lists the known ones',
    async (...words) => {
      expectComplaint(
        await vyprava(...words),
        2,
        /no command "dance", expected one of simulate, storm, replay/,
      )
    },
  )

  test.each(COMMANDS)('%s refuses an option that it does not have', async (name) => {
    const words = name === 'content' ? ['check', 'x'] : BARE.includes(name) ? [] : ['x']
    expectComplaint(await vyprava(name, ...words, '--fly'), 2, /no option --fly, expected one of .*--json/)
    expectComplaint(await vyprava(name, ...words, '-x'), 2, /no option -x/)
  })

  test.each(COMMANDS)('%s refuses arguments that are missing or too many', async (name) => {
    if (!BARE.includes(name)) expectComplaint(await vyprava(name), 2, /is missing, expected/)
    if (name !== 'bench') {
      const surplus = await vyprava(name, 'check', 'a', 'b', 'c', 'd')
      expectComplaint(surplus, 2, /one argument too many, expected vyprava/)
    }
  })

  test('refuses a value for a flag, and an option without its value', async () => {
    expectComplaint(await vyprava('simulate', 'tictactoe', '--rotate=3'), 2, /--rotate takes no value/)
    expectComplaint(await vyprava('simulate', 'tictactoe', '--games'), 2, /--games needs a value: N/)
  })
})
