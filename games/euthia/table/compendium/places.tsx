import { spikedDragonHead, wyvern } from '@vyprava/atlas/icons/beasts.ts'
import { stonePile } from '@vyprava/atlas/icons/elements.ts'
import { cardPick } from '@vyprava/atlas/icons/errands.ts'
import { openBook } from '@vyprava/atlas/icons/signs.ts'
import type { CompendiumEntry } from '@vyprava/module/compendium.ts'
import { SCENARIO_CARDS, type ScenarioCard } from '../../content/schema.ts'
import { bringsOf } from '../../texts/compendium/foes.ts'
import { joined } from '../../texts/compendium/page.ts'
import { chapterName, classOf, hexOf } from '../../texts/compendium/places.ts'
import { FOE_ART } from '../board/pieces.tsx'
import { MapTilePicture } from '../board/tile-picture.tsx'
import { CostLine, Diagram, OpLine } from '../ink/effects.tsx'
import { Print } from '../ink/pictures.tsx'
import type { Tone } from '../ink/tone.ts'
import { type Desk, facts } from './desk.ts'

const STORY: Tone = { land: 'heath', plate: '#6b4a86' }

/** The fields of a tile in the order in which they are printed. */
const SIDES = ['↑', '↙', '↘']

/** Every tile of the map, drawn as it lies on the table. */
export const landEntries = ({ pack, pen }: Desk): readonly CompendiumEntry[] =>
  pack.mapTiles.map((tile, id) => {
    const fields = tile.hexes.map((hex) => hexOf(pen, pack, hex))
    const kind = classOf(pen, tile)
    return {
      id: `land-${id}`,
      kind: 'land',
      name: tile.name[pen.language],
      note: `${chapterName(pen, tile.chapter)} · ${kind}`,
      story: tile.line[pen.language],
      text: joined([...fields, kind], ' '),
      picture: <MapTilePicture tile={id} />,
      facts: facts(fields.map((field, side) => [SIDES[side], field])),
      body: null,
    }
  })

/** Every scenario, with the cards that it brings. */
export const scenarioEntries = ({ pack, pen }: Desk): readonly CompendiumEntry[] =>
  pack.scenarios.map((scenario, id) => {
    const { labels, language, words } = pen
    const { rounds, modes, coins, grades, gradeNames, goal, hooks } = scenario
    const used = JSON.stringify(hooks)
    const decks = SCENARIO_CARDS.filter((deck) => used.includes(`"${deck}"`)).map(
      (deck) => labels.decks[deck],
    )
    const played = modes.map((mode) => words.modes[mode]).join(', ')
    return {
      id: `scenario-${id}`,
      kind: 'scenarios',
      name: scenario.name[language],
      note: `${labels.rounds} ${rounds}`,
      story: scenario.line[language],
      text: joined([played, ...decks], ' '),
      picture: <Print art={FOE_ART[goal.goal]} seed={scenario.name.en} tone={STORY} box="card" />,
      facts: facts([
        [labels.rounds, String(rounds)],
        [labels.modes, played],
        [labels.start, words.count.coins(coins)],
        [labels.scenarioCards, decks.join(', ')],
        [labels.grades, grades.map((from, at) => `${gradeNames[at][language]} (${from}+)`).join(', ')],
      ]),
      body: null,
    }
  })

const CARD_ART: Readonly<Record<ScenarioCard['kind'], string>> = {
  farruga: wyvern,
  farrugaAttack: wyvern,
  mirrezil: spikedDragonHead,
  legend: openBook,
  event: cardPick,
  ravage: stonePile,
  golem: stonePile,
}

/** Cards of the scenarios: their foes, legends, events and attacks. */
export const storyEntries = (desk: Desk): readonly CompendiumEntry[] =>
  desk.pack.scenarioCards.map((card, id) => {
    const { labels, language, ops, cost, rows } = desk.pen
    const { kind, foe, vitalityEach = 0, target, require, reward = [], ops: does = [], steps } = card
    const each = vitalityEach === 0 ? '' : ` (+${vitalityEach} ${labels.perPlayer})`
    const asked = require === undefined ? '' : cost(require)
    return {
      id: `story-${id}`,
      kind: 'story',
      name: card.name[language],
      note: labels.decks[kind],
      story: card.line[language],
      text: joined(
        [labels.decks[kind], foe === undefined ? '' : rows(foe.profile), asked, ops(reward), ops(does)],
        ' ',
      ),
      picture: <Print art={CARD_ART[kind]} seed={card.name.en} tone={STORY} box="card" />,
      facts: facts([
        [labels.vitality, foe === undefined ? '' : `${foe.vitality}${each}`],
        [labels.brings, foe === undefined ? '' : bringsOf(desk.pen, foe)],
        [labels.does, joined([target === undefined ? '' : labels.targets[target], ops(does)])],
        [labels.task, asked],
        [labels.reward, reward.length === 0 ? '' : ops(reward)],
        [labels.steps, steps === undefined ? '' : String(steps)],
      ]),
      body: <Printed desk={desk} card={card} />,
    }
  })

/** What a card of a scenario shows in signs. */
function Printed({ desk, card }: { readonly desk: Desk; readonly card: ScenarioCard }) {
  const { told, pen } = desk
  const { foe, require, reward = [] } = card
  if (foe !== undefined)
    return <Diagram rows={foe.profile} told={told} of="wound" label={pen.labels.diagram} />
  if (require === undefined) return null
  return (
    <div className="eu-does">
      <CostLine cost={require} told={told} />
      <b aria-hidden="true">→</b>
      {reward.map((op) => (
        <OpLine key={told.effects.op(op)} op={op} told={told} />
      ))}
    </div>
  )
}
