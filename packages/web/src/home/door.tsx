import { Drawing } from '@vyprava/atlas'
import type { Door as GameDoor } from '@vyprava/atlas/door.ts'
import { useCallback, useId, useMemo } from 'react'
import { isOpen } from '../doors/index.ts'
import { useDoorWords } from '../doors/words.ts'
import { useMedia } from '../frame/media.ts'
import { useSize } from '../frame/size.ts'
import { useInTurn } from '../frame/turns.ts'
import { addressOf } from '../router.ts'
import { useTexts } from '../settings/index.ts'
import { archHeight, type SceneOptions, scene, sceneBox } from './scene.ts'

export function Door({ door }: { readonly door: GameDoor }) {
  const texts = useTexts()
  const title = useId()
  const { name, pitch, mood } = useDoorWords(door.id)
  return (
    <section className="door" data-game={door.id} aria-labelledby={title}>
      <Scene door={door} />
      <div className="panel sign">
        <div className="caps sheet-number">{texts.home.sheet(door.sheet)}</div>
        <h2 id={title} style={{ '--letters': name.length }}>
          <span>{name}</span>
        </h2>
        <p className="pitch">{pitch}</p>
        <ul className="facts">
          {door.players !== null && <li>{texts.home.players(...door.players)}</li>}
          {door.minutes !== null && <li>{texts.home.minutes(door.minutes)}</li>}
          {mood !== '' && <li>{mood}</li>}
        </ul>
        <Handle door={door} labelledBy={title} />
      </div>
    </section>
  )
}

/** Same breakpoint as in screens.css. */
const NARROW = '(max-width: 999px)'

function Scene({ door }: { readonly door: GameDoor }) {
  const narrow = useMedia(NARROW)
  const [place, size] = useSize()
  const height = size && archHeight(size)
  const options = useMemo((): SceneOptions | null => {
    if (narrow) return { form: 'window' }
    return height === null ? null : { form: 'arch', height }
  }, [narrow, height])
  const drawn = useInTurn(
    useCallback(() => options && { box: sceneBox(options), ink: scene(door, options) }, [door, options]),
  )
  return (
    <div className="arch" ref={place}>
      {drawn && (
        <Drawing
          className="scene"
          viewBox={drawn.box}
          preserveAspectRatio={narrow ? 'xMidYMin slice' : 'none'}
          ink={drawn.ink}
        />
      )}
    </div>
  )
}

/** The whole door can be pressed; a door that is not ready says so kindly. */
function Handle({ door, labelledBy }: { readonly door: GameDoor; readonly labelledBy: string }) {
  const { home } = useTexts()
  const handle = useId()
  const note = useId()
  const open = isOpen(door)
  const described = { id: handle, 'aria-labelledby': `${handle} ${labelledBy}`, 'aria-describedby': note }
  return (
    <>
      {open ? (
        <a className="btn go" href={addressOf({ page: 'game', game: door.id })} {...described}>
          {home.play}
        </a>
      ) : (
        <button type="button" className="btn go" aria-disabled="true" {...described}>
          {home.preparing}
        </button>
      )}
      <p className="note" id={note}>
        {open ? home.playNote : home.preparingNote}
      </p>
    </>
  )
}
