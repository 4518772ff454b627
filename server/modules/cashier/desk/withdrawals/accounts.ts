import { idParam } from '../../../../platform/http/id-param.ts'
import type * as contract from '@senluna/contract/desk/money/withdrawals.ts'
import type { DeskPayoutAccount } from '@senluna/contract/desk/money/withdrawals.ts'
import { Refusal } from '@senluna/contract/refusals.ts'
import { id, isUuid } from '@senluna/kit/ids.ts'
import type { Instant } from '@senluna/kit/time.ts'
import type { Tx } from '../../../../platform/database/db.ts'
import type { Call } from '../../../../platform/http/route.ts'
import { emit } from '../../../../platform/outbox.ts'
import { pageOf } from '../../../../platform/page.ts'
import { askApproval, type ApprovalAction } from '../../../approvals/index.ts'
import { staffDid } from '../../../staff/index.ts'
import { maskedNumber } from '../../payout-accounts/account-number.ts'
import { endAccount, shownAccount } from '../../payout-accounts/accounts.ts'
import type { Withdrawals } from '../../withdrawals/deps.ts'
import { listOwned, type Owned, owned } from './account-store.ts'
import { stepAccount } from '../../payout-accounts/account-store.ts'

const shownOwned = (row: Owned, now: Instant): DeskPayoutAccount => {
  const { id, kind, bank, masked, holder, state, usableAt, createdAt } = shownAccount(row, now)
  return {
    id,
    memberId: row.member_id,
    userName: row.user_name,
    kind,
    ...(bank === undefined ? {} : { bank }),
    masked,
    holder,
    state: row.state === 'REMOVED' ? 'REMOVED' : state,
    members: row.members,
    usableAt,
    createdAt,
  }
}

/** Accounts of a brand, the newest first. */
export async function listDeskAccounts({ db }: Withdrawals, call: Call<typeof contract.deskPayoutAccounts>) {
  const { brand, query, now } = call
  const size = query.pageSize ?? 20
  const after = query.after !== undefined && isUuid(query.after) ? query.after : null
  // As it is kept: addresses of Ethereum in lower case, however they are typed; those of TRON as
  // they are.
  const number = (query.number ?? '').replace(/\s/g, '')
  const rows = await listOwned(db, {
    merchantCode: brand.merchantCode,
    after,
    state: query.state,
    name: query.name,
    number: query.number,
    number2: number,
    size,
  })
  return pageOf(
    rows,
    size,
    (last) => last.id,
    (row) => shownOwned(row, now),
  )
}

const UNLOCK = 'accounts.unlock'

/**
 * Locks an account, or asks to open one again. Refuses SYS_NOT_FOUND, WD_STATE for a removed one
 * and to open one that isn't locked.
 */
export async function lockAccount({ db }: Withdrawals, call: Call<typeof contract.lockPayoutAccount>) {
  const { brand, body, params, now } = call
  return db.transaction().execute(async (tx) => {
    const before = await owned(tx, brand.merchantCode, idParam(params.id))
    if (before.state === 'REMOVED') throw new Refusal('WD_STATE')
    if (!body.locked) return askUnlock(tx, call, before)
    if (before.state !== 'LOCKED') await stepAccount(tx, before, 'LOCKED', now)
    await staffDid(tx, call, {
      action: 'accounts.lock',
      object: { kind: 'payout-account', id: before.id },
      before: { state: before.state },
      after: { state: 'LOCKED' },
    })
    return shownOwned({ ...before, state: 'LOCKED' }, now)
  })
}

function askUnlock(tx: Tx, call: Call<typeof contract.lockPayoutAccount>, account: Owned) {
  if (account.state !== 'LOCKED') throw new Refusal('WD_STATE')
  return askApproval(tx, call, {
    action: UNLOCK,
    object: { kind: 'payout-account', id: account.id },
    memberId: account.member_id,
    payload: {},
    before: { member: account.user_name, state: 'LOCKED' },
    after: { member: account.user_name, state: 'ACTIVE' },
    needs: 'payoutAccounts.approve',
  })
}

/** Opens a locked account once a second person has agreed. */
export const unlockApproval: ApprovalAction = {
  action: UNLOCK,
  async run(tx, approved, { now }) {
    const account = await owned(tx, approved.merchantCode, id(approved.objectId))
    if (account.state !== 'LOCKED') throw new Refusal('APPROVAL_STALE')
    await stepAccount(tx, account, 'ACTIVE', now)
  },
}

const UNBIND = 'accounts.unbind'

/** Asks to take an account off a member. Refuses SYS_NOT_FOUND, WD_STATE for a removed one. */
export async function unbindAccount({ db }: Withdrawals, call: Call<typeof contract.unbindPayoutAccount>) {
  return db.transaction().execute(async (tx) => {
    const account = await owned(tx, call.brand.merchantCode, idParam(call.params.id))
    if (account.state === 'REMOVED') throw new Refusal('WD_STATE')
    return askApproval(tx, call, {
      action: UNBIND,
      object: { kind: 'payout-account', id: account.id },
      memberId: account.member_id,
      payload: {},
      before: { member: account.user_name, state: account.state },
      after: { member: account.user_name, state: 'REMOVED' },
      needs: 'payoutAccounts.approve',
    })
  })
}

export const unbindApproval: ApprovalAction = {
  action: UNBIND,
  async run(tx, approved, call) {
    const account = await owned(tx, approved.merchantCode, id(approved.objectId))
    if (account.state === 'REMOVED') throw new Refusal('APPROVAL_STALE')
    await endAccount(tx, account, call.now)
    const payload = { account: maskedNumber(account.kind, account.number) }
    await emit(tx, call.now, { topic: 'payoutAccountEnded', audience: account.member_id, payload })
  },
}
