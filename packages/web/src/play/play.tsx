import type { GameTable, GameWords, Language } from '@vyprava/atlas'
import { Rose } from '@vyprava/atlas'
import type { Room, Rules, Tutorial } from '@vyprava/games'
import { useSyncExternalStore } from 'react'
import type { GameId } from '../doors/index.ts'
import { useLoaded } from '../frame/loaded.ts'
import { Page } from '../frame/page.tsx'
import type { LocalTable } from '../local/table.ts'
import { addressOf } from '../router.ts'
import { language, useSetting, useTexts } from '../settings/index.ts'
import { Frame } from './frame.tsx'
import { HandOver } from './hand-over.tsx'
import { useTable } from './open.ts'

/** A table by its address. */
export function Play({ id }: { readonly id: string }) {
  const { play } = useTexts()
  const opening = useTable(id)
  switch (opening.state) {
    case 'loading':
      return <Waiting />
    case 'gone':
      return <Leaf title={play.gone} text={play.goneNote} />
    case 'broken':
      return <Leaf title={play.broken} text={opening.why} />
    case 'open':
      return <Seated {...opening} />
  }
}

type SeatedProps = {
  readonly table: LocalTable
  readonly game: GameId
  readonly room: Room
  readonly rules: Rules
  readonly drawn: GameTable | null
  readonly tutorial: Tutorial | null
}

/** Everything beyond this point exists only for the eyes that the screen serves now. */
function Seated({ table, game, room, rules, drawn, tutorial }: SeatedProps) {
  const { play } = useTexts()
  const scene = useSyncExternalStore(table.watch, table.scene)
  const spoken = useWords(room)
  if (scene.kind === 'gone') return <Leaf title={play.gone} text={play.goneNote} />
  if (scene.kind === 'handover') {
    return <HandOver player={scene.players[scene.to]} takeOver={() => table.takeOver()} />
  }
  if (spoken === null) return <Waiting />
  return (
    <Frame
      key={table.id}
      table={table}
      game={game}
      room={room}
      rules={rules}
      drawn={drawn}
      tutorial={tutorial}
      scene={scene}
      words={spoken.words}
      language={spoken.language}
    />
  )
}

/** The words of a game in the reader's language; the former ones stay until the new have come. */
function useWords(room: Room): { readonly language: Language; readonly words: GameWords } | null {
  const wanted = useSetting(language)
  const loaded = useLoaded(`${room.id} ${wanted}`, async () => ({
    language: wanted,
    words: await room.words(wanted),
  }))
  if (loaded.state === 'failed') throw loaded.error
  return loaded.state === 'here' ? loaded.value : null
}

function Waiting() {
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
