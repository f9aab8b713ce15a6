import { type DieFace, Drawing, die } from '@vyprava/atlas'
import { useEffect, useRef } from 'react'
import './choosing.css'

interface DiceProps {
  readonly faces: readonly DieFace[]
  /** What was rolled, in words. */
  readonly label: string
  readonly paint?: 'bone' | 'red'
  /** The number of the roll: with another one the dice tumble, if things may move. */
  readonly roll: number
  readonly motion: boolean
}

const TUMBLE = 340
const APART = 60

/** Dice as they lie; a new roll tumbles in. */
export function Dice({ faces, label, paint = 'bone', roll, motion }: DiceProps) {
  const row = useRef<HTMLDivElement>(null)
  const seen = useRef(roll)
  useEffect(() => {
    if (seen.current === roll) return
    seen.current = roll
    if (!motion) return
    const tumbling = [...(row.current?.children ?? [])].map((cube, place) =>
      cube.animate(
        [
          { transform: 'translateY(-18px) rotate(-200deg)', opacity: 0.4 },
          { transform: 'none', opacity: 1 },
        ],
        {
          duration: TUMBLE,
          delay: place * APART,
          easing: 'cubic-bezier(0.2, 0.8, 0.25, 1)',
          fill: 'backwards',
        },
      ),
    )
    return () => {
      for (const animation of tumbling) animation.finish()
    }
  }, [roll, motion])
  return (
    <div className="dice" role="img" aria-label={label} ref={row}>
      {faces.map((face, place) => (
        <Drawing
          // biome-ignore lint/suspicious/noArrayIndexKey: a die is its place in the roll
          key={place}
          viewBox="-30 -30 62 64"
          ink={die({ face, x: 0, y: 0, size: 50, paint })}
        />
      ))}
    </div>
  )
}
