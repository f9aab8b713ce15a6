import type { ZoomHandle } from '@vyprava/kit'
import type {
  GameModule,
  GameTable,
  GameWords,
  Language,
  Rules,
  Tutorial,
  WordContext,
} from '@vyprava/module'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { cell } from '../frame/cell.ts'
import { useHint } from '../hints/use-hint.ts'
import { useRoute } from '../router.ts'
import { useMotion, useTexts } from '../settings/index.ts'
import { useGuide } from '../tutorial/guide.ts'
import { useActing } from './acting.ts'
import type { Explained, OnlineParts, Opened, Pane, Play } from './context.ts'
import { type Ending, useEnding } from './ending.ts'
import { useQuestion } from './question.ts'
import type { OpenScene, Scene } from './scene.ts'
import type { PlayTable } from './table.ts'

export type FrameProps = {
  readonly table: PlayTable
  readonly game: string
  readonly module: GameModule
  readonly rules: Rules
  readonly drawn: GameTable | null
  /** The script that the learner follows, if they do. */
  readonly tutorial: Tutorial | null
  readonly scene: Scene & OpenScene
  readonly words: GameWords
  readonly language: Language
  readonly online?: OnlineParts | null
}

/** Everything that the parts of the frame share, made of what the table shows and what is open beside it. */
export function usePlayOf(props: FrameProps): { readonly play: Play; readonly ending: Ending } {
  const { table, game, module, rules, drawn, words, language, online = null } = props
  const { scene: led, guide } = useGuide(table, props.scene, {
    tutorial: props.tutorial,
    language,
    game: rules.game,
  })
  const scene = useQuestion(led)
  const motion = useMotion()
  const hints = useHint(rules, scene, online?.hints !== false)
  const acting = useActing(table, scene, rules.game, { led: guide !== null, closes: words.closes })
  const names = useMemo(() => scene.players.map(({ name }) => name), [scene.players])
  const { view } = scene.sight
  const { observer } = scene
  const context: WordContext<object> = useMemo(() => ({ view, names, observer }), [view, names, observer])
  const [promptLine] = useState(() => cell<string | null>(null))
  const said = { table, game, module, rules, drawn, scene, guide, words, language, names, context }
  const beside = useBeside()
  const reviewing = useReviewing(scene, rules, beside.show)
  const asking = useAsking(table, scene, online)
  const ending = useEnding(scene, motion)
  const toResult = useToResult(table, ending.back)
  const play = {
    ...said,
    motion,
    promptLine,
    hints,
    acting,
    online,
    toResult,
    ...beside,
    ...reviewing,
    ...asking,
  }
  return { play, ending }
}

/** The way back to the end of the game; null where there is none. */
function useToResult(table: PlayTable, back: Ending['back']): Play['toResult'] {
  return useMemo(() => {
    if (back === null) return null
    return () => {
      table.look(null)
      back()
    }
  }, [table, back])
}

/** What is open beside the board: a pane, the rulebook, a dialog. And how the board lies. */
function useBeside() {
  const [pane, setPane] = useState<Pane>('table')
  const [summons, setSummons] = useState(0)
  const [reading, setReading] = useState<Play['reading']>(null)
  const [opened, open] = useState<Opened | null>(null)
  const [zoomed] = useState(() => cell(false))
  const fitting = useRef<ZoomHandle>(null)
  const fit = useCallback(() => fitting.current?.fit(), [])
  const show = useCallback((wanted: Pane) => {
    setSummons(0)
    setPane(wanted)
  }, [])
  const summon = useCallback((wanted: Pane) => {
    setPane(wanted)
    setSummons((count) => count + 1)
  }, [])
  const read = useCallback((rule: string | null) => setReading({ rule }), [])
  const stopReading = useCallback(() => setReading(null), [])
  return { pane, show, summons, summon, reading, read, stopReading, opened, open, zoomed, fit, fitting }
}

/** The analysis of a finished game: whether there can be one, and whether it is open. */
function useReviewing(scene: Scene & OpenScene, rules: Rules, show: Play['show']) {
  const route = useRoute()
  const reviewable = scene.over && scene.link === undefined && rules.knowledge !== undefined
  const [wanted, want] = useState('analysis' in route && route.analysis === true)
  const reviewing = wanted && scene.over && scene.link === undefined
  const asked = useRef(reviewing)
  useEffect(() => {
    if (asked.current) show('analysis')
  }, [show])
  const setReviewing = useCallback(
    (open: boolean) => {
      want(open)
      show(open ? 'analysis' : 'table')
    },
    [show],
  )
  return { reviewable, reviewing, setReviewing }
}

/** What was wished and could not be done, and why; the way back and forth. */
function useAsking(table: PlayTable, scene: Scene & OpenScene, online: OnlineParts | null) {
  const texts = useTexts()
  const [explained, setExplained] = useState<Explained | null>(null)
  const [notice, setNotice] = useState<string | null>(null)
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
  const trouble = scene.link?.trouble ?? null
  const said = online?.said
  useEffect(() => {
    if (said === undefined) return
    if (trouble === null) setNotice(null)
    else if (trouble.kind === 'refused') setExplained({ refusal: trouble.refusal, place: null })
    else setNotice(said(trouble))
  }, [trouble, said])
  return { explained, explain, notice, undo, redo }
}
