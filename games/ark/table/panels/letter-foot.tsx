import { LETTER_FIELDS, LETTERS } from '../../compass/index.ts'
import { type ArkView, NONE } from '../../rules/index.ts'
import type { BoardLabels } from '../../texts/labels/board.ts'
import type { PanelLabels } from '../../texts/labels/panels.ts'
import { guideTo, type Names } from '../../texts/names.ts'
import type { SheetScene } from '../board/scene.ts'
import { Swatch } from './signs.tsx'
import './letter-foot.css'

interface LetterFootProps {
  readonly view: ArkView
  readonly player: number
  /** With all places of parts, whatever the switch says: a letter that is touched tells its own. */
  readonly scene: SheetScene
  readonly letter: number | null
  readonly labels: PanelLabels
  readonly board: BoardLabels
  readonly names: Names
  /** Turns to the map, where the places of the letter are ringed. */
  show(): void
}

/** Under the compass of a phone: where the part of a touched letter may lie, and what is missing. */
export function LetterFoot({ view, player, scene, letter, labels, board, names, show }: LetterFootProps) {
  const { compass } = labels
  if (letter === null) return <p className="akp-foot akp-foot--idle">{compass.touch}</p>
  const { hexes } = guideTo(view.map)
  const filled = LETTER_FIELDS[letter].filter((field) => view.sheets[player].compass[field] !== NONE).length
  const found = scene.found.find((part) => part.letter === letter)
  const sites = scene.sites.filter((site) => site.letter === letter)
  return (
    <section className="akp-foot" data-foot={LETTERS[letter]}>
      <h3 className="akp-h2">
        {LETTERS[letter]} · {names.part(letter)}
        <small>
          {board.outOf(filled, 6)}, {board.letterNote(scene.letters[letter], 6 - filled)}
        </small>
      </h3>
      <div>
        {found !== undefined ? (
          <p>{compass.found(hexes[found.hex])}</p>
        ) : sites.length === 0 ? (
          <p>{compass.nowhere}</p>
        ) : (
          <ul>
            {sites.map(({ hex, missing }) => (
              <li key={hex}>
                {missing === NONE ? null : <Swatch colour={missing} />}
                {compass.site(hexes[hex], missing === NONE ? null : missing)}
              </li>
            ))}
          </ul>
        )}
        {found === undefined && sites.length === 0 ? null : (
          <button type="button" className="btn btn--line" data-action="showLetter" onClick={show}>
            {compass.show}
          </button>
        )}
      </div>
    </section>
  )
}
