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

/** Where a page of tickets ended. */
export type TicketPlace = Pick<ChainTicketRow, 'owner_id' | 'id'>

/** Some tickets of a draw on which others earn, by owner, from a place on. */
export async function chainTicketRows(
  db: Db | Tx,
  draw: number,
  after: TicketPlace | undefined,
  most: number,
): Promise<ChainTicketRow[]> {
  const from = after ? sql`and (owner_id, id) > (${after.owner_id}::uuid, ${after.id}::uuid)` : sql``
  const { rows } = await sql<ChainTicketRow>`
    select owner_id, id, merchant_id, currency, game, bet_type, price::text as price, stake, rebate_ppm, rates, status, valid_bet
    from lottery.for_rebates where draw_no = ${draw} ${from} order by owner_id, id limit ${most}`.execute(db)
  return rows
}
