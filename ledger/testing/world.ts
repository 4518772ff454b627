import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { merchantCode } from '@senluna/kit/brand.ts'
import { id, type Id } from '@senluna/kit/ids.ts'
import type { Query } from '@senluna/kit/query.ts'
import { instant } from '@senluna/kit/time.ts'
import { CHECKS } from '@senluna/server/reconcile.ts'
import {
  gameAccount,
  GIVEN_AWAY,
  houseAccount,
  openWallet,
  reconcile,
  WALLET,
  type Break,
  type HouseCode,
  type HouseNo,
} from '../index.ts'

// As the server reads them: a 64-bit integer is money or a version.
pg.types.setTypeParser(20, (text: string) => BigInt(text))

/** The moment tests post at. */
export const NOW = instant(Date.UTC(2026, 10, 21, 3))

/** A wallet of each kind a test member has: two in the same currency, one in another. */
export const WALLETS = [
  { account: WALLET.MAIN, currency: 'AAA' },
  { account: WALLET.TRIAL, currency: 'AAA' },
  { account: WALLET.POINTS, currency: 'BBB' },
] as const

/** House accounts by what they are to a test; `LANE` is another lane's row of `GAME`. */
export const HOUSES = ['GAME', 'LANE', 'GIFT', 'OTHER'] as const
export type House = (typeof HOUSES)[number]

const ACCOUNT_OF: Record<House, { code: HouseCode; currency: string; lane: number }> = {
  GAME: { code: gameAccount('RNG'), currency: 'AAA', lane: 1 },
  LANE: { code: gameAccount('RNG'), currency: 'AAA', lane: 2 },
  GIFT: { code: GIVEN_AWAY, currency: 'AAA', lane: 0 },
  OTHER: { code: gameAccount('RNG'), currency: 'BBB', lane: 1 },
}

/**
 * A ledger to test: connections as the application has them, one as its owner, currencies of a
 * scale.
 */
export interface World {
  url: string
  /** One unit of the currency as people see it, in its smallest unit. */
  unit: bigint
  houses: Record<House, HouseNo>
  /** Runs as the database's owner, for whom nothing but triggers and constraints holds. */
  owner: pg.Client
  /** A connection with the application's rights. */
  connect(more?: string): Promise<pg.Client>
  /** The first such connection. */
  query: Query
  close(): Promise<void>
}

/**
 * A driver connection as the ledger's functions take it; what is asked at once is asked in order.
 */
export function queryOn(client: pg.Client): Query {
  let last: Promise<unknown> = Promise.resolve()
  return async <Row>(text: string, values: readonly unknown[]) => {
    const asked = last.then(() => client.query(text, [...values]))
    last = asked.catch(() => undefined)
    return (await asked).rows as Row[]
  }
}

/** Opens a ledger on a migrated database; `scale` is that of its currencies. */
export async function openWorld(url: string, scale = 0): Promise<World> {
  const clients: pg.Client[] = []
  const open = async (options: string) => {
    const client = new pg.Client({ connectionString: url, options })
    client.on('error', () => undefined)
    clients.push(client)
    await client.connect()
    return client
  }
  const connect = (more = '') => open(`-c role=senluna_app -c lock_timeout=10000 ${more}`)
  const owner = await open('')
  for (const code of ['AAA', 'BBB']) {
    await owner.query(
      `insert into ledger.currency (code, scale, kind, demonstration, symbol, display_decimals) values ($1, $2, 'cash', true, 'T', 2)
       on conflict do nothing`,
      [code, scale],
    )
  }
  const query = queryOn(await connect())
  const houses = {} as Record<House, HouseNo>
  for (const house of HOUSES)
    houses[house] = await houseAccount(query, { merchant: merchantCode('test'), ...ACCOUNT_OF[house] }, NOW)
  return {
    url,
    unit: 10n ** BigInt(scale),
    houses,
    owner,
    connect,
    query,
    close: async () => {
      await Promise.all(clients.map((client) => client.end().catch(() => undefined)))
    },
  }
}

/** A new member with every wallet, empty. */
export async function openMember(world: World): Promise<Id<'member'>> {
  const owner = id<'member'>(randomUUID())
  for (const { account, currency } of WALLETS) await openWallet(world.query, owner, account, currency, NOW)
  return owner
}

/** What reconciling finds, in a snapshot of its own as the nightly job has it. */
export async function breaksIn(world: World): Promise<Break[]> {
  await world.owner.query('begin isolation level repeatable read read only')
  try {
    return await reconcile(queryOn(world.owner), CHECKS)
  } finally {
    await world.owner.query('rollback')
  }
}
