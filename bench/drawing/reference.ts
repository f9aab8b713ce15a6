import type { Page } from 'playwright-core'

const ROUNDS = 9
const SHAPES = 1500

/** A drawing of fixed size is laid into the page, measured and taken away. */
const WORK = `
  (() => {
    const host = document.createElement('div')
    host.style.cssText = 'position:fixed;inset:0;visibility:hidden'
    const shapes = Array.from({ length: ${SHAPES} }, (_, i) =>
      '<path class="s' + (i % 7) + '" d="M' + (i % 100) + ' ' + (i % 37) + 'l5 9l-7 3z"/>')
    host.innerHTML = '<svg viewBox="0 0 120 60">' + shapes.join('') + '</svg>'
    document.body.append(host)
    const height = host.offsetHeight
    host.remove()
    return height
  })()`

/**
 * What this machine needs for a fixed piece of drawing right now, in milliseconds of the thread's own time: figures
 * that are compared between machines are told as multiples of it.
 */
export async function referenceOf(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  const worked = async (): Promise<number> => {
    const { metrics } = await session.send('Performance.getMetrics')
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000
  }
  const times: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const before = await worked()
    await page.evaluate(WORK)
    times.push((await worked()) - before)
  }
  await session.detach()
  return times.toSorted((a, b) => a - b)[Math.floor(ROUNDS / 2)] ?? 0
}
