import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { change } from '../../../games/testing/laying.ts'
import { followed, lengthOf, moves, openMoves, ourMove, timeLine } from '../../../games/testing/list.ts'
import { atRest, settled } from '../../../games/testing/rest.ts'
import { eventually, faults, noBrowser } from '../../../games/testing/site.ts'
import { beginAt, type Friend, friend, type House, onTurn, openHouse, post } from './online/house.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

/** In every page: a browser that takes notices, and remembers what it was asked. */
const NOTICES = `
  const asked = (window.asked = [])
  let subscription = null
  window.PushManager = class {}
  window.Notification = class {
    static permission = 'default'
    static async requestPermission() {
      asked.push('permission')
      return (Notification.permission = 'granted')
    }
  }
  const pushManager = {
    getSubscription: async () => subscription,
    async subscribe({ applicationServerKey }) {
      asked.push(applicationServerKey)
      const endpoint = 'https://fcm.googleapis.com/fcm/send/one'
      const unsubscribe = async () => (subscription = null)
      return (subscription = { endpoint, unsubscribe, toJSON: () => ({ endpoint, keys: { p256dh: 'pp', auth: 'aa' } }) })
    },
  }
  Object.defineProperty(navigator, 'serviceWorker', {
    value: { ready: new Promise(() => {}), register: () => new Promise(() => {}), getRegistration: async () => ({ pushManager }) },
  })
`

