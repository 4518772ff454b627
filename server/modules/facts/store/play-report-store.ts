import { sql } from 'kysely'
import type { MerchantCode } from '@senluna/kit/brand.ts'
import { ADJUSTMENTS, KIND } from '@senluna/ledger/index.ts'
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
}

const KEYS = {
  day: sql.raw(`to_char(day, 'YYYY-MM-DD')`),
  product: sql.raw('product'),
  game: sql.raw('game_id'),
  vendor: sql.raw('vendor'),
  all: sql.raw("''"),
} as const
export type PlayKey = keyof typeof KEYS

/** Leaves out who is in no report. */
const COUNTED = sql.raw('not exists (select from members.for_reports x where x.id = f.member_id and not x.counted)')
const GAME = 'GAME:'

/**
 * Settled bets of a period by a key and currency, each member once under each. Results at vendors
 * that keep their players' money have no bets: they are payouts, of no game.
 */
export async function playedBy(db: Db, period: FactPeriod, by: PlayKey, product?: string): Promise<PlayedSum[]> {
  const { merchantCode, from, to } = period
  const { rows } = await sql<PlayedSum>`with own as (
      select f.day, f.member_id, f.product, f.game_id, f.vendor, f.currency, f.bets, f.wins, f.stake, f.valid_bet, f.payout
      from facts.play f where f.merchant_id = ${merchantCode} and f.day between ${from}::date and ${to}::date and ${COUNTED}
      union all
      select f.day, f.member_id, substr(f.code, ${GAME.length + 1}), '', '', f.currency, 0, 0, 0, 0, f.amount
      from facts.money f where f.merchant_id = ${merchantCode} and f.day between ${from}::date and ${to}::date
        and f.kind = ${sql.lit(KIND.VENDOR_RESULT)} and starts_with(f.code, ${GAME}) and ${COUNTED}),
    members as (
      select ${KEYS[by]} as key, currency, member_id, sum(bets) as bets, sum(wins) as wins, sum(stake) as stake,
        sum(valid_bet) as valid_bet, sum(payout) as payout
      from own where ${product ?? null}::text is null or product = ${product ?? null} group by 1, 2, 3)
    select m.key, m.currency, c.scale::integer as scale, c.display_decimals::integer as "displayDecimals", sum(m.bets)::text as bets, sum(m.wins)::text as wins,
      (count(*) filter (where m.bets > 0))::integer as players, sum(m.stake)::text as stake, sum(m.valid_bet)::text as "validBet",
      sum(m.payout)::text as payout
    from members m join ledger.for_currencies c on c.code = m.currency group by 1, 2, 3, 4 order by 1, 2`.execute(db)
  return rows
}

/**
 * What was given back of a period's GGR by day and currency: bonuses, rebates and the like, but
 * corrections by hand and the play money of a demonstration.
 */
export async function givenBy(db: Db, { merchantCode, from, to }: FactPeriod) {
  const { rows } = await sql<{ day: string; currency: string; given: string }>`
    select to_char(f.day, 'YYYY-MM-DD') as day, f.currency, sum(f.amount)::text as given from facts.money f
    where f.merchant_id = ${merchantCode} and f.day between ${from}::date and ${to}::date and starts_with(f.code, 'EXP:')
      and f.code <> ${ADJUSTMENTS} and f.kind <> ${sql.lit(KIND.DEMONSTRATION_MONEY)} and ${COUNTED}
    group by 1, 2`.execute(db)
  return rows
}
