import { Icon } from '@vyprava/atlas'
import { lanternFlame } from '@vyprava/atlas/icons/gear.ts'
import type { NoticeShown } from '@vyprava/protocol'
import { useEffect, useState } from 'react'
import { Dialog } from '../frame/dialog.tsx'
import { addressOf } from '../router.ts'
import { useOnlineTexts } from './texts.ts'
import { banned, type Silence, silence } from './word.ts'
import '../frame/forms.css'
import './words.css'

/** What everybody should know: a slip over the page, that can be put away until it says something else. */
export function NoticeSlip({ notice }: { readonly notice: NoticeShown }) {
  const { word: words } = useOnlineTexts()
  const key = JSON.stringify(notice)
  const [away, putAway] = useState<string | null>(null)
  if (away === key) return null
  const { text, at, draining } = notice
  const usual = draining ? words.draining : words.restart
  return (
    <div className="panel notice" role="status" aria-label={words.notice}>
      <Icon data={lanternFlame} />
      <p>
        {text === '' ? usual : text}
        {at !== null && <b>{words.downAt(new Date(at))}</b>}
      </p>
      <button type="button" className="btn btn--bare" onClick={() => putAway(key)}>
        {words.understood}
      </button>
    </div>
  )
}

/** Whoever was shown the door learns why. */
export function Banned({ reason }: { readonly reason: string }) {
  const { word: words } = useOnlineTexts()
  const leave = () => {
    banned.set(null)
    window.location.hash = addressOf({ page: 'home' })
  }
  return (
    <Dialog title={words.banned} close={leave}>
      <p>{words.bannedNote}</p>
      {reason !== '' && <p>{words.reason(reason)}</p>}
      <button type="button" className="btn" onClick={leave}>
        {words.home}
      </button>
    </Dialog>
  )
}

/** Browsers count no further; whoever waits for longer hears of it by the server. */
const LONGEST_TIMER = 2 ** 31 - 1

/** In the place of the line to say something. */
export function Silenced({ silence: { until, reason } }: { readonly silence: Silence }) {
  const { word: words } = useOnlineTexts()
  useEffect(() => {
    if (until - Date.now() > LONGEST_TIMER) return
    const timer = setTimeout(() => silence.set(null), until - Date.now())
    return () => clearTimeout(timer)
  }, [until])
  return (
    <p className="talk-silenced" role="status">
      {words.silenced(new Date(until))} {reason !== '' && words.reason(reason)}
    </p>
  )
}
