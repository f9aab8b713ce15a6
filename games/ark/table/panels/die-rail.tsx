import { DIE_FACES, type DieFace, Drawing, die } from '@vyprava/atlas'
import { COLOURS, NONE } from '../../rules/index.ts'
import type { PanelLabels } from '../../texts/labels/panels.ts'
import { Swatch } from './signs.tsx'
import './die-rail.css'

interface DieProps {
  readonly face: DieFace
  readonly className?: string
}

const Die = ({ face, className = '' }: DieProps) => (
  <Drawing
    className={`akp-die ${className}`}
    viewBox="-30 -30 62 64"
    ink={die({ face, x: 0, y: 0, size: 50 })}
  />
)

const FACES: readonly DieFace[] = DIE_FACES

interface DieRailProps {
  readonly labels: PanelLabels
  /** It is the die's turn. */
  readonly turn: boolean
  /** What it named; NONE for a wild six, and before its turn. */
  readonly colour: number
  /** A six lets the player choose; else it is thrown again. */
  readonly wild: boolean
  /** The last ones, the newest last. */
  readonly throws: readonly DieFace[]
}

/** The die in the place of a rival: what it shows, what its faces mean, what it has shown. */
export function DieRail({ labels, turn, colour, wild, throws }: DieRailProps) {
  const { die: words } = labels
  const shown = !turn ? (throws.at(-1) ?? null) : colour === NONE ? 6 : (FACES[colour] ?? null)
  return (
    <div className="akp-dice" data-turn={turn || undefined}>
      <h3 className="akp-h2">
        {words.title}
        <small>{words.instead}</small>
      </h3>
      <p className="akp-dice-now">
        {shown === null ? null : <Die face={shown} className={shown === 6 ? 'hot' : ''} />}
        <span>
          <b>{!turn ? words.waits : colour === NONE ? words.wild : words.rolled(colour)}</b>
          {turn && colour === NONE ? <i>{words.youChoose}</i> : null}
          {turn && colour !== NONE ? <i>{labels.terrains[colour]}</i> : null}
        </span>
      </p>
      <ul className="akp-dice-faces">
        {FACES.map((face, place) => (
          <li key={face}>
            <Die face={face} />
            {place < COLOURS.length ? <Swatch colour={place} /> : null}
            <span>
              {place < COLOURS.length
                ? labels.terrains[place]
                : wild
                  ? words.wild.toLowerCase()
                  : words.again}
            </span>
          </li>
        ))}
      </ul>
      {throws.length === 0 ? null : (
        <div className="akp-dice-throws">
          <h3 className="akp-h2">
            {words.throws}
            <small>{words.last(throws.length)}</small>
          </h3>
          <p>
            {throws.map((face, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a throw is its place in the row
              <Die key={place} face={face} />
            ))}
          </p>
        </div>
      )}
      <p className="akp-dice-note">{words.note}</p>
    </div>
  )
}
