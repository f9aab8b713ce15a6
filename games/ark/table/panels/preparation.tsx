import type { Seat } from '@vyprava/kernel'
import type { ReactNode } from 'react'
import { shippedStories } from '../../content/stories.ts'
import { hasPower, NONE } from '../../rules/index.ts'
import { guideTo } from '../../texts/names.ts'
import { sheetOf } from '../../texts/sight.ts'
import { usePack } from '../packed.ts'
import type { PanelProps } from './props.ts'
import { Swatch } from './signs.tsx'
import './preparation.css'

interface PreparationProps extends Pick<PanelProps, 'view' | 'language' | 'labels'> {
  readonly seat: Seat
  /** What is chosen and not yet done: a hex, and how many hexes of each colour the first move reaches from there. */
  readonly start?: { readonly hex: string; readonly reach: readonly number[] } | null
}

/** How far one's own sheet is prepared. */
export function Preparation({ view, language, labels, seat, start = null }: PreparationProps) {
  const { pack, printed } = usePack()
  const { preparation: words } = labels
  const sheet = view.sheets[seat]
  const { character, identity, owesSystem, owesFields, usesHints, usesDiamonds } = sheet
  const fields = character !== NONE && hasPower(printed, sheetOf(sheet), 'threeFields') ? 3 : 1
  const values: readonly ReactNode[] = [
    character === NONE ? null : shippedStories().characters[pack.characters[character].id].name[language].nom,
    identity === NONE ? null : (
      <>
        <Swatch colour={identity} />
        {labels.terrains[identity]}
      </>
    ),
    owesSystem || character === NONE ? null : words.helps(usesHints, usesDiamonds),
    sheet.start === NONE ? (start?.hex ?? null) : guideTo(view.map).hexes[sheet.start],
    words.fields(sheet.start === NONE ? fields : owesFields),
  ]
  const done = [
    character !== NONE,
    identity !== NONE,
    character !== NONE && !owesSystem,
    sheet.start !== NONE,
    sheet.start !== NONE && owesFields === 0,
  ]
  const now = done.indexOf(false)
  return (
    <section className="panel akp-offer akp-prep">
      <h2 className="akp-h2">
        {words.title}
        <small>{words.difficulty[view.difficulty]}</small>
      </h2>
      <ol>
        {words.steps.map((step, place) => (
          <li
            key={step}
            data-state={done[place] ? 'done' : place === now ? 'now' : 'coming'}
            aria-current={place === now ? 'step' : undefined}
          >
            <i aria-hidden="true" />
            <span>{step}</span>
            <b>{done[place] && place === 4 ? null : values[place]}</b>
          </li>
        ))}
      </ol>
      {start === null ? (
        <p className="akp-note">{words.note}</p>
      ) : (
        <>
          {/* The preview says it in words. */}
          <p className="akp-prep-first" aria-hidden="true">
            {start.reach.map((hexes, colour) => (
              <span key={labels.terrains[colour]} data-none={hexes === 0 || undefined}>
                <Swatch colour={colour} />
                {hexes === 0 ? '–' : `${hexes}×`}
              </span>
            ))}
          </p>
          <p className="akp-note">{words.offered(start.reach.filter((hexes) => hexes > 0).length)}</p>
        </>
      )}
    </section>
  )
}
