import { OpenSheet } from '@vyprava/kit'
import { LETTERS } from '../../compass/index.ts'
import { NONE } from '../../rules/index.ts'
import type { BoardLabels } from '../../texts/labels/board.ts'
import { guideTo, type Names } from '../../texts/names.ts'
import type { SheetScene } from '../board/scene.ts'
import { OpenedCompass } from '../opened/compass.tsx'
import type { PanelProps } from './props.ts'
import { Swatch } from './signs.tsx'
import './other-sheet.css'
import './compass-sheet.css'

interface CompassProps extends Pick<PanelProps, 'view' | 'labels'> {
  /** As on the sheet: letters, found parts, places of parts. */
  readonly scene: SheetScene
  /** The letter that is looked at. */
  readonly letter: number
  /** The hex that somebody wants to see compared with it. */
  readonly picked: number | null
  pick(hex: number): void
  /** Shows the letter on the map. */
  show(): void
}

interface CompassSheetProps extends CompassProps, Pick<PanelProps, 'hands'> {
  readonly player: number
  readonly board: BoardLabels
  /** Of the pack. */
  readonly pack: Names
  /** Without a margin beside it, the sheet has all the words. */
  readonly words: boolean
  close(): void
}

/** The hex that is compared with a letter: the one that was picked, the part itself, or the first that may be it. */
const hexFor = ({
  scene,
  letter,
  picked,
}: Pick<CompassProps, 'scene' | 'letter' | 'picked'>): number | null => {
  const found = scene.found.find((part) => part.letter === letter)
  const sites = scene.sites.filter((site) => site.letter === letter)
  const own = found === undefined ? sites.map(({ hex }) => hex) : [found.hex]
  return picked !== null && own.includes(picked) ? picked : (own[0] ?? null)
}

/** The opened compass: one letter, its six fields, and the hexes whose six neighbours agree with them. */
export function CompassSheet(props: CompassSheetProps) {
  const { view, labels, hands, player, scene, letter, board, pack, words, close } = props
  return (
    <div className="akp-other akp-compass" data-words={words || undefined}>
      <OpenSheet title={labels.compass.title} closes={labels.sheet.close} close={close}>
        <OpenedCompass
          view={view}
          player={player}
          scene={scene}
          letter={letter}
          hex={hexFor(props)}
          labels={board}
          names={pack}
          hands={hands}
        />
        {words ? (
          <div className="akp-compass-words">
            <Sites {...props} />
            <How labels={labels} />
          </div>
        ) : null}
      </OpenSheet>
    </div>
  )
}

/** The same words in the margin, where there is one. */
export const CompassWords = (props: CompassProps) => (
  <section className="panel akp-offer akp-compass-words" data-margin="true">
    <Sites {...props} />
    <How labels={props.labels} />
  </section>
)

/** Where the part of a letter may lie. */
function Sites(props: CompassProps) {
  const { view, labels, scene, letter, pick, show } = props
  const { compass } = labels
  const { hexes } = guideTo(view.map)
  const found = scene.found.find((part) => part.letter === letter)
  const sites = scene.sites.filter((site) => site.letter === letter)
  const hex = hexFor(props)
  return (
    <div>
      <h3 className="akp-h2">
        {compass.fits}
        <small>{LETTERS[letter]}</small>
      </h3>
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
  )
}

const How = ({ labels: { compass } }: Pick<PanelProps, 'labels'>) => (
  <div className="akp-how">
    <h3 className="akp-h2">{compass.howTitle}</h3>
    <ol>
      {compass.how.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
    <p className="akp-note">{compass.rule}</p>
  </div>
)
