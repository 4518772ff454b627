import { idParam } from '../../../platform/http/id-param.ts'
import type * as contract from '@senluna/contract/desk/money/accounts.ts'
import { isUuid } from '@senluna/kit/ids.ts'
import type { Call } from '../../../platform/http/route.ts'
import { reopenAccount } from './reopen.ts'
import { pageOf } from '../../../platform/page.ts'
import type { Security } from '../security.ts'
import { staffDid } from '../../staff/index.ts'
import { listClosed, type ClosedRow } from '../closure/closure-store.ts'

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

/** Opens a closed account again. Refuses SYS_NOT_FOUND. */
export async function reopen(closing: Closing, call: Call<typeof contract.reopenAccount>) {
  const { brand, params, traceId, now } = call
  const account = { merchantCode: brand.merchantCode, memberId: idParam<'member'>(params.id), traceId }
  return closing.db.transaction().execute(async (tx) => {
    const { closedAt, ...member } = await reopenAccount(closing, tx, account, now)
    await staffDid(tx, call, {
      action: 'accounts.reopen',
      object: { kind: 'member', id: member.id },
      before: { closedAt: closedAt.toISOString() },
      after: { open: true },
    })
    return member
  })
}
