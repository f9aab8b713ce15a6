import type { Seat } from '@vyprava/kernel'
import { applyAnswer, owesAnswer, resetAnswer } from './answer.ts'
import type { Chart } from './chart.ts'
import { choosingSeat, isReady } from './preparation.ts'
import type { Printed } from './printed.ts'
import { ranksOf, scoresOf } from './scoring.ts'
import { type ArkCourse, markIdle, settleSupport } from './sheet.ts'
import type { Ark } from './state.ts'
import { isCompassFull, isStuck } from './targets.ts'
import { type EndReason, NONE, PART_COUNT } from './vocabulary.ts'

/** Lists of seats, by the set of their bits. */
const SEAT_SETS: readonly (readonly Seat[])[] = Array.from({ length: 128 }, (_, bits) =>
  [0, 1, 2, 3, 4, 5, 6].filter((seat) => (bits >> seat) & 1),
)

/** Who owes a decision: in a turn the active player and all who answer, at once (AR-201, AR-220). */
export function decidersOf(state: Ark): readonly Seat[] {
  switch (state.phase) {
    case 'characters':
      return SEAT_SETS[1 << choosingSeat(state)]
    case 'preparation':
      return seatsThat(state, isUnprepared)
    case 'naming':
      return SEAT_SETS[1 << state.active]
    case 'turn':
      return seatsThat(state, isBusy)
    case 'over':
      return SEAT_SETS[0]
  }
}

function seatsThat(state: Ark, fits: (state: Ark, seat: Seat) => boolean): readonly Seat[] {
  let bits = 0
  for (let seat = 0; seat < state.sheets.length; seat++) if (fits(state, seat)) bits |= 1 << seat
  return SEAT_SETS[bits]
}

const isUnprepared = ({ sheets }: Ark, seat: Seat): boolean => !isReady(sheets[seat])

const isBusy = (state: Ark, seat: Seat): boolean =>
  (seat === state.active && state.stage !== 'ended') || owesAnswer(state, seat)

/** After every action: begins the first turn, and ends turns in which nobody has anything left to do. */
export function proceed(printed: Printed, chart: Chart, state: Ark, course: ArkCourse): void {
  if (state.phase === 'preparation' && decidersOf(state).length === 0) {
    for (const sheet of state.sheets) settleSupport(chart, sheet)
    const first = state.mode === 'solo' ? 0 : course.random.int(state.sheets.length)
    course.emit({ type: 'firstPlayer', seat: first })
    openTurn(printed, chart, state, first, course)
  }
  while (state.phase === 'turn' && decidersOf(state).length === 0) {
    closeTurn(printed, chart, state, course)
    if (state.ended !== null) return
    openNext(printed, chart, state, course)
  }
}

/** The next seat; alone, the die and the player take turns until the compass is full (AR-950, AR-956). */
function openNext(printed: Printed, chart: Chart, state: Ark, course: ArkCourse): void {
  if (state.mode !== 'solo') {
    openTurn(printed, chart, state, nextSeat(state), course)
  } else if (state.die || isCompassFull(state.sheets[0])) {
    openTurn(printed, chart, state, 0, course)
  } else {
    beginTurn(state, 0)
    rollTurn(state, course)
  }
}

/** Seats out of time are passed over when the die could only hand out minus points (AR-326, AR-R17). */
function nextSeat(state: Ark): Seat {
  const count = state.sheets.length
  let seat = (state.active + 1) % count
  while (state.sheets[seat].status === 'outOfTime' && allFull(state, NONE)) seat = (seat + 1) % count
  return seat
}

/** Whether all players in time, but for one, have a full compass. */
function allFull({ sheets }: Ark, except: Seat): boolean {
  for (let seat = 0; seat < sheets.length; seat++) {
    if (seat === except || sheets[seat].status !== 'playing') continue
    if (!isCompassFull(sheets[seat])) return false
  }
  return true
}

function beginTurn(state: Ark, seat: Seat): void {
  state.turn += 1
  state.active = seat
  state.named = NONE
  state.die = false
  state.stage = 'before'
  state.move.length = 0
  state.movePaints.length = 0
}

