import { newId } from '../../../platform/ids.ts'
import type { Instant } from '@senluna/kit/time.ts'
import { sql } from 'kysely'
import type { MerchantCode } from '@senluna/kit/brand.ts'
import type { Id } from '@senluna/kit/ids.ts'
import type { Tx, Db } from '../../../platform/database/db.ts'
import type { PayoutAccount } from '@senluna/contract/money/payout-accounts.ts'
import { type AccountState, ACCOUNT_STEPS } from './steps.ts'
import { Refusal } from '@senluna/contract/refusals.ts'
import { assertStep, assertStepped } from '../../../platform/steps.ts'

/** An account as it is stored. */
export interface AccountRow {
  id: Id<'payout-account'>
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

/** A member's accounts, as they were added. */
export async function accountsOf(db: Db | Tx, memberId: Id<'member'>): Promise<AccountRow[]> {
  const { rows } =
    await sql<AccountRow>`select * from payout.account where member_id = ${memberId} and state <> 'REMOVED'
    order by id`.execute(db)
  return rows
}

/** One account of a member that is not removed. Refuses SYS_NOT_FOUND, the same for another's. */
export async function ownAccount(
  db: Db | Tx,
  memberId: Id<'member'>,
  accountId: Id<'payout-account'>,
): Promise<AccountRow> {
  const { rows } =
    await sql<AccountRow>`select * from payout.account where id = ${accountId} and member_id = ${memberId}
        and state <> 'REMOVED'`.execute(db)
  if (!rows[0]) throw new Refusal('SYS_NOT_FOUND')
  return rows[0]
}

/**
 * How many other members had this number before: it is theirs no more, but it speaks for a risk.
 */
export async function otherOwners(tx: Tx, account: AccountRow): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(distinct member_id)::integer as count from payout.account
    where merchant_id = ${account.merchant_id} and kind = ${account.kind} and number = ${account.number}
      and coalesce(bank_code, '') = ${account.bank_code ?? ''} and member_id <> ${account.member_id}`.execute(tx)
  return rows[0]!.count
}

/** Whether one of some members has, or had, a number that money is sent to. */
export async function isNumberOf(
  db: Db | Tx,
  merchantCode: MerchantCode,
  number: string,
  members: readonly Id<'member'>[],
): Promise<boolean> {
  const { rows } = await sql`select from payout.account where merchant_id = ${merchantCode} and number = ${number}
    and member_id = any (${[...members]}::uuid[]) limit 1`.execute(db)
  return rows.length > 0
}

export async function hadAny(tx: Tx, memberId: Id<'member'>): Promise<boolean> {
  const { rows } = await sql`select 1 from payout.account where member_id = ${memberId} limit 1`.execute(tx)
  return rows.length > 0
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

/** Adds an account; undefined when the member has it. */
export async function insertAccount(
  tx: Tx,
  row: {
    merchantCode: MerchantCode
    memberId: Id<'member'>
    kind: 'BANK' | 'USDT_TRC20' | 'USDT_ERC20'
    bankCode: string | null
    number: string
    holder: string
    branch: string | undefined
    usableAt: Instant
  },
  now: Instant,
): Promise<AccountRow | undefined> {
  const { rows } = await sql<AccountRow>`insert into payout.account
        (id, merchant_id, member_id, kind, bank_code, number, holder, branch, usable_at, created_at)
      values (${newId<'payout-account'>(now)}, ${row.merchantCode}, ${row.memberId}, ${row.kind}, ${row.bankCode}, ${row.number}, ${row.holder},
        ${row.branch ?? null}, ${new Date(row.usableAt)}, ${new Date(now)})
      on conflict do nothing returning *`.execute(tx)
  return rows[0]
}

/** Whether an order pays out to the account. */
export async function hasOpenOrder(tx: Tx, accountId: Id<'payout-account'>): Promise<boolean> {
  const { rows } =
    await sql`select 1 from payout.withdrawal where account_id = ${accountId} and ended_at is null limit 1`.execute(tx)
  return rows.length > 0
}

/** Lets a member's new accounts rest until then at the earliest. */
export async function restNewAccounts(
  tx: Tx,
  memberId: Id<'member'>,
  { addedSince, until }: { addedSince: Instant; until: Instant },
): Promise<void> {
  await sql`update payout.account set usable_at = greatest(usable_at, ${new Date(until)})
    where member_id = ${memberId} and state <> 'REMOVED' and created_at > ${new Date(addedSince)}`.execute(tx)
}
