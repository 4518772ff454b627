import { sql } from 'kysely'
import type { House, Somebody } from '../../rounds/testing/house.ts'

/** What somebody did on a day, in a brand's own currency. */
export interface DayOf {
  bet?: number
  validBet?: number
  win?: number
  product?: string
  /** Movements by kind, signed from the member's side. */
  moved?: Readonly<Record<number, number>>
}

/** Writes somebody's facts of a day, as the module of facts keeps them. */
export async function did(house: House, who: Somebody, day: string, what: DayOf): Promise<void> {
  const { db } = house.parts.database
  const { id, merchantCode, currency } = who.member
  const { bet = 0, validBet = bet, win = 0, product = 'RNG', moved = {} } = what
  if (bet + win > 0)
    await sql`insert into facts.play (merchant_id, day, member_id, game_id, currency, product, vendor, bets, wins, stake, valid_bet, payout)
      values (${merchantCode}, ${day}::date, ${id}, 'g', ${currency}, ${product}, 'V', 1, ${win > 0 ? 1 : 0}, ${bet}, ${validBet}, ${win})`.execute(
      db,
    )
  await sql`insert into facts.seat (member_id) values (${id}) on conflict do nothing`.execute(db)
  await sql`insert into facts.teams_added (merchant_id, day) values (${merchantCode}, ${day}::date)
    on conflict (merchant_id, day) do update set moves = null`.execute(db)
  for (const [kind, units] of Object.entries(moved))
    await sql`insert into facts.money (merchant_id, day, member_id, kind, code, currency, postings, amount)
      values (${merchantCode}, ${day}::date, ${id}, ${Number(kind)}, 'TEST', ${currency}, 1, ${units})`.execute(db)
}
