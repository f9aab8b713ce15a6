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
  rounds: 'Odohrali sa všetky kolá.',
  goal: 'Cieľ je splnený!',
  failed: 'Cieľ sa splniť nepodarilo.',
  church: 'Golem vstúpil do kostola. Všetko je stratené.',
}
const sum = (list: readonly number[]): number => list.reduce((all, n) => all + n, 0)
const loss = (n: number): string => (n === 0 ? '0' : `−${n}`)

/** In the present tense: no verb then asks for the gender of a player. */
export function turnEventsOf(tools: Tools): (e: TurnEvent, context: Context) => Sentence | null {
  const { words, names } = tools
  const { count } = words
  const tile = (id: number): Phrase => name(tools.tile(id))
  const named = (list: Named, id: number): Phrase => name(names.of(list, id))
  const tiles = (ids: readonly number[]): Sentence => series(ids.map(tile), 'a')
  const cards = (ids: readonly number[]): Sentence => series(cardsOf(names, ids).map(name), 'a')
  return (e, context) => {
    const at = (field: number): Phrase => name(tools.field(context.view, field))
    switch (e.type) {
      case 'roundStarted':
        return say`Začína sa ${e.round}. kolo.`
      case 'roundEnded':
        return null
      case 'turnStarted':
        return say`Na ťahu: ${seat(e.player)}.`
      case 'tokenKept':
        return say`${seat(e.player)} si odkladá žetón: ${words.actions[FIXED_ACTIONS[e.action]]}.`
      case 'walked':
        return say`${seat(e.player)} používa žetón na pohyb (${words.actions[FIXED_ACTIONS[e.action]]}): ${count.mp(e.mp)}.`
      case 'stepped':
        return say`${seat(e.player)} ide na pole ${at(e.field)}.`
      case 'teleported':
        return say`${seat(e.player)} sa teleportuje na pole ${at(e.field)}.`
      case 'tilePlaced':
        return say`${seat(e.player)} odkrýva dielik: ${named('mapTiles', e.tile)}.`
      case 'burnt':
        return say`Elementál ohňa páli, v dosahu stojí ${seat(e.player)}.`
      case 'wounded':
        return say`${seat(e.player)} dostáva ${count.wounds(e.wounds)} (zdravie ${e.health}).`
      case 'healed':
        return say`${seat(e.player)} sa lieči o ${e.by} (zdravie ${e.health}).`
      case 'died':
        return say`${seat(e.player)} zomiera a ožíva v kostole${e.rep === 0 ? '' : ` (strata: ${count.rep(e.rep)})`}.`
      case 'mined':
        return say`${seat(e.player)} ťaží: ${tile(e.tile)}.`
      case 'cartDrawn':
        return say`${seat(e.player)} vyváža vozíkom: ${tiles(e.tiles)}.`
      case 'paid':
        return say`${seat(e.player)} platí, dostáva ${seat(e.to)}: ${count.coins(e.coins)}.`
      case 'cardsDrawn':
        return say`${seat(e.player)} si berie karty: ${cards(e.cards)}.`
      case 'cardsDrawnHidden':
        return say`${seat(e.player)} si berie: ${count[METALS[e.metal]](e.count)}.`
      case 'cardDiscarded':
        return say`${seat(e.player)} odhadzuje: ${named('chaosCards', e.card)}.`
      case 'cardDiscardedHidden':
        return say`${seat(e.player)} odhadzuje: ${count[METALS[e.metal]](1)}.`
      case 'reserveGrew':
        return say`Zásoba monštier rastie: ${count[METALS[e.metal]](e.count)}.`
      case 'rolled':
        return say`${seat(e.player)} hádže: ${e.dice.join(' + ')}${e.plus === 0 ? '' : e.plus > 0 ? ` + ${e.plus}` : ` − ${-e.plus}`}.`
      case 'rerolled':
        return say`${seat(e.player)} prehadzuje ${e.die + 1}. kocku: ${e.value}.`
      case 'rollCounted':
        return say`${seat(e.player)} má výsledok ${figure(e.result)}.`
      case 'dwurtDie':
        return say`${seat(e.player)} má na kocke Dwurtu ${e.face}.`
      case 'scored':
        return say`${seat(e.player)} pripočítava k reputácii: majetok (${count.coins(e.coins)}) ${e.wealth}, žetóny, úlohy a elitné monštrá ${sum(e.table)}, smrti ${loss(e.deaths)}, tituly ${e.titles}. Konečná reputácia: ${e.rep}.`
      case 'gameEnded':
        return say`Hra sa končí. ${ENDINGS[e.reason]}`
    }
  }
}
