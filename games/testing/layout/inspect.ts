import { labelFindings, letterFindings } from './letters.ts'
import { lookAnew, regionFindings } from './regions.ts'
import { seeAnew } from './seen.ts'
import { targetFindings } from './targets.ts'

/** Nobody scrolls a table. */
function scrolling(): string[] {
  const { scrollWidth, scrollHeight } = document.documentElement
  const [x, y] = [scrollWidth - innerWidth, scrollHeight - innerHeight]
  return x > 1 || y > 1 ? [`off screen: the page scrolls by ${Math.max(0, x)} × ${Math.max(0, y)} px`] : []
}

/** What is wrong with the labels of a page that scrolls down but never sideways, in words; each fault once. */
export function inspectLabels(): string[] {
  seeAnew()
  lookAnew()
  const sideways = document.documentElement.scrollWidth - innerWidth
  const scrolls = sideways > 1 ? [`off screen: the page scrolls sideways by ${sideways} px`] : []
  return [...new Set([...scrolls, ...labelFindings()])]
}

/** Everything that is wrong with the layout of the page as it is shown now, in words; each fault once. */
export function inspect(): string[] {
  seeAnew()
  lookAnew()
  return [...new Set([...scrolling(), ...regionFindings(), ...targetFindings(), ...letterFindings()])]
}
