/** The sun is drawn by us: twelve rays around a disc, in the box and weight of the icons. */
const RAYS = Array.from({ length: 12 }, (_, i) => {
  const a = (i * Math.PI) / 6
  const on = (radius: number, turn: number) =>
    `${(256 + radius * Math.sin(a + turn)).toFixed(0)} ${(256 - radius * Math.cos(a + turn)).toFixed(0)}`
  return `M${on(240, 0)}L${on(160, 0.16)}L${on(160, -0.16)}Z`
}).join('')

export const SunIcon = () => (
  <svg className="ico" viewBox="0 0 512 512" aria-hidden="true">
    <circle cx="256" cy="256" r="126" />
    <path d={RAYS} />
  </svg>
)
