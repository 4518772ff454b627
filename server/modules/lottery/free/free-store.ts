import { sql } from 'kysely'
import type { MerchantCode } from '@senluna/kit/brand.ts'
import type { Id } from '@senluna/kit/ids.ts'
import type { Amount } from '@senluna/kit/money.ts'
import type { Query } from '@senluna/kit/query.ts'
import type { Instant } from '@senluna/kit/time.ts'
import type { Db, Tx } from '../../../platform/database/db.ts'
import type { Texts } from '../../../platform/words/in-language.ts'
import { WAGER_STATUS } from '../../wagers/index.ts'
import type { BrandStep } from '../money/place.ts'

/** Free tickets that a member has. */
export interface FreeGrant {
  id: Id<'free-tickets'>
  owner_id: Id<'member'>
  merchant_id: MerchantCode
  games: string[]
  /** The most that one ticket costs. */
  stake: Amount
  count: number
  used: number
  most: Amount
  turnover_x100: number
  won: Amount
  titles: Texts
  expires_at: Date
}

/** Writes free tickets; ones of this id that stand already stay. */
export async function insertFreeTickets(tx: Tx, row: Omit<FreeGrant, 'used' | 'won'>, now: Instant): Promise<void> {
  await sql`insert into lottery.free_grant (id, owner_id, merchant_id, games, stake, count, most, turnover_x100, titles, expires_at,
      created_at)
    values (${row.id}, ${row.owner_id}, ${row.merchant_id}, ${[...row.games]}::text[], ${row.stake}, ${row.count}, ${row.most},
      ${row.turnover_x100}, ${JSON.stringify(row.titles)}::jsonb, ${row.expires_at}, ${new Date(now)})
    on conflict (id) do nothing`.execute(tx)
}

/** A member’s free tickets to bet; what ends first comes first. */
export async function openFreeTickets(db: Db, memberId: Id<'member'>, now: Instant): Promise<FreeGrant[]> {
  const { rows } = await sql<FreeGrant>`select * from lottery.free_grant
    where owner_id = ${memberId} and expires_at > ${new Date(now)} and used < count order by expires_at, id`.execute(db)
  return rows
}

/** A member's free tickets, held: whoever bets one of them too waits. */
export async function holdFreeTickets(tx: Tx, memberId: Id<'member'>, id: string): Promise<FreeGrant | undefined> {
  const { rows } = await sql<FreeGrant>`select * from lottery.free_grant
    where id = ${id}::uuid and owner_id = ${memberId} for update`.execute(tx)
  return rows[0]
}

/** Holds gates, exposure, guard and wallets of an order whose stake the house gives first. */
export async function holdForFree(
  query: Query,
  owner: Id<'member'>,
  draws: readonly number[],
  exposure: readonly BrandStep[],
): Promise<void> {
  await query('select lottery.hold_free($1, $2, $3, $4, $5, $6, $7)', [
    owner,
    draws,
    exposure.map(({ draw }) => draw),
    exposure.map(({ merchant }) => merchant),
    exposure.map(({ currency }) => currency),
    exposure.map(({ betType }) => betType),
    exposure.map(({ key }) => key),
  ])
}

/** Whether an order was bet for free before. */
export async function isFreeOrder(tx: Tx, owner: Id<'member'>, order: string): Promise<boolean> {
  const { rows } = await sql`select from lottery.free_ticket
    where owner_id = ${owner} and order_id = ${order}::uuid`.execute(tx)
  return rows.length > 0
}

/** Notes a ticket of held free tickets. */
export async function noteFreeTicket(
  tx: Tx,
  grant: FreeGrant,
  ticket: { id: Id<'ticket'>; order: string; draw: number; stake: Amount },
  now: Instant,
): Promise<void> {
  await sql`insert into lottery.free_ticket (owner_id, ticket_id, order_id, draw_no, grant_id, stake, at)
    values (${grant.owner_id}, ${ticket.id}, ${ticket.order}::uuid, ${ticket.draw}, ${grant.id}, ${ticket.stake},
      ${new Date(now)})`.execute(tx)
  await sql`update lottery.free_grant set used = used + 1 where id = ${grant.id}`.execute(tx)
}

/** The tickets of a draw whose stake the house paid. */
export async function freeTicketsOfDraw(query: Query, draw: number): Promise<ReadonlySet<Id<'ticket'>>> {
  const rows = await query<{ ticket_id: Id<'ticket'> }>(
    'select ticket_id from lottery.free_ticket where draw_no = $1',
    [draw],
  )
  return new Set(rows.map(({ ticket_id }) => ticket_id))
}

/** What a player keeps of a free ticket, and what of it must be wagered. */
export interface Followed {
  kept: Amount
  turnover_x100: number
  merchant_id: MerchantCode
  /** It can be bet again, since just now: its draw was made void. */
  came_back: boolean
  /** It keeps less than before, so others of its free tickets may keep more. */
  freed: boolean
}

/**
 * Moves what of the house's stake leaves or comes back as a ticket stands now. Answers what its
 * player keeps; undefined for a ticket that was paid for or is still open.
 */
export async function followFreeTicket(
  tx: Tx,
  owner: Id<'member'>,
  ticket: Id<'ticket'>,
  lane: number,
  now: Instant,
): Promise<Followed | undefined> {
  const { rows } = await sql<Followed>`select kept, turnover_x100, merchant_id, came_back, freed
    from lottery.follow_free(${owner}, ${ticket}, ${lane}::smallint, ${new Date(now)}, ${new Date(now)})`.execute(tx)
  return rows[0]
}

/**
 * Won tickets that were bet of the same free tickets as one and keep less than they won, in the
 * order in which they were bet.
 */
export async function ticketsCutShort(tx: Tx, owner: Id<'member'>, ticket: Id<'ticket'>): Promise<Id<'ticket'>[]> {
  const { rows } = await sql<{ id: Id<'ticket'> }>`select f.ticket_id as id from lottery.free_ticket f
    join lottery.free_ticket o on o.grant_id = f.grant_id and o.owner_id = f.owner_id
    join lottery.ticket_wager w on w.owner_id = f.owner_id and w.id = f.ticket_id
    where o.owner_id = ${owner} and o.ticket_id = ${ticket} and f.ticket_id <> o.ticket_id
      and w.status = ${sql.lit(WAGER_STATUS.WON)} and f.kept < w.payout - w.stake
    order by f.at, f.ticket_id`.execute(tx)
  return rows.map(({ id }) => id)
}

/** What the free tickets of one that was bet are called, and until when they can be bet. */
export async function titlesOf(
  tx: Tx,
  owner: Id<'member'>,
  ticket: Id<'ticket'>,
): Promise<Pick<FreeGrant, 'titles' | 'expires_at'>> {
  const { rows } = await sql<Pick<FreeGrant, 'titles' | 'expires_at'>>`select g.titles, g.expires_at
    from lottery.free_ticket f join lottery.free_grant g on g.id = f.grant_id
    where f.owner_id = ${owner} and f.ticket_id = ${ticket}`.execute(tx)
  return rows[0]!
}
