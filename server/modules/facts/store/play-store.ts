import { sql } from 'kysely'
import type { MerchantCode } from '@senluna/kit/brand.ts'
import type { Id } from '@senluna/kit/ids.ts'
import { STREAK_WIN_X100 } from '@senluna/kit/promotions/streak.ts'
import type { Db, Tx } from '../../../platform/database/db.ts'
import { BOOK, WAGER_STATUS } from '../../wagers/index.ts'

/** A day of a member with the moments at which it begins and ends. */
export interface DaySpan {
  memberId: Id<'member'>
  merchantCode: MerchantCode
  day: string
  since: Date
  until: Date
  zone: string
}

const spans = (days: readonly DaySpan[]) => sql`unnest(${days.map(({ merchantCode }) => merchantCode)}::text[],
    ${days.map(({ memberId }) => memberId)}::uuid[], ${days.map(({ day }) => day)}::date[], ${days.map(({ since }) => since)}::timestamptz[],
    ${days.map(({ until }) => until)}::timestamptz[], ${days.map(({ zone }) => zone)}::text[])
  as d (merchant_id, member_id, day, since, until, zone)`

/** A wager by columns, as it counts: by when it was settled. */
const COLUMNS = sql.raw(
  'w.id as wager_id, w.settled_at, w.product, w.vendor, w.game_id, w.currency, w.stake, w.valid_bet, w.payout',
)
/**
 * What a round won, in hundredths of its stake; nothing where the house paid that stake or a win
 * was gambled, which have no valid bet.
 */
const MULTIPLE = `case when product = 'RNG' and valid_bet = 0 then 0 else coalesce(div(payout::numeric * 100, nullif(stake, 0)), 0) end`
/**
 * The wins in a row of some rounds, in the order they were settled in, in short; rounds without a
 * valid bet are passed over.
 */
const STREAK = `facts.streak_of(coalesce(string_agg(case when payout::numeric * 100 >= stake::numeric * ${STREAK_WIN_X100} then 'W' else 'L' end, ''
  order by settled_at, wager_id) filter (where valid_bet > 0), ''))`
const COUNTS = sql.raw(`w.book = ${BOOK.REAL} and w.status not in (${WAGER_STATUS.VOID}, ${WAGER_STATUS.CANCELLED})`)

/** What was settled on the days of `asked`: at once, or later, by the hours it was placed in. */
const SETTLED = sql`
  select a.merchant_id, a.member_id, a.day, a.zone, ${COLUMNS} from asked a
  join facts.in_wagers w on w.owner_id = a.member_id and w.placed_at >= a.since and w.placed_at < a.until
  where w.settled_at = w.placed_at and ${COUNTS}
  union all
  select a.merchant_id, a.member_id, a.day, a.zone, ${COLUMNS} from asked a
  join wagers.for_late_hours l on l.owner_id = a.member_id and l.hour < a.until and (l.settled_to is null or l.settled_to >= a.since)
  join facts.in_wagers w on w.owner_id = a.member_id and w.placed_at >= l.hour and w.placed_at < l.hour + interval '1 hour'
  where w.settled_at <> w.placed_at and w.settled_at >= a.since and w.settled_at < a.until and ${COUNTS}`

/** The five minutes in which a wager was settled. Every zone's days and hours begin with one. */
const WINDOW = sql.raw(`date_bin(interval '5 minutes', settled_at, timestamptz '2000-01-01 00:00:00Z')`)

const FIGURES = sql.raw(
  'sum(bets)::bigint as bets, sum(wins)::bigint as wins, sum(stake)::bigint as stake, sum(valid_bet)::bigint as valid_bet, sum(payout)::bigint as payout',
)

/**
 * Works out what members played on some days, from their wagers as they stand, and puts it in place
 * of what stood there. Cost: one read of the wagers of those days.
 */
