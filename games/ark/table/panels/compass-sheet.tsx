import { OpenSheet } from '@vyprava/kit'
import { useState } from 'react'
import { NONE } from '../../rules/index.ts'
import type { BoardLabels } from '../../texts/labels/board/type.ts'
import { guideTo, type Names } from '../../texts/names.ts'
import type { SheetScene } from '../board/scene.ts'
import { OpenedCompass } from '../opened/compass.tsx'
import type { PanelProps } from './props.ts'
import { Swatch } from './signs.tsx'
import './other-sheet.css'
import './compass-sheet.css'

interface CompassSheetProps extends Pick<PanelProps, 'view' | 'labels' | 'hands'> {
  readonly player: number
  /** As on the sheet: letters, found parts, places of parts. */
  readonly scene: SheetScene
  /** The letter that is looked at. */
  readonly letter: number
  readonly board: BoardLabels
  /** Of the pack. */
  readonly pack: Names
  /** Shows the letter on the map. */
  show(): void
  close(): void
}

/** The opened compass: one letter, its six fields, and the hexes whose six neighbours agree with them. */
export function CompassSheet(props: CompassSheetProps) {
  const { view, labels, hands, player, scene, letter, board, pack, show, close } = props
  const [picked, pick] = useState<number | null>(null)
  const { compass } = labels
  const sites = scene.sites.filter((site) => site.letter === letter)
  const found = scene.found.find((part) => part.letter === letter)
  const own = found === undefined ? sites.map(({ hex }) => hex) : [found.hex]
  const hex = picked !== null && own.includes(picked) ? picked : (own[0] ?? null)
  const { hexes } = guideTo(view.map)
  return (
    <div className="akp-other akp-compass">
      <OpenSheet title={compass.title} closes={labels.sheet.close} close={close}>
        <OpenedCompass
          view={view}
          player={player}
          scene={scene}
          letter={letter}
          hex={hex}
          labels={board}
          names={pack}
          hands={hands}
        />
        <div className="akp-compass-words">
          <div>
            <h3 className="akp-h2">{compass.fits}</h3>
            {found !== undefined ? (
              <p className="akp-note">{compass.found(hexes[found.hex])}</p>
            ) : sites.length === 0 ? (
              <p className="akp-note">{compass.nowhere}</p>
            ) : (
              <ul data-along>
                {sites.map((site) => (
                  <li key={site.hex}>
                    <button type="button" aria-pressed={site.hex === hex} onClick={() => pick(site.hex)}>
                      {site.missing === NONE ? null : <Swatch colour={site.missing} />}
                      {compass.site(hexes[site.hex], site.missing === NONE ? null : site.missing)}
                    </button>
                  </li>
                ))}
              </ul>
            )}
            {hex === null ? null : (
              <button type="button" className="btn btn--line" onClick={show}>
                {compass.show}
              </button>
            )}
          </div>
          <div className="akp-how">
            <h3 className="akp-h2">{compass.howTitle}</h3>
            <ol>
              {compass.how.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
            <p className="akp-note">{compass.rule}</p>
          </div>
        </div>
      </OpenSheet>
    </div>
  )
}
