import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openFile } from '../../testing/kept.ts'
import { followed, lengthOf } from '../../testing/list.ts'
import {
  DESK,
  eventually,
  guest,
  noBrowser,
  openSite,
  PHONE,
  type Screen,
  type Site,
} from '../../testing/site.ts'
import type { DefendersAction } from '../rules/index.ts'
import { hexName } from '../texts/names.ts'
import { type Asking, gameAsking, hexesOn, hexesSaid } from './browser/asking.ts'
import { finger, type Hands, keyboard, mouse } from './browser/hands.ts'

type Of<Type extends DefendersAction['type']> = Extract<DefendersAction, { readonly type: Type }>

const listed = <Type extends DefendersAction['type']>(
  actions: readonly DefendersAction[],
  type: Type,
): readonly Of<Type>[] => actions.filter((action): action is Of<Type> => action.type === type)

const hexAt = (hex: number) => `[data-spot="hex:${hex}"]`

describe.skipIf(noBrowser)('abilities on the drawn table', () => {
  let site: Site
  beforeAll(async () => {
    site = await openSite()
  })
  afterAll(() => site.close())

  /** Touches what an ability asks for, confirms it, and finds the board and the log as they should be. */
  async function answered(
    screen: Screen,
    by: (page: Page) => Hands,
    asking: Asking,
    wanted: {
      readonly touch: readonly string[]
      readonly answers: readonly DefendersAction[]
      readonly said: readonly string[]
    },
  ): Promise<void> {
    const { page, errors } = await guest(site, screen)
    await page.goto(site.origin)
    await openFile(page, asking.text)
    await followed(page)
    await eventually(() => hexesOn(page)).toEqual(hexesSaid(asking.view))
    const before = await lengthOf(page)
    const hands = by(page)
    for (const thing of wanted.touch) {
      await hands.press(thing)
      await followed(page)
    }
    await hands.confirm()
    await eventually(() => lengthOf(page)).toBe(before + wanted.answers.length)
    const after = hexesSaid(asking.after(...wanted.answers))
    await eventually(() => hexesOn(page)).toEqual(after)
    const log = async () => (await page.locator('.log').textContent())?.replaceAll('\u00a0', ' ')
    for (const words of wanted.said) await eventually(log).toContain(words)
    expect(errors).toEqual([])
  }

  test('a camp is taken up and put down elsewhere, by mouse', async () => {
    const froms = (actions: readonly DefendersAction[]) =>
      new Set(listed(actions, 'resolveCamp').map(({ from }) => from))
    const asking = gameAsking((_prompt, actions) => froms(actions).size > 1)
    const choice = listed(asking.actions, 'resolveCamp')[0]
    await answered(DESK, mouse, asking, {
      touch: [hexAt(choice.from), hexAt(choice.hex)],
      answers: [choice],
      said: [`moves a camp from ${hexName(choice.from)} to ${hexName(choice.hex)}.`],
    })
  })

  test('a wall is breached anywhere, by mouse', async () => {
    const asking = gameAsking((_prompt, actions) => listed(actions, 'resolveEdge').length > 1)
    const choice = listed(asking.actions, 'resolveEdge')[1]
    await answered(DESK, mouse, asking, {
      touch: [`[data-spot="edge:${choice.edge}"]`],
      answers: [choice],
      said: ['breaches the wall'],
    })
  })

  test('a leader goes by secret paths, by keys', async () => {
    const asking = gameAsking(
      (prompt, actions) => prompt === 'secretPaths' && listed(actions, 'shift').length > 1,
    )
    const choice = listed(asking.actions, 'shift')[1]
    await answered(DESK, keyboard, asking, {
      touch: [hexAt(choice.hex)],
      answers: [choice],
      said: [`to ${hexName(choice.hex)}.`],
    })
  })

  test('a faction is healed by its plate, by keys', async () => {
    const asking = gameAsking(
      (_prompt, actions, view) => listed(actions, 'resolvePlayer').length > 1 && view.players[1].injuries > 0,
    )
    const { injuries } = asking.view.players[1]
    await answered(DESK, keyboard, asking, {
      touch: ['.df-plate-button[data-player="1"]'],
      answers: [{ type: 'resolvePlayer', player: 1 }],
      said: [`removes ${injuries} ${injuries === 1 ? 'injury' : 'injuries'}`],
    })
  })

  test('hexes are burned in the order of the touches, by a finger on a phone', async () => {
    const asking = gameAsking((prompt, actions) => prompt === 'burn' && actions.length === 2)
    const [first, last] = listed(asking.actions, 'resolveHex')
    await answered(PHONE, finger, asking, {
      touch: [hexAt(last.hex), hexAt(first.hex)],
      answers: [last],
      said: [hexName(last.hex), hexName(first.hex)],
    })
  })
})
