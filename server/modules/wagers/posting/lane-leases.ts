import pg from 'pg'
import { assert } from '@senluna/kit/assert.ts'
import type { Log } from '../../../platform/log.ts'

interface Holder {
  client: pg.Client
  connected: Promise<unknown>
  /** When the last lease asked for is over: a connection answers one statement at a time. */
  free: Promise<unknown>
  lanes: Map<string, Promise<readonly number[]>>
}

/**
 * Posting lanes for statements that go over pooled connections: orders of several tickets,
 * settlements. One connection holds the leases, so no other process posts on them while it lives.
 *
 * Lanes keep those who post at once off each other's house accounts. A lane that two should share
 * after a lost connection makes them wait, nothing else.
 */
export class LaneLeases {
  #holder: Holder | undefined
  readonly #pool: pg.Pool
  readonly #log: Log

  constructor(pool: pg.Pool, log: Log) {
    this.#pool = pool
    this.#log = log
  }

  /** So many lanes of one purpose: the same ones each time, as long as the connection lives. */
  of(purpose: string, count: number): Promise<readonly number[]> {
    const holder = this.#held()
    const { client, connected, lanes } = holder
    const known = lanes.get(purpose)
    if (known) return known
    const leased = Promise.all([connected, holder.free]).then(() => leaseOn(client, count))
    holder.free = leased.catch(() => undefined)
    lanes.set(purpose, leased)
    leased.catch(() => lanes.delete(purpose))
    return leased
  }

  async close(): Promise<void> {
    const holder = this.#holder
    this.#holder = undefined
    await holder?.client.end().catch(() => undefined)
  }

  #held(): Holder {
    if (this.#holder) return this.#holder
    const client = new pg.Client({ ...this.#pool.options, application_name: 'senluna lanes' })
    const holder: Holder = { client, connected: client.connect(), free: Promise.resolve(), lanes: new Map() }
    const lost = (why?: Error): void => {
      if (this.#holder !== holder) return
      this.#holder = undefined
      this.#log.warn({ error: why?.message }, 'the connection of posting lanes was lost')
    }
    client.on('error', lost)
    client.on('end', () => lost())
    holder.connected.catch(lost)
    this.#holder = holder
    return holder
  }
}

async function leaseOn(client: pg.Client, count: number): Promise<readonly number[]> {
  const { rows } = await client.query<{ lanes: number[] }>('select ledger.lease_lanes($1) as lanes', [count])
  assert(rows[0]?.lanes.length === count, 'as many lanes as were asked for')
  return rows[0].lanes
}
