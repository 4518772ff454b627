import { sql } from 'kysely'
import type { MerchantCode } from '@senluna/kit/brand.ts'
import type { Id } from '@senluna/kit/ids.ts'
import type { Db, Tx } from '../../../platform/database/db.ts'

/** An account of a book, and those above it in the book, the top first. */
export interface PlacedAccount {
  memberId: Id<'member'>
  uplineId: Id<'member'> | null
  plays: boolean
  path: readonly Id<'member'>[]
}

/** Everybody in a book who was ever given credit. */
export async function placedAccounts(tx: Tx, generalAgentId: Id<'member'>): Promise<PlacedAccount[]> {
  const { rows } =
    await sql<PlacedAccount>`select a.member_id as "memberId", a.upline_id as "uplineId", a.plays, m.path::text[] as path
    from credit.account a join credit.in_members m on m.id = a.member_id where a.general_agent_id = ${generalAgentId}
    order by cardinality(m.path), a.member_id`.execute(tx)
  return rows
}

/** The way from the top of a line down to an account of a brand, both in it. */
export async function namesAbove(
  db: Db,
  merchantCode: MerchantCode,
  memberId: Id<'member'>,
): Promise<{ id: Id<'member'>; account: string }[]> {
  const { rows } = await sql<{
    id: Id<'member'>
    account: string
  }>`select m.id, m.user_name as account from credit.in_members t
    cross join lateral unnest(t.path || t.id) with ordinality w (id, place) join credit.in_people m on m.id = w.id
    where t.id = ${memberId} and t.merchant_id = ${merchantCode} order by w.place`.execute(db)
  return rows
}
