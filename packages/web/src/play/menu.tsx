import { Icon } from '@vyprava/atlas'
import { clockwiseRotation, cog, openBook } from '@vyprava/atlas/icons/signs.ts'
import { type ReactNode, useId, useRef } from 'react'
import { LanguageChoice } from '../frame/tools.tsx'
import { addressOf } from '../router.ts'
import { useTexts } from '../settings/index.ts'
import { usePlay } from './context.ts'
import { useTabs } from './tabs.ts'
import { LightTool, Tool } from './tool.tsx'
import { headingOf } from './turns.ts'

/** Everything that is seldom needed, and whatever has no room elsewhere at this size. */
export function Menu() {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const { play, settings, turns } = useTexts()
  const { scene, words, redo, read, open } = usePlay()
  const close = () => list.current?.hidePopover()
  const then = (act: () => void) => () => {
    close()
    act()
  }
  return (
    <>
      <button
        type="button"
        className="btn btn--bare tool-more"
        popoverTarget={id}
        aria-label={play.menu}
        title={play.menu}
      >
        <svg className="ico" viewBox="0 0 24 24" aria-hidden="true">
          <circle cx="5" cy="12" r="2.3" />
          <circle cx="12" cy="12" r="2.3" />
          <circle cx="19" cy="12" r="2.3" />
        </svg>
      </button>
      <div className="panel table-menu" id={id} ref={list} popover="auto" onChange={close}>
        <div className="menu-title">
          <b>{words.title}</b>
          <span>{headingOf(scene.sight.turn, turns)}</span>
        </div>
        <MenuTabs close={close} />
        {scene.undo !== null && scene.link === undefined && (
          <Tool
            name="redo"
            label={play.redo}
            press={then(redo)}
            stuck={scene.redo ? undefined : play.noRedo}
            said
          >
            <Icon data={clockwiseRotation} />
          </Tool>
        )}
        <Tool name="rules" label={play.rules} press={then(() => read(null))} said>
          <Icon data={openBook} />
        </Tool>
        <LightTool said />
        <Tool name="settings" label={settings.title} press={then(() => open('settings'))} said>
          <Icon data={cog} />
        </Tool>
        <Tool name="help" label={play.help} press={then(() => open('help'))} said>
          <span className="question" aria-hidden="true" />
        </Tool>
        <LanguageChoice />
        <a className="btn btn--bare menu-home" href={addressOf({ page: 'home' })}>
          {play.home}
        </a>
      </div>
    </>
  )
}

/** The tabs, where the bar of tabs has no room. */
function MenuTabs({ close }: { readonly close: () => void }): ReactNode {
  return useTabs().map(({ name, title, icon, chosen, open }) => (
    <button
      key={name}
      type="button"
      className={`btn btn--bare menu-tab menu-tab--${name}`}
      aria-pressed={chosen}
      onClick={() => {
        close()
        open()
      }}
    >
      <Icon data={icon} />
      <span className="lbl">{title}</span>
    </button>
  ))
}
