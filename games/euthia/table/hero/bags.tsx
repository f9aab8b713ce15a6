import { Spoken } from '@vyprava/kit'
import type { PlayerView } from '../../rules/view.ts'
import { asPlayer } from '../../texts/tools.ts'
import { hyphenated } from '../ink/hyphens.ts'
import { foeArt } from '../ink/people.ts'
import { Print } from '../ink/pictures.tsx'
import { Sign } from '../ink/sign.tsx'
import { BAG, type Sign as Drawn, DWURT, essenceSign, GAAR, gemSign } from '../ink/signs.ts'
import type { Tone } from '../ink/tone.ts'
import { usePack } from '../packed.ts'
import type { PanelProps } from '../props.ts'
import { nameOf, type Thing } from '../thing.ts'
import { isChosen } from './bar.tsx'
import { Face, isRefused } from './slot.tsx'
import { type Loose, looseOf } from './standing.ts'

export const FOE_TONE: Tone = { land: 'heath', plate: '#a52a2a' }

interface BagsProps extends PanelProps {
  readonly player: PlayerView
  /** How many bags there are. */
  readonly bags: number
  /** From which tile on they have no place: those are shown elsewhere. */
  readonly upTo: number
  readonly looks?: (tile: number | null) => void
}

/** What lies in the bags: tiles, trophies and loose tokens, and the bags that are free. An empty one takes a worn tile. */
export function Bags({ player, bags, upTo, looks, ...panel }: BagsProps) {
  const { labels, lit, hands } = panel
  const { printed } = usePack()
  const held = Math.min(player.bags.length, upTo)
  const left = Math.max(0, bags - held - player.trophies.length)
  const loose = looseOf(printed, asPlayer(player)).slice(0, left)
  const free = left - loose.length
  const place: Thing = { kind: 'bags' }
  return (
    <>
      {player.bags.slice(0, held).map((_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a tile in a bag is named by its place
        <BagTile key={at} {...panel} player={player} place={at} {...(looks === undefined ? {} : { looks })} />
      ))}
      {player.trophies.map((_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a trophy is named by its place
        <TrophyTile key={at} {...panel} player={player} place={at} />
      ))}
      {loose.map((thing, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: tokens of a kind are alike
        <LooseThing key={at} {...panel} thing={thing} />
      ))}
      {Array.from({ length: free }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: empty bags are alike
        <li key={at} className="eu-place-of">
          <button
            type="button"
            className="eu-slot eu-bag"
            data-state="void"
            data-thing={nameOf(place)}
            data-lit={lit.has(nameOf(place)) || undefined}
            aria-pressed={false}
            {...hands.touch(place)}
          >
            <Spoken>{labels.hero.freeBag}</Spoken>
            <span className="eu-slot-none" aria-hidden="true">
              <Sign of={BAG} />
            </span>
          </button>
        </li>
      ))}
    </>
  )
}

interface BagTileProps extends PanelProps {
  readonly player: PlayerView
  readonly place: number
  readonly looks?: (tile: number | null) => void
}

/** One tile in a bag. */
export function BagTile({ player, place, labels, words, choices, lit, intent, hands, looks }: BagTileProps) {
  const { pack } = usePack()
  const { tools } = words
  const { tile, exhausted } = player.bags[place]
  const thing: Thing = { kind: 'bag', place }
  const drops = choices.types.has('dropTile')
  return (
    <li className="eu-place-of">
      <button
        type="button"
        className="eu-slot eu-bag"
        data-bag={place}
        data-thing={nameOf(thing)}
        data-state={exhausted === 1 ? 'used' : 'full'}
        data-may={drops || undefined}
        data-lit={lit.has(nameOf(thing)) || undefined}
        data-refused={isRefused(intent, thing) || undefined}
        aria-pressed={isChosen(intent, thing)}
        {...hands.touch(thing, true)}
        onFocus={() => looks?.(tile)}
        onMouseEnter={() => looks?.(tile)}
      >
        <Spoken>{labels.hero.bag(tools.tile(tile), tools.face(tile))}</Spoken>
        <Face
          tile={pack.tiles[tile]}
          name={tools.tile(tile)}
          used={exhausted === 1 ? labels.hero.used : null}
        />
      </button>
    </li>
  )
}

interface TrophyTileProps extends PanelProps {
  readonly player: PlayerView
  readonly place: number
}

/** A slain monster that is kept. */
function TrophyTile({ player, place, labels, words, choices, lit, intent, hands }: TrophyTileProps) {
  const { pack } = usePack()
  const trophy = player.trophies[place]
  const foe = (trophy.elite === 1 ? pack.elites : pack.monsters)[trophy.id]
  const name = words.tools.names.trophy(trophy)
  const thing: Thing = { kind: 'trophy', place }
  return (
    <li className="eu-place-of">
      <button
        type="button"
        className="eu-slot eu-bag"
        data-trophy={place}
        data-thing={nameOf(thing)}
        data-state="full"
        data-may={choices.types.has('dropTrophy') || undefined}
        data-lit={lit.has(nameOf(thing)) || undefined}
        aria-pressed={isChosen(intent, thing)}
        {...hands.touch(thing, true)}
      >
        <Spoken>{labels.hero.trophy(name, foe.level)}</Spoken>
        <span className="eu-face" aria-hidden="true">
          <span className="pic">
            <Print art={foeArt(foe)} seed={foe.name.en} tone={FOE_TONE} box="slot" />
          </span>
          <span className="nm">{hyphenated(name)}</span>
          <small>{'I'.repeat(foe.level)}</small>
        </span>
      </button>
    </li>
  )
}

/** A token, gem or essence that has no slot of its own (EU-848); it is the same thing as beside its slots. */
function LooseThing({ thing, labels, lit, intent, hands }: PanelProps & { readonly thing: Loose }) {
  return (
    <li className="eu-place-of">
      <button
        type="button"
        className="eu-slot eu-bag"
        data-loose={thing.kind}
        data-state="full"
        data-lit={lit.has(nameOf(thing)) || undefined}
        aria-pressed={isChosen(intent, thing)}
        {...hands.touch(thing)}
      >
        <Spoken>{labels.hero.inBag[thing.kind]}</Spoken>
        <span className="eu-slot-none" aria-hidden="true">
          <Sign of={signOf(thing)} />
        </span>
      </button>
    </li>
  )
}

function signOf(thing: Loose): Drawn {
  switch (thing.kind) {
    case 'gaar':
      return GAAR
    case 'dwurt':
      return DWURT
    case 'gem':
      return gemSign(thing.gem)
    case 'essence':
      return essenceSign(thing.essence)
  }
}
