import { Icon } from '@vyprava/atlas'
import { crossMark, openBook } from '@vyprava/atlas/icons/signs.ts'
import { type CSSProperties, useEffect } from 'react'
import { addressOf } from '../router.ts'
import { useTexts } from '../settings/index.ts'
import { usePlay } from './context.ts'

const WIDTH = 226
const HEIGHT = 150
const AWAY = 12

type Side = 'right' | 'down' | 'up'

/** Where a note beside a thing goes: to its right, or below, or above. */
export function besides(place: DOMRect, page: { readonly width: number; readonly height: number }) {
  const right = place.right + AWAY + WIDTH < page.width
  const side: Side = right ? 'right' : place.bottom + AWAY + HEIGHT < page.height ? 'down' : 'up'
  const left = Math.max(8, Math.min(place.left, page.width - WIDTH - 8))
  const style: CSSProperties =
    side === 'right'
      ? {
          left: place.right + AWAY,
          top: Math.max(8, Math.min(place.top, page.height - HEIGHT)),
          '--at': '14px',
        }
      : side === 'down'
        ? { left, top: place.bottom + AWAY }
        : { left, bottom: page.height - place.top + AWAY }
  return { side, style }
}

/** Why not, beside the thing (on phones in the place of the prompt), with the rule as a link. */
export function Tip() {
  const { explained, explain, words, context, game, read } = usePlay()
  const { play } = useTexts()
  useEffect(() => {
    if (explained === null) return
    const away = ({ target }: PointerEvent) => {
      if (!(target instanceof Element && target.closest('.tip'))) explain(null)
    }
    window.addEventListener('pointerdown', away)
    return () => window.removeEventListener('pointerdown', away)
  }, [explained, explain])
  if (explained === null) return null
  const { refusal, place } = explained
  const [first, ...rest] = words.refusal(refusal, context).split('\n')
  const spot = place && besides(place, { width: window.innerWidth, height: window.innerHeight })
  return (
    <div className={`tip tip--${spot?.side ?? 'flat'}`} style={spot?.style} role="status">
      <b>
        <Icon data={crossMark} />
        {rest.length > 0 ? first : play.whyNot}
      </b>
      <span className="tip-text">{rest.length > 0 ? rest.join(' ') : first}</span>
      <a
        className="cite"
        href={addressOf({ page: 'rules', game, rule: refusal.rule })}
        onClick={(event) => {
          event.preventDefault()
          explain(null)
          read(refusal.rule)
        }}
      >
        <Icon data={openBook} />
        {refusal.rule}
      </a>
    </div>
  )
}