export async function writePlay(tx: Tx, days: readonly DaySpan[]): Promise<void> {
  await sql`with asked as (select * from ${spans(days)}), settled as (${SETTLED}),
    cells as materialized (
      select merchant_id, member_id, day, date_trunc('hour', settled_at, zone) as hour, ${WINDOW} as at, product, vendor, game_id, currency,
        count(*) as bets, count(*) filter (where payout > 0) as wins, sum(stake) as stake, sum(valid_bet) as valid_bet, sum(payout) as payout,
        max(${sql.raw(MULTIPLE)})::bigint as best_x100
      from settled group by 1, 2, 3, 4, 5, 6, 7, 8, 9),
    played as (select merchant_id, day, member_id, game_id, currency, product, vendor, ${FIGURES}, max(best_x100) as best_x100 from cells group by 1, 2, 3, 4, 5, 6, 7),
    rows as (select merchant_id, day, member_id, game_id, currency, product, vendor, ${sql.raw(STREAK)} as streak from settled group by 1, 2, 3, 4, 5, 6, 7),
    hourly as (select merchant_id, hour, member_id, currency, ${FIGURES} from cells group by 1, 2, 3, 4),
    windowed as (select merchant_id, at, member_id, product, currency, sum(valid_bet)::bigint as valid_bet from cells group by 1, 2, 3, 4, 5),
    gone_windows as (
      delete from facts.windows w using asked a where w.merchant_id = a.merchant_id and w.member_id = a.member_id and w.at >= a.since and w.at < a.until
        and not exists (select from windowed n where (n.merchant_id, n.at, n.member_id, n.product, n.currency) = (w.merchant_id, w.at, w.member_id, w.product, w.currency))),
    windows as (
      insert into facts.windows (merchant_id, at, member_id, product, currency, valid_bet) select * from windowed
      on conflict (merchant_id, at, member_id, product, currency) do update set valid_bet = excluded.valid_bet where windows.valid_bet <> excluded.valid_bet),
    gone as (
      delete from facts.play p using asked a where p.merchant_id = a.merchant_id and p.day = a.day and p.member_id = a.member_id
        and not exists (select from played n where (n.merchant_id, n.day, n.member_id, n.game_id, n.currency, n.product, n.vendor)
          = (p.merchant_id, p.day, p.member_id, p.game_id, p.currency, p.product, p.vendor))),
    gone_hours as (
      update facts.hours h set bets = 0, stake = 0, payout = 0 from asked a
      where h.merchant_id = a.merchant_id and h.member_id = a.member_id and h.hour >= a.since and h.hour < a.until and h.bets > 0
        and not exists (select from hourly n where (n.merchant_id, n.hour, n.member_id, n.currency) = (h.merchant_id, h.hour, h.member_id, h.currency))),
    hours as (
      insert into facts.hours (merchant_id, hour, member_id, currency, bets, stake, payout)
      select merchant_id, hour, member_id, currency, bets, stake, payout from hourly
      on conflict (merchant_id, hour, member_id, currency) do update set bets = excluded.bets, stake = excluded.stake, payout = excluded.payout)
    insert into facts.play (merchant_id, day, member_id, game_id, currency, product, vendor, bets, wins, stake, valid_bet, payout, best_x100, streak)
    select * from played join rows using (merchant_id, day, member_id, game_id, currency, product, vendor)
    on conflict (merchant_id, day, member_id, game_id, currency, product, vendor) do update set bets = excluded.bets, wins = excluded.wins,
      stake = excluded.stake, valid_bet = excluded.valid_bet, payout = excluded.payout, best_x100 = excluded.best_x100, turned = not play.turned,
      streak = excluded.streak, streak_turned = not play.streak_turned`.execute(tx)
}

/** Days of a brand that follow each other, with the moments at which they begin and end. */
export interface BrandDays {
  merchantCode: MerchantCode
  from: string
  /** The last of them. */
  to: string
  since: Date
  until: Date
  zone: string
}

/** A member whose facts of a day are to be made anew. */
export interface Differs {
  memberId: Id<'member'>
  day: string
}

/**
 * Members of a brand whose play on some days is not what their wagers say, worked out from all
 * wagers of those days. Cost: every wager placed on them, and every hour in which one was placed
 * that waited, read once.
 */
export async function playThatDiffers(db: Db, days: BrandDays): Promise<Differs[]> {
  const { merchantCode, from, to, since, until, zone } = days
  const { rows } = await sql<Differs>`with found as (
      select w.owner_id, w.id as wager_id, w.settled_at, w.game_id, w.currency, w.product, w.vendor, w.stake, w.valid_bet, w.payout from facts.in_wagers w
      where w.placed_at >= ${since} and w.placed_at < ${until} and w.settled_at = w.placed_at and ${COUNTS}
      union all
      select w.owner_id, w.id as wager_id, w.settled_at, w.game_id, w.currency, w.product, w.vendor, w.stake, w.valid_bet, w.payout
      from wagers.for_late_hours l
      join facts.in_wagers w on w.owner_id = l.owner_id and w.placed_at >= l.hour and w.placed_at < l.hour + interval '1 hour'
      where l.hour < ${until} and (l.settled_to is null or l.settled_to >= ${since})
        and w.settled_at <> w.placed_at and w.settled_at >= ${since} and w.settled_at < ${until} and ${COUNTS}),
    played as (
      select f.owner_id as member_id, (f.settled_at at time zone ${zone})::date as day, f.game_id, f.currency, f.product, f.vendor, count(*) as bets, count(*) filter (where f.payout > 0) as wins,
        sum(f.stake)::bigint as stake, sum(f.valid_bet)::bigint as valid_bet, sum(f.payout)::bigint as payout, max(${sql.raw(MULTIPLE)})::bigint as best_x100, ${sql.raw(STREAK)} as streak
      from found f join facts.in_members m on m.id = f.owner_id and m.merchant_id = ${merchantCode}
      group by 1, 2, 3, 4, 5, 6),
    kept as (select member_id, day, game_id, currency, product, vendor, bets, wins, stake, valid_bet, payout, best_x100, streak from facts.play
      where merchant_id = ${merchantCode} and day between ${from}::date and ${to}::date)
    select distinct coalesce(k.member_id, p.member_id) as "memberId", to_char(coalesce(k.day, p.day), 'YYYY-MM-DD') as day from played p
    full join kept k on (k.member_id, k.day, k.game_id, k.currency, k.product, k.vendor) = (p.member_id, p.day, p.game_id, p.currency, p.product, p.vendor)
    where (k.bets, k.wins, k.stake, k.valid_bet, k.payout) is distinct from (p.bets, p.wins, p.stake, p.valid_bet, p.payout)
      or k.best_x100 <> p.best_x100 or k.streak <> p.streak`.execute(db)
  return rows
}
