import type { Amount } from '@senluna/kit/money.ts'
import { DAY, type Instant } from '@senluna/kit/time.ts'
import { sql } from 'kysely'
import type { Channel } from '../../payouts/channel-store.ts'
import type { Db, Tx } from '../../../../platform/database/db.ts'
import type { MerchantCode } from '@senluna/kit/brand.ts'

/** Whether something is on its way by it. */
export async function isInUse(db: Db | Tx, { merchant_id: merchantCode, id }: Channel): Promise<boolean> {
  const { rows } = await sql`select from payout.part p join payout.withdrawal w on w.no = p.no
    where w.merchant_id = ${merchantCode} and p.channel_id = ${id} and p.state in ('QUEUED', 'SENT', 'UNKNOWN') limit 1`.execute(
    db,
  )
  return rows.length > 0
}

/** Of what changes the channels of a brand one comes after the other. */
export const lockChannels = (tx: Tx, merchantCode: MerchantCode) =>
  sql`select from payout.channel where merchant_id = ${merchantCode} order by id for no key update`.execute(tx)

/** What each channel paid and failed within a week, and what is open. */
export async function figuresOfChannels(
  db: Db | Tx,
  channels: readonly Channel[],
  now: Instant,
): Promise<{ channel_id: string; paid: number; failed: number; open: number }[]> {
  const { rows } = await sql<{ channel_id: string; paid: number; failed: number; open: number }>`select p.channel_id,
      (count(*) filter (where p.state in ('PAID', 'CONFIRMED', 'DISPUTED') and p.paid_at > ${new Date(now - 7 * DAY)}))::integer as paid,
      (count(*) filter (where p.state = 'FAILED' and p.made_at > ${new Date(now - 7 * DAY)}))::integer as failed,
      (count(*) filter (where p.state in ('QUEUED', 'SENT', 'UNKNOWN')))::integer as open
    from payout.part p join payout.withdrawal w on w.no = p.no
    where w.merchant_id = ${channels[0]?.merchant_id ?? ''} and (p.made_at > ${new Date(now - 8 * DAY)} or w.ended_at is null)
    group by p.channel_id`.execute(db)
  return rows
}

/** Changes a channel's terms. */
export async function updateChannel(
  tx: Tx,
  change: {
    least: string | undefined
    channelLeast: Amount
    most: string | undefined
    channelMost: Amount
    priority: number | undefined
    channelPriority: number
    feePpm: number | undefined
    feePpm2: number
    feeFixed: string | undefined
    feeFixed2: Amount
    paused: boolean | undefined
    channelPaused: boolean
    closed: true | undefined
    merchantCode: MerchantCode
    channelId: string
  },
  now: Instant,
): Promise<void> {
  await sql`update payout.channel set least = ${BigInt(change.least ?? change.channelLeast)},
      most = ${BigInt(change.most ?? change.channelMost)}, priority = ${change.priority ?? change.channelPriority},
      fee_ppm = ${change.feePpm ?? change.feePpm2}, fee_fixed = ${BigInt(change.feeFixed ?? change.feeFixed2)},
      paused = ${change.paused ?? change.channelPaused}, closed_at = ${change.closed ? new Date(now) : null}
      where merchant_id = ${change.merchantCode} and id = ${change.channelId}`.execute(tx)
}

/** Pauses a channel; false when it is paused or closed. */
export async function pauseOpenChannel(tx: Tx, merchantCode: MerchantCode, objectId: string): Promise<boolean> {
  const { numAffectedRows } = await sql`update payout.channel set paused = true
      where merchant_id = ${merchantCode} and id = ${objectId} and not paused and closed_at is null`.execute(tx)
  return numAffectedRows === 1n
}

/** Opens a channel, paused; false when its id is taken. */
export async function insertChannel(
  tx: Tx,
  row: {
    merchantCode: MerchantCode
    wayId: string
    provider: string
    name: string
    kinds: ('BANK' | 'USDT_TRC20' | 'USDT_ERC20')[]
    least: string
    most: string
    priority: number
    feePpm: number | undefined
    feeFixed: string | undefined
  },
): Promise<boolean> {
  const { numAffectedRows } =
    await sql`insert into payout.channel (merchant_id, id, provider, name, kinds, least, most, priority, paused, fee_ppm, fee_fixed)
      values (${row.merchantCode}, ${row.wayId}, ${row.provider}, ${row.name}, ${[...new Set(row.kinds)]}, ${row.least}::bigint,
        ${row.most}::bigint, ${row.priority}, true, ${row.feePpm ?? 0}, ${row.feeFixed ?? '0'}::bigint) on conflict do nothing`.execute(
      tx,
    )
  return numAffectedRows === 1n
}
