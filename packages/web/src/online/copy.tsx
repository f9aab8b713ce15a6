import { Icon } from '@vyprava/atlas'
import { checkMark, scrollUnfurled } from '@vyprava/atlas/icons/signs.ts'
import { useEffect, useRef, useState } from 'react'
import { useOnlineTexts } from './texts.ts'

const SHOWN = 2_500

/** An address in full, to be sent to somebody. */
export function addressFor(hash: string): string {
  const address = new URL(window.location.href)
  address.hash = hash
  return address.href
}

type CopyProps = { readonly label: string; readonly text: () => string; readonly className?: string }

/** Puts a text on the clipboard and says so; where that is forbidden, the text is shown to be copied by hand. */
export function Copy({ label, text, className = 'btn--line' }: CopyProps) {
  const { room } = useOnlineTexts()
  const [copied, setCopied] = useState(false)
  const [byHand, setByHand] = useState<string | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const copy = async () => {
    const wanted = text()
    try {
      await navigator.clipboard.writeText(wanted)
      setCopied(true)
      clearTimeout(timer.current)
      timer.current = setTimeout(() => setCopied(false), SHOWN)
    } catch {
      setByHand(wanted)
    }
  }
  return (
    <>
      <button type="button" className={`btn ${className}`} onClick={copy}>
        <Icon data={copied ? checkMark : scrollUnfurled} />
        <span role="status">{copied ? room.copied : label}</span>
      </button>
      {byHand !== null && (
        <input
          className="field"
          readOnly
          value={byHand}
          aria-label={label}
          onFocus={({ target }) => target.select()}
        />
      )}
    </>
  )
}
