import { createTransport } from 'nodemailer'

export interface Mail {
  readonly to: string
  readonly subject: string
  readonly text: string
  /** Where all mail of this kind can be ended, also by the mail program itself; a letter that was asked for has none. */
  readonly stop?: string
}

export type SendMail = (mail: Mail) => Promise<void>

/** Sends mail through an SMTP server such as smtps://user:password@host. */
export function mailSender(url: string, from: string): SendMail {
  const transport = createTransport(url)
  return async ({ to, subject, text, stop }) => {
    await transport.sendMail({
      ...{ from, to, subject, text },
      headers: { ...(stop === undefined ? {} : unsubscribe(stop)), 'Auto-Submitted': 'auto-generated' },
    })
  }
}

const unsubscribe = (stop: string): Record<string, string> => ({
  'List-Unsubscribe': `<${stop}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})

/** Writes mail into the log instead of sending it: for whoever tries something out. */
export const mailLogger =
  (write: (line: object, message: string) => void): SendMail =>
  async ({ to, subject, text }) =>
    write({ to, subject, text }, 'mail')
