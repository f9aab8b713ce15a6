import { type Effect, ITEMS, TERRAINS } from '../../content/schema.ts'
import { cards, injuries, LEXICON } from './lexicon.ts'

/** What an ability does, in one sentence. */
export function abilityText(effect: Effect): string {
  switch (effect.does) {
    case 'passToken':
      return 'Reveal: the first-player token moves to the next player.'
    case 'gainItem': {
      const { acc } = LEXICON.items[ITEMS.indexOf(effect.item)]
      return effect.who === 'all' ? `Reveal: all gain ${acc}.` : `Reveal: you gain ${acc}.`
    }
    case 'clearAround':
      return 'Reveal: you clear all hexes around your leader.'
    case 'suffer':
      return `Reveal: you suffer ${injuries(effect.injuries)}.`
    case 'gainSupport':
      return `Reveal: you gain ${effect.support} support.`
    case 'moveCamp':
      return `Reveal: you move one of your camps to a free hex (${LEXICON.terrains[TERRAINS.indexOf(effect.terrain)]}).`
    case 'draw':
      return `Reveal: you draw ${cards(effect.cards)}.`
    case 'destroyMech':
      return effect.where === 'own'
        ? 'Reveal: you destroy a mech on the hex of your leader.'
        : 'Reveal: you destroy a mech on a neighbouring hex.'
    case 'healAll':
      return `Reveal: all remove ${injuries(effect.injuries)}.`
    case 'healOne':
      return 'Reveal: a player of your choice removes all injuries.'
    case 'shiftLeaders':
      return 'Reveal: all may shift their leader to a neighbouring hex, even across walls.'
    case 'rustMech':
      return 'Reveal: anywhere without a toxic site you replace a mech with pollution.'
    case 'travel':
      return `Reveal: your leader goes to any ${LEXICON.terrains[TERRAINS.indexOf(effect.terrain)]}.`
    case 'breachAnywhere':
      return 'Reveal: you breach any wall on the board.'
    case 'supportOnInjury':
      return `Ongoing: whenever you suffer injuries you gain ${effect.support} support.`
    case 'shareCamps':
      return 'Ongoing: all may regroup to any camp, without an injury roll.'
    case 'supportOnBuild':
      return `Ongoing: whenever somebody builds a camp you gain ${effect.support} support.`
    case 'anyTrail':
      return 'Ongoing: all may use trails of any terrain.'
    case 'ignoreResult':
      return `Ongoing: a ${effect.result} on the injury die does not hurt you.`
    case 'clearOnMove':
      return 'Ongoing: the hex where your move ends is cleared for free.'
    case 'skipMachine':
      return 'You flip no machine card in this round.'
    case 'supportOnDestroy':
      return `Ongoing: for a destroyed mech you gain ${effect.support} more support.`
    case 'crossWalls':
      return 'Ongoing: all may walk through walls.'
    case 'longRockets':
      return 'Ongoing: rockets also destroy a mech on a neighbouring hex.'
  }
}
