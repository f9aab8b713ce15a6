import { describe, expect, test } from 'vitest'
import { contextOf, spoken } from '../../testing/speech.ts'
import { ON_CORE, poseBetween, SIDES } from '../rules/index.ts'
import { askedSeats } from './sight.ts'
import { HEX, NEXT } from './test/samples.ts'
import { someView, WORDS } from './test/spoken.ts'

const base = someView()
const [seat] = askedSeats(base)
const toHex = { type: 'move', hex: HEX } as const

/** A list with another value at one place. */
const changed = <T>(list: readonly T[], at: number, value: NoInfer<T>): T[] =>
  list.map((old, place) => (place === at ? value : old))

type Changes = Partial<typeof base>
const eyes = (changes: Changes) => contextOf({ ...base, ...changes }, seat)

/** The value of a fact in Czech. */
const fact = (label: string, changes: Changes): string | undefined =>
  WORDS.cs
    .facts(eyes(changes))
    .flatMap(({ rows }) => rows)
    .find(([name]) => name === label)?.[1]

const forest = { terrain: changed(base.terrain, HEX, 0), pollution: changed(base.pollution, HEX, 0) }
const factory = {
  coreTop: 4,
  factory: changed(base.factory, HEX, 5),
  builtAt: changed(base.builtAt, 5, HEX),
  rotations: [null, null, null, null, 4, 1],
}
const rewilded = { ...factory, rewilded: changed(base.rewilded, HEX, 1) }

describe('a hex', () => {
  test('is named with its terrain and with what lies on it', () => {
    const changes = {
      ...forest,
      mechs: changed(base.mechs, HEX, 2),
      pollution: changed(base.pollution, HEX, 1),
      camps: changed(base.camps, HEX, seat),
      players: changed(base.players, seat, { ...base.players[seat], faction: 1 }),
    }
    expect(WORDS.cs.action(toHex, eyes(changes))).toBe(
      'Přejít na C8 (les, 2 mechové, 1 znečištění, tábor Rady)',
    )
    expect(WORDS.sk.action(toHex, eyes(changes))).toBe(
      'Prejsť na C8 (les, 2 mechovia, 1 znečistenie, tábor Rady)',
    )
    expect(WORDS.en.action(toHex, eyes(changes))).toBe(
      'Move to C8 (forest, 2 mechs, 1 pollution, Council camp)',
    )
  })

  test('is told with its walls, breaches, engines and leaders by side', () => {
    const north = SIDES[HEX * 6 + 4]
    const changes = {
      ...forest,
      walls: changed(
        base.walls.map((): 0 | 1 => 0),
        north,
        1,
      ),
      breaches: changed(base.breaches, north, 0),
      engines: [poseBetween(NEXT, HEX), ON_CORE],
    }
    // The core lies to the south-west of C8.
    expect(fact('C8', changes)).toBe(
      'les; mašina 1: severozápad; zdi: jihozápad, severozápad; průlom: severozápad',
    )
    expect(fact('Mašina 1', changes)).toMatch(/^hrana B7–C8, přídí k /)
    expect(fact('Mašina 2', changes)).toBe('na jádru')
  })
})

