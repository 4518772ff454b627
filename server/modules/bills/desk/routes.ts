import * as contract from '@senluna/contract/agent/desk-bills.ts'
import { Refusal } from '@senluna/contract/refusals.ts'
import { id, type Id } from '@senluna/kit/ids.ts'
import type { Db, Tx } from '../../../platform/database/db.ts'
import { idParam } from '../../../platform/http/id-param.ts'
import { route, type Call, type Route } from '../../../platform/http/route.ts'
import { keyOf, placeOf } from '../../../platform/page-key.ts'
import { pageOf } from '../../../platform/page.ts'
import { askApproval, type ApprovalAction } from '../../approvals/index.ts'
import { listRoutes, staffDid } from '../../staff/index.ts'
import { shownBill, shownNewcomers } from '../shown.ts'
import { arrearsOf } from '../store/arrears-store.ts'
import { brandBill, brandBills, isOfBrand, type NamedBill } from '../store/bill-lists.ts'
import { approveBill, billInReview, coverLine, denyBill } from './decide.ts'

const APPROVE = 'bills.approve'
const COVER = 'bills.cover'
const USUAL_SIZE = 20

/** The calls about what agents are paid. */
export const deskRoutes = (db: Db): Route[] => [
  ...listRoutes(
    db,
    contract.deskBills,
    contract.exportBills,
    (call) => listBills(db, call),
    ({ query }) => ({ action: 'bills.list', object: { kind: 'bill', id: query.name ?? 'all' } }),
  ),
  route(contract.billNewcomers, async ({ brand, params }) => {
    const billId = idParam<'bill'>(params.id)
    if (!(await isOfBrand(db, brand.merchantCode, billId))) throw new Refusal('SYS_NOT_FOUND')
    return { list: await shownNewcomers(db, billId, (userName) => userName) }
  }),
  route(contract.approveBill, (call) => askApproved(db, call)),
  route(contract.denyBill, (call) => deny(db, call)),
  route(contract.coverBill, (call) => askCovered(db, call)),
]

async function listBills(db: Db, { brand, query }: Call<typeof contract.deskBills>) {
  const size = query.pageSize ?? USUAL_SIZE
  const { name, kind, state, arrears } = query
  const after = placeOf<'bill'>(query.after)
  const asked = { merchantCode: brand.merchantCode, name, kind, state, isOwed: arrears === 'owed', after, size }
  const { code, scale, displayDecimals } = brand.currency
  const currency = { code, exponent: scale, displayDecimals }
  const shown = (bill: NamedBill) => ({
    ...shownBill(bill),
    holderId: bill.holder_id,
    currency,
    ...(bill.reason === null ? {} : { reason: bill.reason }),
  })
  return pageOf(await brandBills(db, asked), size, ({ period_end, id }) => keyOf(period_end, id), shown)
}

/** Asks to pay a bill that is in review. Refuses SYS_NOT_FOUND for any other. */
const askApproved = (db: Db, call: Call<typeof contract.approveBill>) =>
  db.transaction().execute(async (tx) => {
    const bill = await reviewed(tx, call)
    const what = { member: bill.holder, amount: bill.due.toString() }
    return askApproval(tx, call, {
      action: APPROVE,
      object: { kind: 'bill', id: bill.id },
      memberId: bill.holder_id,
      payload: {},
      before: { ...what, state: bill.state },
      after: { ...what, state: 'ISSUED' },
      needs: 'bills.approve',
    })
  })

const deny = (db: Db, call: Call<typeof contract.denyBill>) =>
  db.transaction().execute(async (tx) => {
    const bill = await reviewed(tx, call)
    await denyBill(tx, bill, call.reason ?? '', call.now)
    await staffDid(tx, call, {
      action: 'bills.deny',
      object: { kind: 'bill', id: bill.id },
      before: { state: bill.state, amount: bill.due.toString() },
      after: { state: 'DENIED' },
    })
    return {}
  })

async function reviewed(tx: Tx, { brand, params }: Pick<Call<typeof contract.denyBill>, 'brand' | 'params'>) {
  const bill = await billInReview(tx, brand.merchantCode, idParam<'bill'>(params.id))
  if (!bill) throw new Refusal('SYS_NOT_FOUND')
  return bill
}

/** Asks that the house pays what is owed of a bill. Refuses SYS_NOT_FOUND where nothing is. */
const askCovered = (db: Db, call: Call<typeof contract.coverBill>) =>
  db.transaction().execute(async (tx) => {
    const bill = await brandBill(tx, call.brand.merchantCode, idParam<'bill'>(call.params.id))
    const arrears = bill && (await arrearsOf(tx, bill.line_id))
    if (!bill || !arrears || arrears.left_amount === 0n || arrears.covered_at !== null)
      throw new Refusal('SYS_NOT_FOUND')
    const what = { member: bill.holder, amount: arrears.left_amount.toString() }
    return askApproval(tx, call, {
      action: COVER,
      object: { kind: 'bill', id: bill.id },
      memberId: bill.holder_id,
      payload: {},
      before: { ...what, state: bill.state },
      after: { ...what, state: 'PAID' },
      needs: 'bills.approve',
    })
  })

const approving: ApprovalAction = {
  action: APPROVE,
  async run(tx, approved, call) {
    const bill = await billInReview(tx, approved.merchantCode, id<'bill'>(approved.objectId))
    if (!bill || !(await approveBill(tx, bill, call.now))) throw new Refusal('APPROVAL_STALE')
  },
}

const covering: ApprovalAction = {
  action: COVER,
  async run(tx, approved, call) {
    const bill = await brandBill(tx, approved.merchantCode, id<'bill'>(approved.objectId))
    const lineId: Id<'bill-line'> | undefined = bill?.line_id
    if (!lineId || !(await coverLine(tx, lineId, call.now))) throw new Refusal('APPROVAL_STALE')
  },
}

/** What two people decide about bills. */
export const approvals = (): readonly ApprovalAction[] => [approving, covering]
