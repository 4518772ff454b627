import { sql } from 'kysely'
import { ACCOUNT_TYPE, type AccountType } from '@senluna/kit/account-type.ts'
import type { MerchantCode } from '@senluna/kit/brand.ts'
import type { Id } from '@senluna/kit/ids.ts'
import type { Db, Tx } from '../../../platform/database/db.ts'
import type { MemberState } from '../../members/index.ts'

/** An account of the tree. */
export interface TreeRow {
  id: Id<'member'>
  userName: string
  type: AccountType
  state: MemberState
  path: readonly Id<'member'>[]
  createdAt: Date
  direct: number
  team: number
}

const COLUMNS = sql`m.id, m.user_name as "userName", m.type, m.state, m.path::text[] as path, m.created_at as "createdAt",
  t.direct, t.team`
const JOIN = sql`cross join lateral (
  select count(*)::integer as team, (count(*) filter (where b.parent_id = m.id))::integer as direct
  from agents.in_members b where b.path @> array[m.id] and b.path <> '{}'::uuid[]) t`
const AGENTS = [ACCOUNT_TYPE.AGENT, ACCOUNT_TYPE.GENERAL_AGENT, ACCOUNT_TYPE.AFFILIATE]

/**
 * Accounts by name: right below another, or agents at the top; with a name those of the whole line
 * whose name begins so.
 */
export async function treeRows(
  db: Db,
  ask: {
    merchantCode: MerchantCode
    parentId: Id<'member'> | undefined
    name: string | undefined
    after: string | undefined
    size: number
  },
): Promise<TreeRow[]> {
  const inLine = ask.parentId ? sql`m.path @> array[${ask.parentId}::uuid]` : sql`true`
  const where = ask.name
    ? sql`starts_with(m.user_name, ${ask.name}) and ${inLine}`
    : ask.parentId
      ? sql`m.parent_id = ${ask.parentId}`
      : sql`m.parent_id is null and m.type = any (${AGENTS}::smallint[])`
  const { rows } = await sql<TreeRow>`select ${COLUMNS} from (
      select * from agents.in_members m where m.merchant_id = ${ask.merchantCode} and ${where}
        and (${ask.after ?? null}::text is null or m.user_name > ${ask.after ?? null})
      order by m.user_name limit ${ask.size}) m ${JOIN} order by m.user_name`.execute(db)
  return rows
}

/** One account of a brand. */
export async function treeRow(db: Db | Tx, merchantCode: MerchantCode, id: Id<'member'>): Promise<TreeRow | undefined> {
  const { rows } = await sql<TreeRow>`select ${COLUMNS} from agents.in_members m ${JOIN}
    where m.merchant_id = ${merchantCode} and m.id = ${id}`.execute(db)
  return rows[0]
}

/** What some accounts are called. */
export async function treeNames(db: Db | Tx, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ id: string; name: string }>`select id, user_name as name from agents.in_members
    where id = any (${[...ids]}::uuid[])`.execute(db)
  return new Map(rows.map(({ id, name }) => [id, name]))
}
