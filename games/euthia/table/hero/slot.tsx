import { tidy } from '@vyprava/atlas'
import { bracers, gemPendant, leatherArmor, lightHelm, ring, spellBook } from '@vyprava/atlas/icons/arms.ts'
import { flamingArrow } from '@vyprava/atlas/icons/elements.ts'
import { boots, gauntlet, roundShield } from '@vyprava/atlas/icons/gear.ts'
import { Spoken } from '@vyprava/kit'
import type { SlotKind, Tile } from '../../content/schema.ts'
import type { PlayerView } from '../../rules/view.ts'
import { hyphenated } from '../ink/hyphens.ts'
import { TilePicture } from '../ink/pictures.tsx'
import { Sign } from '../ink/sign.tsx'
import { costSign, gemSign, iconSign, LOCK, type Sign as SignInk } from '../ink/signs.ts'
import { usePack } from '../packed.ts'
import type { PanelProps } from '../props.ts'
import { nameOf, type Thing } from '../thing.ts'
import { isChosen } from './bar.tsx'
import { comesTo, type SlotStand } from './standing.ts'
import './slot.css'

/** What is worn in an empty place. */
const EMPTY: Readonly<Record<SlotKind, SignInk>> = {
  hand: iconSign(roundShield),
  ability: iconSign(spellBook),
  firstStrike: iconSign(flamingArrow),
  helmet: iconSign(lightHelm),
  guards: iconSign(bracers),
  gloves: iconSign(gauntlet),
  boots: iconSign(boots),
  cuirass: iconSign(leatherArmor),
  amulet: iconSign(gemPendant),
  ring: iconSign(ring),
}

/** "+2": what a worn tile adds to health for as long as it lies there. */
export function tagOf({ effects }: Tile): string | null {
  const added = effects
    .filter(({ timing }) => timing === 'permanent')
    .flatMap(({ do: ops }) => ops)
    .reduce((sum, op) => (op.op === 'maxHealth' ? sum + op.n : sum), 0)
  return added > 0 ? `+${added}` : null
}

interface SlotProps extends PanelProps {
  readonly player: PlayerView
  readonly place: SlotStand
  /** Told what somebody looks at. */
  readonly looks?: (tile: number | null) => void
}

/** A place of the board: a tile, a lock with its price, or an empty place; and where a preview would lay something. */
export function Slot(props: SlotProps) {
  const { player, place, labels, words, lit, intent, hands, looks } = props
  const { pack } = usePack()
  const { slot, kind, owned, lock } = place
  const { tools } = words
  const thing: Thing = { kind: 'slot', slot }
  const comes = comesTo(place)
  const shown = comes ?? owned
  const tile = shown === null ? null : pack.tiles[shown.tile]
  const name = shown === null ? null : tools.tile(shown.tile)
  const spoken = labels.hero.slot({
    place: tools.slot(player, slot),
    tile: owned === null ? null : tools.tile(owned.tile),
    does: owned === null ? null : tools.face(owned.tile),
    lock: lock === null ? null : tools.effects.cost(lock),
    used: owned?.exhausted === 1,
  })
  return (
    <li className="eu-place-of" data-worn={kind}>
      <button
        type="button"
        className="eu-slot"
        data-slot={slot}
        data-thing={nameOf(thing)}
        data-state={stateOf(place)}
        data-ghost={comes !== null || place.opens || undefined}
        data-goes={(owned !== null && place.later === null) || undefined}
        data-lit={lit.has(nameOf(thing)) || undefined}
        data-refused={isRefused(intent, thing) || undefined}
        aria-pressed={isChosen(intent, thing)}
        {...hands.touch(thing, owned !== null)}
        onFocus={() => looks?.(shown?.tile ?? null)}
        onMouseEnter={() => looks?.(shown?.tile ?? null)}
      >
        <Spoken>{spoken}</Spoken>
        {tile === null || name === null ? (
          <Bare kind={kind} lock={place.opens ? null : lock} name={tools.words.slots[kind]} />
        ) : (
          <Face tile={tile} name={name} used={owned?.exhausted === 1 ? labels.hero.used : null} />
        )}
      </button>
      {owned === null || owned.gems.length === 0 ? null : (
        <ul className="eu-pips">
          {owned.gems.map(({ gem, active }, at) => {
            const jewel: Thing = { kind: 'jewel', slot, gem }
            const face = (
              <>
                <Spoken>{labels.hero.jewel(tools.names.of('gems', gem), tools.tile(owned.tile))}</Spoken>
                <Sign of={gemSign(gem)} />
              </>
            )
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: gems stay where they were set
              <li key={at} data-off={active === 0 || undefined}>
                {lit.has(nameOf(jewel)) ? (
                  <button
                    type="button"
                    className="eu-pip"
                    data-thing={nameOf(jewel)}
                    data-lit
                    aria-pressed={isChosen(intent, jewel)}
                    {...hands.touch(jewel)}
                  >
                    {face}
                  </button>
                ) : (
                  // Too small to be touched for nothing: who misses it means the tile.
                  <span className="eu-pip">{face}</span>
                )}
              </li>
            )
          })}
        </ul>
      )}
    </li>
  )
}

export const stateOf = ({ owned, lock }: SlotStand): 'full' | 'lock' | 'used' | 'void' => {
  if (owned !== null) return owned.exhausted === 1 ? 'used' : 'full'
  return lock === null ? 'void' : 'lock'
}

interface BareProps {
  readonly kind: SlotKind
  readonly lock: SlotStand['lock']
  /** What is worn there. */
  readonly name: string
}

/** A place without a tile: what belongs there, or its lock with the price. */
export const Bare = ({ kind, lock, name }: BareProps) => (
  <span className="eu-slot-none" aria-hidden="true">
    {lock === null ? (
      <Sign of={EMPTY[kind]} />
    ) : (
      <>
        <Sign of={LOCK} />
        <b>
          <Sign of={costSign(lock)} />
          {'n' in lock ? lock.n : null}
        </b>
      </>
    )}
    <small>{name}</small>
  </span>
)

export const isRefused = ({ refused }: PanelProps['intent'], thing: Thing): boolean =>
  refused !== null && nameOf(refused) === nameOf(thing)

interface FaceProps {
  readonly tile: Tile
  readonly name: string
  /** The word on a tile that rests. */
  readonly used: string | null
}

/** A small tile: its picture, its name, what it adds. Screen readers are told by its button. */
export const Face = ({ tile, name, used }: FaceProps) => {
  const tag = tagOf(tile)
  return (
    <span className="eu-face" aria-hidden="true">
      <span className="pic">
        <TilePicture tile={tile} box="slot" />
      </span>
      <span className="nm">{hyphenated(tidy(name))}</span>
      {used === null ? null : <span className="eu-used">{used}</span>}
      {tag === null ? null : <small>{tag}</small>}
    </span>
  )
}
