import { idParam } from '../../../platform/http/id-param.ts'
import type * as contract from '@senluna/contract/desk/money/accounts.ts'
import { Refusal } from '@senluna/contract/refusals.ts'
import { id, isUuid } from '@senluna/kit/ids.ts'
import type { Call } from '../../../platform/http/route.ts'
import { pageOf } from '../../../platform/page.ts'
import { askApproval, type ApprovalAction } from '../../approvals/index.ts'
import type { Security } from '../security.ts'
import { closedOne, listClosed, type ClosedRow } from '../closure/closure-store.ts'
import { reopenAccount } from './reopen.ts'

const PAGE = 20

type Closing = Pick<Security, 'db' | 'closing'>

const rowOf = (row: ClosedRow): contract.ClosedAccount => ({
  id: row.id,
  userName: row.userName,
  closedAt: row.closedAt.toISOString(),
  eraseAt: row.eraseAt.toISOString(),
  reason: row.reason,
  givenUp: row.givenUp.toString(),
  currency: row.currency,
})

/** The closed accounts that can be opened again. */
export async function closedAccounts({ db }: Closing, call: Call<typeof contract.closedAccounts>) {
  const { after, name = '', pageSize = PAGE } = call.query
  const [, at, last] = /^(\d{1,16})_([0-9a-f-]{36})$/.exec(after ?? '') ?? []
  const from = last && isUuid<'member'>(last) ? { at: new Date(Number(at)), id: last } : undefined
  const account = { merchantCode: call.brand.merchantCode, name }
  const found = await listClosed(db, account, from, pageSize + 1)
  return pageOf(found, pageSize, (end) => `${end.closedAt.getTime()}_${end.id}`, rowOf)
}

const REOPEN = 'accounts.reopen'

/** Asks to open a closed account again. Refuses SYS_NOT_FOUND, APPROVAL_OPEN. */
export async function reopen({ db }: Closing, call: Call<typeof contract.reopenAccount>) {
  const { brand, params } = call
  const memberId = idParam<'member'>(params.id)
  return db.transaction().execute(async (tx) => {
    const closed = await closedOne(tx, memberId, brand.merchantCode)
    if (!closed) throw new Refusal('SYS_NOT_FOUND')
    const { userName, closedAt } = closed
    return askApproval(tx, call, {
      action: REOPEN,
      object: { kind: 'member', id: memberId },
      memberId,
      payload: {},
      before: { member: userName, state: 'CLOSED', closedAt: closedAt.toISOString() },
      after: { member: userName, state: 'OPEN' },
      needs: 'members.approve',
    })
  })
}

/** Opens it once a second person has agreed. */
export const reopenApproval = (security: Pick<Closing, 'closing'>): ApprovalAction => ({
  action: REOPEN,
  async run(tx, { merchantCode, objectId }, { now, traceId }) {
    const memberId = id<'member'>(objectId)
    if (!(await closedOne(tx, memberId, merchantCode))) throw new Refusal('APPROVAL_STALE')
    await reopenAccount(security, tx, { merchantCode, memberId, traceId }, now)
  },
})
