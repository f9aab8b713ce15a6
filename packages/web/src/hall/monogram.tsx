/** Somebody's first letter in two rings. */
export const Monogram = ({ name }: { readonly name: string }) => (
  <svg className="monogram" viewBox="-27 -27 54 54" aria-hidden="true">
    <circle r={25.5} strokeWidth={1} />
    <circle r={22} strokeWidth={0.6} />
    <text y={9}>{[...name.trim()][0]?.toLocaleUpperCase() ?? ''}</text>
  </svg>
)
