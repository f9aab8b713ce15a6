import type { GameTable } from '@vyprava/atlas'
import { type Room, type Rules, roomOf } from '@vyprava/games'
import { type Problem, printProblem } from '@vyprava/kernel'
import { useEffect, useState } from 'react'
import { DOORS, type GameId } from '../doors/index.ts'
import { pageDesk } from '../local/bots.ts'
import { deviceShelf } from '../local/device.ts'
import { openBook } from '../local/saved.ts'
import { LocalTable } from '../local/table.ts'
import { channelBell, lockLead } from '../local/tabs.ts'
import { botPause } from '../settings/index.ts'

/** A table that was asked for by its address. */
export type Opening =
  | { readonly state: 'loading' }
  | { readonly state: 'gone' }
  | { readonly state: 'broken'; readonly why: string }
  | {
      readonly state: 'open'
      readonly table: LocalTable
      readonly game: GameId
      readonly room: Room
      readonly rules: Rules
      readonly drawn: GameTable | null
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
  return opening
}

async function openTable(id: string): Promise<Opening> {
  const shelf = deviceShelf()
  const saved = await shelf.get(id)
  if (saved === null) return { state: 'gone' }
  const room = roomOf(saved.game)
  const door = DOORS.find((known) => known.id === saved.game)
  if (room === null || door === undefined) return { state: 'broken', why: saved.game }
  const [rules, drawn] = await Promise.all([room.rules(), drawnTable(room)])
  const match = openBook(rules.game, saved.book)
  if (!match.ok) return broken(match.problem)
  const table = new LocalTable(saved, match.value, {
    shelf,
    bell: channelBell(),
    lead: lockLead,
    desk: pageDesk(rules),
    pause: () => new Promise((resolve) => setTimeout(resolve, botPause())),
    now: Date.now,
    idle,
  })
  return { state: 'open', table, game: door.id, room, rules, drawn }
}

const idle = (work: () => void): void => {
  if ('requestIdleCallback' in window) window.requestIdleCallback(work)
  else setTimeout(work, 100)
}

/** A table that cannot be loaded is no reason not to play. */
async function drawnTable(room: Room): Promise<GameTable | null> {
  try {
    return (await room.table?.()) ?? null
  } catch (error) {
    console.error('The drawn table could not be loaded', error)
    return null
  }
}

const broken = (problem: Problem): Opening => ({ state: 'broken', why: printProblem(problem) })
