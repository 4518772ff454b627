import { sql } from 'kysely'
import type { MerchantCode } from '@senluna/kit/brand.ts'
import type { Id } from '@senluna/kit/ids.ts'
import type { Instant } from '@senluna/kit/time.ts'
import type { Db, Tx } from '../../../../platform/database/db.ts'

export async function addressOfMember(
  db: Db,
  memberId: Id<'member'>,
  chain: string,
  provider: string,
): Promise<string | undefined> {
  const { rows } = await sql<{ address: string }>`select address from cashier.crypto_address
    where member_id = ${memberId} and chain = ${chain} and provider = ${provider}`.execute(db)
  return rows[0]?.address
}

/** Whose address it is. */
export async function holderOf(db: Db | Tx, chain: string, address: string) {
  const { rows } = await sql<{ member_id: Id<'member'>; merchant_id: MerchantCode; provider: string }>`
    select member_id, merchant_id, provider from cashier.crypto_address where chain = ${chain} and address = ${address}`.execute(
    db,
  )
  return rows[0]
}

/** Keeps a member's address; the first one stays. */
export async function keepAddress(
  db: Db,
  row: {
    merchantCode: MerchantCode
    memberId: Id<'member'>
    chain: 'TRC20' | 'ERC20'
    providerId: string
    address: string
  },
  now: Instant,
): Promise<void> {
  await sql`insert into cashier.crypto_address (merchant_id, member_id, chain, provider, address, created_at)
    values (${row.merchantCode}, ${row.memberId}, ${row.chain}, ${row.providerId}, ${row.address}, ${new Date(now)})
    on conflict do nothing`.execute(db)
}
