import { sql } from 'kysely'
import type { MerchantCode } from '@senluna/kit/brand.ts'
import type { Id } from '@senluna/kit/ids.ts'
import type { Instant } from '@senluna/kit/time.ts'
import type { Db, Tx } from '../../../platform/database/db.ts'
import type { LimitedAccount, LineLimit, LineLimits } from '../../families/index.ts'

const NONE: LineLimit = { ticket: null, draw: null, number: null }

/** What an agent set for an account and everybody below it. */
async function limitBy(db: Db | Tx, agentId: Id<'member'>, leaderId: Id<'member'>): Promise<LineLimit> {
  const { rows } = await sql<LineLimit>`select ticket, draw, number from lottery.line_limit
    where leader_id = ${leaderId} and by_agent = ${agentId}`.execute(db)
  return rows[0] ?? NONE
}

/** The lowest limits that hold for an account from above, but for those of its own agent for it. */
async function limitAbove(db: Db | Tx, { id, path }: LimitedAccount): Promise<LineLimit> {
  const agent = path.at(-1) ?? null
  const { rows } =
    await sql<LineLimit>`select min(ticket) as ticket, min(draw) as draw, min(number) as number from lottery.line_limit
    where leader_id = any (${[...path, id]}::uuid[]) and (by_agent is null or by_agent = any (${[...path]}::uuid[]))
      and not (leader_id = ${id} and by_agent is not distinct from ${agent}::uuid)`.execute(db)
  return rows[0] ?? NONE
}

/** Sets what an account and everybody below it may stake, for its agent, or ends that. */
async function setLimitBy(
  tx: Tx,
  agent: { id: Id<'member'>; userName: string },
  leaderId: Id<'member'>,
  { merchantCode, limit, now }: { merchantCode: MerchantCode; limit: LineLimit; now: Instant },
): Promise<void> {
  const { ticket, draw, number } = limit
  if (ticket === null && draw === null && number === null)
    await sql`delete from lottery.line_limit where leader_id = ${leaderId} and by_agent = ${agent.id}`.execute(tx)
  else
    await sql`insert into lottery.line_limit (leader_id, by_agent, merchant_id, ticket, draw, number, set_by, set_at)
      values (${leaderId}, ${agent.id}, ${merchantCode}, ${ticket}, ${draw}, ${number}, ${agent.userName}, ${new Date(now)})
      on conflict (leader_id, by_agent) do update set ticket = excluded.ticket, draw = excluded.draw, number = excluded.number,
        set_by = excluded.set_by, set_at = excluded.set_at`.execute(tx)
}

/** Limits of the lottery that agents set for their line. */
export const lineLimits: LineLimits = { by: limitBy, above: limitAbove, set: setLimitBy }
