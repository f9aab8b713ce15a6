import type { GameTable, GameWords, Language } from '@vyprava/atlas'
import { Rose } from '@vyprava/atlas'
import type { Room, Rules, Tutorial } from '@vyprava/games'
import type { Problem, Seat } from '@vyprava/kernel'
import { useSyncExternalStore } from 'react'
import { useLoaded } from '../frame/loaded.ts'
import { Page } from '../frame/page.tsx'
import type { LocalTable } from '../local/table.ts'
import { addressOf } from '../router.ts'
import { language, useSetting, useTexts } from '../settings/index.ts'
import { problemIn } from '../texts/problems.ts'
import type { OnlineParts } from './context.ts'
import { Elsewhere } from './elsewhere.tsx'
import { Frame } from './frame.tsx'
import { HandOver } from './hand-over.tsx'
import { useTable } from './open.ts'
import type { Scene } from './scene.ts'
import type { PlayTable } from './table.ts'

/** A table by its address. */
export function Play({ id }: { readonly id: string }) {
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

type SeatedProps = {
  readonly table: LocalTable
  readonly game: string
  readonly room: Room
  readonly rules: Rules
  readonly drawn: GameTable | null
  readonly tutorial: Tutorial | null
}

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
  const { players } = table.scene()
  return <HandOver player={players[serves]} takeOver={() => table.takeOver()} />
}

const servedBy = (scene: Scene): 'open' | 'gone' | Seat => (scene.kind === 'handover' ? scene.to : scene.kind)

type ShownProps = Omit<SeatedProps, 'table'> & {
  readonly table: PlayTable
  readonly online?: OnlineParts | null
}

/** Everything from here on exists only for the eyes that the screen serves now. */
export function Shown({ table, room, ...rest }: ShownProps) {
  const scene = useSyncExternalStore(table.watch, table.scene)
  const spoken = useWords(room, rest.rules.own)
  if (scene.kind !== 'open') return null
  if (spoken === null) return <Waiting />
  return (
    <Frame
      {...rest}
      key={table.id}
      table={table}
      room={room}
      scene={scene}
      words={spoken.words}
      language={spoken.language}
    />
  )
}

/** The words of a game in the reader's language; the former ones stay until the new have come. */
function useWords(
  room: Room,
  pack: unknown,
): { readonly language: Language; readonly words: GameWords } | null {
  const wanted = useSetting(language)
  const loaded = useLoaded(`${room.id} ${wanted}`, async () => ({
    language: wanted,
    words: await room.words(wanted, pack),
  }))
  if (loaded.state === 'failed') throw loaded.error
  return loaded.state === 'here' ? loaded.value : null
}

export function Waiting() {
  const { play } = useTexts()
  return (
    <Page>
      <main className="leaf waiting" tabIndex={-1} aria-busy="true">
        <Rose />
        <p>{play.loading}</p>
      </main>
    </Page>
  )
}

export function Leaf({ title, text }: { readonly title: string; readonly text: string }) {
  const { play } = useTexts()
  return (
    <Page>
      <main className="leaf" tabIndex={-1}>
        <article className="panel leaf-panel">
          <h1>
            <Rose />
            {title}
          </h1>
          <p>{text}</p>
          <a className="btn" href={addressOf({ page: 'home' })}>
            {play.home}
          </a>
        </article>
      </main>
    </Page>
  )
}
