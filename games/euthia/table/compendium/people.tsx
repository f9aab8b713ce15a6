import { Drawing } from '@vyprava/atlas'
import type { CompendiumEntry } from '@vyprava/module/compendium.ts'
import { type Elite, type Monster, SLOT_KINDS } from '../../content/schema.ts'
import { joined } from '../../texts/compendium/page.ts'
import { ChaosCard, chaosArt } from '../ink/chaos-card.tsx'
import { CostLine, Diagram, Effects, OpLine } from '../ink/effects.tsx'
import { ENCOUNTER_ART, foeArt, HERO_ART } from '../ink/people.ts'
import { Print } from '../ink/pictures.tsx'
import { essenceSign, gemSign, type Sign } from '../ink/signs.ts'
import { ELEMENT_TONES, type Tone } from '../ink/tone.ts'
import { type Desk, facts } from './desk.ts'

const FOE: Tone = { land: 'heath', plate: '#a52a2a' }
const MET: Tone = { land: 'meadow', plate: '#a8743a' }

/** A gem or an essence alone on its plate. */
const Stone = ({ sign }: { readonly sign: Sign }) => (
  <Drawing className="eu-print" viewBox="-20 -16 40 32" ink={sign.ink} />
)

export const jewelEntries = ({ pack, pen, told }: Desk): readonly CompendiumEntry[] => {
  const { language, labels } = pen
  const stone = (
    thing: (typeof pack.gems)[number] | (typeof pack.essences)[number],
    id: string,
    note: string,
    sign: Sign,
  ): CompendiumEntry => ({
    id,
    kind: 'jewels',
    name: thing.name[language],
    note,
    story: thing.line[language],
    text: pen.effects(thing.effects),
    picture: <Stone sign={sign} />,
    facts: [[labels.count, String(thing.count)]],
    body: <Effects effects={thing.effects} told={told} />,
  })
  return [
    ...pack.gems.map((gem, id) => stone(gem, `gem-${id}`, labels.gems, gemSign(id))),
    ...pack.essences.map((one, id) => stone(one, `essence-${id}`, labels.essences, essenceSign(id))),
  ]
}

export const foeEntries = (desk: Desk): readonly CompendiumEntry[] => {
  const { pack, pen } = desk
  const { labels } = pen
  const rewards = (id: number): string => {
    const bounty = pack.bounties.find(({ elite }) => elite === id)
    return bounty === undefined ? '' : pen.ops(bounty.reward)
  }
  return [
    ...pack.monsters.map((foe, id) =>
      foeEntry(desk, foe, `monster-${id}`, 'monsters', pen.ops(foe.reward.ops)),
    ),
    ...pack.elites.map((foe, id) => foeEntry(desk, foe, `elite-${id}`, 'elites', rewards(id))),
  ].map((entry) => ({ ...entry, text: joined([entry.text, labels.vitality], ' ') }))
}

function foeEntry(
  { pen, told }: Desk,
  foe: Monster | Elite,
  id: string,
  kind: string,
  reward: string,
): CompendiumEntry {
  const { language, labels, words } = pen
  const { count } = words
  const brings = joined([
    foe.silver > 0 ? count.silver(foe.silver) : '',
    foe.gold > 0 ? count.gold(foe.gold) : '',
    foe.chaos > 0 ? count.chaos(foe.chaos) : '',
    foe.gaar > 0 ? count.gaar(foe.gaar) : '',
  ])
  return {
    id,
    kind,
    name: foe.name[language],
    note: `${words.level(foe.level)} · ${labels.vitality.toLowerCase()} ${foe.vitality}`,
    story: foe.line[language],
    text: joined([pen.rows(foe.profile), reward], ' '),
    picture: <Print art={foeArt(foe)} seed={foe.name.en} tone={FOE} box="card" />,
    facts: facts([
      [labels.vitality, String(foe.vitality)],
      [labels.brings, brings],
      [labels.penalty, foe.clover === 0 ? '' : `−${-foe.clover}`],
      [labels.reward, reward],
      [labels.lasting, foe.lasting.length === 0 ? '' : pen.ops(foe.lasting)],
    ]),
    body: <Diagram rows={foe.profile} told={told} of="wound" label={labels.diagram} />,
  }
}

export const heroEntries = ({ pack, pen }: Desk): readonly CompendiumEntry[] =>
  pack.heroes.map((hero, id) => {
    const { language, labels, words } = pen
    const slots = SLOT_KINDS.flatMap((kind) => {
      const had = hero.slots.filter((slot) => slot.kind === kind).length
      return had === 0 ? [] : [`${words.slots[kind]} ${had}×`]
    })
    return {
      id: `hero-${id}`,
      kind: 'heroes',
      name: hero.name[language],
      note: words.elements[hero.element],
      story: hero.line[language],
      text: words.elements[hero.element],
      picture: (
        <Print art={HERO_ART[hero.key]} seed={hero.name.en} tone={ELEMENT_TONES[hero.element]} box="card" />
      ),
      facts: facts([
        [labels.health, String(hero.maxHealth)],
        [labels.element, words.elements[hero.element]],
        [labels.slots, slots.join(', ')],
      ]),
      body: null,
    }
  })

export const questEntries = ({ pack, pen, told }: Desk): readonly CompendiumEntry[] =>
  pack.encounterCards.map((card, id) => {
    const { language, labels } = pen
    const who = pack.encounters.find(({ key }) => key === card.encounter)?.name[language] ?? ''
    return {
      id: `quest-${id}`,
      kind: 'quests',
      name: card.name[language],
      note: who,
      story: card.line[language],
      text: joined([pen.cost(card.require), pen.ops(card.reward), who], ' '),
      picture: <Print art={ENCOUNTER_ART[card.encounter]} seed={card.name.en} tone={MET} box="card" />,
      facts: facts([[labels.task, pen.cost(card.require)]]),
      body: (
        <div className="eu-does">
          <CostLine cost={card.require} told={told} />
          <b aria-hidden="true">→</b>
          {card.reward.map((op) => (
            <OpLine key={told.effects.op(op)} op={op} told={told} />
          ))}
        </div>
      ),
    }
  })

export const cardEntries = ({ pack, pen, told }: Desk): readonly CompendiumEntry[] =>
  pack.chaosCards.map((card, id) => {
    const { language, labels, words } = pen
    return {
      id: `card-${id}`,
      kind: 'cards',
      name: card.name[language],
      note: words.metals[card.metal],
      story: card.line[language],
      text: card.fields.map(pen.ops).join(' '),
      picture: <Print art={chaosArt(card.type)} seed={card.name.en} tone={FOE} box="card" />,
      facts: facts([
        [labels.when, words.timings[card.timing]],
        [labels.count, String(card.count)],
      ]),
      body: <ChaosCard card={card} name={card.name[language]} told={told} />,
    }
  })
