import type * as contract from '@senluna/contract/desk/money/withdrawals.ts'
import { Refusal } from '@senluna/contract/refusals.ts'
import { amount as money } from '@senluna/kit/money.ts'
import type { Id } from '@senluna/kit/ids.ts'
import { later, type Instant } from '@senluna/kit/time.ts'
import type { Tx } from '../../../../platform/database/db.ts'
import type { Call } from '../../../../platform/http/route.ts'
import {
  askApproval,
  dropRequests,
  refuseRelated,
  type ApprovalAction,
  type StaffCall,
} from '../../../approvals/index.ts'
import { memberById } from '../../../members/index.ts'
import { staffDid } from '../../../staff/index.ts'
import { channelsOf } from '../../payouts/channel-store.ts'
import { isClaimed } from './claim.ts'
import type { Withdrawals } from '../../withdrawals/deps.ts'
import { deskOrders, needsTwo } from './shown.ts'
import { giveBack } from '../../payouts/money.ts'
import { addParts, advance, queueParts, STAGE, unpaidOf } from '../../payouts/parts.ts'
import { partOf, partsOf, stepPart, type PartRow } from '../../payouts/store.ts'
import type { WithdrawalState } from '../../withdrawals/steps.ts'
import {
  addReturned,
  clearClaim,
  orderByNo,
  setClaim,
  setMissing,
  stepWithdrawal,
  type OrderRow,
} from '../../withdrawals/store.ts'
import { publishOrder } from '../../withdrawals/publish.ts'

type Acted = Awaited<ReturnType<typeof deskOrders>>[number]

/**
 * Does something with a held order of the brand, and writes it down. Refuses SYS_NOT_FOUND,
 * WD_CLAIMED, APPROVAL_RELATED.
 */
const onOrder = (
  withdrawals: Withdrawals,
  call: StaffCall,
  what: string,
  act: (tx: Tx, order: OrderRow) => Promise<void>,
): Promise<Acted> =>
  withdrawals.db.transaction().execute(async (tx) => {
    const order = await orderToAct(tx, call)
    return actOn(withdrawals, tx, call, { order, what }, () => act(tx, order))
  })

/** The order of a call, held for who may act on it. Refuses SYS_NOT_FOUND, WD_CLAIMED. */
export async function orderToAct(tx: Tx, { brand, caller, now, params }: StaffCall): Promise<OrderRow> {
  const order = await orderByNo(tx, { merchantCode: brand.merchantCode, no: params.no ?? '' }, true)
  if (!order) throw new Refusal('SYS_NOT_FOUND')
  refuseClaimed(order, caller.staffId, now)
  return order
}

/** Does something with an order of `orderToAct`, and writes it down. Refuses APPROVAL_RELATED. */
export async function actOn(
  withdrawals: Withdrawals,
  tx: Tx,
  call: StaffCall,
  { order, what }: { order: OrderRow; what: string },
  act: () => Promise<void>,
): Promise<Acted> {
  const { caller, now } = call
  await refuseRelated(tx, caller.staffId, order.member_id)
  await act()
  const after = (await orderByNo(tx, { merchantCode: order.merchant_id, no: order.no }))!
  await staffDid(tx, call, {
    action: `withdrawals.${what}`,
    object: { kind: 'withdrawal', id: order.no },
    before: { state: order.state },
    after: { state: after.state, ...(typeof call.body === 'object' ? call.body : {}) },
  })
  return (await deskOrders(withdrawals, tx, [after], caller, now))[0]!
}

function refuseClaimed(order: OrderRow, staffId: Id<'staff'>, now: Instant): void {
  if (order.claimed_by !== staffId && isClaimed(order, now)) throw new Refusal('WD_CLAIMED')
}

export const among = (order: OrderRow, states: readonly WithdrawalState[]): void => {
  if (!states.includes(order.state)) throw new Refusal('WD_STATE')
}

