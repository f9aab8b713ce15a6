import { DIE_FACES, Drawing, die } from '@vyprava/atlas'
import { Spoken } from '@vyprava/kit'
import { useEffect, useRef } from 'react'
import { isChosen } from '../hero/bar.tsx'
import type { PanelProps } from '../props.ts'
import { nameOf, type Thing } from '../thing.ts'
import './die.css'

const BOX = '-30 -30 62 64'
const BLANK =
  '<g class="die bone"><rect x="-25" y="-21" width="50" height="48" rx="9" class="di-side"/>' +
  '<rect x="-25" y="-25" width="50" height="48" rx="9" class="di-top"/><text y="10" class="di-unknown">?</text></g>'

/** A die as it lies; 0 is one that is not thrown. */
export function DieFace({ face }: { readonly face: number }) {
  const shown = DIE_FACES.find((each) => each === face)
  return (
    <Drawing
      className="eu-die-ink"
      viewBox={BOX}
      ink={shown === undefined ? BLANK : die({ face: shown, x: 0, y: 0, size: 50 })}
    />
  )
}

interface FightDieProps extends PanelProps {
  readonly place: number
  readonly face: number
  readonly side: 'hero' | 'monster'
  /** With another number it tumbles, if things may move. */
  readonly tumbles: number
}

const TUMBLE = 340
const APART = 60

/** A die of a throw that lies on the table; it is touched to be thrown again. */
export function FightDie(props: FightDieProps) {
  const { place, face, side, labels, lit, intent, hands } = props
  const cube = useTumble(props)
  const thing: Thing = { kind: 'die', die: place }
  const name = nameOf(thing)
  const said = face === 0 ? labels.combat.die.gone : labels.combat.die.face(face, side)
  return (
    <button
      type="button"
      className="eu-die"
      data-thing={name}
      data-lit={lit.has(name) || undefined}
      data-number={place + 1}
      aria-pressed={isChosen(intent, thing)}
      {...hands.touch(thing)}
    >
      <Spoken>{said}</Spoken>
      <span ref={cube} aria-hidden="true">
        <DieFace face={face} />
      </span>
    </button>
  )
}

/** A new throw tumbles in, with two quarter turns. */
function useTumble({
  tumbles,
  motion,
  place,
  face,
}: Pick<FightDieProps, 'tumbles' | 'motion' | 'place' | 'face'>) {
  const cube = useRef<HTMLSpanElement>(null)
  const seen = useRef({ tumbles: 0, face: 0 })
  useEffect(() => {
    const before = seen.current
    seen.current = { tumbles, face }
    if (!motion || before.tumbles === tumbles || cube.current === null) return
    const rolling = cube.current.animate(
      [
        { transform: 'translateY(-18px) rotate(-180deg)', opacity: 0.4 },
        { transform: 'none', opacity: 1 },
      ],
      {
        duration: TUMBLE,
        delay: place * APART,
        easing: 'cubic-bezier(0.2, 0.8, 0.25, 1)',
        fill: 'backwards',
      },
    )
    return () => rolling.finish()
  }, [tumbles, motion, place, face])
  return cube
}
