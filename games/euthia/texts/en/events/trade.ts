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
  const tiles = (ids: readonly number[]): Sentence => series(ids.map(tile), 'and')
  return (e, context) => {
    const at = (field: number): Phrase => name(tools.field(context.view, field))
    const slot = (player: number, place: number): string => tools.slot(context.view.players[player], place)
    switch (e.type) {
      case 'tradeStarted':
        return say`${seat(e.player)} trades: ${words.trades[TRADES[e.trade]]}.`
      case 'tradeEnded':
        return say`${seat(e.player)} ends the trade.`
      case 'bought':
        return say`${seat(e.player)} buys ${tile(e.tile)} (${count.coins(e.coins)}).`
      case 'gaarBought':
        return say`${seat(e.player)} buys a Gaar.`
      case 'offerExchanged':
        return say`${seat(e.player)} exchanges the offer: ${words.trades[TRADES[e.trade]]}.`
      case 'sold':
        return say`${seat(e.player)} sells ${tile(e.tile)}${e.coins === 0 ? '' : ` (${count.coins(e.coins)})`}.`
      case 'essenceSold':
        return say`${seat(e.player)} sells ${named('essences', e.kind)} (${count.coins(e.coins)}).`
      case 'gemSold':
        return say`${seat(e.player)} sells ${named('gems', e.gem)} (${count.coins(e.coins)}).`
      case 'tilesRevealed':
        return say`${seat(e.player)} reveals: ${tiles(e.tiles)}.`
      case 'tileChosen':
        return say`${seat(e.player)} keeps ${tile(e.tile)}.`
      case 'learnt':
        return say`${seat(e.player)} learns ${tile(e.tile)}.`
      case 'relearnt':
        return say`${seat(e.player)} moves on the board: ${tile(e.tile)}.`
      case 'unlearnt':
        return say`${seat(e.player)} puts back beside the board: ${tile(e.tile)}.`
      case 'unlocked':
        return say`${seat(e.player)} unlocks a slot: ${slot(e.player, e.slot)}.`
      case 'prayed':
        return say`${seat(e.player)} visits the church: ${e.how === 'heal' ? 'healing' : 'a healing potion'}.`
      case 'treasureOpened':
        return say`${seat(e.player)} opens the treasure on ${at(e.field)}.`
      case 'confronted':
        return say`${seat(e.player)} confronts: ${words.elemental(ELEMENTS[e.element])}.`
      case 'questDone':
        return say`${seat(e.player)} fulfils the quest ${named('encounterCards', e.card)}.`
    }
  }
}
