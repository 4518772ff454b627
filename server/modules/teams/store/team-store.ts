import { sql } from 'kysely'
import type { AccountType } from '@senluna/kit/account-type.ts'
import type { Id } from '@senluna/kit/ids.ts'
import type { Db } from '../../../platform/database/db.ts'

/** An account as whoever stands above it sees it. */
export interface TeamAccount {
  id: Id<'member'>
  userName: string
  type: AccountType
  /** Those above it now, the top first; its own agent is the last. */
  path: readonly Id<'member'>[]
}

const COLUMNS = sql.raw('id, user_name as "userName", type, path::text[] as path')

/** An account as it stands now; nothing for one that is in no report. */
export async function accountOf(db: Db, id: Id<'member'>): Promise<TeamAccount | undefined> {
  const { rows } = await sql<TeamAccount>`select ${COLUMNS} from teams.in_places
    where id = ${id} and until is null`.execute(db)
  return rows[0]
}

/** The same of one below an account. */
export async function accountBelow(db: Db, leader: Id<'member'>, id: Id<'member'>): Promise<TeamAccount | undefined> {
  const { rows } = await sql<TeamAccount>`select ${COLUMNS} from teams.in_places
    where id = ${id} and until is null and path @> array[${leader}]::uuid[]`.execute(db)
  return rows[0]
}

/** The names of some accounts of a team, by their ids. */
export async function namesOf(
  db: Db,
  ids: readonly Id<'member'>[],
): Promise<ReadonlyMap<Id<'member'>, Pick<TeamAccount, 'id' | 'userName' | 'type' | 'path'>>> {
  const { rows } = await sql<TeamAccount>`select ${COLUMNS} from teams.in_places
    where id = any (${[...ids]}::uuid[]) and until is null`.execute(db)
  return new Map(rows.map((row) => [row.id, row]))
}

/**
 * Accounts below another whose name begins with some letters, by name; only the direct ones where
 * deeper names are hidden. Cost: one read of the team.
 */
export async function accountsBelow(
  db: Db,
  leader: Id<'member'>,
  asked: { name: string; direct: boolean; most: number },
): Promise<TeamAccount[]> {
  const { rows } = await sql<TeamAccount>`select ${COLUMNS} from teams.in_places
    where path @> array[${leader}]::uuid[] and path <> '{}'::uuid[] and until is null and starts_with(user_name, ${asked.name})
      and (not ${asked.direct} or parent_id = ${leader})
    order by user_name limit ${asked.most}`.execute(db)
  return rows
}

/**
 * Since which day an account below an agent has stood there: its figures of before are not the
 * agent's.
 */
export async function belowSince(db: Db, agent: Id<'member'>, id: Id<'member'>, zone: string): Promise<string> {
  const { rows } = await sql<{ day: string }>`select to_char(greatest(min(from_day), '1970-01-01'), 'YYYY-MM-DD') as day
    from members.places_below(${agent}, ${zone}) where member_id = ${id}`.execute(db)
  return rows[0]!.day
}
