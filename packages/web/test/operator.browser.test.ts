import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { eventually, faults, noBrowser } from '../../../games/testing/site.ts'
import { appointOperator } from '../../server/src/admin/operators.ts'
import { beginAt, type Friend, friend, type House, openHouse, post } from './online/house.ts'

describe.skipIf(noBrowser)('those who look after the server', () => {
  let house: House
  let anna: Friend
  let ben: Friend
  let olga: Friend
  beforeAll(async () => {
    house = await openHouse()
    ;[anna, ben, olga] = await Promise.all([friend(house), friend(house), friend(house)])
    await post(house, anna, 'guest', { name: 'Anna' })
    await post(house, ben, 'guest', { name: 'Ben' })
    const account = { name: 'Olga', email: 'olga@example.org', password: 'long enough for us' }
    await post(house, olga, 'auth/sign-up/email', account)
    await beginAt(house, [anna, ben], { pace: null })
  })
  afterAll(async () => {
    for (const { context } of [anna, ben, olga]) await context.close()
    await house.close()
  })

  const chat = (page: Page) => page.getByRole('log', { name: 'Chat' })
  const openChat = async ({ page }: Friend) => {
    await page.locator('main').press('c')
    await chat(page).waitFor()
  }
  const because = async (reason: string, button: string) => {
    const dialog = olga.page.getByRole('dialog')
    await dialog.getByLabel('Reason, in one line').fill(reason)
    await dialog.getByRole('button', { name: button, exact: true }).click()
    // The plate of the person lies under it.
    await dialog.getByLabel('Reason, in one line').waitFor({ state: 'detached' })
  }

  test('the page is for nobody else', async () => {
    const { page } = olga
    await page.goto(`${house.site.origin}#/operator`)
    await page.getByText('This page is for operators').waitFor()
    expect(await faults(page)).toEqual([])
    const by = { operator: 'root (command line)', at: Date.now() }
    expect(await appointOperator({ db: house.db }, 'Olga', by)).toMatchObject({ ok: true })
    await page.goto(`${house.site.origin}#/online`)
    await page.reload()
    await page.getByRole('link', { name: 'Operators' }).click()
    await page.getByRole('heading', { name: 'Load' }).waitFor()
    await page.getByText('All quiet.').waitFor()
    expect(await faults(page)).toEqual([])
  })

  test('a message and a player are reported, taken up, and the message goes from open windows', async () => {
    for (const one of [anna, ben]) await openChat(one)
    await anna.page.getByLabel('Say something').fill('something rude')
    await anna.page.keyboard.press('Enter')
    await chat(ben.page).getByText('something rude').waitFor()
    await ben.page.getByRole('button', { name: 'Anna: mute or report' }).click()
    await ben.page.getByLabel('What is wrong with it?').fill('Rude')
    await ben.page.getByRole('button', { name: 'Report to the operators' }).click()
    await ben.page.getByText('Thank you.').waitFor()
    await ben.page.keyboard.press('Escape')
    await ben.page.getByText('Report somebody').click()
    await ben.page.getByRole('button', { name: 'Report: Anna' }).click()
    await ben.page.getByLabel('What happened?').fill('Never moves')
    await ben.page.getByRole('button', { name: 'Report to the operators' }).click()
    await ben.page.getByText('Thank you.').waitFor()
    await ben.page.keyboard.press('Escape')

    const { page } = olga
    const reports = page.getByRole('article', { name: 'Ben about Anna' })
    await eventually(() => reports.count()).toBe(2)
    await reports.filter({ hasText: 'Never moves' }).getByRole('button', { name: 'Take it' }).click()
    await reports.filter({ hasText: 'Never moves' }).getByText('Olga is looking into it').waitFor()
    const rude = reports.filter({ hasText: 'something rude' })
    await rude.getByRole('button', { name: 'Delete the message' }).click()
    expect(await faults(page)).toEqual([])
    await page.getByRole('dialog').getByRole('button', { name: 'Delete the message' }).click()
    await page.getByText('Say why, in one line.').waitFor()
    await because('rude', 'Delete the message')
    for (const one of [anna, ben])
      await chat(one.page).getByText('something rude').waitFor({ state: 'detached' })
    await eventually(() => reports.count()).toBe(1)
    await reports.getByRole('button', { name: 'Close' }).click()
    await page.getByText('Dismissed').click()
    await because('moves by days', 'Close')
    await page.getByText('All quiet.').waitFor()
  })

  test('somebody is found by keys and muted, and their open window says why', async () => {
    const { page } = olga
    await page.keyboard.press('/')
    await page.keyboard.type('ann')
    await page.getByRole('button', { name: 'Open: Anna', exact: true }).waitFor()
    await page.getByRole('button', { name: 'Open: Ben', exact: true }).waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Open: Anna', exact: true }).press('Enter')
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Mute' }).click()
    await because('calm down', 'Mute')
    await dialog.getByText('muted until').waitFor()
    expect(await faults(page)).toEqual([])
    await anna.page.getByText('The operators have muted you').waitFor()
    await anna.page.getByText('Reason: calm down').waitFor()
    await eventually(() => anna.page.getByLabel('Say something').count()).toBe(0)
    await dialog.getByRole('button', { name: 'Unmute' }).click()
    await because('better now', 'Unmute')
    await anna.page.getByLabel('Say something').waitFor()
    await page.keyboard.press('Escape')
  })

  test('a notice is shown to those who play until it is withdrawn', async () => {
    const { page } = olga
    await page.getByRole('button', { name: 'Tell everyone' }).click()
    await page.getByLabel('What to say').fill('New cards tonight')
    await page.getByRole('dialog').getByRole('button', { name: 'Tell everyone' }).click()
    await ben.page.getByText('New cards tonight').waitFor()
    expect(await faults(ben.page)).toEqual([])
    const eva = await friend(house)
    await eva.page.goto(house.site.origin)
    await eva.page.getByText('New cards tonight').waitFor()
    await eva.context.close()
    await page.getByRole('button', { name: 'Withdraw' }).click()
    await ben.page.getByText('New cards tonight').waitFor({ state: 'detached' })
  })

  test('whoever is banned is shown the door at once, with the reason; the log tells all of it', async () => {
    const { page } = olga
    await page.getByLabel('Find a name or a table').fill('Anna')
    await page.getByRole('button', { name: 'Open: Anna', exact: true }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Ban', exact: true }).click()
    await because('spam', 'Ban')
    const door = anna.page.getByRole('dialog')
    await door.getByText('You can’t play here any more').waitFor()
    await door.getByText('Reason: spam').waitFor()
    expect(await faults(anna.page)).toEqual([])
    await page.keyboard.press('Escape')
    const log = page.locator('#op-log')
    for (const line of ['bans Anna. Reason: spam', 'mutes Anna for 24 hours. Reason: calm down', 'withdraws'])
      await log.getByText(line).waitFor()
    await page.locator('main').focus()
    await page.keyboard.press('a')
    await eventually(() => log.evaluate((place) => place === document.activeElement)).toBe(true)
    expect(olga.errors).toEqual([])
  })
})
