import type { Problem, Seat } from '@vyprava/kernel'
import { type ComponentProps, useSyncExternalStore } from 'react'
import { HandOver } from '../play/hand-over.tsx'
import { Leaf, Shown, Waiting } from '../play/play.tsx'
import type { Scene } from '../play/scene.ts'
import { language, useSetting, useTexts } from '../settings/index.ts'
import { problemIn } from '../texts/problems.ts'
import { Elsewhere } from './elsewhere.tsx'
import { useTable } from './open.ts'
import type { LocalTable } from './table.ts'

/** A game of this device by its address. */
export function PlayPage({ id }: { readonly id: string }) {
  const { play, shelf } = useTexts()
  const spoken = useSetting(language)
  const opening = useTable(id)
  const saidOf = (why: string | Problem) =>
    typeof why === 'string' ? why : shelf.where(problemIn(spoken, why))
  switch (opening.state) {
    case 'loading':
      return <Waiting />
    case 'gone':
      return <Elsewhere />
    case 'broken':
      return <Leaf title={play.broken} text={saidOf(opening.why)} />
    case 'open':
      return <Seated {...opening} />
  }
}

type SeatedProps = ComponentProps<typeof Shown> & { readonly table: LocalTable }

/**
 * Knows only who may look. React remembers what a component held before; so whatever holds a view is taken away
 * as a whole when the screen goes from hand to hand.
 */
function Seated(props: SeatedProps) {
  const { table } = props
  const { play } = useTexts()
  const serves = useSyncExternalStore(table.watch, () => servedBy(table.scene()))
  if (serves === 'gone') return <Leaf title={play.gone} text={play.goneNote} />
  if (serves === 'open') return <Shown {...props} />
  const scene = table.scene()
  const silent = scene.kind === 'handover' && scene.silent
  return <HandOver player={scene.players[serves]} silent={silent} takeOver={() => table.takeOver()} />
}

const servedBy = (scene: Scene): 'open' | 'gone' | Seat => (scene.kind === 'handover' ? scene.to : scene.kind)
