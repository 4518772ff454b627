import { sql } from 'kysely'
import { Refusal } from '@senluna/contract/refusals.ts'
import { assert } from '@senluna/kit/assert.ts'
import type { MerchantCode } from '@senluna/kit/brand.ts'
import type { Id } from '@senluna/kit/ids.ts'
import type { Instant } from '@senluna/kit/time.ts'
import type { Db, Tx } from '../../../../platform/database/db.ts'
import type { PaymentProvider } from '../../../../platform/payments/provider.ts'
import type { ChannelRow } from '../channels/store.ts'
import type { Deposits } from '../deps.ts'

/**
 * A member's own address on a channel's chain, asked for once and kept for good. Refuses
 * DEP_PROVIDER without an answer.
 */
export async function addressOf(
  { db, callbackUrl, log }: Deposits,
  provider: PaymentProvider,
  channel: ChannelRow,
  memberId: Id<'member'>,
  now: Instant,
): Promise<string> {
  const { chain } = channel.settings
  assert(chain, 'a channel of USDT is on a chain')
  const known = await read(db, memberId, chain, provider.id)
  if (known !== undefined) return known
  const address = await provider
    .addressFor(memberId, chain, `${callbackUrl}/cb/chain/${chain}`)
    .catch((error: unknown) => {
      log.warn({ provider: provider.id, error: String(error) }, 'no address')
      throw new Refusal('DEP_PROVIDER')
    })
  await sql`insert into cashier.crypto_address (merchant_id, member_id, chain, provider, address, created_at)
    values (${channel.merchant_id}, ${memberId}, ${chain}, ${provider.id}, ${address}, ${new Date(now)})
    on conflict do nothing`.execute(db)
  const kept = await read(db, memberId, chain, provider.id)
  assert(kept !== undefined, 'nobody else has the address')
  return kept
}

async function read(db: Db, memberId: string, chain: string, provider: string): Promise<string | undefined> {
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
