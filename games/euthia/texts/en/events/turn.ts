import { name, say, seat, series } from '@vyprava/module/say.ts'
import type { Phrase, Sentence } from '@vyprava/module/words.ts'
import { FIXED_ACTIONS, METALS } from '../../../content/schema.ts'
import type { TurnEvent } from '../../../rules/events.ts'
import type { EndReason } from '../../../rules/state.ts'
import { figure } from '../../lexicon.ts'
import type { Named } from '../../names.ts'
import type { Context } from '../../sight.ts'
import { cardsOf } from '../../tellings.ts'
import type { Tools } from '../../tools.ts'

export const ENDINGS: Readonly<Record<EndReason, string>> = {
  rounds: 'All rounds have been played.',
  goal: 'The goal is reached!',
  failed: 'The goal was not reached.',
  church: 'The golem has entered the church. All is lost.',
}
const sum = (list: readonly number[]): number => list.reduce((all, n) => all + n, 0)
const loss = (n: number): string => (n === 0 ? '0' : `−${n}`)

/** In the present tense: no verb then asks for the gender of a player. */
export function turnEventsOf(tools: Tools): (e: TurnEvent, context: Context) => Sentence | null {
  const { words, names } = tools
  const { count } = words
  const tile = (id: number): Phrase => name(tools.tile(id))
  const named = (list: Named, id: number): Phrase => name(names.of(list, id))
  const tiles = (ids: readonly number[]): Sentence => series(ids.map(tile), 'and')
  const cards = (ids: readonly number[]): Sentence => series(cardsOf(names, ids).map(name), 'and')
  return (e, context) => {
    const at = (field: number): Phrase => name(tools.field(context.view, field))
    switch (e.type) {
      case 'roundStarted':
        return say`Round ${e.round} begins.`
      case 'roundEnded':
        return null
      case 'turnStarted':
        return say`In turn: ${seat(e.player)}.`
      case 'tokenKept':
        return say`${seat(e.player)} keeps a token: ${words.actions[FIXED_ACTIONS[e.action]]}.`
      case 'walked':
        return say`${seat(e.player)} uses a token for movement (${words.actions[FIXED_ACTIONS[e.action]]}): ${count.mp(e.mp)}.`
      case 'stepped':
        return say`${seat(e.player)} steps to ${at(e.field)}.`
      case 'teleported':
        return say`${seat(e.player)} teleports to ${at(e.field)}.`
      case 'tilePlaced':
        return say`${seat(e.player)} uncovers a tile: ${named('mapTiles', e.tile)}.`
      case 'burnt':
        return say`A fire elemental burns ${seat(e.player)}.`
      case 'wounded':
        return say`${seat(e.player)} suffers ${count.wounds(e.wounds)} (health ${e.health}).`
      case 'healed':
        return say`${seat(e.player)} heals ${e.by} (health ${e.health}).`
      case 'died':
        return say`${seat(e.player)} dies and revives in the church${e.rep === 0 ? '' : ` (lost: ${count.rep(e.rep)})`}.`
      case 'mined':
        return say`${seat(e.player)} mines: ${tile(e.tile)}.`
      case 'cartDrawn':
        return say`${seat(e.player)} carts out: ${tiles(e.tiles)}.`
      case 'paid':
        return say`${seat(e.player)} pays ${seat(e.to)}: ${count.coins(e.coins)}.`
      case 'cardsDrawn':
        return say`${seat(e.player)} draws: ${cards(e.cards)}.`
      case 'cardsDrawnHidden':
        return say`${seat(e.player)} draws: ${count[METALS[e.metal]](e.count)}.`
      case 'cardDiscarded':
        return say`${seat(e.player)} discards: ${named('chaosCards', e.card)}.`
      case 'cardDiscardedHidden':
        return say`${seat(e.player)} discards: ${count[METALS[e.metal]](1)}.`
      case 'reserveGrew':
        return say`The reserve of the monsters grows: ${count[METALS[e.metal]](e.count)}.`
      case 'rolled':
        return say`${seat(e.player)} rolls: ${e.dice.join(' + ')}${e.plus === 0 ? '' : e.plus > 0 ? ` + ${e.plus}` : ` − ${-e.plus}`}.`
      case 'rerolled':
        return say`${seat(e.player)} re-rolls die ${e.die + 1}: ${e.value}.`
      case 'rollCounted':
        return say`Result of the roll, ${seat(e.player)}: ${figure(e.result)}.`
      case 'dwurtDie':
        return say`The Dwurt die, ${seat(e.player)}: ${e.face}.`
      case 'scored':
        return say`${seat(e.player)} adds to their reputation: wealth (${count.coins(e.coins)}) ${e.wealth}, tokens, quests and elites ${sum(e.table)}, deaths ${loss(e.deaths)}, titles ${e.titles}. Final reputation: ${e.rep}.`
      case 'gameEnded':
        return say`The game ends. ${ENDINGS[e.reason]}`
    }
  }
}
