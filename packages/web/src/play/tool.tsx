import { Icon } from '@vyprava/atlas'
import { moon } from '@vyprava/atlas/icons/signs.ts'
import type { ReactNode } from 'react'
import { SunIcon } from '../frame/sun.tsx'
import { theme, useSetting, useTexts } from '../settings/index.ts'

type ToolProps = {
  /** By which the layout knows where it has room. */
  readonly name: string
  readonly label: string
  readonly press: () => void
  readonly children: ReactNode
  /** Why it cannot be done now; pressing says it aloud. */
  readonly stuck?: string | undefined
  /** With its label beside the icon, where there is room. */
  readonly said?: boolean
  /** The key that does the same. */
  readonly word?: string
}

export function Tool({ name, label, press, children, stuck, said = false, word }: ToolProps) {
  return (
    <button
      type="button"
      className={`btn btn--bare tool-${name}`}
      onClick={press}
      aria-label={label}
      aria-keyshortcuts={word}
      aria-disabled={stuck !== undefined}
      title={stuck ?? (word === undefined ? label : `${label} (${word})`)}
    >
      {children}
      {said && <span className="lbl">{label}</span>}
    </button>
  )
}

/** Day or night. */
export function LightTool({ said = false }: { readonly said?: boolean }) {
  const { settings } = useTexts()
  const night = useSetting(theme) === 'night'
  return (
    <Tool
      name="light"
      label={night ? settings.day : settings.night}
      press={() => theme.set(night ? 'day' : 'night')}
      said={said}
    >
      {night ? <SunIcon /> : <Icon data={moon} />}
    </Tool>
  )
}
