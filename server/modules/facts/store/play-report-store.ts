import { sql } from 'kysely'
import type { MerchantCode } from '@senluna/kit/brand.ts'
import { KIND } from '@senluna/ledger/index.ts'
import type { Db } from '../../../platform/database/db.ts'

/** Days of a brand, both of them inside. */
export interface FactPeriod {
  merchantCode: MerchantCode
  from: string
  to: string
}

/** What settled bets came to, under one key and in one currency. */
export interface PlayedSum {
  key: string
  currency: string
  scale: number
  displayDecimals: number
  bets: string
  wins: string
  players: number
  stake: string
  validBet: string
  payout: string
  given: string
}

const KEYS = {
  day: sql.raw(`to_char(f.day, 'YYYY-MM-DD')`),
  product: sql.raw('f.product'),
  game: sql.raw('f.game_id'),
  vendor: sql.raw('f.vendor'),
  line: sql.raw('l.user_name'),
  all: sql.raw("''"),
} as const
export type PlayKey = keyof typeof KEYS

/** The keys that costs may lack. */
const OF_BETS: readonly PlayKey[] = ['product', 'game', 'vendor']

const GAME = 'GAME:'

/**
 * Settled bets and costs of a period by a key and currency, each member once under each. Results at
 * vendors that keep their players' money have no bets: they are payouts, of no game. `none`
 * says the keys of costs without bets, and of accounts below no agent.
 */
export async function playedBy(
  db: Db,
  period: FactPeriod,
  by: PlayKey,
  none: Readonly<{ bets: string; line: string }>,
  product?: string,
): Promise<PlayedSum[]> {
  const { merchantCode, from, to } = period
  const inPeriod = sql`f.merchant_id = ${merchantCode} and f.day between ${from}::date and ${to}::date`
  const key = by === 'line' ? sql`coalesce(${KEYS[by]}, ${none.line})` : KEYS[by]
  const keyOfCost = OF_BETS.includes(by) ? sql`coalesce(nullif(${key}, ''), ${none.bets})` : key
  const lines = by === 'line' ? sql`left join members.for_reports l on l.id = m.line_id` : sql``
  const ofProduct = product === undefined ? sql`` : sql`where product = ${product}`
  const { rows } = await sql<PlayedSum>`with figures as (
      select f.day, f.member_id, f.product, f.game_id, f.vendor, f.currency, f.bets, f.wins, f.stake, f.valid_bet, f.payout, 0::bigint as given,
        false as cost
      from facts.play f where ${inPeriod}
      union all
      select f.day, f.member_id, substr(f.code, ${GAME.length + 1}), '', '', f.currency, 0, 0, 0, 0, f.amount, 0, false
      from facts.money f where ${inPeriod} and f.kind = ${sql.lit(KIND.VENDOR_RESULT)} and starts_with(f.code, ${GAME})
      union all
      select f.day, f.member_id, f.product, f.game_id, f.vendor, f.currency, 0, 0, 0, 0, 0, f.amount, true
      from facts.given f where ${inPeriod}),
    own as (select * from figures ${ofProduct}),
    people as (
      select case when f.cost then ${keyOfCost} else ${key} end as key, f.currency, f.member_id, sum(f.bets) as bets, sum(f.wins) as wins,
        sum(f.stake) as stake, sum(f.valid_bet) as valid_bet, sum(f.payout) as payout, sum(f.given) as given
      from own f join members.for_reports m on m.id = f.member_id and m.counted ${lines} group by 1, 2, 3)
    select p.key, p.currency, c.scale::integer as scale, c.display_decimals::integer as "displayDecimals", sum(p.bets)::text as bets, sum(p.wins)::text as wins,
      (count(*) filter (where p.bets > 0))::integer as players, sum(p.stake)::text as stake, sum(p.valid_bet)::text as "validBet",
      sum(p.payout)::text as payout, sum(p.given)::text as given
    from people p join ledger.for_currencies c on c.code = p.currency group by 1, 2, 3, 4 order by 1, 2`.execute(db)
  return rows
}
