import { type Design, Drawing, Icon, token } from '@vyprava/atlas'
import { waterDrop } from '@vyprava/atlas/icons/deeds.ts'
import { campingTent } from '@vyprava/atlas/icons/places.ts'
import { type CSSProperties, memo } from 'react'
import { MOST_INJURIES } from '../../rules/index.ts'
import { terrainSign } from '../sign.ts'
import { lozenge } from './cards/defender-ink.ts'
import './signs.css'

declare module 'react' {
  interface CSSProperties {
    /** The paint of a seat, what is read on it, and its dark side. */
    '--c'?: string
    '--o'?: string
    '--d'?: string
  }
}

export const painted = (design: Design): CSSProperties => ({
  '--c': `var(--seat-${design})`,
  '--o': `var(--seat-${design}-on)`,
  '--d': `var(--seat-${design}-dark)`,
})

interface SignProps {
  readonly terrain: number
  readonly label?: string
  readonly className?: string
}

/** The sign of a terrain alone. */
export const Sign = memo(function Sign({ terrain, label, className = 'df-sign' }: SignProps) {
  return (
    <Drawing
      className={className}
      viewBox="-27 -27 54 54"
      label={label}
      ink={terrainSign(terrain, 0, 0, 50)}
    />
  )
})

export const Lozenge = ({ points }: { readonly points: number }) => (
  <Drawing className="df-lozenge" viewBox="-17 -18 34 36" ink={lozenge(points, 0, 0)} />
)

interface DiscProps {
  readonly design: Design
  /** The face on it. */
  readonly art: string
  readonly label?: string
  readonly className?: string
}

/** A leader's disc: the paint of a seat with the face of its leader. */
export const Disc = memo(function Disc({ design, art, label, className = 'df-disc' }: DiscProps) {
  return (
    <Drawing
      className={className}
      viewBox="-27 -27 54 58"
      label={label}
      ink={token({ form: 'disc', art, x: 0, y: 0, size: 50, seat: design })}
    />
  )
})

const DROP = `<path d="${waterDrop}"/>`

interface WoundsProps {
  readonly count: number
  readonly label: string
}

/** Three drops, as many of them red as there are wounds. */
export const Wounds = memo(({ count, label }: WoundsProps) => (
  <span className="df-wounds" role="img" aria-label={label} title={label}>
    {Array.from({ length: MOST_INJURIES }, (_, place) => (
      <Drawing
        // biome-ignore lint/suspicious/noArrayIndexKey: a wound is its place in the row
        key={place}
        className={place < count ? 'df-blood on' : 'df-blood'}
        viewBox="0 0 512 512"
        ink={DROP}
      />
    ))}
  </span>
))

/** One drop and the number of wounds. */
export const Wound = ({ count, label }: WoundsProps) => (
  <span className="df-wound" title={label}>
    <Drawing
      className={count > 0 ? 'df-blood on' : 'df-blood'}
      viewBox="0 0 512 512"
      label={label}
      ink={DROP}
    />
    {count}
  </span>
)

const CARDS =
  '<path d="M7.2 1.4l8.9 2.4-3.6 13.3-8.9-2.4Z"/><path d="M2 3.4h9.2v13.8H2Z" class="df-cards-top"/>'

/** Two cards of a hand. */
export const HandIcon = () => <Drawing className="ico df-cards" viewBox="0 0 20 20" ink={CARDS} />

const BUBBLE =
  '<path d="M66 92H446V332H262L160 436V332H66Z" class="h0"/><path d="M52 470L460 44" class="h1"/>' +
  '<path d="M52 470L460 44" class="h2"/>'

/** A bubble struck out: nobody speaks. It is the one sign of silence at this table. */
export const Silence = ({ label }: { readonly label?: string }) => (
  <Drawing className="ico df-silence" viewBox="0 0 512 512" label={label} ink={BUBBLE} />
)

interface TrackProps {
  readonly design: Design
  readonly fields: readonly number[]
  readonly marker: number
  readonly campsFrom: number
  readonly camps: number
}

/** The support track in one line: fields, the marker, the camps that still stand on it. */
export const Track = memo(function Track({ design, fields, marker, campsFrom, camps }: TrackProps) {
  const tent = token({ form: 'tent', art: campingTent, x: 0, y: 0, size: 46, seat: design })
  return (
    <span className="df-fields" style={painted(design)} aria-hidden="true">
      {fields.map((field, place) =>
        place >= campsFrom && place < campsFrom + camps ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a field is its place on the track
          <Drawing key={place} viewBox="-25 -27 50 54" ink={tent} />
        ) : (
          <i
            // biome-ignore lint/suspicious/noArrayIndexKey: a field is its place on the track
            key={place}
            className={place === marker ? 'at' : place === campsFrom - 1 ? 'most' : undefined}
          >
            {field}
          </i>
        ),
      )}
    </span>
  )
})

interface TokenProps {
  /** Icon path data. */
  readonly art: string
  readonly design: Design
  readonly state: 'ready' | 'used' | 'gains'
}

/** An item: its token in the paint of the faction that makes it, pale when it is used. */
export const ItemToken = ({ art, design, state }: TokenProps) => (
  <i className="df-item" data-state={state} style={painted(design)} aria-hidden="true">
    <Icon data={art} />
  </i>
)
