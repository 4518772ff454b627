import { type RawBuilder, sql } from 'kysely'
import type { MerchantCode } from '@senluna/kit/brand.ts'
import { KIND } from '@senluna/ledger/index.ts'
import type { Db } from '../../../platform/database/db.ts'
import { coverOf, type Cover, type Span } from '../cover.ts'

/** Days of a brand, both of them inside. */
export interface FactPeriod {
  merchantCode: MerchantCode
  from: string
  to: string
}

/** What settled bets came to, under one key and in one currency. */
export interface PlayedSum {
  key: string
  /** Whether it is the total of all keys, each member once. */
  total: boolean
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
  product: sql.raw('f.product'),
  game: sql.raw('f.game_id'),
  vendor: sql.raw('f.vendor'),
  line: sql.raw('l.user_name'),
  none: sql.raw("''"),
} as const
export type PlayKey = keyof typeof KEYS

/** The keys that costs may lack. */
const OF_BETS: readonly PlayKey[] = ['product', 'game', 'vendor']

/** Leaves out who is in no report. */
const COUNTED = sql.raw('not exists (select from facts.in_members x where x.id = f.member_id and not x.counted)')
const GAME = 'GAME:'
const SUMS = sql.raw(
  'sum(bets) as bets, sum(wins) as wins, sum(stake) as stake, sum(valid_bet) as valid_bet, sum(payout) as payout, sum(given) as given',
)

/** The keys that a row of the report goes by where there are no bets, or no agent. */
export interface KeysOfNone {
  bets: string
  line: string
}

/**
 * Settled bets and costs of a period by a key and currency, each member once under each, and in
 * total. Results at
 * vendors that keep their players' money have no bets: they are payouts, of no game. `today` is the
 * brand's; months that are mostly in the period are read from their sums. Cost: a row for each game
 * of each member a month, and for each day of half a month at most at either end.
 */
export async function playedBy(
  db: Db,
  period: FactPeriod & { today: string },
  by: PlayKey,
  none: KeysOfNone,
  product?: string,
): Promise<PlayedSum[]> {
  // What jackpots cost is the brand's, and no line's.
  const key =
    by === 'line'
      ? sql`case when m.id is null then ${none.bets} else coalesce(${KEYS[by]}, ${none.line}) end`
      : KEYS[by]
  const keyOfCost = OF_BETS.includes(by) ? sql`coalesce(nullif(${key}, ''), ${none.bets})` : key
  const lines =
    by === 'line'
      ? sql`left join facts.in_members m on m.id = f.member_id left join facts.in_members l on l.id = m.line_id`
      : sql``
  const ofProduct = product === undefined ? sql`` : sql`and f.product = ${product}`
  const cover = coverOf(period, period.today)
  const { rows } = await sql<PlayedSum>`with sums as (
      select case when f.cost then ${keyOfCost} else ${key} end as key, f.currency, ${SUMS}
      from (${figuresOf(period, cover)}) f ${lines} where ${COUNTED} ${ofProduct}
      group by 1, 2 having (sum(bets), sum(payout), sum(given)) is distinct from (0, 0, 0)),
    played as (
      select ${key} as key, f.currency, f.member_id
      from (${figuresOf(period, cover, 'bets')}) f ${lines} where ${COUNTED} ${ofProduct}
      group by 1, 2, 3 having sum(f.bets::integer) > 0),
    rows as (
      select s.key, false as total, s.currency, coalesce(n.players, 0) as players, s.bets, s.wins, s.stake, s.valid_bet, s.payout, s.given
      from sums s left join (select key, currency, count(*) as players from played group by 1, 2) n on (n.key, n.currency) = (s.key, s.currency)
      union all
      select '', true, currency, (select count(distinct n.member_id) from played n where n.currency = s.currency), ${SUMS} from sums s group by currency)
    select p.key, p.total, p.currency, c.scale::integer as scale, c.display_decimals::integer as "displayDecimals", p.bets::text as bets,
      p.wins::text as wins, p.players::integer as players, p.stake::text as stake, p.valid_bet::text as "validBet", p.payout::text as payout,
      p.given::text as given
    from rows p join facts.in_currencies c on c.code = p.currency order by p.total, 1, 3`.execute(db)
  return rows
}

/**
 * What a period is made of: months, and days that are added to them or taken away. Of `bets` alone
 * there is less to read.
 */
function figuresOf({ merchantCode }: FactPeriod, { months, plus, minus }: Cover, only?: 'bets') {
  const [ofMonths, ofDays] = only ? [monthBets, dayBets] : [monthFigures, dayFigures]
  const parts = [
    ...(months.length > 0 ? [ofMonths(merchantCode, months)] : []),
    ...plus.map((span) => ofDays(merchantCode, span, sql``)),
    ...minus.map((span) => ofDays(merchantCode, span, sql`-`)),
  ]
  return sql.join(parts, sql` union all `)
}

const inPeriod = (merchantCode: string, { from, to }: Span) =>
  sql`f.merchant_id = ${merchantCode} and f.day between ${from}::date and ${to}::date`
const inMonths = (merchantCode: string, months: readonly string[]) =>
  sql`f.merchant_id = ${merchantCode} and f.month = any (${months}::date[])`

/** Bets alone, of each day of members; with `sign`, taken away. */
const dayBets = (merchantCode: string, span: Span, sign: RawBuilder<unknown>) =>
  sql`select f.member_id, f.product, f.game_id, f.vendor, f.currency, ${sign}f.bets as bets from facts.play f where ${inPeriod(merchantCode, span)}`

/** Each day of members: bets, results at vendors, costs; with `sign`, taken away. */
function dayFigures(merchantCode: string, span: Span, sign: RawBuilder<unknown>) {
  const within = inPeriod(merchantCode, span)
  return sql`select f.member_id, f.product, f.game_id, f.vendor, f.currency, ${sign}f.bets as bets, ${sign}f.wins as wins, ${sign}f.stake as stake,
        ${sign}f.valid_bet as valid_bet, ${sign}f.payout as payout, 0::bigint as given, false as cost
      from facts.play f where ${within}
      union all
      select f.member_id, substr(f.code, ${GAME.length + 1}), '', '', f.currency, 0, 0, 0, 0, ${sign}f.amount, 0, false
      from facts.money f where ${within} and f.kind = ${sql.lit(KIND.VENDOR_RESULT)} and starts_with(f.code, ${GAME})
      union all
      select f.member_id, f.product, f.game_id, f.vendor, f.currency, 0, 0, 0, 0, 0, ${sign}f.amount, true
      from facts.given f where ${within}`
}

/** Bets alone, of months that are added up. */
const monthBets = (merchantCode: string, months: readonly string[]) =>
  sql`select f.member_id, f.product, f.game_id, f.vendor, f.currency, f.bets from facts.months f where ${inMonths(merchantCode, months)} and f.bets > 0`

/** The same figures of months: what was played under a name, and what was given. */
function monthFigures(merchantCode: string, months: readonly string[]) {
  const within = inMonths(merchantCode, months)
  return sql`select f.member_id, f.product, f.game_id, f.vendor, f.currency, f.bets, f.wins, f.stake, f.valid_bet, f.payout,
        case when f.game_id = '' then 0 else f.given end as given, false as cost
      from facts.months f where ${within} and (f.bets > 0 or f.payout <> 0 or (f.game_id <> '' and f.given <> 0))
      union all
      select f.member_id, f.product, f.game_id, f.vendor, f.currency, 0, 0, 0, 0, 0, f.given, true
      from facts.months f where ${within} and f.game_id = '' and f.given <> 0`
}
