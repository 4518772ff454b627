import { idParam } from '../../../platform/http/id-param.ts'
import type * as contract from '@senluna/contract/money/payout-accounts.ts'
import { MOST_ACCOUNTS, PAYOUT_KINDS, type PayoutAccount } from '@senluna/contract/money/payout-accounts.ts'
import { Refusal } from '@senluna/contract/refusals.ts'
import { DAY, instant, later, type Instant } from '@senluna/kit/time.ts'
import type { Tx } from '../../../platform/database/db.ts'
import type { Call } from '../../../platform/http/route.ts'
import { lockMember, memberById, paymentPasswordOf } from '../../members/index.ts'
import { plainName } from '../../risk/index.ts'
import { changedSince, demandPin, noteChange, resetRestUntil } from '../../security/index.ts'
import { BANK_LIST, BANKS } from '@senluna/kit/cashier/banks.ts'
import { accountNumber, maskedNumber } from './account-number.ts'
import type { Withdrawals } from '../withdrawals/deps.ts'
import { demandSecond, methodsOf } from '../withdrawals/prove.ts'
import { bankName } from '../withdrawals/shown.ts'
import {
  insertAccount,
  hasOpenOrder,
  type AccountRow,
  accountsOf,
  ownAccount,
  hadAny,
  stepAccount,
} from './account-store.ts'

/** A later account rests so long before money can be sent to it. */
const REST = DAY

/** An account as its member sees it. */
export const shownAccount = (row: AccountRow, now: Instant): PayoutAccount => ({
  id: row.id,
  kind: row.kind,
  ...(row.bank_code === null ? {} : { bankCode: row.bank_code, bank: bankName(row.bank_code)! }),
  masked: maskedNumber(row.kind, row.number),
  holder: row.holder,
  state: row.state === 'LOCKED' ? 'LOCKED' : row.usable_at.getTime() > now ? 'COOLING' : 'ACTIVE',
  usableAt: row.usable_at.toISOString(),
  createdAt: row.created_at.toISOString(),
})

/** The accounts of whoever asks, and what adding one takes. */
export async function listAccounts(withdrawals: Withdrawals, { caller, now }: Call<typeof contract.payoutAccounts>) {
  const { db } = withdrawals
  const { memberId } = caller
  const realName = (await memberById(db, memberId))?.profile.payeeName
  return {
    list: (await accountsOf(db, memberId)).map((row) => shownAccount(row, now)),
    ...(realName ? { realName } : {}),
    hasPaymentPassword: (await paymentPasswordOf(db, memberId)).hash !== null,
    methods: await methodsOf(withdrawals, db, memberId),
    banks: BANK_LIST.map(([code, name]) => ({ code, name })),
    kinds: [...PAYOUT_KINDS],
    most: MOST_ACCOUNTS,
  }
}

/**
 * Adds an account, by payment password and a second thing. The first can be used at once, unless
 * what opens the account was changed within a day; later ones after a day. After a reset by
 * customer service every new one rests 72 hours from the reset.
 *
 * Refuses what proving refuses; WD_ACCOUNT_FORMAT at `number` or `bankCode`; WD_NAME_MISMATCH for a
 * holder who is not the member, or while the member has no real name; WD_ACCOUNT_LIMIT;
 * WD_ACCOUNT_TAKEN.
 */
