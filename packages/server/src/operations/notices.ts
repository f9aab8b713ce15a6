import type { NoticeShown } from '@vyprava/protocol'
import type { Connection } from '../realtime/connection.ts'
import { readNotice, type StoredNotice } from '../store/notice.ts'
import type { Store } from '../store/open.ts'

interface NoticesNeeds {
  readonly store: Pick<Store, 'db' | 'bell'>
  readonly connections: ReadonlySet<Connection>
  failed(error: unknown): void
}

/** What everybody at this process should know: what operators said, and that it is being drained. */
export class Notices {
  readonly #needs: NoticesNeeds
  readonly #deafen: () => void
  #stored: StoredNotice | null = null
  #draining = false

  constructor(needs: NoticesNeeds) {
    this.#needs = needs
    this.#deafen = needs.store.bell.listenForPeople((call) => {
      if (call === null || call.kind === 'notice') this.read().catch((error: unknown) => needs.failed(error))
    })
  }

  /** Looks what operators have said, and tells it where it has changed. */
  async read(): Promise<void> {
    const before = JSON.stringify(this.shown)
    this.#stored = await readNotice(this.#needs.store.db)
    if (JSON.stringify(this.shown) !== before) this.#tellAll()
  }

  drain(on: boolean): void {
    if (on === this.#draining) return
    this.#draining = on
    this.#tellAll()
  }

  get shown(): NoticeShown | null {
    if (this.#stored === null && !this.#draining) return null
    return { text: '', at: null, ...this.#stored, draining: this.#draining }
  }

  close(): void {
    this.#deafen()
  }

  #tellAll(): void {
    for (const connection of this.#needs.connections) connection.tell({ type: 'notice', notice: this.shown })
  }
}
