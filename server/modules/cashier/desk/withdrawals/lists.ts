import type * as contract from '@senluna/contract/desk/money/withdrawals.ts'
import { Refusal } from '@senluna/contract/refusals.ts'
import type { Call } from '../../../../platform/http/route.ts'
import { dayRange } from '../../../../platform/day-range.ts'
import { pageOf } from '../../../../platform/page.ts'
import { staffDid } from '../../../staff/index.ts'
import type { Withdrawals } from '../../withdrawals/deps.ts'
import { deskOrders } from './shown.ts'
import { nextOf, placeOf } from '../../withdrawals/lists.ts'
import { orderByNo, stepsOf } from '../../withdrawals/store.ts'
import { listOrders } from './queries/orders.ts'

/** The states of each queue. What waits for its member only is nobody's work. */
const QUEUES = {
  REVIEW: ['REVIEW', 'HOLD'],
  PAY: ['APPROVED', 'PAYING'],
  DISPUTED: ['DISPUTED'],
} as const

/** Orders of a brand; the look at names and numbers is written down. */
export async function deskList(withdrawals: Withdrawals, call: Call<typeof contract.deskWithdrawals>) {
  const page = await pageOfOrders(withdrawals, call)
  await staffDid(withdrawals.db, call, {
    action: 'withdrawals.list',
    object: { kind: 'withdrawals', id: call.query.queue ?? 'all' },
  })
  return page
}

/** The same, for the export, which writes its own look down. */
export async function pageOfOrders(withdrawals: Withdrawals, call: Call<typeof contract.deskWithdrawals>) {
  const { brand, caller, query, now } = call
  const { db } = withdrawals
  const size = query.pageSize ?? 20
  const after = placeOf(query.after)
  const queue = query.queue === undefined ? undefined : QUEUES[query.queue]
  const { from, until } = dayRange(query, brand.timeZone)
  const rows = await listOrders(db, {
    merchantCode: brand.merchantCode,
    queue,
    state: query.state,
    decision: query.decision,
    no: query.no,
    name: query.name,
    from,
    until,
    after,
    size,
  })
  const page = pageOf(rows, size, nextOf)
  return { ...page, list: await deskOrders(withdrawals, db, page.list, caller, now) }
}

/** One order with its way; the look is written down. Refuses SYS_NOT_FOUND. */
export async function deskOne(withdrawals: Withdrawals, call: Call<typeof contract.deskWithdrawalOne>) {
  const { brand, caller, params, now } = call
  const { db } = withdrawals
  const order = await orderByNo(db, { merchantCode: brand.merchantCode, no: params.no ?? '' })
  if (!order) throw new Refusal('SYS_NOT_FOUND')
  const [shown] = await deskOrders(withdrawals, db, [order], caller, now)
  const steps = await stepsOf(db, order.no)
  await staffDid(db, call, { action: 'withdrawals.read', object: { kind: 'withdrawal', id: order.no } })
  return {
    ...shown!,
    steps: steps.map(({ state, by, note, at }) => ({
      state,
      by,
      ...(note === null ? {} : { note }),
      at: at.toISOString(),
    })),
  }
}
