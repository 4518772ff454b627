import type * as contract from '@senluna/contract/desk/money/deposits.ts'
import { Refusal } from '@senluna/contract/refusals.ts'
import { BANKS } from '@senluna/kit/banks.ts'
import { isUuid, type Id } from '@senluna/kit/ids.ts'
import type { Brand } from '@senluna/kit/brand.ts'
import type { Instant } from '@senluna/kit/time.ts'
import type { Tx } from '../../../../platform/database/db.ts'
import type { Call } from '../../../../platform/http/route.ts'
import { askApproval, type ApprovalAction } from '../../../approvals/index.ts'
import { staffDid } from '../../../staff/index.ts'
import {
  askedSince,
  channelById,
  channelsOf,
  lockChannel,
  type ChannelRow,
  type Payee,
  updateChannel,
  updatePayee,
} from '../../deposits/channels/store.ts'
import type { Deposits } from '../../deposits/deps.ts'
import { shownCurrency } from './lists.ts'
import { openChannelApproval, refuseBank, refuseQuick } from './open-channel.ts'
import { dayBegin } from '../../deposits/refusals.ts'

export const ACCOUNT = 'channels.account'

async function deskChannel(
  deposits: Deposits,
  row: ChannelRow,
  brand: Brand,
  now: Instant,
): Promise<contract.DeskChannel> {
  const { bankBin, account, accountName } = row.payee
  const bankName = bankBin === undefined ? undefined : BANKS[bankBin]
  return {
    id: row.id,
    code: row.code,
    method: row.method,
    provider: row.provider,
    name: row.name,
    least: row.least.toString(),
    most: row.most.toString(),
    feePpm: row.fee_ppm,
    feeFixed: row.fee_fixed.toString(),
    expireMin: row.expire_min,
    dailyCap: row.daily_cap === null ? null : row.daily_cap.toString(),
    priority: row.priority,
    vipFrom: row.vip_from,
    quick: row.quick.map(String),
    state: row.state,
    ...(row.settings.vndPerUsdt ? { vndPerUsdt: row.settings.vndPerUsdt } : {}),
    ...(bankName ? { bankName } : {}),
    ...(bankBin && account && accountName ? { payee: { bankBin, account, accountName } } : {}),
    ...(row.settings.chain ? { chain: row.settings.chain } : {}),
    currency: shownCurrency(brand),
    usedToday: (await askedSince(deposits.db, row.id, dayBegin(brand, now))).toString(),
    reachable: deposits.providers.has(row.provider),
    version: row.version,
    changedAt: row.changed_at.toISOString(),
  }
}

/** The ways of the brand. */
export async function list(deposits: Deposits, { brand, now }: Call<typeof contract.deskChannels>) {
  const rows = await channelsOf(deposits.db, brand.merchantCode)
  return {
    list: await Promise.all(rows.map((row) => deskChannel(deposits, row, brand, now))),
    providers: [...deposits.providers.keys()],
  }
}

/**
 * Changes a way. Refuses SYS_NOT_FOUND, DEP_STATE when somebody was quicker, DEP_LIMIT for limits
 * that leave nothing, VAL_FIELD.
 */
export async function change(deposits: Deposits, call: Call<typeof contract.changeChannel>) {
  const { body, brand, now } = call
  const id = call.params.id ?? ''
  if (BigInt(body.least) > BigInt(body.most))
    throw new Refusal('DEP_LIMIT', { value: { least: body.least, most: body.most } })
  refuseQuick(body)
  const row = await deposits.db.transaction().execute(async (tx) => {
    const held = isUuid<'deposit-channel'>(id) ? await lockChannel(tx, brand.merchantCode, id) : undefined
    if (!held) throw new Refusal('SYS_NOT_FOUND')
    if (held.version !== body.version) throw new Refusal('DEP_STATE')
    if ((body.vndPerUsdt !== undefined) !== (held.method === 'USDT'))
      throw new Refusal('VAL_FIELD', { fields: [{ field: 'vndPerUsdt' }] })
    const settings = { ...held.settings, ...(body.vndPerUsdt ? { vndPerUsdt: body.vndPerUsdt } : {}) }
    await updateChannel(
      tx,
      {
        name: body.name,
        least: body.least,
        most: body.most,
        feePpm: body.feePpm,
        feeFixed: body.feeFixed,
        expireMin: body.expireMin,
        dailyCap: body.dailyCap,
        priority: body.priority,
        vipFrom: body.vipFrom,
        quick: body.quick,
        state: body.state,
        settings,
        heldId: held.id,
      },
      now,
    )
    const after = await channelById(tx, brand.merchantCode, held.id)
    if (!after) throw new Refusal('SYS_NOT_FOUND')
    await staffDid(tx, call, {
      action: 'channels.edit',
      object: { kind: 'depositChannel', id: held.code },
      before: termsOf(held),
      after: termsOf(after),
    })
    return after
  })
  return deskChannel(deposits, row, brand, now)
}

/** What of a channel staff change, for the audit log. */
const termsOf = (row: ChannelRow) => ({
  name: row.name,
  state: row.state,
  least: row.least.toString(),
  most: row.most.toString(),
  feePpm: row.fee_ppm,
  feeFixed: row.fee_fixed.toString(),
  dailyCap: row.daily_cap?.toString() ?? null,
  priority: row.priority,
  vndPerUsdt: row.settings.vndPerUsdt ?? null,
})

/**
 * Asks for another account to be paid to. Refuses SYS_NOT_FOUND, VAL_FIELD for a bank that isn't
 * the brand's kind, DEP_STATE for a way without one.
 */
export function rotate(deposits: Deposits, call: Call<typeof contract.rotateAccount>) {
  const { body, brand } = call
  const id = call.params.id ?? ''
  refuseBank(body, brand)
  return deposits.db.transaction().execute(async (tx) => {
    const held = isUuid<'deposit-channel'>(id) ? await lockChannel(tx, brand.merchantCode, id) : undefined
    if (!held) throw new Refusal('SYS_NOT_FOUND')
    if (held.method !== 'BANK_QR') throw new Refusal('DEP_STATE')
    return askApproval(tx, call, {
      action: ACCOUNT,
      object: { kind: 'depositChannel', id: held.code },
      payload: { id: held.id, payee: body, version: held.version },
      before: held.payee,
      after: body,
      needs: 'channels.approve',
    })
  })
}

export const channelApprovals: ApprovalAction[] = [
  openChannelApproval,
  {
    action: ACCOUNT,
    run: async (tx: Tx, { payload, merchantCode }, { now }) => {
      const { id, payee, version } = payload as { id: Id<'deposit-channel'>; payee: Payee; version: number }
      const held = await lockChannel(tx, merchantCode, id)
      if (held?.version !== version) throw new Refusal('APPROVAL_STALE')
      await updatePayee(tx, payee, id, now)
    },
  },
]
