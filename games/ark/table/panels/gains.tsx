import type { Seat } from '@vyprava/kernel'
import { Spoken } from '@vyprava/kit'
import { conversionsLeft, GREEN, hasPower, NONE } from '../../rules/index.ts'
import { sheetOf } from '../../texts/sight.ts'
import { usePack } from '../packed.ts'
import { LETTER_KEYS } from '../thing.ts'
import type { PanelProps } from './props.ts'
import { Acorn, Gem, Lantern, Swatch } from './signs.tsx'
import './gains.css'

interface GainsProps extends Pick<PanelProps, 'view' | 'labels' | 'hands'> {
  readonly seat: Seat
  /** Diamonds that can be used now. */
  readonly lit: ReadonlySet<number>
  readonly acornLit: boolean
  /** In the hand. */
  readonly gem: number | null
  readonly acorn: boolean
}

/** Hints, diamonds and the Druid's acorn. A gem in the hand is coloured, or it reshapes a hex. */
export function Gains({ view, labels, hands, seat, lit, acornLit, gem, acorn }: GainsProps) {
  const { printed } = usePack()
  const { gains } = labels
  const sheet = view.sheets[seat]
  const druid = sheet.character !== NONE && hasPower(printed, sheetOf(sheet), 'convert')
  if (!sheet.usesHints && !sheet.usesDiamonds && !druid) return null
  const left = conversionsLeft(printed, sheetOf(sheet))
  return (
    <div className="akp-gains" data-along>
      {sheet.usesHints ? (
        <span className="akp-gain" title={labels.hints(sheet.hints)}>
          <Lantern />
          <b>{sheet.hints}</b>
        </span>
      ) : null}
      {sheet.usesDiamonds
        ? sheet.diamonds.map((state, diamond) => (
            <button
              key={gains.sources[diamond]}
              type="button"
              data-diamond={diamond}
              data-lit={lit.has(diamond) || undefined}
              aria-pressed={gem === diamond}
              {...hands.touch({ kind: 'diamond', diamond })}
            >
              <Spoken>{gains.gem({ diamond, state, colour: sheet.diamondColours[diamond] })}</Spoken>
              <Gem state={state} colour={sheet.diamondColours[diamond]} />
              <small aria-hidden="true">{gains.sources[diamond]}</small>
            </button>
          ))
        : null}
      {druid ? (
        <button
          type="button"
          data-acorn
          data-lit={acornLit || undefined}
          aria-pressed={acorn}
          {...hands.touch({ kind: 'conversion' })}
        >
          <Spoken>{`${gains.acorn}: ${gains.acornLeft(left, 4 - (sheet.tally[GREEN] % 4))}`}</Spoken>
          <Acorn />
          <small aria-hidden="true">{left}×</small>
        </button>
      ) : null}
    </div>
  )
}

interface MeadowProps extends Pick<PanelProps, 'labels' | 'hands'> {
  /** Some meadow can be taken now. */
  readonly lit: boolean
  /** The next meadow that is touched is the extra one. */
  readonly held: boolean
  /** The chosen one, by its name. */
  readonly taken: string | null
}

const YELLOW = 2

/** The Hunter's band over the cards: an extra meadow when the colour of the identity is named (AR-661). */
export const MeadowBand = ({ labels: { meadow }, hands, lit, held, taken }: MeadowProps) => (
  <button
    type="button"
    className="akp-meadow"
    data-lit={lit || undefined}
    data-taken={taken !== null || undefined}
    aria-pressed={held || taken !== null}
    {...hands.touch({ kind: 'meadow' })}
  >
    <Swatch colour={YELLOW} />
    <b>{taken === null ? meadow.title : meadow.taken(taken)}</b>
    {taken === null ? <small>{meadow.note}</small> : null}
    <kbd>{LETTER_KEYS.meadow.toUpperCase()}</kbd>
  </button>
)
