import { sql, type RawBuilder } from 'kysely'
import type { MerchantCode } from '@senluna/kit/brand.ts'
import type { Id } from '@senluna/kit/ids.ts'
import { instant, type Instant } from '@senluna/kit/time.ts'
import type { Db, Tx } from '../../platform/database/db.ts'
import { codeOf, COLUMNS, type CodeRow, type RefCode } from './store.ts'

/** How an agent's link stands: over is also one that was used as often as it may be. */
export type LinkState = 'IN_USE' | 'CLOSED' | 'EXPIRED'

/** An agent's link with what came of it. */
export interface Link extends RefCode {
  channel: string
  note: string
  /** How often its page was opened. */
  opened: number
  firstDeposits: number
  createdAt: Instant
  state: LinkState
}

/** Which links of an agent are asked for; the newest come first. */
export interface LinksQuery {
  ownerId: Id<'member'>
  state?: LinkState | undefined
  opens?: 0 | 1 | undefined
  /** One link alone. */
  code?: string | undefined
  /** The code after which the page begins. */
  after?: string | undefined
  most: number
}

interface LinkRow extends CodeRow {
  channel: string
  note: string
  opened: number
  first_deposits: number
  created_at: Date
  state: LinkState
}

const linkOf = (row: LinkRow): Link => ({
  ...codeOf(row),
  channel: row.channel,
  note: row.note,
  opened: row.opened,
  firstDeposits: row.first_deposits,
  createdAt: instant(row.created_at.getTime()),
  state: row.state,
})

const stateAt = (now: Instant): RawBuilder<LinkState> => sql`case when closed_at is not null then 'CLOSED'
  when valid_until <= ${new Date(now)} or (max_uses > 0 and uses >= max_uses) then 'EXPIRED' else 'IN_USE' end`

/** Links of an agent, the newest first. */
export async function linksOf(
  db: Db | Tx,
  merchantCode: MerchantCode,
  { ownerId, state, opens, code, after, most }: LinksQuery,
  now: Instant,
): Promise<Link[]> {
  const { rows } = await sql<LinkRow>`
    select ${COLUMNS}, channel, note, opened, first_deposits, created_at, ${stateAt(now)} as state from referrals.ref_code
    where owner_id = ${ownerId} and merchant_id = ${merchantCode} and kind = 'AGENT_LINK'
      and (${code ?? null}::text is null or code = ${code ?? null})
      and (${opens ?? null}::smallint is null or opens = ${opens ?? null})
      and (${state ?? null}::text is null or ${stateAt(now)} = ${state ?? null})
      and (${after ?? null}::text is null or (created_at, code) < (
        select a.created_at, a.code from referrals.ref_code a where a.merchant_id = ${merchantCode} and a.code = ${after ?? null}
          and a.owner_id = ${ownerId}))
    order by created_at desc, code desc limit ${most}`.execute(db)
  return rows.map(linkOf)
}

/** Removes an agent's link by which nobody registered. Answers whether there was one. */
export async function deleteLink(
  tx: Tx,
  merchantCode: MerchantCode,
  ownerId: Id<'member'>,
  code: string,
): Promise<boolean> {
  const deleted = await sql`delete from referrals.ref_code where merchant_id = ${merchantCode} and code = ${code}
    and owner_id = ${ownerId} and kind = 'AGENT_LINK' and uses = 0`.execute(tx)
  return deleted.numAffectedRows === 1n
}

/** Counts that somebody followed a link or a code in use; of members' own nothing is kept. */
export async function countOpened(db: Db, merchantCode: MerchantCode, code: string, now: Instant): Promise<void> {
  await sql`update referrals.ref_code set opened = opened + 1 where merchant_id = ${merchantCode} and code = ${code.toUpperCase()}
    and kind in ('AGENT_LINK', 'AFFILIATE') and ${stateAt(now)} = 'IN_USE'`.execute(db)
}

/** Keeps by which link or code an account came, until its first deposit. */
export async function noteRegistration(
  tx: Tx,
  merchantCode: MerchantCode,
  memberId: Id<'member'>,
  code: string,
): Promise<void> {
  await sql`insert into referrals.registration (member_id, merchant_id, code)
    values (${memberId}, ${merchantCode}, ${code})`.execute(tx)
}

/** Counts for their links that these have put money in for the first time. */
export async function countFirstDeposits(tx: Tx, memberIds: readonly Id<'member'>[]): Promise<void> {
  await sql`with came as (
      delete from referrals.registration where member_id = any (${[...memberIds]}::uuid[]) returning merchant_id, code),
    counted as (select merchant_id, code, count(*)::integer as members from came group by merchant_id, code)
    update referrals.ref_code r set first_deposits = r.first_deposits + c.members
    from counted c where r.merchant_id = c.merchant_id and r.code = c.code`.execute(tx)
}
