import pg from 'pg'
import type { Clock } from '@senluna/kit/time.ts'
import type { Query } from '@senluna/kit/query.ts'
import { houseAccount, type Lane, type HouseSide, type HouseNo } from '@senluna/ledger/index.ts'
import { APP_ROLE } from '../../../platform/database/db.ts'
import { queryOn } from '../../../platform/database/query.ts'
import type { Log } from '../../../platform/log.ts'

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

/** A connected lane, as what posts on it sees it. */
export interface LaneConnection {
  readonly client: pg.Client
  readonly query: Query
  /**
   * The numbers of the lane's house accounts. Known ones come without a wait: what stands between
   * two batches is time in which the database has nothing to do.
   */
  contrasOf(sides: readonly HouseSide[]): readonly number[] | Promise<readonly number[]>
}

/** Posts a batch on a lane; one result an item, in their order. */
export type Post<Item, Result> = (items: readonly Item[], connection: LaneConnection) => Promise<Result[]>

/**
 * One connection of the money path with a posting lane of its own: its house accounts are written
 * by nobody else while it lives. It comes back by itself after the connection is lost.
 */
export class PostingLane<Item, Result> implements Lane<Item, Result> {
  #connection: LaneConnection | undefined
  #closed = false
  readonly #options: { url: string; clock: Clock; log: Log; name: string }
  readonly #post: Post<Item, Result>

  /** `name`: what the database's list of connections shows. */
  constructor(options: { url: string; clock: Clock; log: Log; name: string }, post: Post<Item, Result>) {
    this.#options = options
    this.#post = post
  }

  async send(items: readonly Item[]): Promise<Result[]> {
    const connection = this.#connection ?? (await this.#connected())
    try {
      return await this.#post(items, connection)
    } catch (error) {
      // No word from the database: nobody knows what became of it, and a later word would come at
      // the wrong time.
      if (!(error instanceof pg.DatabaseError)) this.#giveUp(connection.client)
      throw error
    }
  }

  async close(): Promise<void> {
    this.#closed = true
    await this.#connection?.client.end().catch(() => undefined)
  }

  /** Opens the connection now, so that the first item doesn't wait for it. */
  async warm(): Promise<void> {
    await this.#connected()
  }

  #giveUp(client: pg.Client): void {
    if (this.#connection?.client === client) this.#connection = undefined
    void client.end().catch(() => undefined)
  }

  async #connected(): Promise<LaneConnection> {
    if (this.#connection) return this.#connection
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

  async #connect(): Promise<LaneConnection> {
    const { url, clock, log, name } = this.#options
    const client = new pg.Client({
      connectionString: url,
      options: SETTINGS,
      application_name: name,
      connectionTimeoutMillis: 1_000,
      query_timeout: NO_WORD_MS,
    })
    const lost = (why?: Error): void => {
      if (this.#connection?.client === client) this.#connection = undefined
      if (!this.#closed && why) log.warn({ error: why.message }, 'posting connection lost')
    }
    client.on('error', lost)
    client.on('end', () => lost())
    await client.connect()
    try {
      const { rows } = await client.query<{ lane: number }>('select ledger.lease_lane() as lane')
      this.#connection = connectionOf(client, rows[0]!.lane, clock)
    } catch (error) {
      await client.end().catch(() => undefined)
      throw error
    }
    return this.#connection
  }
}

function connectionOf(client: pg.Client, lane: number, clock: Clock): LaneConnection {
  const query = queryOn(client)
  const known = new Map<string, HouseNo>()
  const keyOf = ({ merchant, code, currency }: HouseSide): string => `${merchant}/${code}/${currency}`
  const contraOf = async (side: HouseSide): Promise<HouseNo> => {
    const found = known.get(keyOf(side))
    if (found !== undefined) return found
    const no = await houseAccount(query, { ...side, lane }, clock.now())
    known.set(keyOf(side), no)
    return no
  }
  const contrasOf = async (sides: readonly HouseSide[]): Promise<readonly number[]> => {
    const contras: number[] = []
    for (const side of sides) contras.push(await contraOf(side))
    return contras
  }
  const knownOf = (sides: readonly HouseSide[]): readonly number[] | undefined => {
    const contras: number[] = []
    for (const side of sides) {
      const contra = known.get(keyOf(side))
      if (contra === undefined) return undefined
      contras.push(contra)
    }
    return contras
  }
  return { client, query, contrasOf: (sides) => knownOf(sides) ?? contrasOf(sides) }
}
