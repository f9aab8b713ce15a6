import { Spoken } from '@vyprava/kit'
import type { ReactNode } from 'react'
import { isChosen } from '../hero/bar.tsx'
import { isRefused } from '../hero/slot.tsx'
import { TileCard } from '../ink/tile-card.tsx'
import { usePack } from '../packed.ts'
import type { PanelProps } from '../props.ts'
import { nameOf, type Thing } from '../thing.ts'
import './ware.css'

interface WareProps extends PanelProps {
  readonly thing: Thing
  readonly tile: number
  readonly spoken: string
  readonly foot?: ReactNode
  /** The key that presses it. */
  readonly number?: number
}

/** A tile on a shelf: a card that is touched. */
export function Ware({ thing, tile, spoken, foot, number, labels, words, lit, intent, hands }: WareProps) {
  const { pack } = usePack()
  const { tools } = words
  return (
    <button
      type="button"
      className="eu-ware"
      data-thing={nameOf(thing)}
      data-number={number}
      data-lit={lit.has(nameOf(thing)) || undefined}
      data-refused={isRefused(intent, thing) || undefined}
      aria-pressed={isChosen(intent, thing)}
      {...hands.touch(thing, true)}
    >
      <Spoken>{spoken}</Spoken>
      <span className="eu-ware-face" aria-hidden="true">
        <TileCard
          tile={pack.tiles[tile]}
          name={tools.tile(tile)}
          told={tools}
          diagram={labels.hero.diagram}
          foot={foot}
        />
      </span>
    </button>
  )
}
