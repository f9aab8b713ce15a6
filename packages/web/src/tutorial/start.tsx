import { Icon } from '@vyprava/atlas'
import { lanternFlame } from '@vyprava/atlas/icons/gear.ts'
import type { GameModule } from '@vyprava/module'
import { useId } from 'react'
import { useTexts } from '../settings/index.ts'

interface StartProps {
  readonly module: GameModule
  readonly label: string
  readonly className: string
  /** What names the game, where the label does not. */
  readonly of?: string
}

/** The way to a game's first expedition; nothing where the game has none. What it needs is loaded on the way. */
export function StartTutorial({ module, label, className, of }: StartProps) {
  const { setup } = useTexts()
  const words = useId()
  if (module.tutorial === undefined) return null
  return (
    <button
      type="button"
      className={`btn ${className}`}
      aria-labelledby={of === undefined ? undefined : `${of} ${words}`}
      onClick={async () => (await import('./begin.ts')).beginTutorial(module, setup)}
    >
      <Icon data={lanternFlame} />
      <span id={words}>{label}</span>
    </button>
  )
}
