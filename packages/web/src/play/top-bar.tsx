import { Icon, Rose } from '@vyprava/atlas'
import {
  anticlockwiseRotation,
  clockwiseRotation,
  cog,
  expand,
  moon,
  openBook,
} from '@vyprava/atlas/icons/signs.ts'
import type { ReactNode } from 'react'
import { SunIcon } from '../frame/sun.tsx'
import { LanguageChoice } from '../frame/tools.tsx'
import { addressOf } from '../router.ts'
import { theme, useSetting, useTexts } from '../settings/index.ts'
import { usePlay } from './context.ts'
import type { Opened } from './dialogs.tsx'
import { TakebackMark } from './takeback-mark.tsx'
import { headingOf } from './turns.ts'

type TopBarProps = { readonly fit: () => void; readonly open: (what: Opened) => void }

export function TopBar({ fit, open }: TopBarProps) {
  const texts = useTexts()
  const { play, settings, takebacks, turns } = texts
  const { scene, words, undo, redo, read, online } = usePlay()
  const night = useSetting(theme) === 'night'
  const stuck = scene.undo !== null && !scene.undo.possible ? play.noUndo[scene.undo.why] : undefined
  const back = scene.undo?.takeback === true ? takebacks.tool : play.undo
  return (
    <header className="top">
      <a className="mark" href={addressOf({ page: 'home' })} aria-label={`${texts.name}: ${play.doors}`}>
        <Rose />
        <span>{texts.name}</span>
      </a>
      <i className="dot" />
      <h1 className="game">{words.title}</h1>
      <i className="dot" />
      <p className="meta">
        {scene.sandbox !== null && (
          <b className="sandbox" title={play.sandboxNote}>
            {play.sandbox}
          </b>
        )}
        <TakebackMark />
        <span>{headingOf(scene.sight.turn, turns)}</span>
        {scene.sight.progress >= 0.01 && <span className="long">{play.done(scene.sight.progress)}</span>}
      </p>
      <div className="table-tools">
        {online?.tools}
        {scene.undo !== null && (
          <>
            <Tool label={back} press={undo} stuck={stuck} word="U">
              <Icon data={anticlockwiseRotation} />
            </Tool>
            {scene.link === undefined && (
              <Tool label={play.redo} press={redo} stuck={scene.redo ? undefined : play.noRedo} bare word="R">
                <Icon data={clockwiseRotation} />
              </Tool>
            )}
          </>
        )}
        <Tool label={play.rules} press={() => read(null)} word="B">
          <Icon data={openBook} />
        </Tool>
        <Tool label={play.fit} press={fit} bare desk word="F">
          <Icon data={expand} />
        </Tool>
        <Tool
          label={night ? settings.day : settings.night}
          press={() => theme.set(night ? 'day' : 'night')}
          bare
          desk
        >
          {night ? <SunIcon /> : <Icon data={moon} />}
        </Tool>
        <LanguageChoice />
        <Tool label={settings.title} press={() => open('settings')} bare>
          <Icon data={cog} />
        </Tool>
        <Tool label={play.help} press={() => open('help')} bare desk word="?">
          <span className="question" aria-hidden="true" />
        </Tool>
      </div>
    </header>
  )
}

type ToolProps = {
  readonly label: string
  readonly press: () => void
  readonly children: ReactNode
  /** Why it cannot be done now; pressing says it aloud. */
  readonly stuck?: string | undefined
  /** The icon alone. */
  readonly bare?: boolean
  /** Not on phones. */
  readonly desk?: boolean
  /** The key that does the same. */
  readonly word?: string
}

function Tool({ label, press, children, stuck, bare = false, desk = false, word }: ToolProps) {
  return (
    <button
      type="button"
      className={`btn btn--bare${desk ? ' desk' : ''}`}
      onClick={press}
      aria-label={label}
      aria-keyshortcuts={word}
      aria-disabled={stuck !== undefined}
      title={stuck ?? (word === undefined ? label : `${label} (${word})`)}
    >
      {children}
      {!bare && <span className="lbl">{label}</span>}
    </button>
  )
}
