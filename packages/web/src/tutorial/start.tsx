import { Icon } from '@vyprava/atlas'
import { lanternFlame } from '@vyprava/atlas/icons/gear.ts'
import type { Room } from '@vyprava/games'
import { useTexts } from '../settings/index.ts'

type StartProps = { readonly room: Room; readonly label: string; readonly className: string }

/** The way to a game's first expedition; nothing where the game has none. What it needs is loaded on the way. */
export function StartTutorial({ room, label, className }: StartProps) {
  const { setup } = useTexts()
  if (room.tutorial === null) return null
  return (
    <button
      type="button"
      className={`btn ${className}`}
      onClick={async () => (await import('./begin.ts')).beginTutorial(room, setup)}
    >
      <Icon data={lanternFlame} />
      {label}
    </button>
  )
}
