import { listed } from '@vyprava/module/wording.ts'
import type { FactGroup } from '@vyprava/module/words.ts'
import type { Fight } from '../../rules/fight.ts'
import { foeFace } from '../../rules/foes.ts'
import { NONE } from '../../rules/state.ts'
import { rowsText } from '../effects.ts'
import type { Row, Telling } from '../facts.ts'
import { times } from '../lexicon.ts'
import { heroDice, monsterDice } from '../telling/prompts.ts'

/** The fight in progress, if there is one. */
export function fightFacts(telling: Telling): FactGroup[] {
  const {
    words: { fight: words },
    tools,
    context: { view, names: players },
  } = telling
  const { fight } = view
  if (fight === null) return []
  const rows: Row[] = [
    [words.hero, players[fight.hero]],
    [words.monster, fight.controller === NONE ? tools.words.none : players[fight.controller]],
    ...(fight.foe === NONE ? [] : foeRows(telling, fight)),
  ]
  if (fight.round > 0) rows.push([words.round, String(fight.round)])
  rows.push([words.hope, String(fight.hope)])
  if (heroDice(view) !== '') rows.push([words.heroDice, heroDice(view)])
  if (monsterDice(view) !== '') rows.push([words.monsterDice, monsterDice(view)])
  const played = fight.played.map(({ card, count }) => times(count, tools.names.of('chaosCards', card)))
  if (played.length > 0) rows.push([words.played, played.join(', ')])
  const foe = fight.foe === NONE ? words.unknown : tools.names.foe(fight.kind, fight.foe)
  return [{ title: `${words.title}: ${foe}`, rows }]
}

function foeRows({ words: { fight: words }, tools }: Telling, fight: Fight): Row[] {
  const { count, elements, and } = tools.words
  const face = foeFace(tools.printed, fight.kind, fight.foe)
  const marks = [...(fight.air === 1 ? [elements.air] : []), ...(fight.earth === 1 ? [elements.earth] : [])]
  return [
    [words.hits, words.hitsOf(fight.hits, fight.vitality)],
    [words.tokens, `${count.gaar(fight.gaar)}, ${count.chaos(fight.chaos)}`],
    [words.diagram, rowsText(tools.words, face.profile, tools.effects.op)],
    ...(face.clover === 0 ? [] : [[words.penalty, `−${-face.clover}`] as const]),
    ...(face.immune ? [[words.immune, words.immune] as const] : []),
    ...(marks.length === 0 ? [] : [[words.elements, listed(marks, and)] as const]),
  ]
}
