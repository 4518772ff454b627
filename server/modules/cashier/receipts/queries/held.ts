import type { Tx } from '../../../../platform/database/db.ts'
import type { MerchantCode } from '@senluna/kit/brand.ts'
import type { ReceiptRow } from '../store.ts'
import { sql } from 'kysely'
import type { DepositRow } from '../../deposits/store/orders.ts'

/** A day of a channel: its moments, the end excluded. */
export interface ChannelSpan {
  channel: string
  from: Date
  until: Date
}

/** Receipts of the day with something left of them, held in the order of their ids. */
export async function heldReceipts(
  tx: Tx,
  merchantCode: MerchantCode,
  { channel, from, until }: ChannelSpan,
): Promise<ReceiptRow[]> {
  const { rows } = await sql<ReceiptRow>`select r.*, c.code as channel_code, null::text as order_no
    from cashier.receipt r join cashier.deposit_channel c on c.id = r.channel_id
    where r.merchant_id = ${merchantCode} and c.code = ${channel} and r.booked_at >= ${from} and r.booked_at < ${until}
      and r.left_over > 0 order by r.id for no key update of r`.execute(tx)
  return rows
}

/** Orders of the day that were credited without money, held in the order of their ids. */
export async function heldOrders(
  tx: Tx,
  merchantCode: MerchantCode,
  { channel, from, until }: ChannelSpan,
): Promise<DepositRow[]> {
  const { rows } = await sql<DepositRow>`select d.* from cashier.deposit d
    where d.merchant_id = ${merchantCode} and d.channel_code = ${channel} and d.state = 'CREDITED' and d.unbacked
      and d.credited_at >= ${from} and d.credited_at < ${until} order by d.id for no key update`.execute(tx)
  return rows
}
