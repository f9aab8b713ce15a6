import { Icon } from '@vyprava/atlas'
import { moon } from '@vyprava/atlas/icons/signs.ts'
import type { ReactNode } from 'react'
import { language, theme, useSetting, useTexts } from '../settings/index.ts'
import { LANGUAGE_NAMES, LANGUAGES } from '../texts/index.ts'
import { SunIcon } from './sun.tsx'

/** Day or night, Czech, Slovak or English. */
export function Tools() {
  const { settings } = useTexts()
  return (
    <fieldset className="tools" aria-label={settings.title}>
      <ThemeButton />
      <LanguageChoice />
    </fieldset>
  )
}

/** The way back, and the tools: the head of a page. */
export const PageTools = ({ back, children }: { readonly back: string; readonly children: ReactNode }) => (
  <div className="page-tools">
    <a className="btn btn--bare" href={back}>
      {children}
    </a>
    <Tools />
  </div>
)

function ThemeButton() {
  const { settings } = useTexts()
  const night = useSetting(theme) === 'night'
  return (
    <button type="button" className="btn btn--bare" onClick={() => theme.set(night ? 'day' : 'night')}>
      {night ? <SunIcon /> : <Icon data={moon} />}
      <span className="tools-word">{night ? settings.day : settings.night}</span>
    </button>
  )
}

export function LanguageChoice() {
  const { settings } = useTexts()
  const chosen = useSetting(language)
  return (
    <label className="tools-language">
      <span className="visually-hidden">{settings.language}</span>
      <select
        className="btn btn--bare"
        value={chosen}
        onChange={({ target }) => {
          const wanted = LANGUAGES.find((known) => known === target.value)
          if (wanted) language.set(wanted)
        }}
      >
        {LANGUAGES.map((known) => (
          <option key={known} value={known} lang={known}>
            {LANGUAGE_NAMES[known]}
          </option>
        ))}
      </select>
    </label>
  )
}
