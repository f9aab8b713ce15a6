import { type GameTable, type GameWords, type Language, Sheet, type WordContext } from '@vyprava/atlas'
import type { Room, Rules, Tutorial } from '@vyprava/games'
import { lazy, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { AnalysisPanel } from '../analysis/panel.tsx'
import { cell } from '../frame/cell.ts'
import { useHint } from '../hints/use-hint.ts'
import { useRoute } from '../router.ts'
import { Drawer } from '../rulebook/drawer.tsx'
import { useMotion, useTexts } from '../settings/index.ts'
import { useSounds } from '../sound/use-sounds.ts'
import { useGuide } from '../tutorial/guide.ts'
import { Lesson } from '../tutorial/lesson.tsx'
import { Board } from './board.tsx'
import { type Explained, type OnlineParts, type Pane, type Play, PlayProvider } from './context.ts'
import { Dialogs, type Opened } from './dialogs.tsx'
import { loadEnd, useEnding } from './ending.ts'
import { useKeys } from './keys.ts'
import { later } from './later.tsx'
import { PromptLine } from './prompt.tsx'
import { Rail } from './rail.tsx'
import { useRehearsal } from './rehearsal.tsx'
import type { OpenScene, Scene } from './scene.ts'
import { Side } from './side.tsx'
import { TabBar } from './tab-bar.tsx'
import type { PlayTable } from './table.ts'
import { TimeLine } from './time-line.tsx'
import { Tip } from './tip.tsx'
import { TopBar } from './top-bar.tsx'
import './play.css'
import '../frame/forms.css'
import './panels.css'
import './narrow.css'

type FrameProps = {
  readonly table: PlayTable
  readonly game: string
  readonly room: Room
  readonly rules: Rules
  readonly drawn: GameTable | null
  /** The script that the learner follows, if they do. */
  readonly tutorial: Tutorial | null
  readonly scene: Scene & OpenScene
  readonly words: GameWords
  readonly language: Language
  readonly online?: OnlineParts | null
}

const EndPage = lazy(async () => ({ default: (await loadEnd()).EndPage }))

const LateTopBar = later(TopBar)
const LatePrompt = later(PromptLine, 'aside')
const LateRail = later(Rail)
const LateTabBar = later(TabBar)
const LateSide = later(Side, 'log')

/** The frame around every game: margins of the map, and the game's own board in the middle. */
export function Frame(props: FrameProps) {
  const { table, game, room, rules, drawn, words, language, online = null } = props
  const { scene, guide } = useGuide(table, props.scene, {
    tutorial: props.tutorial,
    language,
    game: rules.game,
  })
  const texts = useTexts()
  const motion = useMotion()
  useSounds(scene, drawn)
  const hints = useHint(rules, scene)
  const route = useRoute()
  const reviewable = scene.over && scene.link === undefined && rules.knowledge !== undefined
  const [wanted, review] = useState(route.page === 'play' && route.analysis === true)
  const reviewing = wanted && reviewable
  const [pane, setPane] = useState<Pane>(reviewing ? 'analysis' : 'table')
  const [summons, summon] = useState(0)
  const [rule, setRule] = useState<{ readonly rule: string | null } | null>(null)
  const [explained, setExplained] = useState<Explained | null>(null)
  const [hint] = useState(() => cell<string | null>(null))
  const [notice, setNotice] = useState<string | null>(null)
  const [opened, open] = useState<Opened | null>(null)
  const fit = useRef<() => void>(() => {})
  const fitNow = useCallback(() => fit.current(), [])
  useEffect(() => {
    if (document.activeElement === document.body)
      document.querySelector('main')?.focus({ preventScroll: true })
  }, [])

  const names = useMemo(() => scene.players.map(({ name }) => name), [scene.players])
  const { view } = scene.sight
  const { observer } = scene
  const context: WordContext<object> = useMemo(() => ({ view, names, observer }), [view, names, observer])

  const explain = useCallback((wanted: Explained | null) => {
    setNotice(null)
    setExplained(wanted)
  }, [])
  const undo = useCallback(() => {
    setExplained(null)
    if (scene.undo === null) return
    const undone = table.moves?.undo() ?? null
    setNotice(undone === null || undone.possible ? null : texts.play.noUndo[undone.why])
  }, [table, scene.undo, texts])
  const redo = useCallback(() => {
    setExplained(null)
    setNotice(scene.redo ? null : texts.play.noRedo)
    table.moves?.redo?.()
  }, [table, scene.redo, texts])
  const show = useCallback((wanted: Pane) => {
    summon(0)
    setPane(wanted)
  }, [])
  const setReviewing = useCallback((open: boolean) => {
    review(open)
    setPane(open ? 'analysis' : 'table')
  }, [])
  const read = useCallback((wanted: string | null) => setRule({ rule: wanted }), [])
  const stopReading = useCallback(() => setRule(null), [])
  const trouble = scene.link?.trouble ?? null
  const said = online?.said
  useEffect(() => {
    if (said === undefined) return
    if (trouble === null) setNotice(null)
    else if (trouble.kind === 'refused') setExplained({ refusal: trouble.refusal, place: null })
    else setNotice(said(trouble))
  }, [trouble, said])

  const ending = useEnding(scene, motion)
  const { back } = ending
  const toResult =
    back === null
      ? null
      : () => {
          table.look(null)
          back()
        }
  const play: Play = {
    toResult,
    table,
    game,
    room,
    rules,
    drawn,
    scene,
    guide,
    words,
    language,
    names,
    context,
    motion,
    pane,
    show,
    summons,
    read,
    explained,
    explain,
    hint,
    hints,
    reviewable,
    reviewing,
    setReviewing,
    undo,
    redo,
    notice,
    online,
  }
  useRehearsal(play)
  useKeys({
    u: undo,
    r: redo,
    l() {
      setPane('list')
      summon(summons + 1)
    },
    ...(online?.talk === undefined
      ? {}
      : {
          c() {
            setPane('talk')
            requestAnimationFrame(() => document.querySelector<HTMLElement>('.talk-say .field')?.focus())
          },
        }),
    b: () => (rule === null ? read(null) : setRule(null)),
    f: fitNow,
    h: hints.ask,
    '?': () => open('help'),
    ',': () => table.look(scene.shown - 1),
    '.': () => table.look(scene.shown + 1),
    end: () => table.look(null),
    escape() {
      if (explained !== null) explain(null)
      else if (notice !== null) setNotice(null)
      else if (rule !== null) setRule(null)
      else if (hints.hint.state !== 'none') hints.drop()
      else if (scene.shown !== scene.length) table.look(null)
      else if (guide !== null && guide.state !== 'left') guide.leave()
    },
  })

  const { result } = scene.sight
  if (ending.open && result !== null && !reviewing) {
    return (
      <PlayProvider value={play}>
        <Suspense>
          <EndPage result={result} leave={ending.leave} />
        </Suspense>
      </PlayProvider>
    )
  }
  return (
    <PlayProvider value={play}>
      <div
        className="table"
        data-game={game}
        data-pane={pane}
        data-drawn={drawn !== null}
        data-analysis={reviewing}
      >
        <Sheet
          className="table-sheet"
          seed="table"
          width={1440}
          height={900}
          scale={260}
          levels={10}
          step={18}
        />
        <LateTopBar fit={fitNow} open={open} />
        <LatePrompt />
        <LateRail />
        <Board fit={fit} />
        <LateSide />
        <AnalysisPanel />
        <TimeLine />
        <LateTabBar reading={rule !== null} stopReading={stopReading} />
        <Tip />
        <Lesson />
        {rule !== null && (
          <Drawer game={game} room={room} rule={rule.rule} close={() => setRule(null)} key={rule.rule} />
        )}
        <Dialogs opened={opened} close={() => open(null)} talk={online?.talk?.title ?? null} />
      </div>
    </PlayProvider>
  )
}
