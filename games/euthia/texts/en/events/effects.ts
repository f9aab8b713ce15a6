import { name, say, seat } from '@vyprava/module/say.ts'
import type { Phrase, Sentence } from '@vyprava/module/words.ts'
import type { EffectEvent } from '../../../rules/events.ts'
import type { Named } from '../../names.ts'
import type { Context } from '../../sight.ts'
import { amountOf, jewelsOf, paidOf } from '../../tellings.ts'
import type { Tools } from '../../tools.ts'

/** In the present tense: no verb then asks for the gender of a player. */
export function effectsEventsOf(tools: Tools): (e: EffectEvent, context: Context) => Sentence {
  const { words, names } = tools
  const tile = (id: number): Phrase => name(tools.tile(id))
  const named = (list: Named, id: number): Phrase => name(names.of(list, id))
  const amount = amountOf(words)
  const jewels = jewelsOf(names)
  const paid = paidOf(words, names)
  return (e, context) => {
    const slot = (player: number, place: number): string => tools.slot(context.view.players[player], place)
    switch (e.type) {
      case 'used':
        return say`${seat(e.player)} uses ${tile(e.tile)}.`
      case 'gained':
        return say`${seat(e.player)} ${e.n < 0 ? 'loses' : 'gains'}: ${amount(e.what, Math.abs(e.n))}.`
      case 'treasureFound':
        return say`${seat(e.player)} finds ${tile(e.tile)}.`
      case 'tileDropped':
        return say`${seat(e.player)} discards ${tile(e.tile)}.`
      case 'gemUsed':
        return say`${seat(e.player)} uses a gem: ${named('gems', e.gem)}.`
      case 'essenceUsed':
        return say`${seat(e.player)} uses ${named('essences', e.kind)}.`
      case 'jewelGained':
        return say`${seat(e.player)} gains: ${jewels(e.what, e.kind, e.n)}.`
      case 'spent':
        return say`${seat(e.player)} pays: ${paid(e.what, e.kind, e.n)}.`
      case 'imbued':
        return say`${seat(e.player)} lays on ${tile(e.tile)}: ${jewels('essence', e.kind, e.n)}.`
      case 'readied':
        return say`${seat(e.player)} readies ${tile(e.tile)}.`
      case 'unlockedBy':
        return say`${seat(e.player)} unlocks a slot: ${slot(e.player, e.slot)}.`
      case 'equipped':
        return say`${seat(e.player)} equips ${tile(e.tile)}.`
      case 'stowed':
        return say`${seat(e.player)} stows ${tile(e.tile)}.`
      case 'gemSet':
        return say`${seat(e.player)} sets a gem on ${tile(e.tile)}: ${named('gems', e.gem)}.`
      case 'tileDrawn':
        return say`${seat(e.player)} draws ${tile(e.tile)}.`
    }
  }
}
