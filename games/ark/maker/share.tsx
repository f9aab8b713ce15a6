import { useEffect, useRef, useState } from 'react'
import type { MakerLabels } from '../texts/labels/maker.ts'

interface ShareProps {
  readonly labels: MakerLabels
  readonly link: () => string
}

const SHOWN = 2_500

/** Puts the link on the clipboard and says so; where that is forbidden it is shown to be copied by hand. */
export function Share({ labels, link }: ShareProps) {
  const [copied, setCopied] = useState(false)
  const [byHand, setByHand] = useState<string | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const copy = async () => {
    const wanted = link()
    try {
      await navigator.clipboard.writeText(wanted)
      setByHand(null)
      setCopied(true)
      clearTimeout(timer.current)
      timer.current = setTimeout(() => setCopied(false), SHOWN)
    } catch {
      setByHand(wanted)
    }
  }
  return (
    <>
      <button type="button" className="btn btn--line" onClick={copy}>
        {copied ? labels.copied : labels.share}
      </button>
      <span className="visually-hidden" role="status">
        {copied ? labels.copied : ''}
      </span>
      {byHand !== null && (
        <input
          className="field mm-link-field"
          readOnly
          value={byHand}
          aria-label={labels.link}
          onFocus={({ target }) => target.select()}
        />
      )}
    </>
  )
}
