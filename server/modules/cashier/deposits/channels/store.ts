import type { Amount } from '@senluna/kit/money.ts'
import type { Id } from '@senluna/kit/ids.ts'
import { sql } from 'kysely'
import type { MerchantCode } from '@senluna/kit/brand.ts'
import type { Chain, DepositMethod } from '@senluna/contract/money/deposits.ts'
import type { Db, Tx } from '../../../../platform/database/db.ts'
import type { Instant } from '@senluna/kit/time.ts'

/** Who is paid by a bank transfer. */
export interface Payee {
  bankBin: string
  account: string
  accountName: string
}

/** A way to deposit as it is stored. */
export interface ChannelRow {
  id: Id<'deposit-channel'>
  merchant_id: MerchantCode
  code: string
  method: DepositMethod
  provider: string
  name: string
  least: Amount
  most: Amount
  fee_ppm: number
  fee_fixed: Amount
  expire_min: number
  vip_from: number
  daily_cap: Amount | null
  priority: number
  quick: bigint[]
  state: 'OPEN' | 'PAUSED' | 'CLOSED'
  payee: Partial<Payee>
  settings: { chain?: Chain; vndPerUsdt?: string; confirmations?: number; telcos?: string[]; penaltyPpm?: number }
  version: number
  created_at: Date
  changed_at: Date
}

/** The ways of a brand, the first to be offered first. */
export async function channelsOf(db: Db | Tx, merchantCode: MerchantCode): Promise<ChannelRow[]> {
  const { rows } = await sql<ChannelRow>`select * from cashier.deposit_channel where merchant_id = ${merchantCode}
    order by priority, code`.execute(db)
  return rows
}

export async function channelById(
  db: Db | Tx,
  merchantCode: MerchantCode,
  id: Id<'deposit-channel'>,
): Promise<ChannelRow | undefined> {
  const { rows } = await sql<ChannelRow>`select * from cashier.deposit_channel
    where merchant_id = ${merchantCode} and id = ${id}`.execute(db)
  return rows[0]
}

/** A channel held until the transaction ends: orders under a cap count one after the other. */
export async function lockChannel(
  tx: Tx,
  merchantCode: MerchantCode,
  id: Id<'deposit-channel'>,
): Promise<ChannelRow | undefined> {
  const { rows } = await sql<ChannelRow>`select * from cashier.deposit_channel
    where merchant_id = ${merchantCode} and id = ${id} for no key update`.execute(tx)
  return rows[0]
}

/** What was asked for by a channel since a moment and came in or may still do so. */
export async function askedSince(db: Db | Tx, channelId: Id<'deposit-channel'>, since: Date): Promise<Amount> {
  const { rows } = await sql<{ sum: Amount }>`select coalesce(sum(coalesce(received, asked)), 0)::bigint as sum
    from cashier.deposit where channel_id = ${channelId} and created_at >= ${since}
      and state not in ('EXPIRED', 'CANCELLED', 'REJECTED')`.execute(db)
  return rows[0]!.sum
}

/** A channel as a brand begins with it. */
export type NewChannel = Omit<ChannelRow, 'version' | 'created_at' | 'changed_at' | 'state'>

/** Opens a way to deposit; one of the same code stays as it is. */
export async function insertChannel(db: Db | Tx, newChannel: NewChannel, at: Date): Promise<void> {
  await sql`insert into cashier.deposit_channel (id, merchant_id, code, method, provider, name, least, most, fee_ppm, fee_fixed,
      expire_min, vip_from, daily_cap, priority, quick, state, payee, settings, created_at, changed_at)
    values (${newChannel.id}, ${newChannel.merchant_id}, ${newChannel.code}, ${newChannel.method}, ${newChannel.provider}, ${newChannel.name}, ${newChannel.least}, ${newChannel.most}, ${newChannel.fee_ppm},
      ${newChannel.fee_fixed}, ${newChannel.expire_min}, ${newChannel.vip_from}, ${newChannel.daily_cap}, ${newChannel.priority},
      ${newChannel.quick.map(String)}::bigint[], 'OPEN', ${JSON.stringify(newChannel.payee)}::jsonb, ${JSON.stringify(newChannel.settings)}::jsonb, ${at}, ${at})
    on conflict do nothing`.execute(db)
}

/** Changes a channel's terms. */
export async function updateChannel(
  tx: Tx,
  change: {
    name: string
    least: string
    most: string
    feePpm: number
    feeFixed: string
    expireMin: number
    dailyCap: string | null
    priority: number
    vipFrom: number
    quick: string[]
    state: 'OPEN' | 'PAUSED' | 'CLOSED'
    settings: { vndPerUsdt?: string; chain?: Chain; confirmations?: number; telcos?: string[]; penaltyPpm?: number }
    heldId: Id<'deposit-channel'>
  },
  now: Instant,
): Promise<void> {
  await sql`update cashier.deposit_channel set name = ${change.name}, least = ${change.least}::bigint, most = ${change.most}::bigint,
      fee_ppm = ${change.feePpm}, fee_fixed = ${change.feeFixed}::bigint, expire_min = ${change.expireMin},
      daily_cap = ${change.dailyCap}::bigint, priority = ${change.priority}, vip_from = ${change.vipFrom}, quick = ${change.quick}::bigint[],
      state = ${change.state}, settings = ${JSON.stringify(change.settings)}::jsonb, version = version + 1, changed_at = ${new Date(now)}
      where id = ${change.heldId}`.execute(tx)
}

/** Changes a channel's bank account. */
export async function updatePayee(tx: Tx, payee: Payee, id: Id<'deposit-channel'>, now: Instant): Promise<void> {
  await sql`update cashier.deposit_channel set payee = ${JSON.stringify(payee)}::jsonb, version = version + 1,
        changed_at = ${new Date(now)} where id = ${id}`.execute(tx)
}
