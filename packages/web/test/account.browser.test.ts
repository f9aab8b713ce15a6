import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { atRest } from '../../../games/testing/rest.ts'
import { eventually, noBrowser } from '../../../games/testing/site.ts'
import { type Mailbox, openMailbox, readMail } from '../../server/testing/mailbox.ts'
import { enter, friend, type House, openHouse } from './online/house.ts'

const PASSWORD = 'long enough for us'

describe.skipIf(noBrowser)('an account of one’s own', () => {
  let mailbox: Mailbox
  let house: House
  beforeAll(async () => {
    mailbox = await openMailbox()
    const mail = { SMTP_URL: mailbox.url, MAIL_FROM: 'v@play.example', ORIGIN: 'http://localhost' }
    house = await openHouse(mail)
  })
  afterAll(async () => {
    await house.close()
    await mailbox.close()
  })

  test('is offered in one way only, once the server has said which', async () => {
    const bara = await friend(house)
    const { page } = bara
    const asked = Promise.withResolvers<void>()
    await page.route('**/api/me/preferences', async (route) => {
      await asked.promise
      await route.continue()
    })
    await enter(house, bara, 'Bára')
    // Pressed too early, as an impatient hand does.
    await page.getByRole('button', { name: 'Create an account' }).click({ force: true })
    expect(await atRest(page, () => page.getByRole('dialog').count())).toBe(0)
    asked.resolve()
    await page.getByRole('dialog').getByRole('button', { name: 'Send me an e-mail' }).waitFor()
    await bara.context.close()
  })

  test('is made by a letter, shows where one is signed in, and ends', async () => {
    const anna = await friend(house)
    const { page } = anna
    await enter(house, anna, 'Anna')
    await page.getByRole('button', { name: 'Create an account' }).click()
    await page.getByLabel('E-mail').fill('anna@example.org')
    await page.getByRole('button', { name: 'Send me an e-mail' }).click()
    await page.getByText('Check your inbox.').waitFor()
    await eventually(() => mailbox.mails.length).toBe(1)
    const letter = /#\/account\?letter=[\w-]+/.exec(readMail(mailbox.mails[0]))?.[0] ?? ''
    await page.goto(`${house.site.origin}${letter}`)
    await page.getByLabel('Password').fill(PASSWORD)
    await page.getByRole('button', { name: 'Choose a password' }).click()
    await page.getByText('Done. You’re signed in.').waitFor()
    await page.getByRole('main').getByRole('link', { name: 'All tables' }).last().click()
    await page.getByText('You’re playing as Anna').waitFor()

    const phone = await friend(house, { width: 390, height: 844 })
    await phone.page.goto(`${house.site.origin}#/online`)
    await phone.page.getByRole('button', { name: 'I have an account' }).click()
    await phone.page.getByLabel('E-mail').fill('anna@example.org')
    await phone.page.getByLabel('Password').fill(PASSWORD)
    await phone.page.getByRole('button', { name: 'Sign in' }).click()
    await phone.page.getByText('You’re playing as Anna').waitFor()

    await page.getByRole('button', { name: 'Account' }).click()
    const dialog = page.getByRole('dialog')
    await eventually(() => dialog.getByRole('listitem').count()).toBe(2)
    await dialog.getByRole('button', { name: 'Sign out everywhere else' }).click()
    await eventually(() => dialog.getByRole('listitem').count()).toBe(1)
    await phone.page.reload()
    await phone.page.getByRole('button', { name: 'I have an account' }).waitFor()

    // A device that keeps keys and asks nobody twice, as the browser's own tools pretend it.
    const devices = await anna.context.newCDPSession(page)
    await devices.send('WebAuthn.enable')
    const { authenticatorId } = await devices.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    })
    await dialog.getByRole('button', { name: 'Add this device' }).click()
    await dialog.getByText(/^Added /).waitFor()
    const { credentials } = await devices.send('WebAuthn.getCredentials', { authenticatorId })
    expect(credentials).toMatchObject([{ isResidentCredential: true, rpId: 'localhost' }])
    await dialog.getByRole('button', { name: 'Close' }).last().click()
    await page.getByRole('button', { name: 'Sign out' }).click()
    await page.getByRole('button', { name: 'I have an account' }).click()
    await page.getByRole('button', { name: 'Use a passkey' }).click()
    await page.getByText('You’re playing as Anna').waitFor()
    await page.getByRole('button', { name: 'Account' }).click()
    await dialog.getByRole('button', { name: 'Remove this passkey' }).click()
    await eventually(() => dialog.getByText(/^Added /).count()).toBe(0)

    await dialog.getByRole('button', { name: 'Delete for good' }).click()
    await dialog.getByRole('button', { name: 'Delete for good' }).click()
    await dialog.getByText('Wrong e-mail or password.').waitFor()
    await dialog.getByLabel('Password').fill(PASSWORD)
    await dialog.getByRole('button', { name: 'Delete for good' }).click()
    await page.getByRole('button', { name: 'I have an account' }).waitFor()
    // The wrong password alone was refused; what the page was just asking for somebody who left is answered with 401.
    const refused = [...anna.errors, ...phone.errors].filter((line) => !line.includes('401'))
    expect(refused).toEqual([expect.stringContaining('409')])
    for (const { context } of [anna, phone]) await context.close()
  })
})