describe('a factory', () => {
  test('is told from a rewilded one', () => {
    expect(WORDS.cs.action(toHex, eyes(factory))).toMatch(/^Přejít na C8 \(továrna 5/)
    expect(WORDS.cs.action(toHex, eyes(rewilded))).toMatch(/^Přejít na C8 \(zalesněná továrna 5/)
  })

  test('is told with its arrow, and with its vents while they blow', () => {
    const label = 'Továrna 5 (Předvoj)'
    expect(fact(label, {})).toBeUndefined()
    expect(fact(label, factory)).toBe('C8; šipka dolů; výpusti: západ, severovýchod, jihovýchod')
    expect(fact(label, rewilded)).toBe('C8; zalesněná; šipka dolů')
  })
})

describe('the question of a turn', () => {
  const asked = (changes: Changes): string =>
    spoken(
      WORDS.cs.prompt(
        { key: 'turn', values: { player: seat, ap: 2 } },
        eyes({
          ...changes,
          mechs: changes.mechs ?? base.mechs.map(() => 0),
          players: changed(base.players, seat, { ...base.players[seat], leader: HEX }),
        }),
      ),
    )
  const mechsOn = (hex: number) =>
    changed(
      base.mechs.map(() => 0),
      hex,
      1,
    )

  test('warns of the roll that the next action means', () => {
    expect(asked({})).toBe('Vyber akci, máš 2 akční body.')
    expect(asked({ mechs: mechsOn(HEX) })).toMatch(/Lovec tě může zranit\.$/)
    expect(asked({ mechs: mechsOn(0) })).toMatch(/Odstřelovač tě může zranit\.$/)
  })

  test('speaks of the end alone where nothing else is left', () => {
    const ends = (more: number): string =>
      spoken(WORDS.cs.prompt({ key: 'turn', values: { player: seat, ap: 0, more } }, eyes({})))
    expect(ends(0)).toBe('Ukonči akce, nic dalšího už nezbývá.')
    expect(ends(1)).toContain('použij předmět')
  })

  test('does not fear a hunter next door, nor a mech on a rewilded factory', () => {
    expect(asked({ mechs: mechsOn(NEXT) })).toBe('Vyber akci, máš 2 akční body.')
    const grown = {
      factory: changed(base.factory, NEXT, 5),
      rewilded: changed(base.rewilded, NEXT, 1),
      mechs: mechsOn(NEXT),
    }
    expect(asked(grown)).toBe('Vyber akci, máš 2 akční body.')
    expect(asked({ ...grown, rewilded: base.rewilded })).toMatch(/Odstřelovač tě může zranit\.$/)
  })
})

describe('the winter', () => {
  test('is not mentioned before round 80, and counted down from there', () => {
    const told = (round: number): boolean =>
      Object.values(WORDS).some((words) => /zim|winter/i.test(JSON.stringify(words.facts(eyes({ round })))))
    expect([1, 40, 79].map(told)).toEqual([false, false, false])
    expect([fact('Kola do zimy', { round: 80 }), fact('Kola do zimy', { round: 99 })]).toEqual(['20', '1'])
  })
})

describe('alone', () => {
  const said = (
    key: 'chooseFaction' | 'chooseLeader' | 'drawFrom',
    players: Partial<(typeof base.players)[0]>[],
  ) => {
    const view = {
      ...base,
      solo: true,
      players: players.map((player) => ({ ...base.players[0], ...player })),
    }
    return spoken(WORDS.cs.prompt({ key }, contextOf(view, 0)))
  }
  const [some, none] = [{ faction: 0 }, { faction: -1 }]

  test('one chooses two factions, a leader for each, and the deck of every card', () => {
    expect(said('chooseFaction', [none, none])).toBe('Hraješ sólo za dvě frakce. Vyber první.')
    expect(said('chooseFaction', [some, none])).toBe('Vyber druhou frakci.')
    const led = [
      { faction: 0, leaderCard: 1 },
      { faction: 3, leaderCard: -1 },
    ]
    expect(said('chooseLeader', led)).toContain('Vyber vůdce Sekty.')
    expect(said('drawFrom', [{ handSize: 1 }, { handSize: 1 }])).toContain('Karta 3 ze 3:')
  })
})

describe('a choice', () => {
  test('that waits for others may be changed, and says so', () => {
    const players = base.players.map((player, number) => ({ ...player, hasChosen: number === 0 }))
    const view = { ...base, phase: 'leadership', agenda: [{ step: 'leadership' }], players } as const
    const waiting = (observer: number | null) =>
      spoken(WORDS.cs.prompt({ key: 'lead' }, contextOf({ ...view, agenda: [...view.agenda] }, observer)))
    expect(waiting(0)).toContain('můžeš svůj výběr změnit')
    expect(waiting(null)).not.toContain('změnit')
    expect(WORDS.cs.refusal({ rule: 'DE-202', reason: 'alreadyChosen' }, eyes({}))).toContain('můžeš změnit')
  })
})
