import { sql } from 'kysely'
import type { MerchantCode } from '@senluna/kit/brand.ts'
import type { Id } from '@senluna/kit/ids.ts'
import { rate, type Rate } from '@senluna/kit/money.ts'
import type { Product } from '@senluna/kit/product.ts'
import type { Instant } from '@senluna/kit/time.ts'
import type { Db, Tx } from '../../../platform/database/db.ts'
import { newId } from '../../../platform/ids.ts'
import type { Rates } from '../../rates/index.ts'

/** A lower rate that an agent asks an account right below it to agree to. */
export interface WaitingRates {
  id: Id<'rate-request'>
  agentId: Id<'member'>
  memberId: Id<'member'>
  account: string
  agent: string
  rates: Rates
  askedAt: Date
}

interface Row extends Omit<WaitingRates, 'rates'> {
  rates: Partial<Record<Product, number>>
}

const COLUMNS = sql.raw(`r.id, r.agent_id as "agentId", r.member_id as "memberId", m.user_name as account,
  a.user_name as agent, r.rates, r.asked_at as "askedAt"`)
const TABLES = sql.raw(`agents.rate_request r join agents.in_members m on m.id = r.member_id
  join agents.in_members a on a.id = r.agent_id`)

const requestOf = (row: Row): WaitingRates => ({
  ...row,
  rates: Object.fromEntries(Object.entries(row.rates).map(([product, ppm]): [string, Rate] => [product, rate(ppm)])),
})

/** What an account is asked to agree to. */
export async function waitingOf(db: Db | Tx, memberId: Id<'member'>): Promise<WaitingRates | undefined> {
  const { rows } = await sql<Row>`select ${COLUMNS} from ${TABLES}
    where r.member_id = ${memberId} and r.state = 'WAITING'`.execute(db)
  return rows[0] && requestOf(rows[0])
}

/** What an agent waits for, the newest first. */
export async function waitingBy(db: Db, agentId: Id<'member'>, most: number): Promise<WaitingRates[]> {
  const { rows } = await sql<Row>`select ${COLUMNS} from ${TABLES}
    where r.agent_id = ${agentId} and r.state = 'WAITING' order by r.id desc limit ${most}`.execute(db)
  return rows.map(requestOf)
}

/** Asks for consent; what was asked of the account before is taken back. */
export async function insertRequest(
  tx: Tx,
  request: { merchantCode: MerchantCode; agentId: Id<'member'>; memberId: Id<'member'>; rates: Rates },
  now: Instant,
): Promise<void> {
  await sql`update agents.rate_request set state = 'WITHDRAWN', answered_at = ${new Date(now)}
    where member_id = ${request.memberId} and state = 'WAITING'`.execute(tx)
  await sql`insert into agents.rate_request (id, merchant_id, agent_id, member_id, rates, asked_at)
    values (${newId<'rate-request'>(now)}, ${request.merchantCode}, ${request.agentId}, ${request.memberId},
      ${JSON.stringify(request.rates)}::jsonb, ${new Date(now)})`.execute(tx)
}

/** Ends a request that waits. Answers false when it doesn't any more, or is another's. */
export async function endRequest(
  tx: Tx,
  which: { id: string } & ({ agentId: Id<'member'> } | { memberId: Id<'member'> }),
  state: 'ACCEPTED' | 'REJECTED' | 'WITHDRAWN',
  now: Instant,
): Promise<boolean> {
  const whose = 'agentId' in which ? sql`agent_id = ${which.agentId}` : sql`member_id = ${which.memberId}`
  const ended = await sql`update agents.rate_request set state = ${state}, answered_at = ${new Date(now)}
    where id = ${which.id} and ${whose} and state = 'WAITING'`.execute(tx)
  return ended.numAffectedRows === 1n
}
