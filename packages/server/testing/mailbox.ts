import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

/** A mail server that keeps what it is given instead of sending it anywhere. */
export interface Mailbox {
  readonly url: string
  /** Mails as they came, the latest last. */
  readonly mails: string[]
  close(): Promise<void>
}

export async function openMailbox(): Promise<Mailbox> {
  const mails: string[] = []
  const smtp = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData(stream, _session, done) {
      let text = ''
      stream.on('data', (data: Buffer) => {
        text += data.toString()
      })
      stream.on('end', () => {
        mails.push(text)
        done()
      })
    },
  })
  const { port } = await new Promise<AddressInfo>((ready) => {
    const server = smtp.listen(0, '127.0.0.1', () => ready(server.address() as AddressInfo))
  })
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    close: () => new Promise((closed) => smtp.close(closed)),
  }
}

/** The words of a mail, as one reads them. */
export function readMail(mail: string): string {
  const [head, ...rest] = mail.split('\r\n\r\n')
  const body = rest.join('\r\n\r\n')
  if (/base64/i.test(head)) return Buffer.from(body, 'base64').toString()
  return body
    .replace(/=\r\n/g, '')
    .replace(/((?:=[0-9A-F]{2})+)/g, (bytes) => Buffer.from(bytes.replaceAll('=', ''), 'hex').toString())
}
