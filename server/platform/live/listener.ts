import pg from 'pg'
import type { Log } from '../log.ts'
import { LIVE_CHANNEL, type LiveOut } from './message.ts'

/** What a listener needs, and whom it reports to. */
export interface ListenerParts {
  databaseUrl: string
  log: Log
  onMessage(message: LiveOut): void
  /** Called when messages may have been lost: the channel was away for a while. */
  onGap(): void
}

/** Hears what any process publishes for live pages, on a connection of its own. */
export class LiveListener {
  #client: pg.Client | undefined
  #stopped = false
  readonly #parts: ListenerParts

  constructor(parts: ListenerParts) {
    this.#parts = parts
  }

  async start(): Promise<void> {
    const client = new pg.Client({
      connectionString: this.#parts.databaseUrl,
      application_name: 'senluna live',
      connectionTimeoutMillis: 2_000,
    })
    const again = (): void => {
      if (this.#client !== client || this.#stopped) return
      this.#client = undefined
      this.#parts.log.warn('live channel lost; listening again')
      setTimeout(() => void this.#restart(), 200)
    }
    client.on('error', again)
    client.on('end', again)
    client.on('notification', ({ payload }) => {
      for (const message of JSON.parse(payload ?? '[]') as LiveOut[]) this.#parts.onMessage(message)
    })
    await client.connect()
    await client.query(`listen ${LIVE_CHANNEL}`)
    this.#client = client
  }

  /** Closes the connection; a lost channel is not opened again. */
  async stop(): Promise<void> {
    this.#stopped = true
    await this.#client?.end().catch(() => undefined)
  }

  /** Publishes to the pages of all processes; nothing while the channel is away. */
  async publish(message: LiveOut): Promise<void> {
    await this.#client?.query('select pg_notify($1, $2)', [LIVE_CHANNEL, JSON.stringify([message])])
  }

  async #restart(): Promise<void> {
    if (this.#stopped) return
    try {
      await this.start()
      this.#parts.onGap()
    } catch {
      setTimeout(() => void this.#restart(), 500)
    }
  }
}
