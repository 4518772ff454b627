import { sql } from 'kysely'
import { ACCOUNT_TYPE } from '@senluna/kit/account-type.ts'
import type { MerchantCode } from '@senluna/kit/brand.ts'
import type { Id } from '@senluna/kit/ids.ts'
import type { Instant } from '@senluna/kit/time.ts'
import type { Db, Tx } from '../../../platform/database/db.ts'
import type { LineLimit } from '../../families/index.ts'

/** A limit with whose line it is. */
export interface LimitRow extends LineLimit {
  memberId: Id<'member'>
  account: string
  line: string
  setBy: string
  /** The agent above that set it; null: the desk did. */
  byAgent: Id<'member'> | null
  setAt: Date
}

const AGENTS = sql.raw([ACCOUNT_TYPE.AGENT, ACCOUNT_TYPE.GENERAL_AGENT].join(', '))

/** An agent of a brand by its name, with those above it. */
export async function agentNamed(
  tx: Tx,
  merchantCode: MerchantCode,
  userName: string,
): Promise<{ id: Id<'member'>; path: Id<'member'>[] } | undefined> {
  const { rows } = await sql<{
    id: Id<'member'>
    path: Id<'member'>[]
  }>`select id, path::text[] as path from lottery.in_places
    where merchant_id = ${merchantCode} and user_name = ${userName} and until is null and type in (${AGENTS})`.execute(
    tx,
  )
  return rows[0]
}

/** Sets what every account below an agent may stake, or ends that. Answers what held before. */
export async function setLimit(
  tx: Tx,
  leaderId: Id<'member'>,
  merchantCode: MerchantCode,
  limit: LineLimit,
  by: { name: string; now: Instant },
): Promise<LineLimit | undefined> {
  const before = await limitOf(tx, leaderId)
  const { ticket, draw, number } = limit
  if (ticket === null && draw === null && number === null)
    await sql`delete from lottery.line_limit where leader_id = ${leaderId} and by_agent is null`.execute(tx)
  else
    await sql`insert into lottery.line_limit (leader_id, merchant_id, ticket, draw, number, set_by, set_at)
      values (${leaderId}, ${merchantCode}, ${ticket}, ${draw}, ${number}, ${by.name}, ${new Date(by.now)})
      on conflict (leader_id, by_agent) do update set ticket = excluded.ticket, draw = excluded.draw, number = excluded.number,
        set_by = excluded.set_by, set_at = excluded.set_at`.execute(tx)
  return before
}

/** What is set for an agent itself. */
async function limitOf(tx: Tx, leaderId: Id<'member'>): Promise<LineLimit | undefined> {
  const { rows } = await sql<LineLimit>`select ticket, draw, number from lottery.line_limit
    where leader_id = ${leaderId} and by_agent is null for update`.execute(tx)
  return rows[0]
}

/** A page of a brand's limits, the latest first; one more than `most` is none of it. */
export async function limitRows(
  db: Db,
  merchantCode: MerchantCode,
  asked: { account: string | undefined; after: readonly [at: Date, id: Id<'member'>] | undefined; most: number },
): Promise<LimitRow[]> {
  const { account = null, after, most } = asked
  const { rows } =
    await sql<LimitRow>`select m.id as "memberId", m.user_name as account, coalesce(t.user_name, m.user_name) as line,
      k.ticket, k.draw, k.number, k.set_by as "setBy", k.by_agent as "byAgent", k.set_at as "setAt"
    from lottery.line_limit k join lottery.in_places m on m.id = k.leader_id and m.until is null
    left join lottery.in_places t on t.id = m.path[1] and t.until is null
    where k.merchant_id = ${merchantCode} and (${account}::text is null or m.user_name = ${account})
      and (${after?.[0] ?? null}::timestamptz is null or (k.set_at, k.leader_id) < (${after?.[0] ?? null}, ${after?.[1] ?? null}::uuid))
    order by k.set_at desc, k.leader_id desc limit ${most}`.execute(db)
  return rows
}
