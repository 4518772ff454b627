import { sql } from 'kysely'
import { assert } from '@senluna/kit/assert.ts'
import type { Id } from '@senluna/kit/ids.ts'
import type { Amount } from '@senluna/kit/money.ts'
import type { Instant } from '@senluna/kit/time.ts'
import type { Db, Tx } from '../../../platform/database/db.ts'

/** What somebody has been given, and what of it was given on. */
export interface CreditAccount {
  memberId: Id<'member'>
  generalAgentId: Id<'member'>
  uplineId: Id<'member'> | null
  plays: boolean
  credit: Amount
  given: Amount
}

const ACCOUNT = sql.raw(
  'member_id as "memberId", general_agent_id as "generalAgentId", upline_id as "uplineId", plays, credit, given',
)

export async function creditAccount(db: Db | Tx, memberId: Id<'member'>): Promise<CreditAccount | undefined> {
  const { rows } =
    await sql<CreditAccount>`select ${ACCOUNT} from credit.account where member_id = ${memberId}`.execute(db)
  return rows[0]
}

/** The same, held until `tx` ends; whoever holds several holds the upper one first. */
export async function heldAccount(tx: Tx, memberId: Id<'member'>): Promise<CreditAccount | undefined> {
  const { rows } =
    await sql<CreditAccount>`select ${ACCOUNT} from credit.account where member_id = ${memberId} for update`.execute(tx)
  return rows[0]
}

/** Makes somebody's account, with nothing in it; one that is there stays. */
export async function insertAccount(tx: Tx, account: Omit<CreditAccount, 'credit' | 'given'>): Promise<void> {
  await sql`insert into credit.account (member_id, general_agent_id, upline_id, plays)
    values (${account.memberId}, ${account.generalAgentId}, ${account.uplineId}, ${account.plays})
    on conflict do nothing`.execute(tx)
}

export async function writeCredit(tx: Tx, memberId: Id<'member'>, credit: Amount): Promise<void> {
  await sql`update credit.account set credit = ${credit.toString()} where member_id = ${memberId}`.execute(tx)
}

/** Adds to what somebody has given on; false where its own credit has not so much left. */
export async function addGiven(tx: Tx, memberId: Id<'member'>, more: Amount): Promise<boolean> {
  const { numAffectedRows } = await sql`update credit.account set given = given + ${more.toString()}::bigint
    where member_id = ${memberId} and given + ${more.toString()}::bigint <= credit`.execute(tx)
  return numAffectedRows === 1n
}

/** A credit that was given, raised, lowered or taken back. */
export interface Change {
  id: Id<'credit-change'>
  memberId: Id<'member'>
  uplineId: Id<'member'> | null
  before: Amount
  after: Amount
  byId: Id<'member'> | Id<'staff'>
}

export async function insertChange(tx: Tx, change: Change, now: Instant): Promise<void> {
  const { numAffectedRows } =
    await sql`insert into credit.change (id, member_id, upline_id, credit_before, credit_after, by_id, at)
    values (${change.id}, ${change.memberId}, ${change.uplineId}, ${change.before.toString()}, ${change.after.toString()},
      ${change.byId}, ${new Date(now)})`.execute(tx)
  assert(numAffectedRows === 1n, 'a change of credit is written')
}

/** Whether somebody below an account may have played on credit by now. */
export async function hasPlayersBelow(tx: Tx, memberId: Id<'member'>): Promise<boolean> {
  const { rows } = await sql<{ has: boolean }>`select exists (
      select from credit.account a join credit.in_members m on m.id = a.member_id
      where a.plays and m.path @> array[${memberId}]::uuid[]) as has`.execute(tx)
  return rows[0]!.has
}
