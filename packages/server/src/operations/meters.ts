import { totalmem } from 'node:os'
import { performance } from 'node:perf_hooks'

/** Which part of the time since the last question this thread was at work. */
export function utilizationMeter(): () => number {
  let last = performance.eventLoopUtilization()
  return () => {
    const now = performance.eventLoopUtilization()
    const { utilization } = performance.eventLoopUtilization(now, last)
    last = now
    return utilization
  }
}

/** Which part of one core this process has used since the last question, all of its threads together. */
export function processorMeter(): () => number {
  let [last, at] = [process.cpuUsage(), performance.now()]
  return () => {
    const { user, system } = process.cpuUsage(last)
    const passed = performance.now() - at
    last = process.cpuUsage()
    at = performance.now()
    return passed === 0 ? 0 : (user + system) / 1000 / passed
  }
}

/** What this process may take of the memory: what its container allows, or what there is. */
export const memoryLimit = (): number => {
  const allowed = process.constrainedMemory()
  return allowed > 0 && allowed < totalmem() ? allowed : totalmem()
}