export async function addAccount(withdrawals: Withdrawals, call: Call<typeof contract.addPayoutAccount>) {
  const { db, security } = withdrawals
  const { body, caller, now } = call
  const { memberId } = caller
  const number = accountNumber(body.kind, body.number)
  if (number === undefined) throw new Refusal('WD_ACCOUNT_FORMAT', { fields: [{ field: 'number' }] })
  const bankCode = body.kind === 'BANK' ? (body.bankCode ?? '') : null
  if (bankCode !== null && !(bankCode in BANKS))
    throw new Refusal('WD_ACCOUNT_FORMAT', { fields: [{ field: 'bankCode' }] })
  await demandPin(security, memberId, body.paymentPassword, now)
  const spend = await demandSecond(withdrawals, call, body)
  return db.transaction().execute(async (tx) => {
    const member = await lockMember(tx, memberId)
    const holder = holderOf(body.kind, member?.profile.payeeName ?? '', body.holder)
    await spend(tx)
    const own = await accountsOf(tx, memberId)
    const alike = own.filter(({ kind }) => (kind === 'BANK') === (body.kind === 'BANK'))
    if (alike.length >= (body.kind === 'BANK' ? MOST_ACCOUNTS.BANK : MOST_ACCOUNTS.USDT))
      throw new Refusal('WD_ACCOUNT_LIMIT')
    const rests = (await hadAny(tx, memberId)) || (await changedSince(tx, memberId, later(now, -REST)))
    const reset = (await resetRestUntil(tx, memberId, now)) ?? now
    const usableAt = instant(Math.max(rests ? later(now, REST) : now, reset))
    const row = await insertAccount(
      tx,
      {
        merchantCode: caller.merchantCode,
        memberId,
        kind: body.kind,
        bankCode,
        number,
        holder,
        branch: body.branch,
        usableAt,
      },
      now,
    )
    if (!row) throw new Refusal('WD_ACCOUNT_TAKEN')
    await reportAccount(tx, call, 'payoutAccountAdded', row)
    return shownAccount(row, now)
  })
}

/** Its owner hears of every account that is added or removed, whoever did it. */
const reportAccount = (
  tx: Tx,
  { caller, ip, traceId, now }: Pick<Call<typeof contract.addPayoutAccount>, 'caller' | 'ip' | 'traceId' | 'now'>,
  what: 'payoutAccountAdded' | 'payoutAccountRemoved',
  { kind, number }: AccountRow,
): Promise<void> =>
  noteChange(tx, { memberId: caller.memberId, ip, traceId }, what, now, { account: maskedNumber(kind, number) })

/** The name an account is in: the member's own. Who has given none has no bank account. */
function holderOf(kind: PayoutAccount['kind'], realName: string, typed: string | undefined): string {
  const real = plainName(realName)
  const mismatch = real === '' ? kind === 'BANK' : typed !== undefined && plainName(typed) !== real
  if (mismatch)
    throw new Refusal('WD_NAME_MISMATCH', { value: { realName: real !== '' }, fields: [{ field: 'holder' }] })
  return real
}

/**
 * Takes an account off the list. Refuses SYS_NOT_FOUND, PIN_*, WD_ACCOUNT_LOCKED, WD_STATE while an
 * order to it runs.
 */
export async function removeAccount(withdrawals: Withdrawals, call: Call<typeof contract.removePayoutAccount>) {
  const { db, security } = withdrawals
  const { caller, now } = call
  const { memberId } = caller
  const accountId = idParam<'payout-account'>(call.params.id)
  await ownAccount(db, memberId, accountId)
  await demandPin(security, memberId, call.body.paymentPassword, now)
  return db.transaction().execute(async (tx) => {
    // An order is made under the same lock: none can begin to an account that is being removed.
    await lockMember(tx, memberId)
    const account = await ownAccount(tx, memberId, accountId)
    if (account.state === 'LOCKED') throw new Refusal('WD_ACCOUNT_LOCKED')
    await endAccount(tx, account, now)
    await reportAccount(tx, call, 'payoutAccountRemoved', account)
    return { removed: true as const }
  })
}

/** Removes an account; its number is free again. Refuses WD_STATE while an order to it runs. */
export async function endAccount(tx: Tx, account: AccountRow, now: Instant): Promise<void> {
  const open = await hasOpenOrder(tx, account.id)
  if (open) throw new Refusal('WD_STATE')
  await stepAccount(tx, account, 'REMOVED', now)
}
