import { amount } from '@senluna/kit/money.ts'
import { sql } from 'kysely'
import type * as contract from '@senluna/contract/desk/money/reconciliation.ts'
import { Refusal } from '@senluna/contract/refusals.ts'
import type { Brand } from '@senluna/kit/brand.ts'
import type { Instant } from '@senluna/kit/time.ts'
import { attempt, type ErrorLog } from '../../platform/concurrency/attempt.ts'
import type { Db, Tx } from '../../platform/database/db.ts'
import type { Call } from '../../platform/http/route.ts'
import type { JobDone } from '../../platform/jobs/jobs.ts'
import type { PaymentProvider } from '../../platform/payments/provider.ts'
import { pageOf } from '../../platform/page.ts'
import { usdtCurrency } from '../cashier/index.ts'
import { isSettled } from './case-store.ts'
import { nextAddresses, putReport, chainRows } from './chain-store.ts'

const PAGE = 50
/** So many addresses are asked about at once. */
const AT_ONCE = 200
/** USDT counts in millionths. */
const SCALE = 6
const ADDRESS = /^[0-9A-Za-z]{20,64}$/

/**
 * Asks the providers of chains what ever came to each address; what one doesn't know or doesn't
 * answer stays as it was.
 */
export async function compareChains(
  db: Db,
  providers: ReadonlyMap<string, PaymentProvider>,
  log: ErrorLog,
  now: Instant,
): Promise<JobDone> {
  let rows = 0
  let after = ''
  for (;;) {
    const found = await nextAddresses(db, after, AT_ONCE)
    const last = found.at(-1)
    if (!last) return { rows, ...(after ? { lastKey: after } : {}) }
    for (const [provider, port] of providers)
      for (const chain of ['TRC20', 'ERC20'] as const) {
        const asked = found.filter((row) => row.provider === provider && row.chain === chain)
        if (asked.length === 0 || !port.cameTo) continue
        const addresses = asked.map(({ address }) => address)
        await attempt(log, 'a provider could not be asked what came to addresses', { provider, chain }, async () => {
          const came = await port.cameTo!(chain, addresses)
          for (const { merchant_id: merchant, address } of asked) {
            const micro = came.get(address)
            if (micro === undefined) continue
            await putReport(db, { merchant, chain, address, micro }, now)
            rows++
          }
        })
      }
    after = `${last.chain}/${last.address}`
  }
}

/**
 * The addresses of the brand, with what was booked for each and what its chain says. Refuses
 * VAL_FIELD for a key that is none.
 */
export async function chainLines(db: Db, { brand, query }: Call<typeof contract.chainLines>) {
  const size = query.pageSize ?? PAGE
  if (query.after !== undefined && !/^[A-Z0-9]{5}\/[0-9A-Za-z]{20,64}$/.test(query.after))
    throw new Refusal('VAL_FIELD', { fields: [{ field: 'after' }] })
  const rows = await rowsOf(
    db,
    brand,
    sql`a.chain || '/' || a.address > ${query.after ?? ''} ${
      query.open ? sql`and (r.came_micro is null or r.came_micro <> a.booked_micro)` : sql``
    }`,
    size + 1,
  )
  return pageOf(rows, size, (last) => last.id)
}

/** One of them by its id. */
export async function chainLineOf(db: Db | Tx, brand: Brand, about: string): Promise<contract.ChainLine | undefined> {
  const [chain = '', address = ''] = about.split('/')
  if (!ADDRESS.test(address)) return undefined
  return (await rowsOf(db, brand, sql`a.chain = ${chain} and a.address = ${address}`, 1))[0]
}

async function rowsOf(
  db: Db | Tx,
  brand: Brand,
  where: ReturnType<typeof sql>,
  most: number,
): Promise<contract.ChainLine[]> {
  const rows = await chainRows(db, brand.merchantCode, where, most)
  const code = usdtCurrency(brand)
  return rows.map(({ theirs, ...row }) => {
    const difference = theirs === null ? undefined : theirs - row.ours
    const clear = difference !== undefined && (difference === 0n || isSettled(row.last, amount(difference)))
    return {
      id: `${row.chain}/${row.address}`,
      chain: row.chain,
      address: row.address,
      userName: row.user_name,
      currency: { code, exponent: SCALE, displayDecimals: SCALE },
      ours: row.ours.toString(),
      ...(theirs === null ? {} : { theirs: theirs.toString() }),
      ...(difference === undefined ? {} : { difference: difference.toString() }),
      state: theirs === null ? 'SILENT' : clear ? 'CLEAR' : 'DIFFERS',
      ...(row.last ? { case: row.last } : {}),
      ...(row.asked_at ? { askedAt: row.asked_at.toISOString() } : {}),
    }
  })
}
