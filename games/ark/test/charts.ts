import { type Chart, chartOfText } from '../rules/index.ts'

const charts = new Map<string, Chart>()

/** The chart of a map, drawn once: a chart takes longer to draw than most tests take. */
export function chartOfMap(map: string): Chart {
  const chart = charts.get(map) ?? chartOfText(map)
  charts.set(map, chart)
  return chart
}
