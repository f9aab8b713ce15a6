import type { GameAction, GameEvent, LogLine, Match, Observer } from '@vyprava/kernel'

/**
 * The points of a match as somebody at this screen may count them: those that they noticed while it runs, since more
 * would tell how many steps a secret answer has; all of them when it is over.
 */
export const pointsFor = (match: Match, observer: Observer): readonly number[] =>
  match.result === null
    ? match.moments(observer)
    : Array.from({ length: match.length + 1 }, (_, point) => point)

/** How a point of the match is counted among them: the last one that is not after it. */
export const countAt = (points: readonly number[], point: number): number =>
  points.findLastIndex((other) => other <= point)

/** The log with lines numbered by those points. */
export function logBy(match: Match, observer: Observer): LogLine<GameAction, GameEvent>[] {
  const log = match.log(observer)
  if (match.result === null) return log
  const moments = match.moments(observer)
  return log.map((line) => ({ ...line, number: moments[line.number] }))
}
