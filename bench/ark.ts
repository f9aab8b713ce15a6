import { faultOf, generateMap, printMap, SHORE, Survey, solve } from '@vyprava/games/ark/maps/index'
import { Random } from '@vyprava/kernel'

const MAPS = 1000

/** A thousand maps of Ark: how long they take, and whether all are balanced and solved. */
export function benchArk(): object {
  const times: number[] = []
  const turns: number[] = []
  const texts = new Set<string>()
  const faults: string[] = []
  for (let i = 0; i < MAPS; i++) {
    const start = performance.now()
    const map = generateMap(new Random(`bench ${i}`))
    times.push(performance.now() - start)
    texts.add(printMap(map))
    const fault = faultOf(map)
    if (fault) faults.push(`bench ${i}: ${fault.check}: ${fault.fault}`)
    turns.push(solve(new Survey(map))?.turns.length ?? Number.POSITIVE_INFINITY)
  }
  times.sort((a, b) => a - b)
  const at = (share: number): number => Number(times[Math.floor(share * (MAPS - 1))].toFixed(1))
  return {
    maps: MAPS,
    distinct: texts.size,
    valid: MAPS - faults.length,
    solved: turns.filter(Number.isFinite).length,
    longestLine: Math.max(...turns),
    fellBackToShore: texts.has(SHORE),
    milliseconds: { median: at(0.5), p95: at(0.95), p99: at(0.99), most: at(1) },
    faults,
  }
}
