import { Drawing, useMedia } from '@vyprava/atlas'
import { moduleOf } from '@vyprava/games'
import type { GameModule } from '@vyprava/module'
import type { Door as GameDoor } from '@vyprava/module/door.ts'
import { useCallback, useEffect, useId, useMemo, useRef, useState } from 'react'
import { useDoorWords } from '../doors/words.ts'
import { useSize } from '../frame/size.ts'
import { useInTurn } from '../frame/turns.ts'
import { addressOf } from '../router.ts'
import { taught, useSetting, useTexts } from '../settings/index.ts'
import { StartTutorial } from '../tutorial/start.tsx'
import { NARROW } from './narrow.ts'
import { archHeight, type SceneOptions, scene, sceneBox } from './scene.ts'

export function Door({ door }: { readonly door: GameDoor }) {
  const texts = useTexts()
  const title = useId()
  const { name, pitch, mood } = useDoorWords(door.id)
  const whole = useRef<HTMLElement>(null)
  useEffect(() => pressedAnywhere(whole.current), [])
  return (
    <section ref={whole} className="door" data-game={door.id} aria-labelledby={title}>
      <DoorPicture door={door} />
      <div className="panel sign">
        <div className="sign-head">
          <div className="caps sheet-number">{texts.home.sheet(door.sheet)}</div>
          <Learn game={door.id} of={title} />
        </div>
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

/** Whoever has not learnt the game yet finds its lesson at the door. */
function Learn({ game, of }: { readonly game: string; readonly of: string }) {
  const { tutorial } = useTexts()
  const isTaught = useSetting(taught(game)) === 'yes'
  const module = moduleOf(game)
  if (module === null || isTaught) return null
  return <StartTutorial module={module} label={tutorial.title} of={of} className="btn--bare door-learn" />
}

/** The whole door is one target; its handle is what the keyboard and the screen reader know. */
function pressedAnywhere(door: HTMLElement | null): () => void {
  const press = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('a, button') === null)
      door?.querySelector<HTMLElement>('.go')?.click()
  }
  door?.addEventListener('click', press)
  return () => door?.removeEventListener('click', press)
}

function DoorPicture({ door }: { readonly door: GameDoor }) {
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

/** The way straight to the table; one who wants another table sets it up. */
function Handle({ door, labelledBy }: { readonly door: GameDoor; readonly labelledBy: string }) {
  const { home } = useTexts()
  const module = moduleOf(door.id)
  const handle = useId()
  const note = useId()
  if (module !== null) return <Open module={module} labelledBy={labelledBy} />
  return (
    <>
      <button
        type="button"
        className="btn go"
        id={handle}
        aria-disabled="true"
        aria-labelledby={`${handle} ${labelledBy}`}
        aria-describedby={note}
      >
        {home.preparing}
      </button>
      <p className="note" id={note}>
        {home.preparingNote}
      </p>
    </>
  )
}

function Open({ module, labelledBy }: { readonly module: GameModule; readonly labelledBy: string }) {
  const { home, setup } = useTexts()
  const play = useId()
  const set = useId()
  const [begun, begin] = useState(false)
  const sitDown = async () => {
    if (begun) return
    begin(true)
    try {
      const { playNow } = await import('./play-now.ts')
      await playNow(module, setup)
    } finally {
      begin(false)
    }
  }
  return (
    <div className="handle">
      <button
        type="button"
        className="btn go"
        id={play}
        aria-labelledby={`${play} ${labelledBy}`}
        aria-busy={begun}
        onClick={sitDown}
      >
        {home.play}
      </button>
      <a
        className="btn btn--bare set"
        id={set}
        aria-labelledby={`${set} ${labelledBy}`}
        href={addressOf({ page: 'game', game: module.id })}
      >
        {home.set}
      </a>
    </div>
  )
}
