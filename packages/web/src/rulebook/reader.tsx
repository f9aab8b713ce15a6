import type { GameModule, GameTable, Language } from '@vyprava/module'
import { useEffect, useId, useMemo, useRef, useState } from 'react'
import { useLoaded } from '../frame/loaded.ts'
import { Safe } from '../frame/safe.tsx'
import { addressOf } from '../router.ts'
import { language, useSetting, useTexts } from '../settings/index.ts'
import { type Block, isChapter, parseBook, type Section, type Span, textOf } from './book.ts'
import { finds } from './search.ts'
import '../frame/forms.css'
import './rulebook.css'

type Figures = NonNullable<GameTable['figures']>

type ReaderProps = {
  readonly game: string
  readonly module: GameModule
  /** The rule to open at. */
  readonly rule: string | null
  /** Follows a number to its rule; without it, by its address. */
  readonly follow?: (rule: string) => void
}

const NO_FIGURES: Figures = {}

/** The rulebook of a game, or that it has none. */
export function Reader(props: ReaderProps) {
  const { play } = useTexts()
  const { rulebook } = props.module
  return rulebook === undefined ? (
    <p className="quiet">{play.noRulebook}</p>
  ) : (
    <Book {...props} rulebook={rulebook} />
  )
}

type BookProps = ReaderProps & { readonly rulebook: NonNullable<GameModule['rulebook']> }

/** The rulebook with its search. */
function Book({ game, module, rulebook, rule, follow }: BookProps) {
  const { play } = useTexts()
  const spoken = useSetting(language)
  const [wanted, setWanted] = useState('')
  const prefix = useId()
  const body = useRef<HTMLElement>(null)
  const loaded = useLoaded(`${module.id} ${spoken}`, () => rulebook(spoken))
  const pictures = useLoaded(module.id, async () => (await module.table?.())?.figures ?? {})
  const figures = pictures.state === 'here' ? pictures.value : NO_FIGURES
  const markdown = loaded.state === 'here' ? loaded.value : null
  const sections = useMemo(() => (markdown === null ? [] : parseBook(markdown)), [markdown])
  const found = wanted.trim() === '' ? sections : sections.filter((section) => finds(textOf(section), wanted))
  const idOf = ({ rule, title }: Section) => `${prefix}${rule ?? title.replaceAll(/\s/g, '-')}`

  useEffect(() => {
    if (sections.length > 0 && rule !== null) turnTo(`${prefix}${rule}`)
  }, [rule, sections, prefix])

  /** What is found stands alone: its first paragraph comes into sight, however far somebody had read. */
  const search = (words: string) => {
    setWanted(words)
    body.current?.scrollTo(0, 0)
  }

  return (
    <div className="reader">
      <div className="reader-search">
        <input
          type="search"
          className="field"
          placeholder={play.searchRules}
          aria-label={play.searchRules}
          value={wanted}
          onChange={({ target }) => search(target.value)}
        />
        <output>{wanted.trim() === '' ? '' : play.found(found.length)}</output>
      </div>
      {wanted.trim() === '' && sections.length > 0 && <Contents sections={sections} idOf={idOf} />}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard must be able to scroll it */}
      <section className="reader-body" ref={body} tabIndex={0} aria-label={play.rulebook}>
        {found.map((section, place) => (
          <Paragraph
            key={section.rule ?? `${place} ${section.title}`}
            section={section}
            id={idOf(section)}
            lit={section.rule !== null && section.rule === rule}
            game={game}
            language={spoken}
            figures={figures}
            follow={follow}
          />
        ))}
        {markdown !== null && found.length === 0 && <p className="quiet">{play.noMatch}</p>}
      </section>
    </div>
  )
}

function turnTo(id: string): void {
  const heading = document.getElementById(id)
  heading?.scrollIntoView({ block: 'start' })
  heading?.focus({ preventScroll: true })
}

type ContentsProps = {
  readonly sections: readonly Section[]
  readonly idOf: (section: Section) => string
}

/** The chapters of the book. */
function Contents({ sections, idOf }: ContentsProps) {
  const { play } = useTexts()
  const details = useRef<HTMLDetailsElement>(null)
  const open = (chapter: Section) => {
    if (details.current !== null) details.current.open = false
    turnTo(idOf(chapter))
  }
  return (
    <details className="contents" ref={details}>
      <summary>{play.contents}</summary>
      <ul>
        {sections.filter(isChapter).map((chapter) => (
          <li key={chapter.title}>
            <button type="button" onClick={() => open(chapter)}>
              {chapter.title}
            </button>
          </li>
        ))}
      </ul>
    </details>
  )
}

type Follow = {
  readonly game: string
  readonly language: Language
  readonly figures: Figures
  readonly follow: ((rule: string) => void) | undefined
}

type ParagraphProps = Follow & {
  readonly section: Section
  readonly id: string
  readonly lit: boolean
}

function Paragraph({ section, id, lit, ...links }: ParagraphProps) {
  const Heading = section.level === 1 ? 'h2' : section.level === 2 ? 'h3' : 'h4'
  return (
    <section className={lit ? 'rule rule--lit' : 'rule'}>
      <Heading id={id} tabIndex={-1}>
        {section.rule !== null && <span className="rule-number">{section.rule}</span>} {section.title}
      </Heading>
      {section.blocks.map((block, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: printed text does not change places
        <Printed key={place} block={block} {...links} />
      ))}
    </section>
  )
}

function Printed({ block, ...links }: Follow & { readonly block: Block }) {
  if (block.kind === 'figure') {
    const Figure = links.figures[block.name]
    return Figure === undefined ? null : (
      <Safe instead={null}>
        <div className="rule-figure">
          <Figure language={links.language} />
        </div>
      </Safe>
    )
  }
  if (block.kind === 'paragraph') {
    return (
      <p>
        <Spans spans={block.spans} {...links} />
      </p>
    )
  }
  const List = block.ordered ? 'ol' : 'ul'
  return (
    <List>
      {block.items.map((spans, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: as above
        <li key={place}>
          <Spans spans={spans} {...links} />
        </li>
      ))}
    </List>
  )
}

function Spans({
  spans,
  game,
  follow,
}: Pick<Follow, 'game' | 'follow'> & { readonly spans: readonly Span[] }) {
  return spans.map(({ kind, text }, place) => {
    const key = `${place} ${text}`
    if (kind === 'strong') return <strong key={key}>{text}</strong>
    if (kind === 'em') return <em key={key}>{text}</em>
    if (kind === 'text') return text
    return (
      <a
        key={key}
        className="cite"
        href={addressOf({ page: 'rules', game, rule: text })}
        onClick={(event) => {
          if (follow === undefined) return
          event.preventDefault()
          follow(text)
        }}
      >
        {text}
      </a>
    )
  })
}
