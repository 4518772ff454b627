import { sql } from 'kysely'
import { AGENT_PAGES, type AgentPage } from '@senluna/kit/agents/pages.ts'
import type { MerchantCode } from '@senluna/kit/brand.ts'
import type { Id } from '@senluna/kit/ids.ts'
import type { Instant } from '@senluna/kit/time.ts'
import type { Db, Tx } from '../../../platform/database/db.ts'

/** An account that acts for an agent. */
export interface AssistantRow {
  id: Id<'member'>
  principalId: Id<'member'>
  pages: AgentPage[]
  createdAt: Date
  loginAt: Date | null
}

const COLUMNS = sql`s.member_id as id, s.principal_id as "principalId", s.pages, s.created_at as "createdAt", l.at as "loginAt"`
const TABLES = sql`agents.assistant s left join lateral (select r.at from agents.in_logins r
  where r.member_id = s.member_id order by r.at desc, r.id desc limit 1) l on true`

/** Only pages that there are: one that was taken out of the center is no right. */
const known = (row: AssistantRow): AssistantRow => ({
  ...row,
  pages: AGENT_PAGES.filter((page) => row.pages.includes(page)),
})

/** Whose assistant an account is, and what it may open. */
export async function assistantOf(db: Db | Tx, id: Id<'member'>): Promise<AssistantRow | undefined> {
  const { rows } = await sql<AssistantRow>`select ${COLUMNS} from ${TABLES} where s.member_id = ${id}`.execute(db)
  return rows[0] && known(rows[0])
}

/** The assistants of an agent, the oldest first. */
export async function assistantsOf(db: Db | Tx, principalId: Id<'member'>): Promise<AssistantRow[]> {
  const { rows } = await sql<AssistantRow>`select ${COLUMNS} from ${TABLES}
    where s.principal_id = ${principalId} order by s.created_at, s.member_id`.execute(db)
  return rows.map(known)
}

export async function insertAssistant(
  tx: Tx,
  assistant: { id: Id<'member'>; merchantCode: MerchantCode; principalId: Id<'member'>; pages: readonly AgentPage[] },
  now: Instant,
): Promise<void> {
  await sql`insert into agents.assistant (member_id, merchant_id, principal_id, pages, created_at)
    values (${assistant.id}, ${assistant.merchantCode}, ${assistant.principalId}, ${[...assistant.pages]}::text[],
      ${new Date(now)})`.execute(tx)
}

export async function setPages(tx: Tx, id: Id<'member'>, pages: readonly AgentPage[]): Promise<void> {
  await sql`update agents.assistant set pages = ${[...pages]}::text[] where member_id = ${id}`.execute(tx)
}

export async function deleteAssistant(tx: Tx, id: Id<'member'>): Promise<void> {
  await sql`delete from agents.assistant where member_id = ${id}`.execute(tx)
}
