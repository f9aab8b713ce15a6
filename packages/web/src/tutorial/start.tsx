import { Icon } from '@vyprava/atlas'
import { lanternFlame } from '@vyprava/atlas/icons/gear.ts'
import type { GameModule } from '@vyprava/module'
import { useTexts } from '../settings/index.ts'

type StartProps = { readonly module: GameModule; readonly label: string; readonly className: string }

/** The way to a game's first expedition; nothing where the game has none. What it needs is loaded on the way. */
export function StartTutorial({ module, label, className }: StartProps) {
  const { setup } = useTexts()
  if (module.tutorial === undefined) return null
  return (
    <button
      type="button"
      className={`btn ${className}`}
      onClick={async () => (await import('./begin.ts')).beginTutorial(module, setup)}
    >
      <Icon data={lanternFlame} />
      {label}
    </button>
  )
}