function openTurn(printed: Printed, chart: Chart, state: Ark, seat: Seat, course: ArkCourse): void {
  const sheet = state.sheets[seat]
  beginTurn(state, seat)
  course.emit({ type: 'turnStarted', seat, turn: state.turn })
  if (sheet.status === 'playing') {
    if (!isStuck(printed, chart, sheet)) {
      state.phase = 'naming'
      return
    }
    markIdle(printed, sheet, seat, course)
  }
  state.stage = 'ended'
  if (state.mode === 'cooperative') {
    state.phase = 'naming'
    return
  }
  state.phase = 'turn'
  if (state.mode === 'race' && !allFull(state, seat)) rollTurn(state, course)
}

/** A die names the colour; a six is rolled again, or is wild (AR-326, AR-951, AR-952, AR-R38). */
function rollTurn(state: Ark, course: ArkCourse): void {
  const seat = state.active
  const rolls: number[] = [course.random.die(6)]
  const wild = state.mode === 'solo' && state.wildSix && rolls[0] === 6
  while (!wild && rolls[rolls.length - 1] === 6) rolls.push(course.random.die(6))
  state.die = true
  state.stage = 'ended'
  const colour = wild ? NONE : rolls[rolls.length - 1] - 1
  course.emit({ type: 'rolled', seat, rolls, colour })
  if (wild) state.phase = 'naming'
  else nameColour(state, colour)
}

/** The turn's colour for everybody who answers (AR-204). */
export function nameColour(state: Ark, colour: number): void {
  state.named = colour
  state.phase = 'turn'
  for (let seat = 0; seat < state.sheets.length; seat++) {
    if (owesAnswer(state, seat)) resetAnswer(state.sheets[seat], colour)
  }
}

/** Answers are revealed together, parts are counted, the end is checked (AR-211, AR-221). */
function closeTurn(printed: Printed, chart: Chart, state: Ark, course: ArkCourse): void {
  const { sheets } = state
  for (let seat = 0; seat < sheets.length; seat++) {
    if (!sheets[seat].answer.done) continue
    applyAnswer(printed, chart, state, seat, course)
    resetAnswer(sheets[seat], NONE)
  }
  for (let seat = 0; seat < sheets.length; seat++) {
    settleSupport(chart, sheets[seat])
    countParts(chart, state, seat, course)
    updateStatus(printed, state, seat, course)
  }
  state.ended = endOf(state)
  if (state.ended !== null) end(printed, state, state.ended, course)
}

function countParts(chart: Chart, state: Ark, seat: Seat, course: ArkCourse): void {
  const sheet = state.sheets[seat]
  if (!sheet.stale) return
  sheet.stale = false
  const parts = chart.finder.count(sheet.painted, sheet.compass)
  if (parts === sheet.parts) return
  course.emit({ type: 'partsFound', seat, parts, before: sheet.parts })
  sheet.parts = parts
}

/** Whoever has found the ark is finished in the cooperative game; a full counter ends the time (AR-323, AR-904). */
function updateStatus(printed: Printed, state: Ark, seat: Seat, course: ArkCourse): void {
  const sheet = state.sheets[seat]
  if (sheet.status !== 'playing') return
  if (sheet.parts === PART_COUNT) {
    sheet.status = 'finished'
    course.emit({ type: 'finished', seat })
  } else if (sheet.counter.length >= printed.sheet.counterSlots) {
    sheet.status = 'outOfTime'
    course.emit({ type: 'outOfTime', seat })
  }
}

/** One find ends a race, one failure a cooperative game; else it lasts while somebody plays (8xx, 9xx). */
function endOf({ mode, sheets }: Ark): EndReason | null {
  const found = sheets.some(({ status }) => status === 'finished')
  const late = sheets.some(({ status }) => status === 'outOfTime')
  const playing = sheets.some(({ status }) => status === 'playing')
  if (mode === 'cooperative') return late ? 'time' : playing ? null : 'found'
  return found ? 'found' : playing ? null : 'time'
}

function end(printed: Printed, state: Ark, reason: EndReason, course: ArkCourse): void {
  state.phase = 'over'
  const scores = scoresOf(printed, state)
  const ranks = state.mode === 'race' ? ranksOf(state, scores) : null
  course.emit({ type: 'gameEnded', reason, scores, ranks, won: reason === 'found' })
}
