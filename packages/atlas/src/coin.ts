import { at, path, tenth } from './pen.ts'

export const COIN_BOX = '0 0 40 42'

/** Milled edge and compass star, so that a coin is never taken for the straw-yellow seat. */
export function coinDefs(): string {
  let mill = ''
  for (let i = 0; i < 24; i++) {
    const a = (i * Math.PI) / 12
    const rim = (r: number) => at(20 + r * Math.cos(a), 20 + r * Math.sin(a))
    mill += `M${rim(16.4)}L${rim(18.4)}`
  }
  const star = 'M20 7.6L22.6 17.4 32.4 20 22.6 22.6 20 32.4 17.4 22.6 7.6 20 17.4 17.4Z'
  const lit = 'M20 7.6V20L17.4 17.4ZM32.4 20H20l2.6-2.6ZM20 32.4V20l2.6 2.6ZM7.6 20H20l-2.6 2.6Z'
  return (
    `<symbol id="coin" viewBox="${COIN_BOX}" overflow="visible">` +
    '<circle cx="20.6" cy="22.6" r="18.6" class="coin-shadow"/><circle cx="20" cy="21.2" r="18.6" class="coin-side"/>' +
    `<circle cx="20" cy="20" r="18.6" class="coin-top"/>${path('coin-mill', mill)}` +
    `<circle cx="20" cy="20" r="14.6" class="coin-face"/>${path('coin-star', star)}${path('coin-lit', lit)}` +
    '<path d="M8 13a14 14 0 0 1 8-6.6" class="coin-shine"/></symbol>'
  )
}

/** Some coins around a point; several overlap by 58 %. */
export function coins(count: number, x: number, y: number, size: number): string {
  let out = ''
  for (let i = 0; i < count; i++) {
    const left = x - size / 2 + (i - (count - 1) / 2) * size * 0.42
    const top = y - size / 2 + (count > 1 ? (i % 2 ? -1 : 1) * size * 0.08 : 0)
    out += `<use href="#coin" x="${tenth(left)}" y="${tenth(top)}" width="${tenth(size)}" height="${tenth(size * 1.05)}"/>`
  }
  return out
}
