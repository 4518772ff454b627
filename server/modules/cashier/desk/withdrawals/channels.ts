import { sql } from 'kysely'
import type * as contract from '@senluna/contract/desk/money/withdrawals.ts'
import type { PayoutChannel } from '@senluna/contract/desk/money/withdrawals.ts'
import { Refusal } from '@senluna/contract/refusals.ts'
import type { Brand, MerchantCode } from '@senluna/kit/brand.ts'
import { canonical } from '@senluna/kit/games/game.ts'
import { DAY, type Instant } from '@senluna/kit/time.ts'
import type { Db, Tx } from '../../../../platform/database/db.ts'
import type { Call } from '../../../../platform/http/route.ts'
import { askApproval, type ApprovalAction } from '../../../approvals/index.ts'
import { shownCurrency } from '../deposits/lists.ts'
import { balancesOf } from '../../payouts/balances.ts'
import { channelsOf, everyChannelOf, type Channel } from '../../payouts/channels.ts'
import { MANUAL, type Withdrawals } from '../../withdrawals/deps.ts'

/** The ways by which money leaves, with how they did in the last seven days. */
export async function listChannels(
  { db, providers }: Withdrawals,
  { brand, now }: Call<typeof contract.payoutChannels>,
) {
  return {
    list: await shownChannels(db, await everyChannelOf(db, brand.merchantCode), brand, now),
    providers: [...providers.keys(), MANUAL],
  }
}

async function shownChannels(
  db: Db | Tx,
  channels: readonly Channel[],
  brand: Brand,
  now: Instant,
): Promise<PayoutChannel[]> {
  const { rows } = await sql<{ channel_id: string; paid: number; failed: number; open: number }>`select p.channel_id,
      (count(*) filter (where p.state in ('PAID', 'CONFIRMED', 'DISPUTED') and p.paid_at > ${new Date(now - 7 * DAY)}))::integer as paid,
      (count(*) filter (where p.state = 'FAILED' and p.made_at > ${new Date(now - 7 * DAY)}))::integer as failed,
      (count(*) filter (where p.state in ('QUEUED', 'SENT', 'UNKNOWN')))::integer as open
    from payout.part p join payout.withdrawal w on w.no = p.no
    where w.merchant_id = ${channels[0]?.merchant_id ?? ''} and (p.made_at > ${new Date(now - 8 * DAY)} or w.ended_at is null)
    group by p.channel_id`.execute(db)
  const balanceOf = await balancesOf(db, brand.currency.code)
  const figures = new Map(rows.map((row) => [row.channel_id, row]))
  return channels.map(({ id, provider, name, kinds, least, most, priority, paused, ...rest }) => ({
    id,
    provider,
    name,
    kinds,
    least: least.toString(),
    most: most.toString(),
    priority,
    paused,
    closed: rest.closed_at !== null,
    feePpm: rest.fee_ppm,
    feeFixed: rest.fee_fixed.toString(),
    balance: balanceOf(provider),
    currency: shownCurrency(brand),
    paid: figures.get(id)?.paid ?? 0,
    failed: figures.get(id)?.failed ?? 0,
    open: figures.get(id)?.open ?? 0,
  }))
}

async function channelOf(db: Db | Tx, merchantCode: MerchantCode, id: string): Promise<Channel> {
  const found = (await channelsOf(db, merchantCode)).find((channel) => channel.id === id)
  if (!found) throw new Refusal('SYS_NOT_FOUND')
  return found
}

const CHANNEL = 'channels.payout'

type Change = Call<typeof contract.changePayoutChannel>['body']

/**
 * Asks for a change of a channel. Refuses VAL_FIELD for limits in the wrong order, WD_STATE to
 * close one in use.
 */
export async function changeChannel({ db }: Withdrawals, call: Call<typeof contract.changePayoutChannel>) {
  const { brand, body, params } = call
  const channel = await channelOf(db, brand.merchantCode, params.id ?? '')
  if (BigInt(body.least ?? channel.least) > BigInt(body.most ?? channel.most))
    throw new Refusal('VAL_FIELD', { fields: [{ field: 'most' }] })
  if (body.closed && (await isInUse(db, channel))) throw new Refusal('WD_STATE')
  const before = termsOf(channel)
  return db.transaction().execute((tx) =>
    askApproval(tx, call, {
      action: CHANNEL,
      object: { kind: 'payout-channel', id: channel.id },
      payload: { change: body, before },
      before,
      after: { ...before, ...body },
      needs: 'channels.approve',
    }),
  )
}

/** What two people change of a channel. */
const termsOf = (channel: Channel) => ({
  least: channel.least.toString(),
  most: channel.most.toString(),
  priority: channel.priority,
  feePpm: channel.fee_ppm,
  feeFixed: channel.fee_fixed.toString(),
  paused: channel.paused,
})

/**
 * Refused as stale when the channel is another one by now: a change asked before a stop doesn't let
 * it go on.
 */
