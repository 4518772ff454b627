import type { Amount } from '@senluna/kit/money.ts'
import { sql } from 'kysely'
import type { MerchantCode } from '@senluna/kit/brand.ts'
import type { PayoutAccount } from '@senluna/contract/money/payout-accounts.ts'
import type { Db, Tx } from '../../../platform/database/db.ts'

/** A way by which money leaves. */
export interface Channel {
  merchant_id: MerchantCode
  id: string
  provider: string
  name: string
  kinds: PayoutAccount['kind'][]
  least: Amount
  most: Amount
  priority: number
  fee_ppm: number
  fee_fixed: Amount
  paused: boolean
  closed_at: Date | null
}

/** A brand's channels that aren't closed, the one to be tried first first. */
export async function channelsOf(db: Db | Tx, merchantCode: MerchantCode): Promise<Channel[]> {
  const { rows } = await sql<Channel>`select * from payout.channel where merchant_id = ${merchantCode}
    and closed_at is null order by priority desc, id`.execute(db)
  return rows
}

/** The closed ones too, those last. */
export async function everyChannelOf(db: Db | Tx, merchantCode: MerchantCode): Promise<Channel[]> {
  const { rows } = await sql<Channel>`select * from payout.channel where merchant_id = ${merchantCode}
    order by closed_at desc nulls first, priority desc, id`.execute(db)
  return rows
}

/** Opens a channel of a demonstration brand, if it isn't there. */
export async function insertStartingChannel(
  db: Db,
  row: {
    merchantCode: MerchantCode
    wayId: 'sandbox-payout' | 'by-hand'
    provider: 'sandbox' | 'manual'
    name: 'Sandbox' | 'Chuyển khoản thủ công'
    most: 30000000n | 500000000n
    priority: 0 | 10
  },
): Promise<void> {
  await sql`insert into payout.channel (merchant_id, id, provider, name, kinds, least, most, priority)
        values (${row.merchantCode}, ${row.wayId}, ${row.provider}, ${row.name}, ${['BANK', 'USDT_TRC20', 'USDT_ERC20']}, 10000, ${row.most},
          ${row.priority}) on conflict do nothing`.execute(db)
}
