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
        return say`${seat(e.player)} používá: ${tile(e.tile)}.`
      case 'gained':
        return say`${seat(e.player)} ${e.n < 0 ? 'ztrácí' : 'získává'}: ${amount(e.what, Math.abs(e.n))}.`
      case 'treasureFound':
        return say`${seat(e.player)} nachází: ${tile(e.tile)}.`
      case 'tileDropped':
        return say`${seat(e.player)} odhazuje: ${tile(e.tile)}.`
      case 'gemUsed':
        return say`${seat(e.player)} používá: ${named('gems', e.gem)}.`
      case 'essenceUsed':
        return say`${seat(e.player)} používá: ${named('essences', e.kind)}.`
      case 'jewelGained':
        return say`${seat(e.player)} získává: ${jewels(e.what, e.kind, e.n)}.`
      case 'spent':
        return say`${seat(e.player)} platí: ${paid(e.what, e.kind, e.n)}.`
      case 'imbued':
        return say`${seat(e.player)} pokládá na destičku ${tile(e.tile)}: ${jewels('essence', e.kind, e.n)}.`
      case 'readied':
        return say`${seat(e.player)} aktivuje: ${tile(e.tile)}.`
      case 'unlockedBy':
        return say`${seat(e.player)} odemyká pole: ${slot(e.player, e.slot)}.`
      case 'equipped':
        return say`${seat(e.player)} nasazuje: ${tile(e.tile)}.`
      case 'stowed':
        return say`${seat(e.player)} balí: ${tile(e.tile)}.`
      case 'gemSet':
        return say`${seat(e.player)} vsazuje drahokam (${tile(e.tile)}): ${named('gems', e.gem)}.`
      case 'tileDrawn':
        return say`${seat(e.player)} si bere: ${tile(e.tile)}.`
    }
  }
}
