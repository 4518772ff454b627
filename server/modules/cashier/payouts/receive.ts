import type { MerchantCode } from '@senluna/kit/brand.ts'
import { Refusal } from '@senluna/contract/refusals.ts'
import type { Withdrawal } from '@senluna/contract/money/withdrawals.ts'
import type { Id } from '@senluna/kit/ids.ts'
import { MINUTE, type Instant } from '@senluna/kit/time.ts'
import { eachRow } from '../../../platform/concurrency/attempt.ts'
import type { Tx } from '../../../platform/database/db.ts'
import type { Withdrawals } from '../withdrawals/deps.ts'
import { advance } from './parts.ts'
import { isReceived } from '@senluna/kit/cashier/withdrawal-progress.ts'
import { progressPart, shownOrders } from '../withdrawals/shown.ts'
import { orderByNo, type OrderRow } from '../withdrawals/store.ts'
import { partOf, stepPart, type PartRow, partsToConfirm } from './store.ts'

interface MemberCall {
  brand: { merchantCode: MerchantCode }
  caller: { memberId: Id<'member'> }
  params: Readonly<Record<string, string>>
  now: Instant
}

async function ofMember(
  { db }: Withdrawals,
  { brand, caller, params, now }: MemberCall,
  act: (tx: Tx, order: OrderRow, part: PartRow) => Promise<void>,
): Promise<Withdrawal> {
  const key = { merchantCode: brand.merchantCode, memberId: caller.memberId, no: params.no ?? '' }
  return db.transaction().execute(async (tx) => {
    const order = await orderByNo(tx, key, true)
    if (!order) throw new Refusal('SYS_NOT_FOUND')
    await act(tx, order, await partOf(tx, order.no, params.part ?? ''))
    const after = await orderByNo(tx, key)
    return (await shownOrders(tx, [after!], now))[0]!
  })
}

/**
 * The member says that a part has come. Refuses SYS_NOT_FOUND, WD_STATE when it wasn't paid or is
 * settled already.
 */
export const confirmPart = (withdrawals: Withdrawals, call: MemberCall): Promise<Withdrawal> =>
  ofMember(withdrawals, call, async (tx, order, part) => {
    // Who said it had not come may find it after all.
    if (part.state !== 'PAID' && part.state !== 'DISPUTED') throw new Refusal('WD_STATE')
    await stepPart(tx, part, 'CONFIRMED', { confirmedBy: 'MEMBER' }, call.now)
    await advance(tx, order, { name: 'member' }, call.now)
  })

/**
 * The member says that a part has not come. Refuses SYS_NOT_FOUND, WD_STATE also once it counts as
 * received.
 */
export const disputePart = (
  withdrawals: Withdrawals,
  call: MemberCall,
  reason: string | undefined,
): Promise<Withdrawal> =>
  ofMember(withdrawals, call, async (tx, order, part) => {
    if (part.state !== 'PAID' || isReceived(progressPart(part), order.auto_confirm_minutes, call.now))
      throw new Refusal('WD_STATE')
    await stepPart(tx, part, 'DISPUTED', { reason: reason ?? null }, call.now)
    await advance(tx, order, { name: 'member', note: reason ?? null }, call.now)
  })

/**
 * Takes as received what nobody has said a word about for the minutes its order was given. Answers
 * how many parts.
 */
export const autoConfirm = ({ db, log }: Withdrawals, now: Instant, most = 200): Promise<number> =>
  eachRow({
    log,
    trouble: 'a payment could not be taken as received',
    kind: 'part',
    next: (tried) => partsToConfirm(db, most, now, tried),
    keyOf: ({ no, part }) => `${no}-${part}`,
    work: (due) => db.transaction().execute((tx) => confirmByClock(tx, due, now)),
  })

async function confirmByClock(
  tx: Tx,
  due: Awaited<ReturnType<typeof partsToConfirm>>[number],
  now: Instant,
): Promise<void> {
  const order = await orderByNo(tx, { merchantCode: due.merchant_id, no: due.no }, true)
  const part = order && (await partOf(tx, order.no, String(due.part)))
  // Somebody may have been faster.
  if (!order || part?.state !== 'PAID') return
  if (now < part.paid_at!.getTime() + order.auto_confirm_minutes * MINUTE) return
  await stepPart(tx, part, 'CONFIRMED', { confirmedBy: 'CLOCK' }, now)
  await advance(tx, order, { name: 'clock' }, now)
}
