import { sql } from 'kysely'
import type { MerchantCode } from '@senluna/kit/brand.ts'
import type { Id } from '@senluna/kit/ids.ts'
import type { Amount } from '@senluna/kit/money.ts'
import type { Db, Tx } from '../../../platform/database/db.ts'

/** A ticket on which others than its player earn, as it is stored. */
export interface ChainTicketRow {
  owner_id: Id<'member'>
  id: Id<'ticket'>
  merchant_id: MerchantCode
  currency: string
  game: string
  bet_type: string
  price: string
  stake: Amount
  rebate_ppm: number
  rates: [account: Id<'member'>, ppm: number][]
  /** Position in BET_STATUS. */
  status: number
  valid_bet: Amount
}

const COLUMNS = sql.raw(
  'owner_id, id, merchant_id, currency, game, bet_type, price::text as price, stake, rebate_ppm, rates, status, valid_bet',
)

/**
 * The tickets of a draw on which others earn, so many at a time, in no order. One statement reads
 * them all: pages asked for one by one would each look at the whole draw. Cost: one read of its
 * tickets and their wagers.
 */
export async function* chainTicketRows(tx: Tx, draw: number, atOnce: number): AsyncGenerator<ChainTicketRow[]> {
  const cursor = sql.id(`chain_tickets_${draw}`)
  await sql`declare ${cursor} no scroll cursor for
    select ${COLUMNS} from lottery.for_rebates where draw_no = ${sql.lit(draw)}`.execute(tx)
  for (;;) {
    const { rows } = await sql<ChainTicketRow>`fetch ${sql.lit(atOnce)} from ${cursor}`.execute(tx)
    if (rows.length > 0) yield rows
    if (rows.length < atOnce) break
  }
  await sql`close ${cursor}`.execute(tx)
}

type Tickets = readonly { memberId: Id<'member'>; wagerId: Id<'wager'> }[]
const asked = (tickets: Tickets) =>
  sql`unnest(${tickets.map(({ memberId }) => memberId)}::uuid[], ${tickets.map(({ wagerId }) => wagerId)}::uuid[]) as a (owner, ticket)`

/** Those of some tickets on which others than their players earn. */
export async function someChainTickets(db: Db, tickets: Tickets): Promise<ChainTicketRow[]> {
  const { rows } = await sql<ChainTicketRow>`select ${COLUMNS} from ${asked(tickets)}
    join lottery.for_rebates r on r.owner_id = a.owner and r.id = a.ticket`.execute(db)
  return rows
}

/** What tickets brought their players at their settlement; those that brought nothing may lack. */
export async function ownRebates(db: Db, tickets: Tickets): Promise<ReadonlyMap<string, Amount>> {
  const { rows } = await sql<{
    id: string
    rebate: Amount
  }>`select distinct on (s.owner_id, s.ticket_id) s.ticket_id as id, s.rebate
    from ${asked(tickets)} join lottery.settlement s on s.owner_id = a.owner and s.ticket_id = a.ticket
    order by s.owner_id, s.ticket_id, s.revision desc`.execute(db)
  return new Map(rows.map(({ id, rebate }) => [id, rebate]))
}