/** Takes an order to look at, or renews one's claim. */
export const claim = (withdrawals: Withdrawals, call: Call<typeof contract.claimWithdrawal>) =>
  onOrder(withdrawals, call, 'claim', async (tx, order) => {
    if (order.ended_at !== null) throw new Refusal('WD_STATE')
    await setClaim(tx, order.no, call.caller.staffId, call.now)
  })

export const unclaim = (withdrawals: Withdrawals, call: Call<typeof contract.unclaimWithdrawal>) =>
  onOrder(withdrawals, call, 'unclaim', (tx, order) => setClaim(tx, order.no, null, call.now))

/** Moves an order that is being looked at, and says so. */
async function move(
  tx: Tx,
  order: OrderRow,
  to: WithdrawalState,
  change: { by: string; note?: string; reason?: string },
  now: Instant,
): Promise<void> {
  await stepWithdrawal(tx, order, to, { ...change, dueAt: later(now, STAGE) }, now)
  await publishOrder(tx, order, to, now)
}

/** Approves an order that was looked at: what pays by itself is queued. */
async function approveNow(tx: Tx, order: OrderRow, by: string, now: Instant): Promise<void> {
  await clearClaim(tx, order.no)
  await move(tx, order, 'APPROVED', { by }, now)
  await queueParts(tx, order, now)
}

/**
 * Approves an order, alone or by asking for a second person. Refuses WD_STATE unless it is in
 * review.
 */
export async function approve(withdrawals: Withdrawals, call: Call<typeof contract.approveWithdrawal>) {
  const { caller, now } = call
  return withdrawals.db.transaction().execute(async (tx) => {
    const order = await orderToAct(tx, call)
    among(order, ['REVIEW'])
    if (!(await needsTwo(withdrawals, order, now)))
      return actOn(withdrawals, tx, call, { order, what: 'approve' }, () => approveNow(tx, order, caller.name, now))
    const userName = (await memberById(tx, order.member_id))?.userName ?? ''
    const senior = order.decision === 'SENIOR' || order.decision === 'HOLD'
    return askApproval(tx, call, {
      action: APPROVE,
      object: { kind: 'withdrawal', id: order.no },
      memberId: order.member_id,
      payload: { no: order.no },
      before: { member: userName, state: order.state },
      after: {
        member: userName,
        state: 'APPROVED',
        amount: order.amount.toString(),
        to: order.holder,
        score: order.score,
      },
      needs: senior ? 'withdrawals.senior' : 'withdrawals.approve',
    })
  })
}

const APPROVE = 'withdrawals.approve'

/** What happens once the second person has said yes to an order. */
export const withdrawalApproval: ApprovalAction = {
  action: APPROVE,
  async run(tx, approved, call) {
    const order = await orderByNo(tx, { merchantCode: approved.merchantCode, no: approved.objectId }, true)
    if (order?.state !== 'REVIEW') throw new Refusal('APPROVAL_STALE')
    await approveNow(tx, order, `${approved.makerName}, ${call.caller.name}`, call.now)
  },
}

/** Parts that nobody has sent yet will not be paid. */
async function failQueued(tx: Tx, parts: readonly PartRow[], reason: string, now: Instant): Promise<void> {
  for (const part of parts.filter(({ state }) => state === 'QUEUED'))
    await stepPart(tx, part, 'FAILED', { reason }, now)
}

const requestsOf = (order: OrderRow) => ({ merchantCode: order.merchant_id, kind: 'withdrawal', id: order.no })

/** Rejects an order: everything goes back to its member, who reads why. */
export const reject = (withdrawals: Withdrawals, call: Call<typeof contract.rejectWithdrawal>) =>
  onOrder(withdrawals, call, 'reject', async (tx, order) => {
    const parts = await partsOf(tx, [order.no])
    among(order, ['REVIEW', 'HOLD', 'APPROVED'])
    if (parts.some(({ state }) => state !== 'QUEUED' && state !== 'FAILED')) throw new Refusal('WD_STATE')
    await failQueued(tx, parts, 'REJECTED', call.now)
    await giveBack(tx, order, parts, money(0n), call.now)
    const { message } = call.body
    await move(tx, order, 'REJECTED', { by: call.caller.name, note: message, reason: message }, call.now)
    await dropRequests(tx, requestsOf(order), call.now, call.reason)
  })

