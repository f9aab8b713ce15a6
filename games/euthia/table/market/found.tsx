import { tidy } from '@vyprava/atlas'
import { Fragment, type ReactNode } from 'react'
import type { PanelProps } from '../props.ts'
import { Ware } from './ware.tsx'
import './found.css'

interface FoundProps extends PanelProps {
  readonly tiles: readonly number[]
  readonly title: string
  readonly about: string
  /** What stands under each of them. */
  readonly foot?: (tile: number) => ReactNode
}

/** Tiles of which one is kept: two of equal value, or three from a minecart. */
export const Found = ({ tiles, title, about, foot, ...panel }: FoundProps) => {
  const { labels, words } = panel
  const { tools } = words
  return (
    <div className="eu-found">
      <header>
        <h2>{title}</h2>
        <p>{tidy(about)}</p>
      </header>
      <ul data-along aria-label={title}>
        {tiles.map((tile, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: equal tiles may lie side by side
          <Fragment key={place}>
            {place === 0 ? null : (
              <li className="eu-or" aria-hidden="true">
                {tools.words.or}
              </li>
            )}
            <li>
              <Ware
                {...panel}
                thing={{ kind: 'found', tile }}
                tile={tile}
                number={place + 1}
                spoken={labels.market.found(tools.tile(tile), tools.face(tile))}
                foot={foot?.(tile)}
              />
            </li>
          </Fragment>
        ))}
      </ul>
    </div>
  )
}
