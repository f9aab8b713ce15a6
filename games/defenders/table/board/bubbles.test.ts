import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { NONE, PHRASES } from '../../rules/index.ts'
import { labelsIn } from '../../texts/labels/index.ts'
import { designOf } from '../design.ts'
import { moments } from '../testing/moments.ts'
import { Bubbles, bubblesIn } from './bubbles.tsx'
import { POCKET } from './plate-ink.ts'

const talk = [...moments(3)].find(({ prompt }) => prompt === 'discussion')
if (talk === undefined) throw new Error('nobody talks')
const saying = (phrase: number) => ({ kind: 'phrase', value: phrase }) as const
const { view } = talk
const heard = {
  ...view,
  players: view.players.map((player, number) => ({
    ...player,
    signs: number === 0 ? [saying(2), saying(4), { kind: 'hex', value: 3 } as const] : [],
  })),
}

it('shows what each said last at their leader, as long as the discussion lasts', () => {
  const { leader } = view.players[0]
  expect(bubblesIn(heard, 1, null)).toEqual([{ player: 0, hex: leader, phrase: 4, ghost: false }])
  expect(bubblesIn({ ...heard, phase: 'action' }, 1, null)).toEqual([])
  const gone = heard.players.map((player) => ({ ...player, leader: NONE }))
  expect(bubblesIn({ ...heard, players: gone }, 1, null)).toEqual([])
})

it('shows what one is about to say, also in turns', () => {
  const said = bubblesIn({ ...heard, phase: 'action' }, 1, { type: 'say', phrase: 7 })
  expect(said).toEqual([{ player: 1, hex: view.players[1].leader, phrase: 7, ghost: true }])
})

it('draws them in words over a plate of any size, one over the other where they stand together', () => {
  const bubbles = [0, 1].map((player) => ({ player, hex: 5, phrase: 4, ghost: player === 1 }))
  const { phrases } = labelsIn('cs').panels
  const said = (phrase: number) => phrases[PHRASES[phrase]]
  const markup = renderToStaticMarkup(
    createElement(Bubbles, { bubbles, shape: POCKET, design: designOf, said }),
  )
  expect(markup).not.toMatch(/NaN|undefined/)
  expect(markup).toContain('--said-over:1')
  expect(markup.split(said(4).split(' ')[0])).toHaveLength(3)
})
