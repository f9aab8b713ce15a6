import { createTransport } from 'nodemailer'

export interface Mail {
  readonly to: string
  readonly subject: string
  readonly text: string
  /** Where all mail can be ended, also by the mail program itself. */
  readonly stop: string
}

export type SendMail = (mail: Mail) => Promise<void>

/** Sends mail through an SMTP server such as smtps://user:password@host. */
export function mailSender(url: string, from: string): SendMail {
  const transport = createTransport(url)
  return async ({ to, subject, text, stop }) => {
    await transport.sendMail({
      ...{ from, to, subject, text },
      headers: {
        'List-Unsubscribe': `<${stop}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        'Auto-Submitted': 'auto-generated',
      },
    })
  }
}
