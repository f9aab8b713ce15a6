import type { Language } from '@vyprava/module'
import { isReveal } from '../../../content/index.ts'
import type { PanelLabels } from '../../../texts/labels/panels.ts'
import { defenderArt } from '../../art.ts'
import { type Cards, nameIn } from '../../cards.ts'
import { designOf } from '../../design.ts'
import type { DefenderFace } from './defender-ink.ts'

/** Each is made once: what is drawn from it is drawn anew only when it is another one. */
const known = new WeakMap<Cards, Map<string, DefenderFace>>()

/** What is printed on a Defender of a player, in a language. */
export function faceOf(
  cards: Cards,
  labels: PanelLabels,
  language: Language,
  card: number,
  player: number,
): DefenderFace {
  const faces = known.get(cards) ?? new Map<string, DefenderFace>()
  known.set(cards, faces)
  const key = `${language} ${card} ${player}`
  const face = faces.get(key) ?? printedFace(cards, labels, language, card, player)
  faces.set(key, face)
  return face
}

function printedFace(
  { pack, printed }: Cards,
  labels: PanelLabels,
  language: Language,
  card: number,
  player: number,
): DefenderFace {
  const { name, leader, ability } = pack.defenders[card]
  const effect = printed.effectOf[card]
  return {
    name: nameIn(language, name),
    art: defenderArt(card),
    terrain: printed.terrainOf[card],
    points: printed.apOf[card],
    ability: nameIn(language, pack.abilities[ability].title),
    text: labels.ability(effect),
    kind: isReveal(effect) ? labels.kinds.reveal : labels.kinds.ongoing,
    design: designOf(player),
    initial: leader === null ? null : pack.leaders[leader].initial,
  }
}
