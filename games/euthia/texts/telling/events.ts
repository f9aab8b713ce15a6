import { lookUp } from '@vyprava/module/dictionary.ts'
import { fieldsOf, onDemand } from '@vyprava/module/read.ts'
import { name, say, seat, series } from '@vyprava/module/say.ts'
import type { Phrase, Sentence } from '@vyprava/module/words.ts'
import { ELEMENTS, FIXED_ACTIONS, METALS, TRADES } from '../../content/schema.ts'
import { GOAL_LOSS } from '../../rules/end.ts'
import type { EuthiaEvent } from '../../rules/events.ts'
import type { EndReason } from '../../rules/state.ts'
import type { events } from '../en/events.ts'
import { figure, times } from '../lexicon.ts'
import type { Named } from '../names.ts'
import type { Context } from '../sight.ts'
import type { Tools } from '../tools.ts'

type EventKey = keyof typeof events

export type ToldEvent = string | ((of: ReturnType<typeof toldOf>) => Sentence)
export type EventWords = Readonly<Record<EventKey, ToldEvent>>
export type Endings = Readonly<Record<EndReason, string>>

/** What happened. */
export const eventsOf =
  (words: EventWords, endings: Endings, tools: Tools) =>
  (event: EuthiaEvent, context: Context): Sentence | null => {
    const key = keyOf(event, context)
    if (key === null) return null
    const said = words[key]
    return typeof said === 'string' ? say`${said}` : said(toldOf(endings, tools, event, context))
  }

function keyOf(event: EuthiaEvent, { view }: Context): EventKey | null {
  switch (event.type) {
    case 'roundEnded':
      return null
    case 'unlockedBy':
      return 'unlocked'
    case 'gained':
      return event.n < 0 ? 'lost' : 'gained'
    case 'died':
      return event.rep === 0 ? 'died' : 'diedLosing'
    case 'sold':
      return event.coins === 0 ? 'sold' : 'soldFor'
    case 'prayed':
      return event.how === 'heal' ? 'prayed' : 'prayedPotion'
    case 'controlTurned':
      return event.kept ? 'controlKept' : 'controlTurned'
    case 'controlled':
      return event.takeover ? 'takenOver' : 'controlled'
    case 'foeMet':
      return event.air || event.earth ? 'foeMarked' : 'foeMet'
    case 'trophyKept':
      return event.kept ? 'trophyKept' : 'trophyDeclined'
    case 'goalJudged':
      if (event.reached) return 'goalJudged'
      return view.mode === 'competitive' ? 'goalMissedByRivals' : 'goalMissed'
    default:
      return event.type
  }
}

const sum = (list: readonly number[]): number => list.reduce((all, n) => all + n, 0)

/** What events tell; amounts come with their words. */
function toldOf(endings: Endings, { words, names, ...tools }: Tools, event: EuthiaEvent, { view }: Context) {
  const { count } = words
  const the = fieldsOf(event)
  const named = (list: Named, id: number | string): Phrase => name(names.of(list, Number(id)))
  const tile = (id: number): Phrase => name(tools.tile(id))
  const plus = (dice: readonly number[]): string => dice.join(' + ')
  const amount = (what: string, n: number): string => lookUp<(n: number) => string>(count, what)(n)
  const jewels = (list: 'gems' | 'essences'): string => times(the('n'), names.of(list, Number(the('kind'))))
  const metal = (n: number): string => count[METALS[the('metal')]](n)
  return onDemand({
    player: () => seat(the('player')),
    to: () => seat(the('to')),
    owner: () => seat(the('owner')),
    at: () => name(tools.field(view, the('field'))),
    mapTile: () => named('mapTiles', the('tile')),
    tile: () => tile(the('tile')),
    tiles: () => series(the('tiles').map(tile), words.and),
    slot: () => tools.slot(view.players[the('player')], the('slot')),
    gem: () => named('gems', the('gem')),
    essence: () => named('essences', the('kind')),
    card: () => named('chaosCards', the('card')),
    /** "2× Jed", "Přepadení": equal cards together. */
    cards: () => {
      const cards = the('cards')
      const told = (card: number): Phrase =>
        name(times(cards.filter((other) => other === card).length, names.of('chaosCards', card)))
      return series([...new Set(cards)].map(told), words.and)
    },
    played: () => times(the('count'), names.of('chaosCards', the('card'))),
    quest: () => named('encounterCards', the('card')),
    scenarioCard: () => named('scenarioCards', the('card')),
    bounty: () => named('bounties', the('bounty')),
    title: () => named('titles', the('title')),
    grade: () => name(names.grade(view.scenario, the('grade'))),
    foe: () => {
      const kind = the('kind')
      return name(names.foe(typeof kind === 'string' ? kind : 'story', the('foe')))
    },
    fled: () => named('scenarioCards', the('foe')),
    element: () => words.elemental(ELEMENTS[the('element')]),
    /** The elements that mark a fight. */
    marks: () =>
      (['air', 'earth'] as const)
        .filter((mark) => the(mark))
        .map((mark) => words.elements[mark])
        .join(', '),
    action: () => words.actions[FIXED_ACTIONS[the('action')]],
    trade: () => words.trades[TRADES[the('trade')]],
    ending: () => endings[the('reason')],
    amount: () => amount(the('what'), Math.abs(the('n'))),
    /** A gem or an essence by its kind. */
    jewels: () => jewels(the('what') === 'gem' ? 'gems' : 'essences'),
    essences: () => jewels('essences'),
    paid: () => {
      const what = the('what')
      if (what === 'gem' || what === 'essence') return jewels(what === 'gem' ? 'gems' : 'essences')
      return amount(what, the('n'))
    },
    mp: () => count.mp(the('mp')),
    coins: () => count.coins(the('coins')),
    /** The same as a number, where a case is asked for. */
    money: () => the('coins'),
    reputation: () => count.rep(the('rep')),
    goalLoss: () => count.rep(GOAL_LOSS),
    wounds: () => count.wounds(the('wounds')),
    hits: () => count.hits(the('hits')),
    gaar: () => count.gaar(the('count')),
    metalCards: () => metal(the('count')),
    metalCard: () => metal(1),
    dice: () => plus(the('dice')),
    /** Without the dice that were taken away. */
    thrown: () => plus(the('dice').filter((die) => die > 0)),
    /** The dice, and what is added to them or taken away. */
    rolled: () => {
      const more = the('plus')
      return `${plus(the('dice'))}${more === 0 ? '' : more > 0 ? ` + ${more}` : ` − ${-more}`}`
    },
    die: () => the('die') + 1,
    value: () => the('value'),
    side: () => the('side'),
    spender: () => (the('by') === 'hero' ? 'hero' : 'monster'),
    how: () => the('how'),
    result: () => figure(the('result')),
    strength: () => figure(the('strength')),
    face: () => the('face'),
    round: () => the('round'),
    health: () => the('health'),
    by: () => the('by'),
    hope: () => the('hope'),
    total: () => the('total'),
    healed: () => the('healed'),
    vitality: () => the('vitality'),
    rubble: () => the('rubble'),
    wealth: () => the('wealth'),
    table: () => sum(the('table')),
    deaths: () => (the('deaths') === 0 ? '0' : `−${the('deaths')}`),
    titles: () => the('titles'),
    rep: () => the('rep'),
  })
}