export const hold = (withdrawals: Withdrawals, call: Call<typeof contract.holdWithdrawal>) =>
  onOrder(withdrawals, call, 'hold', async (tx, order) => {
    among(order, ['REVIEW', 'HOLD'])
    await setMissing(tx, order.no, [...new Set(call.body.missing)])
    if (order.state === 'REVIEW') {
      await move(tx, order, 'HOLD', { by: call.caller.name }, call.now)
      await dropRequests(tx, requestsOf(order), call.now, call.reason)
    } else await publishOrder(tx, order, 'HOLD', call.now)
  })

export const review = (withdrawals: Withdrawals, call: Call<typeof contract.reviewWithdrawal>) =>
  onOrder(withdrawals, call, 'review', async (tx, order) => {
    among(order, ['HOLD'])
    await setMissing(tx, order.no, [])
    await move(tx, order, 'REVIEW', { by: call.caller.name }, call.now)
  })

/** Adds a part. Refuses VAL_FIELD for more than is unpaid, or a channel that doesn't take it. */
export const newPart = (withdrawals: Withdrawals, call: Call<typeof contract.addPart>) =>
  onOrder(withdrawals, call, 'part', async (tx, order) => {
    among(order, ['APPROVED', 'PAYING', 'DISPUTED'])
    const amount = money(BigInt(call.body.amount))
    if (amount > unpaidOf(order, await partsOf(tx, [order.no])))
      throw new Refusal('VAL_FIELD', { fields: [{ field: 'amount' }] })
    const channel = (await channelsOf(tx, order.merchant_id)).find(({ id }) => id === call.body.channel)
    const takes = channel?.kinds.includes(order.kind) && !channel.paused && amount <= channel.most
    if (!channel || !takes) throw new Refusal('VAL_FIELD', { fields: [{ field: 'channel' }] })
    const wanted = { amount, channel: channel.id, by: call.caller.staffId, most: channel.most }
    await addParts(tx, order, wanted, call.now)
    await advance(tx, order, { name: call.caller.name }, call.now)
  })

/** A part that nobody has sent yet will not be paid. */
export const failed = (withdrawals: Withdrawals, call: Call<typeof contract.failPart>) =>
  onOrder(withdrawals, call, 'fail', async (tx, order) => {
    const part = await partOf(tx, order.no, call.params.part ?? '')
    if (part.state !== 'QUEUED') throw new Refusal('WD_STATE')
    await stepPart(tx, part, 'FAILED', { reason: call.reason }, call.now)
    await advance(tx, order, { name: call.caller.name, tryAgain: call.body.again }, call.now)
  })

/** Closes what is unpaid: it goes back. Refuses WD_STATE while a payment is on its way. */
export const close = (withdrawals: Withdrawals, call: Call<typeof contract.closeUnpaid>) =>
  onOrder(withdrawals, call, 'close', async (tx, order) => {
    const { now, caller } = call
    const { message } = call.body
    among(order, ['APPROVED', 'PAYING'])
    const before = await partsOf(tx, [order.no])
    if (before.some(({ state }) => state === 'SENT' || state === 'UNKNOWN')) throw new Refusal('WD_STATE')
    await failQueued(tx, before, 'CLOSED', now)
    const parts = await partsOf(tx, [order.no])
    if (parts.every(({ state }) => state === 'FAILED')) {
      await giveBack(tx, order, parts, money(0n), now)
      return move(tx, order, 'FAILED', { by: caller.name, note: message, reason: message }, now)
    }
    const back = await giveBack(tx, order, parts, order.fee, now)
    await addReturned(tx, order.no, back, message)
    const after = (await orderByNo(tx, { merchantCode: order.merchant_id, no: order.no }))!
    await advance(tx, after, { name: caller.name, note: message }, now)
  })
