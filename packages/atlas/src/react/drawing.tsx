import { memo, type SVGProps } from 'react'

type SvgProps = Omit<SVGProps<SVGSVGElement>, 'dangerouslySetInnerHTML' | 'children' | 'ref'>

export type DrawingProps = SvgProps & {
  /** SVG made by this package. */
  readonly ink: string
  /** What a screen reader says; without it the drawing is decoration. */
  readonly label?: string | undefined
}

export const spoken = (label: string | undefined) =>
  label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label }

/** One `<svg>` whose content React never walks: a land card has a hundred paths. */
export const Drawing = memo(function Drawing({ ink, label, ...svg }: DrawingProps) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: ink is our own drawing; names inside it are escaped
  return <svg {...spoken(label)} {...svg} dangerouslySetInnerHTML={{ __html: ink }} />
})

export type InkProps = Omit<SVGProps<SVGGElement>, 'dangerouslySetInnerHTML' | 'children' | 'ref'> & {
  readonly ink: string
}

/** The same inside a bigger `<svg>`. */
export const Ink = memo(function Ink({ ink, ...g }: InkProps) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: ink is our own drawing; names inside it are escaped
  return <g {...g} dangerouslySetInnerHTML={{ __html: ink }} />
})

/** Class names, without the missing ones. */
export const classes = (...names: (string | undefined)[]): string => names.filter(Boolean).join(' ')
