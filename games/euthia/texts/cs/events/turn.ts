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
  rounds: 'Odehrála se všechna kola.',
  goal: 'Cíl je splněný!',
  failed: 'Cíl se splnit nepodařilo.',
  church: 'Golem vstoupil do kostela. Všechno je ztraceno.',
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
        return say`Začíná ${e.round}. kolo.`
      case 'roundEnded':
        return null
      case 'turnStarted':
        return say`Na tahu: ${seat(e.player)}.`
      case 'tokenKept':
        return say`${seat(e.player)} si schovává žeton: ${words.actions[FIXED_ACTIONS[e.action]]}.`
      case 'walked':
        return say`${seat(e.player)} používá žeton na pohyb (${words.actions[FIXED_ACTIONS[e.action]]}): ${count.mp(e.mp)}.`
      case 'stepped':
        return say`${seat(e.player)} jde na pole ${at(e.field)}.`
      case 'teleported':
        return say`${seat(e.player)} se teleportuje na pole ${at(e.field)}.`
      case 'tilePlaced':
        return say`${seat(e.player)} odkrývá dílek: ${named('mapTiles', e.tile)}.`
      case 'burnt':
        return say`Elementál ohně pálí, v dosahu stojí ${seat(e.player)}.`
      case 'wounded':
        return say`${seat(e.player)} dostává ${count.wounds(e.wounds)} (zdraví ${e.health}).`
      case 'healed':
        return say`${seat(e.player)} se léčí o ${e.by} (zdraví ${e.health}).`
      case 'died':
        return say`${seat(e.player)} umírá a ožívá v kostele${e.rep === 0 ? '' : ` (ztráta: ${count.rep(e.rep)})`}.`
      case 'mined':
        return say`${seat(e.player)} těží: ${tile(e.tile)}.`
      case 'cartDrawn':
        return say`${seat(e.player)} vyváží vozíkem: ${tiles(e.tiles)}.`
      case 'paid':
        return say`${seat(e.player)} platí (${count.coins(e.coins)}), dostává ${seat(e.to)}.`
      case 'cardsDrawn':
        return say`${seat(e.player)} si bere karty: ${cards(e.cards)}.`
      case 'cardsDrawnHidden':
        return say`${seat(e.player)} si bere: ${count[METALS[e.metal]](e.count)}.`
      case 'cardDiscarded':
        return say`${seat(e.player)} odhazuje: ${named('chaosCards', e.card)}.`
      case 'cardDiscardedHidden':
        return say`${seat(e.player)} odhazuje: ${count[METALS[e.metal]](1)}.`
      case 'reserveGrew':
        return say`Zásoba monster roste: ${count[METALS[e.metal]](e.count)}.`
      case 'rolled':
        return say`${seat(e.player)} hází: ${e.dice.join(' + ')}${e.plus === 0 ? '' : e.plus > 0 ? ` + ${e.plus}` : ` − ${-e.plus}`}.`
      case 'rerolled':
        return say`${seat(e.player)} přehazuje ${e.die + 1}. kostku: ${e.value}.`
      case 'rollCounted':
        return say`${seat(e.player)} má výsledek ${figure(e.result)}.`
      case 'dwurtDie':
        return say`${seat(e.player)} má na kostce Dwurtu ${e.face}.`
      case 'scored':
        return say`${seat(e.player)} přičítá k reputaci: jmění (${count.coins(e.coins)}) ${e.wealth}, žetony, úkoly a elitní monstra ${sum(e.table)}, smrti ${loss(e.deaths)}, tituly ${e.titles}. Konečná reputace: ${e.rep}.`
      case 'gameEnded':
        return say`Hra končí. ${ENDINGS[e.reason]}`
    }
  }
}