export const payoutChannelApproval: ApprovalAction = {
  action: CHANNEL,
  async run(tx, { payload, merchantCode, objectId }, { now }) {
    const { change, before } = payload as { change: Change; before: unknown }
    await lockChannels(tx, merchantCode)
    const channel = await channelOf(tx, merchantCode, objectId)
    if (canonical(termsOf(channel)) !== canonical(before) || (change.closed && (await isInUse(tx, channel))))
      throw new Refusal('APPROVAL_STALE')
    await sql`update payout.channel set least = ${BigInt(change.least ?? channel.least)},
      most = ${BigInt(change.most ?? channel.most)}, priority = ${change.priority ?? channel.priority},
      fee_ppm = ${change.feePpm ?? channel.fee_ppm}, fee_fixed = ${BigInt(change.feeFixed ?? channel.fee_fixed)},
      paused = ${change.paused ?? channel.paused}, closed_at = ${change.closed ? new Date(now) : null}
      where merchant_id = ${merchantCode} and id = ${channel.id}`.execute(tx)
  },
}

/** Whether something is on its way by it. */
async function isInUse(db: Db | Tx, { merchant_id: merchantCode, id }: Channel): Promise<boolean> {
  const { rows } = await sql`select from payout.part p join payout.withdrawal w on w.no = p.no
    where w.merchant_id = ${merchantCode} and p.channel_id = ${id} and p.state in ('QUEUED', 'SENT', 'UNKNOWN') limit 1`.execute(
    db,
  )
  return rows.length > 0
}

/** Of what changes the channels of a brand one comes after the other. */
const lockChannels = (tx: Tx, merchantCode: MerchantCode) =>
  sql`select from payout.channel where merchant_id = ${merchantCode} order by id for no key update`.execute(tx)

const PAUSE = 'channels.payoutPause'

/**
 * Asks to stop a channel, whatever other change of it waits. Refuses SYS_NOT_FOUND, WD_STATE for
 * one that is stopped.
 */
export async function pauseChannel({ db }: Withdrawals, call: Call<typeof contract.pausePayoutChannel>) {
  const channel = await channelOf(db, call.brand.merchantCode, call.params.id ?? '')
  if (channel.paused) throw new Refusal('WD_STATE')
  return db.transaction().execute((tx) =>
    askApproval(tx, call, {
      action: PAUSE,
      object: { kind: 'payout-channel', id: channel.id },
      payload: {},
      before: { paused: false },
      after: { paused: true },
      needs: 'channels.approve',
    }),
  )
}

export const pauseApproval: ApprovalAction = {
  action: PAUSE,
  async run(tx, { merchantCode, objectId }) {
    const { numAffectedRows } = await sql`update payout.channel set paused = true
      where merchant_id = ${merchantCode} and id = ${objectId} and not paused and closed_at is null`.execute(tx)
    if (numAffectedRows !== 1n) throw new Refusal('APPROVAL_STALE')
  },
}

const OPENING = 'channels.payoutOpen'

type NewPayoutChannel = Call<typeof contract.openPayoutChannel>['body']

/**
 * Asks for a new channel. Refuses VAL_FIELD for limits in the wrong order or no such provider,
 * WD_STATE for a name taken.
 */
export async function openChannel({ db, providers }: Withdrawals, call: Call<typeof contract.openPayoutChannel>) {
  const { brand, body } = call
  if (BigInt(body.least) > BigInt(body.most)) throw new Refusal('VAL_FIELD', { fields: [{ field: 'most' }] })
  if (body.provider !== MANUAL && !providers.has(body.provider))
    throw new Refusal('VAL_FIELD', { fields: [{ field: 'provider' }] })
  const every = await everyChannelOf(db, brand.merchantCode)
  if (every.some(({ id }) => id === body.id)) throw new Refusal('WD_STATE')
  return db.transaction().execute((tx) =>
    askApproval(tx, call, {
      action: OPENING,
      object: { kind: 'payout-channel', id: body.id },
      payload: body,
      before: {},
      after: { ...body, paused: true },
      needs: 'channels.approve',
    }),
  )
}

export const openPayoutChannelApproval: ApprovalAction = {
  action: OPENING,
  async run(tx, { payload, merchantCode }) {
    const way = payload as NewPayoutChannel
    const made =
      await sql`insert into payout.channel (merchant_id, id, provider, name, kinds, least, most, priority, paused, fee_ppm, fee_fixed)
      values (${merchantCode}, ${way.id}, ${way.provider}, ${way.name}, ${[...new Set(way.kinds)]}, ${way.least}::bigint,
        ${way.most}::bigint, ${way.priority}, true, ${way.feePpm ?? 0}, ${way.feeFixed ?? '0'}::bigint) on conflict do nothing`.execute(
        tx,
      )
    if (made.numAffectedRows !== 1n) throw new Refusal('APPROVAL_STALE')
  },
}
