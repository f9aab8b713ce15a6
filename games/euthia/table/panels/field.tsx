import { tidy } from '@vyprava/atlas'
import { deathSkull, treasureMap } from '@vyprava/atlas/icons/deeds.ts'
import { lockedChest, watchtower } from '@vyprava/atlas/icons/errands.ts'
import { crossedSwords, smallFire, walkingBoot } from '@vyprava/atlas/icons/gear.ts'
import { mountains } from '@vyprava/atlas/icons/places.ts'
import type { ReactNode } from 'react'
import { ELEMENTS } from '../../content/schema.ts'
import { tileOf } from '../../rules/map.ts'
import { factsAt } from '../board/field-facts.ts'
import { SPECIAL_ART, signOf } from '../board/field-ink.ts'
import type { Cost } from '../board/scene.ts'
import { roman } from '../board/signs-ink.ts'
import { codeOf } from '../board/units.ts'
import { OpLine } from '../ink/effects.tsx'
import { ELEMENT_ART } from '../ink/shapes.ts'
import { Sign } from '../ink/sign.tsx'
import { COIN, GAAR, HEART, iconSign, REPUTATION, type Sign as SignInk } from '../ink/signs.ts'
import { usePack } from '../packed.ts'
import type { PanelProps } from '../props.ts'
import './field.css'

interface RowProps {
  readonly sign: SignInk
  readonly name: string
  readonly value?: ReactNode
  readonly tone?: 'good' | 'bad'
  /** On a phone: its sign and its value say enough, or another row says it too. */
  readonly phone?: 'signed' | 'spare' | undefined
}

const Row = ({ sign, name, value, tone, phone }: RowProps) => (
  <li data-tone={tone} data-phone={phone}>
    <Sign of={sign} />
    <span>{tidy(name)}</span>
    {value === undefined ? null : <b>{value}</b>}
  </li>
)

interface FieldProps {
  readonly panel: PanelProps
  /** The field that is shown, refused, or stood on. */
  readonly field: number
  readonly cost: Cost | null
}

/** The chosen field: what it is, what going there costs, and what may be won. */
export function Field({ panel, field, cost }: FieldProps) {
  const { view, seat, words, labels, preview, choices } = panel
  const { printed } = usePack()
  const { tools } = words
  const facts = factsAt(printed, view, field)
  const { panel: text } = labels.land
  const told = { words: tools.words, effects: tools.effects }
  const place = tools.names.of('mapTiles', view.map.tiles[tileOf(field)])
  const sign =
    facts.special !== null
      ? SPECIAL_ART[facts.special]
      : facts.element !== null
        ? ELEMENT_ART[ELEMENTS.indexOf(facts.element)]
        : (signOf(facts) ?? mountains)
  const fund = fundOf(panel)
  const going = cost !== null && field !== choices.here
  return (
    <section className="panel eu-field" aria-live="polite">
      <h2>
        {tidy(place)}
        <small>{codeOf(view.map, field)}</small>
      </h2>
      <ul>
        <Row sign={iconSign(sign)} name={tools.facts(view, field)} />
        {going && cost.steps > 0 ? (
          <Row sign={iconSign(walkingBoot)} name={text.steps(cost.steps)} phone="spare" />
        ) : null}
        {going && cost.wounds > 0 ? (
          <Row
            sign={iconSign(smallFire)}
            name={text.fire}
            value={`−${cost.wounds}`}
            tone="bad"
            phone="signed"
          />
        ) : null}
        {facts.monster > 0 ? (
          <Row
            sign={iconSign(crossedSwords)}
            name={text.combat(facts.monster)}
            value={fund}
            phone={fund === undefined ? undefined : 'signed'}
          />
        ) : null}
        {facts.loot.length > 0 ? (
          <li data-tone="good" data-phone="signed">
            <Sign of={iconSign(lockedChest)} />
            <span>{text.loot}</span>
            <b className="eu-loots">
              {facts.loot.map((op) => (
                <OpLine key={JSON.stringify(op)} op={op} told={told} />
              ))}
            </b>
          </li>
        ) : null}
        {going && cost.opens ? <Row sign={iconSign(watchtower)} name={text.opens} /> : null}
        {changesOf(panel).map((row) => (
          <Row key={row.name} {...row} phone="signed" />
        ))}
        {preview?.sure.events.some((event) => event.type === 'died' && event.player === seat) ? (
          <Row sign={iconSign(deathSkull)} name={text.died} tone="bad" />
        ) : null}
      </ul>
    </section>
  )
}

/** One's own numbers that what is shown would surely change. */
function changesOf({ view, seat, preview, labels }: PanelProps): readonly RowProps[] {
  if (seat === null || preview === null) return []
  const { panel: text } = labels.land
  const { change } = preview
  const before = view.players[seat]
  const numbers = [
    [HEART, text.health, before.health, change.health],
    [HEART, text.most, before.maxHealth, change.maxHealth],
    [COIN, text.coins, before.coins, change.coins],
    [REPUTATION, text.rep, before.rep, change.rep],
    [GAAR, text.gaar, before.gaar, change.gaar],
    [iconSign(walkingBoot), text.movement, before.mp, change.mp],
  ] as const
  return numbers.flatMap(([sign, name, from, to]) =>
    to === undefined || from === to
      ? []
      : [{ sign, name, value: `${from} → ${to}`, tone: to < from ? 'bad' : 'good' } as const],
  )
}

/** What something other than a way would make of one's numbers; nothing where they stay. */
export function Changes({ panel }: { readonly panel: PanelProps }) {
  const rows = changesOf(panel)
  if (rows.length === 0) return null
  return (
    <section className="panel eu-field" aria-live="polite">
      <h2>{panel.labels.land.panel.after}</h2>
      <ul>
        {rows.map((row) => (
          <Row key={row.name} {...row} />
        ))}
      </ul>
    </section>
  )
}

/** What pays for the fight that is shown. */
function fundOf({ preview, labels: { land } }: PanelProps): string | undefined {
  const action = preview?.press.at(-1)
  if (action === undefined || !('fund' in action) || action.fund === null) return undefined
  return action.fund === 'token' ? land.panel.token : land.panel.granted
}

/** A place for the next tile: its chapter and how many are still due. */
export function Laying({ panel }: { readonly panel: PanelProps }) {
  const { view, labels, preview } = panel
  const { panel: text } = labels.land
  const chapter = view.map.chapters.findIndex((left) => left > 0) + 1
  return (
    <section className="panel eu-field" aria-live="polite">
      <h2>
        {preview === null ? labels.does.explore : tidy(preview.title)}
        <small>{roman(chapter)}</small>
      </h2>
      <ul>
        {view.map.chapters.map((count, index) =>
          count === 0 ? null : (
            <Row
              // biome-ignore lint/suspicious/noArrayIndexKey: a chapter is its place
              key={index}
              sign={iconSign(treasureMap)}
              name={roman(index + 1)}
              value={text.toLay(count)}
            />
          ),
        )}
      </ul>
      <p className="eu-field-note">{tidy(text.unturned)}</p>
    </section>
  )
}
