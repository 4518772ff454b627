import { sql } from 'kysely'
import type * as contract from '@senluna/contract/money/payout-accounts.ts'
import { MOST_ACCOUNTS, PAYOUT_KINDS, type PayoutAccount } from '@senluna/contract/money/payout-accounts.ts'
import { Refusal } from '@senluna/contract/refusals.ts'
import { isUuid, type Id } from '@senluna/kit/ids.ts'
import { DAY, later, type Instant } from '@senluna/kit/time.ts'
import type { Db, Tx } from '../../../platform/database/db.ts'
import type { Call } from '../../../platform/http/route.ts'
import { newId } from '../../../platform/ids.ts'
import { assertStep, assertStepped } from '../../../platform/steps.ts'
import { ACCOUNT_STEPS, type AccountState } from './steps.ts'
import { lockMember, memberById, paymentPasswordOf } from '../../members/index.ts'
import { plainName } from '../../risk/index.ts'
import { changedSince, demandPin, noteChange } from '../../security/index.ts'
import { BANKS } from '@senluna/kit/banks.ts'
import type { MerchantCode } from '@senluna/kit/brand.ts'
import { accountNumber, maskedNumber } from './account-number.ts'
import type { Withdrawals } from '../withdrawals/deps.ts'
import { demandSecond, methodsOf } from '../withdrawals/prove.ts'
import { bankName } from '../withdrawals/shown.ts'

/** An account as it is stored. */
export interface AccountRow {
  id: string
  merchant_id: MerchantCode
  member_id: Id<'member'>
  kind: PayoutAccount['kind']
  bank_code: string | null
  number: string
  holder: string
  state: AccountState
  usable_at: Date
  created_at: Date
}

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

/** A member's accounts, as they were added. */
async function accountsOf(db: Db | Tx, memberId: Id<'member'>): Promise<AccountRow[]> {
  const { rows } =
    await sql<AccountRow>`select * from payout.account where member_id = ${memberId} and state <> 'REMOVED'
    order by id`.execute(db)
  return rows
}

/** One account of a member that is not removed. Refuses SYS_NOT_FOUND, the same for another's. */
export async function ownAccount(db: Db | Tx, memberId: Id<'member'>, accountId: string): Promise<AccountRow> {
  const { rows } = isUuid(accountId)
    ? await sql<AccountRow>`select * from payout.account where id = ${accountId} and member_id = ${memberId}
        and state <> 'REMOVED'`.execute(db)
    : { rows: [] }
  if (!rows[0]) throw new Refusal('SYS_NOT_FOUND')
  return rows[0]
}

/** How many other members had this number before: it is theirs no more, but it tells something. */
export async function otherOwners(tx: Tx, account: AccountRow): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(distinct member_id)::integer as count from payout.account
    where merchant_id = ${account.merchant_id} and kind = ${account.kind} and number = ${account.number}
      and coalesce(bank_code, '') = ${account.bank_code ?? ''} and member_id <> ${account.member_id}`.execute(tx)
  return rows[0]!.count
}

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
    banks: Object.entries(BANKS).map(([code, name]) => ({ code, name })),
    kinds: [...PAYOUT_KINDS],
    most: MOST_ACCOUNTS,
  }
}

/**
 * Adds an account, by payment password and a second thing. The first can be used at once, unless
 * the payment password was made anew within a day; later ones after a day.
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
    const { rows } = await sql<AccountRow>`insert into payout.account
        (id, merchant_id, member_id, kind, bank_code, number, holder, branch, usable_at, created_at)
      values (${newId<'payout-account'>(now)}, ${caller.merchantCode}, ${memberId}, ${body.kind}, ${bankCode}, ${number}, ${holder},
        ${body.branch ?? null}, ${new Date(rests ? later(now, REST) : now)}, ${new Date(now)})
      on conflict do nothing returning *`.execute(tx)
    if (!rows[0]) throw new Refusal('WD_ACCOUNT_TAKEN')
    await told(tx, call, 'payoutAccountAdded', rows[0])
    return shownAccount(rows[0], now)
  })
}

/** Its owner hears of every account that is added or removed, whoever did it. */
const told = (
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

async function hadAny(tx: Tx, memberId: Id<'member'>): Promise<boolean> {
  const { rows } = await sql`select 1 from payout.account where member_id = ${memberId} limit 1`.execute(tx)
  return rows.length > 0
}

/**
 * Takes an account off the list. Refuses SYS_NOT_FOUND, PIN_*, WD_ACCOUNT_LOCKED, WD_STATE while an
 * order to it runs.
 */
export async function removeAccount(withdrawals: Withdrawals, call: Call<typeof contract.removePayoutAccount>) {
  const { db, security } = withdrawals
  const { caller, now } = call
  const { memberId } = caller
  const accountId = call.params.id ?? ''
  await ownAccount(db, memberId, accountId)
  await demandPin(security, memberId, call.body.paymentPassword, now)
  return db.transaction().execute(async (tx) => {
    // An order is made under the same lock: none can begin to an account that is being removed.
    await lockMember(tx, memberId)
    const account = await ownAccount(tx, memberId, accountId)
    if (account.state === 'LOCKED') throw new Refusal('WD_ACCOUNT_LOCKED')
    await endAccount(tx, account, now)
    await told(tx, call, 'payoutAccountRemoved', account)
    return { removed: true as const }
  })
}

/** Removes an account; its number is free again. Refuses WD_STATE while an order to it runs. */
export async function endAccount(tx: Tx, account: AccountRow, now: Instant): Promise<void> {
  const { rows } =
    await sql`select 1 from payout.withdrawal where account_id = ${account.id} and ended_at is null limit 1`.execute(tx)
  if (rows.length > 0) throw new Refusal('WD_STATE')
  await stepAccount(tx, account, 'REMOVED', now)
}

/**
 * Takes an account one step on. Fails for a step that is not in ACCOUNT_STEPS, and when the account
 * is not where it was read.
 */
export async function stepAccount(
  tx: Tx,
  account: Pick<AccountRow, 'id' | 'state'>,
  to: AccountState,
  now: Instant,
): Promise<void> {
  assertStep(ACCOUNT_STEPS, account.id, account.state, to)
  const stepped =
    await sql`update payout.account set state = ${to}, ended_at = ${to === 'REMOVED' ? new Date(now) : null}
    where id = ${account.id} and state = ${account.state}`.execute(tx)
  assertStepped(ACCOUNT_STEPS, account.id, stepped)
}
