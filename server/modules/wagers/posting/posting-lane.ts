import pg from 'pg'
import type { Clock } from '@senluna/kit/time.ts'
import type { Product } from '@senluna/kit/product.ts'
import { gameAccount, houseAccount, type Lane } from '@senluna/ledger/index.ts'
import { APP_ROLE } from '../../../platform/database/db.ts'
import { queryOn } from '../../../platform/database/query.ts'
import type { Log } from '../../../platform/log.ts'
import type { PlayItem, PlayOutcome } from '../../rounds/posting/play-statement.ts'
import { postRounds } from '../../rounds/posting/post-rounds.ts'

/**
 * Settings of a posting connection. Plans are pinned: the posting functions look up a few rows by
 * their whole key, whatever the statistics of the day say.
 */
const SETTINGS = [
  `-c role=${APP_ROLE}`,
  '-c jit=off',
  '-c plan_cache_mode=force_generic_plan',
  '-c enable_hashjoin=off',
  '-c enable_mergejoin=off',
  '-c enable_seqscan=off',
  '-c lock_timeout=1000',
  '-c statement_timeout=3000',
].join(' ')

/** Longer than the database's own limit: only one that doesn't answer at all is given up on. */
const NO_WORD_MS = 4_000
const RETRY_MS = 100
const GIVE_UP_MS = 2_000

/**
 * One connection of the money path with a posting lane of its own: its house accounts are written
 * by nobody else while it lives. It comes back by itself after the connection is lost.
 */
export class PlayLane implements Lane<PlayItem, PlayOutcome> {
  #client: pg.Client | undefined
  #lane = 0
  #counters = new Map<string, number>()
  #closed = false
  readonly #url: string
  readonly #clock: Clock
  readonly #log: Log

  constructor(url: string, clock: Clock, log: Log) {
    this.#url = url
    this.#clock = clock
    this.#log = log
  }

  async send(items: readonly PlayItem[]): Promise<PlayOutcome[]> {
    const client = this.#client ?? (await this.#connected())
    try {
      // Known ones without a wait: what stands between two batches is time in which the database
      // has nothing to do.
      const counters = this.#knownCounters(items) ?? (await this.#countersOf(client, items))
      return await postRounds(client, items, counters, this.#clock.now())
    } catch (error) {
      // No word from the database: nobody knows what became of it, and a later word would come at
      // the wrong time.
      if (!(error instanceof pg.DatabaseError)) this.#giveUp(client)
      throw error
    }
  }

  async close(): Promise<void> {
    this.#closed = true
    await this.#client?.end().catch(() => undefined)
  }

  #giveUp(client: pg.Client): void {
    if (this.#client === client) this.#client = undefined
    void client.end().catch(() => undefined)
  }

  /** Opens the connection now, so that the first round doesn't wait for it. */
  async warm(): Promise<void> {
    await this.#connected()
  }

  async #connected(): Promise<pg.Client> {
    if (this.#client) return this.#client
    const since = performance.now()
    for (;;) {
      try {
        return await this.#connect()
      } catch (error) {
        if (this.#closed || performance.now() - since > GIVE_UP_MS) throw error
        await new Promise((resolve) => setTimeout(resolve, RETRY_MS))
      }
    }
  }

  async #connect(): Promise<pg.Client> {
    const client = new pg.Client({
      connectionString: this.#url,
      options: SETTINGS,
      application_name: 'senluna play',
      connectionTimeoutMillis: 1_000,
      query_timeout: NO_WORD_MS,
    })
    const lost = (why?: Error): void => {
      if (this.#client === client) this.#client = undefined
      if (!this.#closed && why) this.#log.warn({ error: why.message }, 'posting connection lost')
    }
    client.on('error', lost)
    client.on('end', () => lost())
    await client.connect()
    try {
      const { rows } = await client.query<{ lane: number }>('select ledger.lease_lane() as lane')
      this.#lane = rows[0]!.lane
    } catch (error) {
      await client.end().catch(() => undefined)
      throw error
    }
    this.#counters.clear()
    this.#client = client
    return client
  }

  #knownCounters(items: readonly PlayItem[]): number[] | undefined {
    const known: number[] = []
    for (const item of items) {
      const counter = this.#counters.get(counterKey(item))
      if (counter === undefined) return undefined
      known.push(counter)
    }
    return known
  }

  async #countersOf(client: pg.Client, items: readonly PlayItem[]): Promise<number[]> {
    const counters: number[] = []
    for (const item of items) counters.push(await this.#counterOf(client, item))
    return counters
  }

  async #counterOf(client: pg.Client, item: PlayItem): Promise<number> {
    const known = counterKey(item)
    const found = this.#counters.get(known)
    if (found !== undefined) return found
    const code = gameAccount(item.product as Product)
    const account = { merchant: item.merchant, code, currency: item.currency, lane: this.#lane }
    const no = await houseAccount(queryOn(client), account, this.#clock.now())
    this.#counters.set(known, no)
    return no
  }
}

const counterKey = ({ merchant, product, currency }: PlayItem): string => `${merchant}/${product}/${currency}`
