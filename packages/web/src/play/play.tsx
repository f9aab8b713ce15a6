import { Rose } from '@vyprava/atlas'
import type { GameModule, GameTable, GameWords, Language, Rules, Tutorial } from '@vyprava/module'
import { wordsOf } from '@vyprava/module'
import { type ReactNode, useSyncExternalStore } from 'react'
import { useLoaded } from '../frame/loaded.ts'
import { Page } from '../frame/page.tsx'
import { addressOf } from '../router.ts'
import { language, useSetting, useTexts } from '../settings/index.ts'
import type { OnlineParts } from './context.ts'
import { Frame } from './frame.tsx'
import type { PlayTable } from './table.ts'

type ShownProps = {
  readonly table: PlayTable
  readonly game: string
  readonly module: GameModule
  readonly rules: Rules
  readonly drawn: GameTable | null
  readonly tutorial: Tutorial | null
  readonly online?: OnlineParts | null
}

/** Everything from here on exists only for the eyes that the screen serves now. */
export function Shown({ table, module, ...rest }: ShownProps) {
  const scene = useSyncExternalStore(table.watch, table.scene)
  const spoken = useWords(module, rest.rules.own)
  if (scene.kind !== 'open') return null
  if (spoken === null) return <Waiting />
  return (
    <Frame
      {...rest}
      key={table.id}
      table={table}
      module={module}
      scene={scene}
      words={spoken.words}
      language={spoken.language}
    />
  )
}

/** The words of a game in the reader's language; the former ones stay until the new have come. */
function useWords(
  module: GameModule,
  pack: unknown,
): { readonly language: Language; readonly words: GameWords } | null {
  const wanted = useSetting(language)
  const loaded = useLoaded(`${module.id} ${wanted}`, async () => ({
    language: wanted,
    words: await wordsOf(module, wanted, pack),
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

type LeafProps = { readonly title: string; readonly text: string; readonly children?: ReactNode }

export function Leaf({ title, text, children }: LeafProps) {
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
          <p className="leaf-ways">
            {children}
            <a className="btn" href={addressOf({ page: 'home' })}>
              {play.home}
            </a>
          </p>
        </article>
      </main>
    </Page>
  )
}
