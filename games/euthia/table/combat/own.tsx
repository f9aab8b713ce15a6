import { DESIGNS, Drawing, icon, Marker, tidy, useAfterFrame } from '@vyprava/atlas'
import { sunrise } from '@vyprava/atlas/icons/elements.ts'
import { Spoken } from '@vyprava/kit'
import { memo } from 'react'
import { HOPES, type Hope } from '../../rules/actions.ts'
import type { Fight } from '../../rules/fight.ts'
import { NONE } from '../../rules/state.ts'
import { spendsDwurt } from '../../rules/steps/turn/roll.ts'
import type { Choice } from '../choices.ts'
import { Hearts, isChosen, Tokens } from '../hero/bar.tsx'
import { Diagram } from '../ink/effects.tsx'
import { TilePicture } from '../ink/pictures.tsx'
import { Sign } from '../ink/sign.tsx'
import { DWURT, essenceSign, gemSign, iconSign } from '../ink/signs.ts'
import { usePack } from '../packed.ts'
import type { PanelProps } from '../props.ts'
import { nameOf, type Thing } from '../thing.ts'
import './own.css'

interface OwnProps extends PanelProps {
  readonly fight: Fight
  /** The wounds that the blow would bring as it stands, or after what is shown. */
  readonly wounds: number
}

/** The hero who fights: health with what the blow would take, tokens, the prayer. */
export function HeroSide(panel: OwnProps) {
  const { view, fight, labels, words, preview, wounds } = panel
  const { printed } = usePack()
  const player = view.players[fight.hero]
  const health = preview?.change.health ?? player.health
  const brews = spendsDwurt(printed, player)
  return (
    <div className="eu-own">
      <p className="eu-own-who">
        <Marker seat={DESIGNS[fight.hero]} />
        <b>{tidy(words.tools.names.of('heroes', player.hero))}</b>
      </p>
      <Spoken>{labels.combat.hero.health(player.health, player.maxHealth)}</Spoken>
      <Hearts
        health={player.health}
        most={player.maxHealth}
        later={Math.max(0, health - wounds)}
        laterMost={player.maxHealth}
      />
      <div className="eu-own-tokens">
        <Spoken>{`${labels.combat.hero.gaar}: ${player.gaar}`}</Spoken>
        <Tokens of="gaar" count={player.gaar} slots={1} later={preview?.change.gaar ?? player.gaar} />
        {brews ? (
          <>
            <Spoken>{`${labels.combat.hero.dwurt}: ${player.dwurt}`}</Spoken>
            <Tokens of="dwurt" count={player.dwurt} slots={1} later={preview?.change.dwurt ?? player.dwurt} />
          </>
        ) : null}
      </div>
      <HopeDie {...panel} />
    </div>
  )
}

const hopeInk = (hope: number): string =>
  '<g class="die hope"><rect x="-23" y="-19" width="46" height="44" rx="8" class="di-side"/>' +
  '<rect x="-23" y="-23" width="46" height="44" rx="8" class="di-top"/>' +
  `${icon(sunrise, -18, -20, 36, 'class="ho-i"')}<text y="8" class="ho-n">${hope}</text></g>`

/** The die of hope, and what it can be spent on now (EU-703 to EU-707). */
const HopeDie = memo(function HopeDie({ fight, labels, lit, intent, hands, seat }: OwnProps) {
  const ways = HOPES.filter((how) => lit.has(nameOf({ kind: 'hope', how })))
  if (fight.hope === 0 && ways.length === 0) return null
  const button = (how: Hope) => {
    const thing: Thing = { kind: 'hope', how }
    return (
      <li key={how}>
        <button
          type="button"
          className="btn btn--line eu-hope-way"
          data-thing={nameOf(thing)}
          data-lit
          aria-pressed={isChosen(intent, thing)}
          {...hands.touch(thing)}
        >
          {labels.combat.hero.hopes[how]}
        </button>
      </li>
    )
  }
  return (
    <div className="eu-hope">
      <Drawing viewBox="-26 -26 54 56" ink={hopeInk(fight.hope)} />
      <div>
        <b>
          {labels.combat.hero.hope} {fight.hope}
        </b>
        {seat === fight.hero && ways.length > 0 ? <ul data-along>{ways.map(button)}</ul> : null}
      </div>
    </div>
  )
})

