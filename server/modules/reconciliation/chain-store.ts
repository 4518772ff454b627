import type { MerchantCode } from '@senluna/kit/brand.ts'
import type { Amount } from '@senluna/kit/money.ts'
import { sql, type RawBuilder } from 'kysely'
import type { Db, Tx } from '../../platform/database/db.ts'
import type { Instant } from '@senluna/kit/time.ts'
import { caseOf, type CaseShort } from './case-store.ts'

interface Row {
  chain: string
  address: string
  user_name: string
  ours: Amount
  theirs: Amount | null
  asked_at: Date | null
  last: CaseShort | null
}

/** The next addresses that members were given. */
export async function nextAddresses(
  db: Db,
  after: string,
  atOnce: number,
): Promise<{ merchant_id: MerchantCode; chain: 'TRC20' | 'ERC20'; provider: string; address: string }[]> {
  const { rows } = await sql<{
    merchant_id: MerchantCode
    chain: 'TRC20' | 'ERC20'
    provider: string
    address: string
  }>`
      select merchant_id, chain, provider, address from reconciliation.in_chains where chain || '/' || address > ${after}
      order by chain || '/' || address limit ${atOnce}`.execute(db)
  return rows
}

/** Keeps what a provider says came to an address. */
export async function putReport(
  db: Db,
  {
    merchant,
    chain,
    address,
    micro,
  }: { merchant: MerchantCode; chain: 'TRC20' | 'ERC20'; address: string; micro: bigint },
  now: Instant,
): Promise<void> {
  await sql`insert into reconciliation.chain_report (merchant_id, chain, address, came_micro, asked_at)
            values (${merchant}, ${chain}, ${address}, ${micro}, ${new Date(now)})
            on conflict (merchant_id, chain, address) do update set came_micro = excluded.came_micro, asked_at = excluded.asked_at`.execute(
    db,
  )
}

/** Addresses with what we booked and what the provider says. */
export async function chainRows(
  db: Db | Tx,
  merchantCode: MerchantCode,
  where: RawBuilder<unknown>,
  most: number,
): Promise<Row[]> {
  const { rows } =
    await sql<Row>`select a.chain, a.address, m.user_name, a.booked_micro as ours, r.came_micro as theirs, r.asked_at,
      ${caseOf(sql`a.merchant_id`, 'CHAIN', sql`a.chain || '/' || a.address`)} as last
    from reconciliation.in_chains a join reconciliation.in_members m on m.id = a.member_id
      left join reconciliation.chain_report r on r.merchant_id = a.merchant_id and r.chain = a.chain and r.address = a.address
    where a.merchant_id = ${merchantCode} and ${where}
    order by a.chain || '/' || a.address limit ${most}`.execute(db)
  return rows
}
