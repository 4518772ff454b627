import { sql } from 'kysely'
import { ACCOUNT_TYPE, type AccountType } from '@senluna/kit/account-type.ts'
import type { MerchantCode } from '@senluna/kit/brand.ts'
import type { Id } from '@senluna/kit/ids.ts'
import type { Instant } from '@senluna/kit/time.ts'
import type { Db, Tx } from '../../platform/database/db.ts'
import { type MemberState, MEMBER_STATE } from './member.ts'

/**
 * Where a new account stands: its agent (none below the house), those above that one, and whom it
 * was brought by.
 */
export interface Line {
  parentId: Id<'member'> | null
  /** The ids above it, the top first; its parent is the last. */
  path: readonly Id<'member'>[]
  referrerId: Id<'member'> | null
}

/** An account as the tree knows it. */
export interface TreePlace extends Pick<Line, 'parentId' | 'path'> {
  id: Id<'member'>
  type: AccountType
  state: MemberState
  nickname: string
}

/**
 * An account's place, by its id or its name in lower case. Whoever moves accounts waits until `tx`
 * ends, so what is opened below it stands where it should.
 */
export async function placeInTree(
  tx: Tx,
  merchantCode: MerchantCode,
  by: { id: Id<'member'> } | { userName: string },
): Promise<TreePlace | undefined> {
  const which = 'id' in by ? sql`id = ${by.id}` : sql`user_name = ${by.userName}`
  const { rows } = await sql<{
    id: Id<'member'>
    type: AccountType
    state: MemberState
    nickname: string
    parent_id: Id<'member'> | null
    path: Id<'member'>[]
  }>`select id, type, state, nickname, parent_id, path::text[] as path from members.member
    where merchant_id = ${merchantCode} and ${which} for key share`.execute(tx)
  const row = rows[0]
  return (
    row && {
      id: row.id,
      type: row.type,
      state: row.state,
      nickname: row.nickname,
      parentId: row.parent_id,
      path: row.path,
    }
  )
}

/** Whether an account stands somewhere below another. */
export async function isInTeam(db: Db, leader: Id<'member'>, member: Id<'member'>): Promise<boolean> {
  const { rows } =
    await sql`select from members.member where id = ${member} and path @> array[${leader}]::uuid[]`.execute(db)
  return rows.length > 0
}

/** The account right above another one, while it is open; none below the house. */
export async function parentOf(
  db: Db | Tx,
  memberId: Id<'member'>,
): Promise<{ id: Id<'member'>; userName: string } | undefined> {
  const { rows } = await sql<{ id: Id<'member'>; user_name: string }>`select p.id, p.user_name
    from members.member m join members.member p on p.id = m.parent_id
    where m.id = ${memberId} and p.state = ${sql.lit(MEMBER_STATE.OPEN)}`.execute(db)
  return rows[0] && { id: rows[0].id, userName: rows[0].user_name }
}

/**
 * The open accounts right below another one, by name; from a name on, and those that begin with
 * one.
 */
export async function directBelow(
  db: Db,
  leader: Id<'member'>,
  asked: { after: string | undefined; name: string | undefined; most: number },
): Promise<{ id: Id<'member'>; userName: string; nickname: string }[]> {
  const { rows } = await sql<{ id: Id<'member'>; user_name: string; nickname: string }>`select id, user_name, nickname
    from members.member
    where parent_id = ${leader} and state = ${sql.lit(MEMBER_STATE.OPEN)}
      and (${asked.after ?? null}::text is null or user_name > ${asked.after ?? null})
      and (${asked.name ?? null}::text is null or starts_with(user_name, ${asked.name?.toLowerCase() ?? null}))
    order by user_name limit ${asked.most}`.execute(db)
  return rows.map((row) => ({ id: row.id, userName: row.user_name, nickname: row.nickname }))
}

/**
 * Makes an account another type, from now on; what it was before is kept. Its open sessions keep
 * the old type until `setSessionType`.
 */
export async function setType(tx: Tx, memberId: Id<'member'>, type: AccountType, now: Instant): Promise<void> {
  await sql`update members.member set type = ${type},
      placed_at = greatest(${new Date(now)}, coalesce(placed_at, created_at) + interval '1 millisecond')
    where id = ${memberId}`.execute(tx)
}

/**
 * Holds an account and everybody below it: nobody opens an account there until `tx` ends. Answers
 * how deep the deepest agent among them stands below the account.
 */
export async function holdSubtree(tx: Tx, memberId: Id<'member'>): Promise<number> {
  let known = -1
  for (;;) {
    const { rows } = await sql<{ depth: number; type: AccountType }>`
      select cardinality(m.path) - (select cardinality(t.path) from members.member t where t.id = ${memberId}) as depth, m.type
      from members.member m where m.id = ${memberId} or (m.path @> array[${memberId}]::uuid[] and m.path <> '{}'::uuid[])
      order by cardinality(m.path), m.id for update of m`.execute(tx)
    // Whoever was being opened while the others were waited for is held by the next look.
    if (rows.length === known) return Math.max(0, ...rows.filter(isAgentRow).map(({ depth }) => depth))
    known = rows.length
  }
}

const isAgentRow = ({ type }: { type: AccountType }): boolean => type === ACCOUNT_TYPE.AGENT

/**
 * Puts an account, with everybody below it, below another agent (or the house) from a moment on;
 * where they stood before is kept. Whoever calls holds the subtree.
 */
export async function moveSubtree(
  tx: Tx,
  memberId: Id<'member'>,
  to: Pick<Line, 'parentId' | 'path'>,
  at: Instant,
): Promise<void> {
  await sql`with top as (select cardinality(path) as depth from members.member where id = ${memberId})
    update members.member m set
      parent_id = case when m.id = ${memberId} then ${to.parentId}::uuid else m.parent_id end,
      path = ${[...to.path]}::uuid[] || m.path[top.depth + 1 :],
      placed_at = greatest(${new Date(at)}, coalesce(m.placed_at, m.created_at) + interval '1 millisecond')
    from top where m.id = ${memberId} or (m.path @> array[${memberId}]::uuid[] and m.path <> '{}'::uuid[])`.execute(tx)
}