interface WeaponProps extends PanelProps {
  readonly tile: number
  readonly row: number | null
}

/** What the hero attacks with: its diagram, and the row that the throw reaches. */
export function Weapon({ tile, row, labels, words }: WeaponProps) {
  const { pack } = usePack()
  if (tile === NONE) return null
  const face = pack.tiles[tile]
  return (
    <div className="eu-weapon">
      <span className="pic">
        <TilePicture tile={face} box="square" />
      </span>
      <b>{tidy(words.tools.tile(tile))}</b>
      {face.profile === undefined ? null : (
        <Diagram
          rows={face.profile}
          told={words.tools}
          of="hit"
          on={row}
          label={labels.combat.hero.diagram}
        />
      )}
    </div>
  )
}

/** Things that are used in a fight, by where they lie. */
const USED: readonly Thing['kind'][] = ['slot', 'bag', 'jewel', 'essence', 'gaar']

/** The things that something of the question begins at, each once. */
export function usableOf(all: readonly Choice[]): Thing[] {
  const things = new Map<string, Thing>()
  for (const { from } of all) if (USED.includes(from.kind)) things.set(nameOf(from), from)
  return [...things.values()]
}

/**
 * Everything that can be used in this window, with what it does: it lies in the drawer too, here it is said. As the
 * buttons do, it follows the dice by a frame.
 */
export function Usable(newest: PanelProps) {
  const known = useAfterFrame(newest, 'beside')
  const panel = known.choices === newest.choices ? newest : known
  const { choices, labels, asked } = panel
  const things = usableOf(choices.all)
  if (things.length === 0) return null
  const attacks = asked?.prompt.key === 'attack' || asked?.prompt.key === 'firstStrike'
  const title = attacks ? labels.combat.hero.attacks : labels.combat.hero.usable
  return (
    <section className="eu-usable" aria-label={title}>
      <span className="caps" aria-hidden="true">
        {title}
      </span>
      <ul data-along>
        {things.map((thing) => (
          <li key={nameOf(thing)}>
            <UsableThing panel={panel} thing={thing} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function UsableThing({ panel, thing }: { readonly panel: PanelProps; readonly thing: Thing }) {
  const { choices, intent, hands, words, view, seat, players } = panel
  const own = choices.from.get(nameOf(thing)) ?? []
  const context = { view, names: players.map(({ name }) => name), observer: seat }
  const said = tidy(own.map(({ action }) => words.action(action, context)).join(' / '))
  return (
    <button
      type="button"
      className="eu-use"
      data-use={nameOf(thing)}
      data-lit
      aria-pressed={isChosen(intent, thing)}
      {...hands.touch(thing)}
    >
      <span className="pic" aria-hidden="true">
        <ThingPicture panel={panel} thing={thing} />
      </span>
      <span>{said}</span>
    </button>
  )
}

function ThingPicture({ panel, thing }: { readonly panel: PanelProps; readonly thing: Thing }) {
  const { pack } = usePack()
  const player = panel.view.players[panel.seat ?? 0]
  switch (thing.kind) {
    case 'slot':
    case 'bag': {
      const owned = thing.kind === 'slot' ? player.slots[thing.slot] : player.bags[thing.place]
      return owned == null ? null : <TilePicture tile={pack.tiles[owned.tile]} box="square" />
    }
    case 'jewel':
      return <Sign of={gemSign(thing.gem)} />
    case 'essence':
      return <Sign of={essenceSign(thing.essence)} />
    case 'gaar':
      return <Sign of={DWURT} />
    default:
      return <Sign of={iconSign(sunrise)} />
  }
}