describe.skipIf(noBrowser)('what friends at a table owe each other', () => {
  let house: House
  let anna: Friend
  let ben: Friend
  beforeAll(async () => {
    house = await openHouse()
    ;[anna, ben] = await Promise.all([friend(house), friend(house)])
    await post(house, anna, 'guest', { name: 'Anna' })
    await post(house, ben, 'guest', { name: 'Ben' })
  })
  afterAll(async () => {
    for (const { context } of [anna, ben]) await context.close()
    await house.close()
  })

  const plate = ({ page }: Friend, name: string) => page.getByRole('article', { name })
  const clock = (one: Friend, name: string) => plate(one, name).getByRole('timer')

  test('a table by days: opened by a door, its pace said in sentences, quiet at night, the brass thing of the hall', async () => {
    const { page } = anna
    await page.goto(`${house.site.origin}#/online`)
    await page.getByRole('button', { name: 'Open a table: Roam' }).click()
    await change(page, 'pace', 'days')
    const pace = page.getByRole('region', { name: 'Pace' })
    await eventually(() => pace.textContent()).toMatch(
      /A turn may take 2 days\.If someone is late, we wait\./,
    )
    await page.getByText(/^Your clock is paused from \S+ .*to/).waitFor()
    const id = page.url().split('/').at(-1) ?? ''
    const kept = () => house.db.selectFrom('preferences').select(['quiet_from', 'quiet_to']).execute()
    await eventually(kept).toEqual([{ quiet_from: 22 * 60, quiet_to: 7 * 60 }])
    await post(house, ben, `tables/${id}/sit`, { seat: 1, contribution: 'chance' })
    await page.getByRole('button', { name: 'Start with two players' }).click()
    await ben.page.goto(page.url())
    for (const one of [anna, ben]) await openMoves(one.page)
    const mover = await onTurn([anna, ben])
    const other = mover === anna ? ben : anna
    await mover.page.getByText(/^You have until .+ to move\./).waitFor()
    const name = mover === anna ? 'Anna' : 'Ben'
    await eventually(() => clock(other, name).textContent()).toMatch(/^until /)
    await eventually(() => mover.page.title()).toBe('(1) Table · Výprava')
    await eventually(() => other.page.title()).toBe('Table · Výprava')

    await mover.page.goto(`${house.site.origin}#/online`)
    const waiting = mover.page.getByRole('region', { name: 'It’s your turn: Roam' })
    await waiting.getByText(/^You have \d+ (?:days|hours) left$/).waitFor()
    await waiting.locator('.hall-thumb image').first().waitFor()
    await mover.page.goto(house.site.origin)
    await mover.page.getByText('1 table is waiting for you').waitFor()
    await mover.page.goto(`${house.site.origin}#/table/${id}`)
    await openMoves(mover.page)
    // A move on its way outlives the window; the lobby sends it.
    await mover.context.setOffline(true)
    await mover.page.getByText('You’re offline.').waitFor()
    await moves(mover.page).first().click()
    await mover.page.getByText('Your move is saved').waitFor()
    const page2 = await mover.context.newPage()
    await mover.page.close()
    await mover.context.setOffline(false)
    await page2.goto(`${house.site.origin}#/online`)
    await eventually(() => lengthOf(other.page)).toBe(1)
    await eventually(() => page2.evaluate(() => Object.keys(localStorage).join())).not.toContain('outbox')
    if (mover === anna) anna = { ...anna, page: page2 }
    else ben = { ...ben, page: page2 }
  })

  test('clocks count without drawing the board anew; little time is a sign, not only a colour', async () => {
    const pace = { kind: 'live', budget: MINUTE, increment: 0, absence: 'wait' }
    await beginAt(house, [anna, ben], { pace })
    for (const one of [anna, ben]) await openMoves(one.page)
    const mover = await onTurn([anna, ben])
    const name = mover === anna ? 'Anna' : 'Ben'
    const other = mover === anna ? ben : anna
    const face = clock(other, name)
    await eventually(() => face.textContent()).toContain('little time left')
    await face.locator('svg').waitFor()
    await eventually(() => clock(other, mover === anna ? 'Ben' : 'Anna').textContent()).toBe('1:00')
    const drawn = () => other.page.evaluate(() => Reflect.get(window, 'drawn'))
    await settled(other.page)
    await other.page.evaluate(() => {
      Reflect.set(window, 'drawn', 0)
      const note = (changes: MutationRecord[]) =>
        Reflect.set(window, 'drawn', Reflect.get(window, 'drawn') + changes.length)
      const board = document.querySelector('.map')
      if (board)
        new MutationObserver(note).observe(board, { subtree: true, childList: true, attributes: true })
    })
    const before = await face.textContent()
    await eventually(() => face.textContent()).not.toBe(before)
    expect(await atRest(other.page, drawn)).toBe(0)
  })

  const talk = (page: Page) => page.getByRole('log', { name: 'Chat' })
  const tell = async (page: Page, text: string) => {
    await page.getByLabel('Say something').fill(text)
    await page.keyboard.press('Enter')
  }

  test('chat: unread, muted, heard again, reported; spectators talk among themselves', async () => {
    const eva = await friend(house)
    const id = anna.page.url().split('/').at(-1)
    await eva.page.goto(`${house.site.origin}#/table/${id}`)
    await anna.page.locator('main').press('c')
    await tell(anna.page, 'Good luck!')
    await talk(anna.page).getByText('Good luck!').waitFor()
    const tab = ben.page.getByRole('tab', { name: /^Chat/ })
    await eventually(() => tab.textContent()).toBe('Chat1')
    await tab.click()
    await talk(ben.page).getByText('Good luck!').waitFor()
    await eventually(() => tab.textContent()).toBe('Chat')

    await ben.page.getByRole('button', { name: 'Anna: mute or report' }).click()
    expect(await faults(ben.page)).toEqual([])
    await ben.page.getByLabel('What is wrong with it?').fill('Too friendly')
    await ben.page.getByRole('button', { name: 'Report to the operators' }).click()
    await ben.page.getByText('Thank you.').waitFor()
    const reports = () => house.db.selectFrom('reports').select('reason').execute()
    await eventually(reports).toEqual([{ reason: 'Too friendly' }])
    await ben.page.getByRole('button', { name: 'Mute Anna' }).click()
    await talk(ben.page).getByText('Nobody has said anything yet.').waitFor()
    await tell(anna.page, 'Are you there?')
    await talk(anna.page).getByText('Are you there?').waitFor()
    await tell(ben.page, 'Silence at last.')
    for (const { page } of [anna, ben]) await talk(page).getByText('Silence at last.').waitFor()
    expect(await atRest(ben.page, () => talk(ben.page).textContent())).not.toContain('Are you there?')
    await ben.page.getByText('Muted').click()
    await ben.page.getByRole('button', { name: 'Unmute Anna' }).click()
    await talk(ben.page).getByText('Are you there?').waitFor()

    await eva.page.getByRole('tab', { name: 'Chat' }).click()
    await eva.page.getByText('The players can’t see it.').waitFor()
    await eva.page.getByLabel('Your name').fill('Eva')
    await eva.page.getByRole('button', { name: 'Come in' }).click()
    // Whoever comes in sits down anew: the page begins with its first tab.
    await eventually(async () => {
      const line = await eva.page.getByLabel('Say something').count()
      if (line === 0) await eva.page.getByRole('tab', { name: 'Chat' }).click()
      return line
    }).toBe(1)
    await tell(eva.page, 'I see everything.')
    await talk(eva.page).getByText('I see everything.').waitFor()
    // Whatever was said before it has arrived with it.
    await tell(anna.page, 'Whose turn is it?')
    await talk(anna.page).getByText('Whose turn is it?').waitFor()
    expect(eva.heard.join()).not.toContain('Good luck')
    expect(anna.heard.join()).not.toContain('everything')
    expect(eva.errors).toEqual([])
    for (const { width, height } of [
      { width: 390, height: 844 },
      { width: 1440, height: 900 },
    ]) {
      await anna.page.setViewportSize({ width, height })
      expect(await faults(anna.page)).toEqual([])
    }
    await eva.context.close()
  })

  test('a takeback is asked for and agreed to; looking back shows who was to move', async () => {
    for (const { page } of [anna, ben]) await openMoves(page)
    const mover = await onTurn([anna, ben])
    const [other, name, others] = mover === anna ? [ben, 'Anna', 'Ben'] : [anna, 'Ben', 'Anna']
    const step = async (one: Friend) => {
      const before = await lengthOf(anna.page)
      await moves(one.page).first().click()
      for (const { page } of [anna, ben]) {
        await eventually(() => lengthOf(page)).toBe(before + 1)
        await followed(page)
      }
    }
    const onMove = (who: string) => plate(mover, who).getAttribute('aria-current')
    while ((await atRest(mover.page, () => onMove(name))) === 'true') await step(mover)
    const length = await atRest(anna.page, () => lengthOf(anna.page))
    await ourMove(other.page)
    await step(other)
    await mover.page.locator('main').press(',')
    await eventually(() => timeLine(mover.page).inputValue()).toBe(String(length))
    await mover.page.getByText(`You’re looking back: round 1, ${others} to play.`).waitFor()
    await eventually(() => onMove(others)).toBe('true')
    await timeLine(mover.page).press('ArrowLeft')
    await eventually(() => onMove(name)).toBe('true')
    await mover.page.locator('main').press('End')

    await mover.page.locator('main').press('u')
    await mover.page.getByRole('button', { name: 'Ask the others to let you take it back' }).click()
    await mover.page.getByText(`You’ve asked to take it back. Waiting for: ${others}.`).waitFor()
    await other.page.getByText(`${name} asks to go back to round 1`).waitFor()
    expect(await faults(other.page)).toEqual([])
    await other.page.getByRole('button', { name: 'Agree' }).click()
    for (const { page } of [anna, ben]) await eventually(() => lengthOf(page)).toBe(length - 1)
    await eventually(() => onMove(name)).toBe('true')
  })

  test('a late player is voted a stand-in, and takes the seat back', async () => {
    const pace = { kind: 'days', budget: DAY, increment: 0, absence: 'wait' }
    // Three days ago.
    const before = (id: string) =>
      house.db
        .updateTable('paces')
        .set({ started: Date.now() - 3 * DAY })
        .where('table_id', '=', id)
        .execute()
    await beginAt(house, [anna, ben], { pace, before })
    for (const { page } of [anna, ben]) await openMoves(page)
    const late = await onTurn([anna, ben])
    const [other, name] = late === anna ? [ben, 'Anna'] : [anna, 'Ben']
    await late.page.getByText('You’re out of time. You can still move.').waitFor()
    await eventually(() => clock(other, name).textContent()).toBe('out of time')
    await other.page.getByText(`${name} has kept the table waiting`).waitFor()
    await other.page.getByRole('button', { name: 'Let a bot play' }).click()
    await other.page.getByRole('dialog').getByRole('button', { name: 'Let a bot play' }).click()
    await late.page.getByText('A bot is playing for you.').waitFor()
    await plate(other, name).getByText('is standing in').waitFor()
    await late.page.getByRole('button', { name: 'I’m back' }).click()
    await eventually(() => late.page.getByText('A bot is playing for you.').count()).toBe(0)
  })

  test('reminders: asked for permission only by a press; said where they cannot be', async () => {
    const eva = await friend(house)
    await eva.context.addInitScript(NOTICES)
    await post(house, eva, 'guest', { name: 'Eva' })
    const { page } = eva
    await page.goto(`${house.site.origin}#/online`)
    await page.getByRole('button', { name: 'Reminders' }).click()
    await page.getByText('This server sends no e-mail').waitFor()
    const asked = () => page.evaluate(() => Reflect.get(window, 'asked'))
    await page.getByRole('button', { name: 'Turn on notifications' }).waitFor()
    expect(await atRest(page, asked)).toEqual([])
    expect(await faults(page)).toEqual([])
    await page.getByRole('button', { name: 'Turn on notifications' }).click()
    await page.getByRole('button', { name: 'Turn off notifications' }).waitFor()
    await eventually(asked).toEqual(['permission', expect.stringMatching(/^[\w-]{80,}$/)])
    const kept = () => house.db.selectFrom('push_subscriptions').select(['endpoint', 'p256dh']).execute()
    await eventually(kept).toEqual([{ endpoint: 'https://fcm.googleapis.com/fcm/send/one', p256dh: 'pp' }])
    await page.getByLabel('Use quiet hours').uncheck()
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByRole('button', { name: 'Reminders' }).click()
    await eventually(() => page.getByLabel('Use quiet hours').isChecked()).toBe(false)
    await page.getByRole('button', { name: 'Turn off notifications' }).click()
    await page.getByRole('button', { name: 'Turn on notifications' }).waitFor()
    await eventually(kept).toEqual([])
    expect(eva.errors).toEqual([])
    await eva.context.close()
    // A browser without them.
    await anna.page.goto(`${house.site.origin}#/online`)
    await anna.page.getByRole('button', { name: 'Reminders' }).click()
    await anna.page.getByText('This browser can’t do that here.').waitFor()
    expect([...anna.errors, ...ben.errors].filter((error) => !/WebSocket|ERR_INTERNET/.test(error))).toEqual(
      [],
    )
  })
})
