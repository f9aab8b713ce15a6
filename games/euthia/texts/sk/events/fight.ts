import { name, say, seat } from '@vyprava/module/say.ts'
import type { Phrase, Sentence } from '@vyprava/module/words.ts'
import type { Side } from '../../../content/schema.ts'
import type { Hope } from '../../../rules/actions.ts'
import type { FightEvent } from '../../../rules/events.ts'
import { figure, times } from '../../lexicon.ts'
import type { Context } from '../../sight.ts'
import { marksOf } from '../../tellings.ts'
import type { Tools } from '../../tools.ts'

const SIDES: Readonly<Record<Side, string>> = { hero: 'Hrdina', monster: 'Monštrum' }
const DICE: Readonly<Record<Side, string>> = { hero: 'hrdinu', monster: 'monštra' }
const HOPES: Readonly<Record<Hope, string>> = { gaar: 'Gaar', plus: 'hod +1', strike: 'hod +1 a zásah' }
const marks = marksOf

/** In the present tense: no verb then asks for the gender of a player. */
export function fightEventsOf(tools: Tools): (e: FightEvent, context: Context) => Sentence {
  const { words, names } = tools
  const { count } = words
  const tile = (id: number): Phrase => name(tools.tile(id))
  return (e, context) => {
    const at = (field: number): Phrase => name(tools.field(context.view, field))
    switch (e.type) {
      case 'fightStarted':
        return say`${seat(e.player)} začína boj (${at(e.field)}).`
      case 'controlTurned':
        return say`Karta ovládania: ${seat(e.owner)}${e.kept ? ' (ide do ruky)' : ''}.`
      case 'controlled':
        return say`Za monštrum hrá ${seat(e.player)}${e.takeover ? ' vlastnou kartou ovládania' : ''}.`
      case 'foeMet':
        return say`Objavuje sa ${name(names.foe(e.kind, e.foe))}, vitalita ${e.vitality}${marks(e, 'vzduch', 'zem', 'vplyv')}.`
      case 'combatRound':
        return say`${e.round}. kolo boja.`
      case 'foeRolled':
        return say`Monštrum hádže: ${e.dice.filter((die) => die > 0).join(' + ')}.`
      case 'attackRolled':
        return say`${seat(e.player)} útočí, ${tile(e.tile)}: ${e.dice.join(' + ')}.`
      case 'diceTurned':
        return say`Vzduch otáča kocku: ${e.dice.join(' + ')}.`
      case 'gaarSpent':
        return say`${SIDES[e.by]} používa Gaar, ${e.die + 1}. kocka: ${e.value}.`
      case 'dwurtSpent':
        return say`${seat(e.player)} používa Dwurt.`
      case 'dieChanged':
        return say`Účinok mení ${e.die + 1}. kocku ${DICE[e.side]}: ${e.value}.`
      case 'hopeChanged':
        return say`Kocka nádeje: ${e.hope}.`
      case 'hopeSpent':
        return say`${seat(e.player)} sa modlí k Shii: ${HOPES[e.how]} (nádej ${e.hope}).`
      case 'cardsPlayed':
        return say`Monštrum hrá: ${times(e.count, names.of('chaosCards', e.card))}.`
      case 'gaarStolen':
        return say`${seat(e.player)} prichádza o ${count.gaar(e.count)}: kradne monštrum.`
      case 'foeStruck':
        return say`Monštrum útočí silou ${figure(e.strength)}, ${seat(e.player)} dostáva ${count.wounds(e.wounds)}.`
      case 'heroStruck':
        return say`${seat(e.player)} útočí silou ${figure(e.strength)}: ${count.hits(e.hits)}.`
      case 'foeHit':
        return say`Monštrum dostáva: ${count.hits(e.hits)} (spolu ${e.total}).`
      case 'foeHealed':
        return say`Monštrum sa hojí o ${e.healed} (zásahy ${e.total}).`
      case 'foeBeaten':
        return say`${seat(e.player)} víťazí, padá ${name(names.foe(e.kind, e.foe))}.`
      case 'trophyKept':
        return say`${seat(e.player)} ${e.kept ? 'si necháva trofej' : 'trofej odmieta'}.`
      case 'fieldFreed':
        return say`${seat(e.player)} oslobodzuje: ${at(e.field)}.`
      case 'fightLost':
        return say`${seat(e.player)} prehráva boj.`
      case 'fightLeft':
        return say`${name(names.of('scenarioCards', e.foe))} odchádza, boj je nerozhodný.`
    }
  }
}
