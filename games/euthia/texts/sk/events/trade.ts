import { name, say, seat, series } from '@vyprava/module/say.ts'
import type { Phrase, Sentence } from '@vyprava/module/words.ts'
import { ELEMENTS, TRADES } from '../../../content/schema.ts'
import type { TradeEvent } from '../../../rules/events.ts'
import type { Named } from '../../names.ts'
import type { Context } from '../../sight.ts'
import type { Tools } from '../../tools.ts'

/** In the present tense: no verb then asks for the gender of a player. */
export function tradeEventsOf(tools: Tools): (e: TradeEvent, context: Context) => Sentence {
  const { words, names } = tools
  const { count } = words
  const tile = (id: number): Phrase => name(tools.tile(id))
  const named = (list: Named, id: number): Phrase => name(names.of(list, id))
  const tiles = (ids: readonly number[]): Sentence => series(ids.map(tile), 'a')
  return (e, context) => {
    const at = (field: number): Phrase => name(tools.field(context.view, field))
    const slot = (player: number, place: number): string => tools.slot(context.view.players[player], place)
    switch (e.type) {
      case 'tradeStarted':
        return say`${seat(e.player)} obchoduje: ${words.trades[TRADES[e.trade]]}.`
      case 'tradeEnded':
        return say`${seat(e.player)} končí obchod.`
      case 'bought':
        return say`${seat(e.player)} kupuje: ${tile(e.tile)} (${count.coins(e.coins)}).`
      case 'gaarBought':
        return say`${seat(e.player)} kupuje Gaar.`
      case 'offerExchanged':
        return say`${seat(e.player)} vymieňa ponuku: ${words.trades[TRADES[e.trade]]}.`
      case 'sold':
        return say`${seat(e.player)} predáva: ${tile(e.tile)}${e.coins === 0 ? '' : ` (${count.coins(e.coins)})`}.`
      case 'essenceSold':
        return say`${seat(e.player)} predáva: ${named('essences', e.kind)} (${count.coins(e.coins)}).`
      case 'gemSold':
        return say`${seat(e.player)} predáva: ${named('gems', e.gem)} (${count.coins(e.coins)}).`
      case 'tilesRevealed':
        return say`${seat(e.player)} vykladá: ${tiles(e.tiles)}.`
      case 'tileChosen':
        return say`${seat(e.player)} si necháva: ${tile(e.tile)}.`
      case 'learnt':
        return say`${seat(e.player)} sa učí: ${tile(e.tile)}.`
      case 'relearnt':
        return say`${seat(e.player)} presúva na doske: ${tile(e.tile)}.`
      case 'unlearnt':
        return say`${seat(e.player)} vracia vedľa dosky: ${tile(e.tile)}.`
      case 'unlocked':
        return say`${seat(e.player)} odomyká pole: ${slot(e.player, e.slot)}.`
      case 'prayed':
        return say`${seat(e.player)} ${e.how === 'heal' ? 'sa lieči v kostole' : 'kupuje v kostole liečivý elixír'}.`
      case 'treasureOpened':
        return say`${seat(e.player)} otvára poklad (${at(e.field)}).`
      case 'confronted':
        return say`${seat(e.player)} konfrontuje: ${words.elemental(ELEMENTS[e.element])}.`
      case 'questDone':
        return say`${seat(e.player)} plní úlohu: ${named('encounterCards', e.card)}.`
    }
  }
}
