import type * as contract from '@senluna/contract/desk/money/withdrawals.ts'
import type { PayoutChannel } from '@senluna/contract/desk/money/withdrawals.ts'
import { Refusal } from '@senluna/contract/refusals.ts'
import type { Brand, MerchantCode } from '@senluna/kit/brand.ts'
import { canonical } from '@senluna/kit/games/game.ts'
import type { Instant } from '@senluna/kit/time.ts'
import type { Db, Tx } from '../../../../platform/database/db.ts'
import type { Call } from '../../../../platform/http/route.ts'
import { askApproval, type ApprovalAction } from '../../../approvals/index.ts'
import { shownCurrency } from '../deposits/lists.ts'
import { balancesOf } from '../../payouts/balances.ts'
import { channelsOf, everyChannelOf, type Channel } from '../../payouts/channel-store.ts'
import { MANUAL, type Withdrawals } from '../../withdrawals/deps.ts'
import {
  figuresOfChannels,
  updateChannel,
  pauseOpenChannel,
  insertChannel,
  isInUse,
  lockChannels,
} from './channel-store.ts'

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
  const rows = await figuresOfChannels(db, channels, now)
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
    await updateChannel(
      tx,
      {
        least: change.least,
        channelLeast: channel.least,
        most: change.most,
        channelMost: channel.most,
        priority: change.priority,
        channelPriority: channel.priority,
        feePpm: change.feePpm,
        feePpm2: channel.fee_ppm,
        feeFixed: change.feeFixed,
        feeFixed2: channel.fee_fixed,
        paused: change.paused,
        channelPaused: channel.paused,
        closed: change.closed,
        merchantCode,
        channelId: channel.id,
      },
      now,
    )
  },
}

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
    const done = await pauseOpenChannel(tx, merchantCode, objectId)
    if (!done) throw new Refusal('APPROVAL_STALE')
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
    const made = await insertChannel(tx, {
      merchantCode,
      wayId: way.id,
      provider: way.provider,
      name: way.name,
      kinds: way.kinds,
      least: way.least,
      most: way.most,
      priority: way.priority,
      feePpm: way.feePpm,
      feeFixed: way.feeFixed,
    })
    if (!made) throw new Refusal('APPROVAL_STALE')
  },
}
