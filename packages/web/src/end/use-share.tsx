import type { GameResult } from '@vyprava/kernel'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { PlayProvider, usePlay } from '../play/context.ts'
import { ShareCard } from './share-card.tsx'
import { imageOf } from './share-image.ts'

type Sharing = 'ready' | 'busy' | 'failed'

/** Makes the picture of an end in the browser, and hands it on: to other apps where that is possible, else as a file. */
export function useShare(result: GameResult): { readonly state: Sharing; share(): Promise<void> } {
  const play = usePlay()
  const [state, setState] = useState<Sharing>('ready')
  const share = async () => {
    setState('busy')
    try {
      await handOn(await pictureOf(play, result), play.game)
      setState('ready')
    } catch (error) {
      console.error('The picture could not be made', error)
      setState('failed')
    }
  }
  return { state, share }
}

/** Drawn beside the page, where nobody sees it, by the same components. */
async function pictureOf(play: ReturnType<typeof usePlay>, result: GameResult): Promise<Blob> {
  const aside = document.createElement('div')
  aside.className = 'share-aside'
  aside.setAttribute('aria-hidden', 'true')
  aside.inert = true
  document.body.append(aside)
  const root = createRoot(aside)
  try {
    flushSync(() =>
      root.render(
        <PlayProvider value={play}>
          <ShareCard result={result} address={location.host} />
        </PlayProvider>,
      ),
    )
    const card = aside.firstElementChild
    if (card === null) throw new Error('Nothing was drawn')
    return await imageOf(card, play.game)
  } finally {
    root.unmount()
    aside.remove()
  }
}

async function handOn(picture: Blob, game: string): Promise<void> {
  const file = new File([picture], `vyprava-${game}.png`, { type: 'image/png' })
  if (typeof navigator.canShare === 'function' && navigator.canShare({ files: [file] })) {
    try {
      await navigator.share({ files: [file] })
      return
    } catch (error) {
      // Whoever closes the list of apps wants no file either.
      if (error instanceof DOMException && error.name === 'AbortError') return
    }
  }
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = file.name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
