import { Icon } from '@vyprava/atlas'
import { checkMark } from '@vyprava/atlas/icons/signs.ts'
import { type KeyboardEvent, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import './word.css'

/** One of the words that can stand there, with a line of what it does. */
export interface Choice {
  readonly value: string
  readonly word: string
  readonly note: string
}

type WordProps = {
  /** What is changed, for those who do not see the sentence. */
  readonly label: string
  readonly shown: string
  readonly value: string
  readonly choices: readonly Choice[]
  readonly choose: (value: string) => void
  /** The name by which tests and styles find it. */
  readonly name: string
  /** Below the words: something to fill in. */
  readonly children?: ReactNode
}

/** A word of a sentence that can be changed: touched, it shows the other words that could stand there. */
export function Word({ label, shown, value, choices, choose, name, children }: WordProps) {
  const [open, setOpen] = useState(false)
  const place = useRef<HTMLButtonElement>(null)
  const close = () => {
    setOpen(false)
    place.current?.focus()
  }
  return (
    <>
      <button
        ref={place}
        type="button"
        className={open ? 'word word--open' : 'word'}
        aria-label={label}
        aria-haspopup="dialog"
        aria-expanded={open}
        data-word={name}
        onClick={() => setOpen(!open)}
      >
        {shown}
      </button>
      {open && (
        <Tip anchor={place.current} label={label} close={close}>
          {choices.map((choice) => (
            <button
              key={choice.value}
              type="button"
              aria-pressed={choice.value === value}
              data-value={choice.value}
              onClick={() => {
                choose(choice.value)
                if (children === undefined) close()
              }}
            >
              {choice.value === value ? <Icon data={checkMark} /> : <span />}
              <span>
                <b>{choice.word}</b>
                {choice.note}
              </span>
            </button>
          ))}
          {children}
        </Tip>
      )}
    </>
  )
}

type TipProps = {
  readonly anchor: HTMLElement | null
  readonly label: string
  readonly close: () => void
  readonly children: ReactNode
}

/** Below what it belongs to, or above it where there is no room; never out of the screen. */
export function Tip({ anchor, label, close, children }: TipProps) {
  const tip = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const lay = () => {
      if (tip.current && anchor) layBeside(tip.current, anchor)
    }
    lay()
    const chosen = tip.current?.querySelector<HTMLElement>('[aria-pressed="true"]') ?? tip.current
    chosen?.focus({ preventScroll: true })
    window.addEventListener('resize', lay)
    window.addEventListener('scroll', lay)
    return () => {
      window.removeEventListener('resize', lay)
      window.removeEventListener('scroll', lay)
    }
  }, [anchor])
  useEffect(() => {
    const elsewhere = ({ target }: PointerEvent) => {
      if (target instanceof Node && !tip.current?.contains(target) && !anchor?.contains(target)) close()
    }
    document.addEventListener('pointerdown', elsewhere)
    return () => document.removeEventListener('pointerdown', elsewhere)
  }, [anchor, close])
  return createPortal(
    <div
      ref={tip}
      className="word-tip"
      role="dialog"
      aria-label={label}
      tabIndex={-1}
      onKeyDown={(event) => {
        event.stopPropagation()
        if (event.key === 'Escape') close()
        else walk(event)
      }}
    >
      {children}
    </div>,
    anchor?.closest('main') ?? document.body,
  )
}

/** Arrows go from word to word. */
function walk(event: KeyboardEvent<HTMLElement>): void {
  const by = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  if (by === undefined) return
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('[aria-pressed]')]
  const at = rows.findIndex((row) => row.matches(':focus'))
  event.preventDefault()
  rows.at((at + by + rows.length) % rows.length)?.focus()
}

const MARGIN = 8

function layBeside(tip: HTMLElement, anchor: HTMLElement): void {
  const word = anchor.getBoundingClientRect()
  const { offsetWidth: width, offsetHeight: height } = tip
  const left = Math.max(MARGIN, Math.min(word.left - 14, window.innerWidth - width - MARGIN))
  const below = word.bottom + 6
  const fits = below + height + MARGIN <= window.innerHeight
  const top = fits ? below : Math.max(MARGIN, word.top - height - 6)
  tip.style.left = `${left}px`
  tip.style.top = `${top}px`
}
