/** Somebody with a browser: keeps cookies, and hears what was answered. */
export class Visitor {
  readonly #address: string
  readonly #cookies = new Map<string, string>()

  constructor(address: string) {
    this.#address = address
  }

  get cookie(): string {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  }

  get = (path: string) => this.#send(path, { method: 'GET' })

  post = (path: string, body: object) => this.#send(path, { method: 'POST', body: JSON.stringify(body) })

  async #send(path: string, options: RequestInit): Promise<{ status: number; text: string; body: unknown }> {
    const headers = { 'content-type': 'application/json', origin: this.#address, cookie: this.cookie }
    const response = await fetch(`${this.#address}${path}`, { ...options, headers })
    for (const line of response.headers.getSetCookie()) {
      const [name, value] = line.split(';')[0].split('=')
      if (value === '') this.#cookies.delete(name)
      else this.#cookies.set(name, value)
    }
    const text = await response.text()
    return { status: response.status, text, body: text === '' ? null : JSON.parse(text) }
  }
}
