import { Icon, tidy, useMedia } from '@vyprava/atlas'
import { crossMark, openBook } from '@vyprava/atlas/icons/signs.ts'
import type { Refusal } from '@vyprava/kernel'
import type { GameModule, Language } from '@vyprava/module'
import { type CSSProperties, useEffect } from 'react'
import { useLoaded } from '../frame/loaded.ts'
import { addressOf } from '../router.ts'
import { parseBook } from '../rulebook/book.ts'
import { useTexts } from '../settings/index.ts'
import { usePlay } from './context.ts'

/** Same breakpoint as in narrow.css. */
const NARROW = '(max-width: 699px)'
const WIDTH = 226
const HEIGHT = 150
const AWAY = 12
const LOW = 0.78

type Side = 'right' | 'down' | 'up'

/** Where a note beside a thing goes: to its right, or below; above what lies at the bottom, such as a hand of cards. */
export function besides(place: DOMRect, page: { readonly width: number; readonly height: number }) {
  const low = place.bottom > page.height * LOW && place.top > HEIGHT + AWAY
  const right = place.right + AWAY + WIDTH < page.width
  const down = place.bottom + AWAY + HEIGHT < page.height
  const side: Side = low ? 'up' : right ? 'right' : down ? 'down' : 'up'
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
  const { explained, explain } = usePlay()
  const narrow = useMedia(NARROW)
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
  const spot = narrow
    ? null
    : place && besides(place, { width: window.innerWidth, height: window.innerHeight })
  return (
    <div className={`tip tip--${spot?.side ?? 'flat'}`} style={spot?.style} role="status">
      <WhyNot refusal={refusal} />
    </div>
  )
}

function WhyNot({ refusal }: { readonly refusal: Refusal }) {
  const { explain, words, context, game, module, language, read } = usePlay()
  const { play } = useTexts()
  const [first, ...rest] = words.refusal(refusal, context).split('\n')
  return (
    <>
      <b>
        <Icon data={crossMark} />
        {rest.length > 0 ? first : play.whyNot}
      </b>
      <span className="tip-text">{tidy(rest.length > 0 ? rest.join(' ') : first)}</span>
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
        <bdi>{refusal.rule}</bdi>
        {module.rulebook !== undefined && (
          <RuleTitle book={module.rulebook} game={game} language={language} rule={refusal.rule} />
        )}
      </a>
    </>
  )
}

type RuleTitleProps = {
  readonly book: NonNullable<GameModule['rulebook']>
  readonly game: string
  readonly language: Language
  readonly rule: string
}

/** The heading of a rule, once the rulebook is here. */
function RuleTitle({ book, game, language, rule }: RuleTitleProps) {
  const loaded = useLoaded(`${game} ${language}`, async () => parseBook(await book(language)))
  const title = loaded.state === 'here' ? loaded.value.find((section) => section.rule === rule)?.title : null
  return title ? <span>{`· ${title}`}</span> : null
}
