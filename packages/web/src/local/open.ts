import { moduleOf } from '@vyprava/games'
import { bad, type Match, type Problem } from '@vyprava/kernel'
import type { GameModule, GameTable, Rules, Tutorial } from '@vyprava/module'
import { useEffect, useState } from 'react'
import { afterStage } from '../play/stage.ts'
import { botPause, scriptPause } from '../settings/index.ts'
import { openBook } from '../table/book.ts'
import { scriptedDesk } from '../tutorial/desk.ts'
import { scripted } from '../tutorial/pause.ts'
import { holds, trailOf } from '../tutorial/script.ts'
import { workerDesk } from './bots-worker.ts'
import { deviceShelf } from './device.ts'
import { rulesWith } from './packs.ts'
import type { SavedMatch } from './saved.ts'
import { recovered, storageScratch } from './scratch.ts'
import { LocalTable } from './table.ts'
import { channelBell, lockLead } from './tabs.ts'

/** A table that was asked for by its address. */
export type Opening =
  | { readonly state: 'loading' }
  | { readonly state: 'gone' }
  | { readonly state: 'broken'; readonly why: string | Problem }
  | {
      readonly state: 'open'
      readonly table: LocalTable
      readonly game: string
      readonly module: GameModule
      readonly rules: Rules
      readonly drawn: GameTable | null
      readonly tutorial: Tutorial | null
    }

const scratch = storageScratch()

/** Two frames, in milliseconds: a game is kept when its picture is drawn, as soon as the page has a moment for it. */
const FRAMES = 32
/** A page that always has something to do is not waited for any longer, in milliseconds. */
const AT_LAST = 500

/** While the page closes, what the shelf has not got yet is noted. */
function noteOnLeaving(table: LocalTable): () => void {
  const leave = () => {
    const unsaved = table.unsaved()
    if (unsaved !== null) scratch.write(unsaved)
  }
  window.addEventListener('pagehide', leave)
  return () => window.removeEventListener('pagehide', leave)
}

export function useTable(id: string): Opening {
  const [opening, setOpening] = useState<Opening>({ state: 'loading' })
  useEffect(() => {
    let wanted = true
    setOpening({ state: 'loading' })
    const opened = openTable(id).catch((error: unknown): Opening => {
      console.error(error)
      return { state: 'broken', why: error instanceof Error ? error.message : String(error) }
    })
    opened.then((found) => {
      if (wanted) setOpening(found)
    })
    return () => {
      wanted = false
      opened.then((found) => {
        if (found.state === 'open') found.table.close()
      })
    }
  }, [id])
  const table = opening.state === 'open' ? opening.table : null
  useEffect(() => (table === null ? undefined : noteOnLeaving(table)), [table])
  return opening
}

async function openTable(id: string): Promise<Opening> {
  const shelf = deviceShelf()
  const saved = await recovered(shelf, scratch, id)
  if (saved === null) return { state: 'gone' }
  const module = moduleOf(saved.game)
  if (module === null) return broken(bad('game', saved.game, 'a game that Výprava has').problem)
  const [equipped, drawn] = await Promise.all([rulesWith(module, saved.pack), drawnTable(module, saved.pack)])
  if (!equipped.ok) return broken(equipped.problem)
  const rules = equipped.value
  const match = openBook(rules.game, saved.book)
  if (!match.ok) return broken(match.problem)
  const tutorial = await scriptOf(module, saved, match.value)
  const desk = workerDesk(module.id, rules)
  const table = new LocalTable(saved, match.value, {
    shelf,
    bell: channelBell(),
    lead: lockLead,
    desk: tutorial === null ? desk : scriptedDesk(tutorial, desk, () => scripted.wait(scriptPause())),
    pause: () => scripted.wait(botPause()).then(afterStage),
    now: Date.now,
    breath: () => wait(FRAMES).then(() => new Promise(idle)),
    idle,
  })
  return { state: 'open', table, game: module.id, module, rules, drawn, tutorial }
}

const wait = (time: number) => new Promise<void>((resolve) => setTimeout(resolve, time))

/** The script of a tutorial; null where nobody follows it, or where it does not fit the rules and the match. */
async function scriptOf(
  module: GameModule,
  { tutorial: mark }: SavedMatch,
  match: Match,
): Promise<Tutorial | null> {
  if (mark === undefined || mark.state === 'over' || module.tutorial === undefined) return null
  const tutorial = await module.tutorial()
  const part = tutorial.parts.at(mark.part)
  const station = part === undefined ? undefined : trailOf(part).at(mark.step)
  if (station === undefined) return null
  return mark.state !== 'on' || holds(tutorial, match, station) ? tutorial : null
}

const idle = (work: () => void): void => {
  if ('requestIdleCallback' in window) window.requestIdleCallback(work, { timeout: AT_LAST })
  else setTimeout(work, 100)
}

/** A table that cannot be loaded is no reason not to play. */
async function drawnTable(module: GameModule, pack: unknown): Promise<GameTable | null> {
  try {
    return (await module.table?.(pack)) ?? null
  } catch (error) {
    console.error('The drawn table could not be loaded', error)
    return null
  }
}

const broken = (problem: Problem): Opening => ({ state: 'broken', why: problem })
