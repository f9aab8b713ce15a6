import { descent, sealedBids, ticTacToe } from '@vyprava/kernel/testing/games'
import { describe, expect, test } from 'vitest'
import { expectComplaint, file, json, recordOf, vyprava } from './vyprava.ts'

const bids = recordOf(sealedBids, 2)
const fair = file('fair.json', bids)
const unfinished = file('unfinished.json', recordOf(ticTacToe, 2, 4))
const dice = file('dice.json', recordOf(descent, 3))

/** A copy of the sealed bids with something changed. */
const changed = (name: string, change: object): string => file(name, { ...bids, ...change })

const [first, ...others] = bids.journal

describe.concurrent('replay', () => {
  test('shows every step to the host', async () => {
    const report = Object(await json('replay', fair))
    expect(report).toMatchObject({ game: 'sealed-bids', rules: 1, seats: 2, seenBy: null, view: null })
    expect(report.result).toEqual(bids.result)
    expect(report.steps).toHaveLength(8)
    const [step] = report.steps
    expect(step).toMatchObject({ number: 1, prompt: 'bid', action: { type: 'bid' } })
    expect(step.events).toEqual([{ type: 'laid', seat: step.seat }])
    expect(step.secret).toEqual({ [step.seat]: [{ type: 'laid', seat: step.seat, card: step.action.card }] })
  })

  test.each([0, 1, 'spectator'])('shows what %s saw, and no more', async (observer) => {
    const report = Object(await json('replay', fair, '--seat', String(observer), '--until', '3'))
    expect(report.seenBy).toBe(observer)
    expect(report.steps).toHaveLength(3)
    for (const { seat, action, prompt, events } of report.steps) {
      if (seat !== observer) expect({ action, prompt }).toEqual({ action: null, prompt: null })
      if (seat !== observer) expect(events[0]).toEqual({ type: 'laid', seat })
      else expect(events[0]).toEqual({ type: 'laid', seat, card: action.card })
    }
    expect(report.view.hand === null).toBe(observer === 'spectator')
  })

  test('writes for people', async () => {
    const { code, out, err } = await vyprava('replay', dice, '--until', '2')
    expect({ code, err }).toEqual({ code: 0, err: '' })
    expect(out).toMatch(/^descent, rules 1, 3 seats.*\n {3}1 {2}seat 0 {2}turn: /)
    expect(out).toMatch(/not over\n$/)
  })

  test('shows takebacks', async () => {
    const record = recordOf(ticTacToe, 2, 2)
    const [one, two] = record.journal
    const again = file('back.json', { ...record, journal: [one, two, { seat: 1, back: 1 }, two] })
    const { steps } = Object(await json('replay', again))
    expect(steps.map(({ number }: { number: number }) => number)).toEqual([1, 2, 1, 2])
    expect(steps[2]).toEqual({ number: 1, seat: 1, back: 1 })
  })

  test('opens a dump of the suite', async () => {
    const dump = {
      format: 'vyprava-dump',
      property: 'pieces are conserved',
      message: 'a card is gone',
      record: bids,
    }
    const { out } = await vyprava('replay', file('dump.json', dump))
    expect(out).toContain('broken: pieces are conserved: a card is gone')
    expect(Object(await json('replay', file('dump2.json', dump))).steps).toHaveLength(8)
  })

  test('stops at the first action that is not legal', async () => {
    const path = changed('illegal.json', { journal: [first, first, ...others] })
    const { code, out, err } = await vyprava('replay', path, '--json')
    expect(code).toBe(1)
    expect(err).toMatch(
      /^vyprava replay: journal.1: found bid card=\d of seat \d, expected a legal action \(SB-2.*\n$/,
    )
    expect(JSON.parse(out).steps).toHaveLength(1)
  })

  test.each([
    [['--until', '-1'], /--until: found "-1", expected a whole number from 0 to 8/],
    [['--until', '9'], /--until: found "9"/],
    [['--seat', '2'], /--seat: found "2", expected a whole number from 0 to 1/],
    [['--seat', 'north'], /--seat: found "north"/],
  ])('%s: one clear line', async (words, line) => {
    expectComplaint(await vyprava('replay', fair, ...words), 2, line)
  })
})

describe.concurrent('verify', () => {
  test.each([fair, dice])('tells what holds', async (path) => {
    const report = Object(await json('verify', path))
    expect(report).toMatchObject({ ok: true, why: null, fairness: { ok: true }, replay: { ok: true } })
    const { code, out, err } = await vyprava('verify', path)
    expect({ code, err }).toEqual({ code: 0, err: '' })
    expect(out).toMatch(/^verified: /)
  })

  test.each([
    ['a changed seed', { seed: 'mine' }, /the seed does not follow from the secret/],
    [
      'another secret',
      { fairness: { ...bids.fairness, secret: 'another' } },
      /secret does not fit its commitment/,
    ],
    [
      'a missing contribution',
      { fairness: { ...bids.fairness, contributions: ['x'] } },
      /one contribution per seat/,
    ],
    ['a hidden secret', { fairness: { ...bids.fairness, secret: null } }, /secret has not been revealed/],
    ['no commitment', { fairness: null }, /holds no commitment.*what holds: the replay of 8 actions/],
    ['an action cut off', { journal: bids.journal.slice(1) }, /what holds: the seed/],
    ['a wrong hash', { checkpoints: [[8, 'f'.repeat(32)]] }, /checkpoints at 8: found "f/],
    [
      'a false result',
      { result: { kind: 'ranked', ranks: [1, 1], reason: 'points' } },
      /result: found an object/,
    ],
    ['newer rules', { rules: 7 }, /rules: found 7, expected 1 or less: this match follows newer rules/],
    ['other options', { options: { worth: 'equal' } }, /checkpoints at 8|result/],
    ['bad options', { options: { worth: 3 } }, /options.worth: found 3/],
    ['too many seats', { seats: 1000000 }, /one contribution per seat|seats/],
    ['a foreign pack', { pack: { id: 'x', hash: 'y' } }, /pack: found "x"/],
  ])('%s: one clear line', async (name, change, line) => {
    const path = changed(`${name}.json`, change)
    expectComplaint(await vyprava('verify', path), 1, line)
    const { code, out } = await vyprava('verify', path, '--json')
    expect(code).toBe(1)
    expect(JSON.parse(out)).toMatchObject({ game: 'sealed-bids', ok: false, why: expect.stringMatching(/./) })
  })

  test('a match that is not over', async () => {
    expectComplaint(
      await vyprava('verify', unfinished),
      1,
      /the match is not over.*the seed and the replay of 4 actions/,
    )
  })
})

describe.concurrent.each(['replay', 'verify'])('%s of a bad file: one clear line', (command) => {
  const whole = JSON.stringify(bids, null, 2)

  test.each([
    ['a missing file', 'nowhere.json', 2, /cannot read "nowhere.json": there is no such file/],
    ['a folder', '.', 2, /cannot read "\.": it is a folder/],
    ['no JSON', file('text.json', 'Once upon\na time\n'), 1, /text.json: .*expected JSON text/],
    ['an empty file', file('empty.json', ''), 1, /expected JSON text/],
    ['a truncated record', file('truncated.json', whole.slice(0, whole.length / 2)), 1, /expected JSON text/],
    ['other JSON', file('other.json', [1, 2]), 1, /format: found nothing/],
    [
      'a newer record',
      changed('newer.json', { formatVersion: 99 }),
      1,
      /formatVersion: found 99.*newer Výprava/,
    ],
    ['another format', changed('view.json', { format: 'vyprava-view' }), 1, /format: found "vyprava-view"/],
    [
      'an unknown game',
      changed('game.json', { game: 'chess' }),
      1,
      /game: found "chess", expected one of .*tictactoe/,
    ],
    ['a bad seat', changed('seat.json', { journal: [{ ...first, seat: -1 }] }), 1, /journal/],
    ['an empty dump', file('dumped.json', { format: 'vyprava-dump', record: null }), 1, /record: found null/],
  ])('%s', async (_name, path, exit, line) => {
    expectComplaint(await vyprava(command, path, '--json'), exit, line)
  })
})
