import { Marker } from '@vyprava/atlas'
import type { SeatedPlayer } from '@vyprava/module'
import { Page } from '../frame/page.tsx'
import { useTexts } from '../settings/index.ts'
import { paintOf } from './paint.ts'
import { SilenceSign } from './silence.tsx'

type HandOverProps = {
  readonly player: SeatedPlayer
  /** Nobody says anything now, by a rule of the game. */
  readonly silent: boolean
  readonly takeOver: () => void
}

/** Between two players with secrets: the screen shows nothing of either. */
export function HandOver({ player, silent, takeOver }: HandOverProps) {
  const { play } = useTexts()
  return (
    <Page>
      <main className="leaf" tabIndex={-1}>
        <article className="panel leaf-panel handover">
          <Marker seat={paintOf(player.seat)} className="handover-mark" />
          <h1>{play.handover(player.name)}</h1>
          <p>{play.handoverNote}</p>
          {silent && (
            <p className="handover-hush">
              <SilenceSign />
              {play.handoverSilent}
            </p>
          )}
          <button type="button" className="btn btn--brass" onClick={takeOver}>
            {play.takeOver(player.name)}
          </button>
        </article>
      </main>
    </Page>
  )
}
