import { sql, type RawBuilder } from 'kysely'
import type { BetRow } from '@senluna/contract/money/records.ts'
import type { Id } from '@senluna/kit/ids.ts'
import type { Amount } from '@senluna/kit/money.ts'
import type { Product } from '@senluna/kit/product.ts'
import { KIND } from '@senluna/ledger/index.ts'
import type { Db } from '../../../platform/database/db.ts'
import { BOOK, statusNo } from '../../wagers/index.ts'
import { factsAt, placeOf, placesOf, type Scope, type TeamView } from './places.ts'
import { isPlay, keptOf, rowsOf, teamDaysOf } from './sums.ts'

/** A bet of somebody of the team. */
export interface TeamBetRow {
  memberId: Id<'member'>
  id: Id<'wager'>
  placedAt: Date
  settledAt: Date | null
  stake: Amount
  validBet: Amount
  payout: Amount
  status: number
  product: Product
  vendor: string
  gameId: string
}

/** What a list of bets is narrowed to. */
export interface TeamBetFilter {
  product: Product | undefined
  vendor: string | undefined
  status: BetRow['status'] | undefined
}

/** Rows before a place are read, of some moments; the end is excluded. */
export interface Stretch {
  day: string
  since: Date
  until: Date
}
export type BetPlace = readonly [at: Date, id: Id<'wager'>] | undefined

const COLUMNS =
  sql.raw(`w.owner_id as "memberId", w.id, w.placed_at as "placedAt", w.settled_at as "settledAt", w.stake, w.valid_bet as "validBet",
  w.payout, w.status, w.product, w.vendor, w.game_id as "gameId"`)

/** Bets `w` of a page that ends before a place. */
const isBefore = (before: BetPlace) => sql`w.book = ${sql.lit(BOOK.REAL)}
  and (${before?.[0] ?? null}::timestamptz is null or (w.placed_at, w.id) < (${before?.[0] ?? null}, ${before?.[1] ?? null}::uuid))`

/** Bets `w` that a list is narrowed to. */
const passes = ({
  product,
  vendor,
  status,
}: TeamBetFilter) => sql`(${product ?? null}::text is null or w.product = ${product ?? null})
  and (${vendor ?? null}::text is null or w.vendor = ${vendor ?? null})
  and (${statusNo(status)}::integer is null or w.status = ${statusNo(status)})`

/** The newest bets of accounts `c`, each an index entry that is looked up, then of all. */
const newestOf = (
  stretch: Omit<Stretch, 'day'>,
  filter: TeamBetFilter,
  before: BetPlace,
  most: number,
): RawBuilder<TeamBetRow> => {
  const found = sql`from teams.in_bets w
      where w.owner_id = c.member_id and w.placed_at >= greatest(c.since, ${stretch.since}) and w.placed_at < least(c.until, ${stretch.until})
        and ${isBefore(before)} and ${passes(filter)}
      order by w.placed_at desc, w.id desc`
  // The newest bets of all are bets of the accounts whose own newest are the newest: one row of
  // every account is read, and a page of those alone.
  return sql<TeamBetRow>`select w.* from (
      select c.* from c, lateral (select w.placed_at, w.id ${found} limit 1) n order by n.placed_at desc, n.id desc limit ${most}) c,
    lateral (select ${COLUMNS} ${found} limit ${most}) w
    order by w."placedAt" desc, w.id desc limit ${most}`
}

/** When an account's place begins and ends, as moments of the brand. */
const placeSpan = (zone: string) =>
  sql`p.member_id, (p.from_day::timestamp at time zone ${zone}) as since, (p.until_day::timestamp at time zone ${zone}) as until`

/** Whether a team has more accounts than are looked at one by one. */
export async function isLarge(db: Db, view: TeamView, scope: Scope, most: number): Promise<boolean> {
  const { rows } = await sql<{ count: number }>`with p as (${placesOf(view, scope)})
    select count(*)::integer as count from (select from p limit ${most + 1}) x`.execute(db)
  return rows[0]!.count > most
}

/** The newest bets of a small team. Cost: a look into an index for each account. */
export async function betsOfFew(
  db: Db,
  view: TeamView,
  scope: Scope,
  asked: { stretch: Omit<Stretch, 'day'>; filter: TeamBetFilter; before: BetPlace; most: number },
): Promise<TeamBetRow[]> {
  const { rows } =
    await sql<TeamBetRow>`with c as (select ${placeSpan(view.brand.timeZone)} from (${placesOf(view, scope)}) p)
    ${newestOf(asked.stretch, asked.filter, asked.before, asked.most)}`.execute(db)
  return rows
}

/** So many of everybody's newest are looked through before a large team's accounts are. */
const NEWEST = 2_000

interface DayAsked {
  stretch: Stretch
  filter: TeamBetFilter
  before: BetPlace
  most: number
}

/**
 * The newest bets that a large team placed on one day. A large part of the brand's players has a
 * page among everybody's newest bets; only where it hasn't, each account that staked on the day is
 * looked at: facts name them, and marks those whose facts are being made. Cost: so many newest
 * bets; else one read of the day's facts, and a look into an index for each account that played.
 */
export async function betsOfDay(db: Db, view: TeamView, scope: Scope, asked: DayAsked): Promise<TeamBetRow[]> {
  const newest = await newestOfAll(db, view, scope, asked)
  if (newest.length === asked.most) return newest
  const { day } = asked.stretch
  const { rows } = await sql<TeamBetRow>`with p as materialized (
      select * from (${placesOf(view, scope)}) x where x.from_day <= ${day}::date and x.until_day > ${day}::date),
    c as materialized (
      select ${placeSpan(view.brand.timeZone)} from p join teams.in_money f on ${factsAt(view, { from: day, to: day })}
        and f.kind = ${sql.lit(KIND.BET)}
      union
      select ${placeSpan(view.brand.timeZone)} from p join facts.for_team_marks k on k.member_id = p.member_id and k.day = ${day}::date)
    ${newestOf(asked.stretch, asked.filter, asked.before, asked.most)}`.execute(db)
  return rows
}

/** Those of a team among everybody's newest bets of a day. */
async function newestOfAll(db: Db, view: TeamView, scope: Scope, asked: DayAsked): Promise<TeamBetRow[]> {
  const { day, since, until } = asked.stretch
  const { rows } = await sql<TeamBetRow>`select w.* from (
      select ${COLUMNS} from teams.in_bets w
      where w.placed_at >= ${since} and w.placed_at < ${until} and ${isBefore(asked.before)}
      order by w.placed_at desc, w.id desc limit ${NEWEST}) w
    where ${passes(asked.filter)} and exists (select from (${placeOf(view, scope, sql`w."memberId"`)}) p where p.from_day <= ${day}::date and p.until_day > ${day}::date)
    order by w."placedAt" desc, w.id desc limit ${asked.most}`.execute(db)
  return rows
}

/** One bet of the team by its number. Cost: a look into an index for each account. */
export async function betByNo(db: Db, view: TeamView, scope: Scope, no: Id<'wager'>): Promise<TeamBetRow[]> {
  const { rows } =
    await sql<TeamBetRow>`with c as (select ${placeSpan(view.brand.timeZone)} from (${placesOf(view, scope)}) p)
    select w.* from c, lateral (
      select ${COLUMNS} from teams.in_bets w
      where w.owner_id = c.member_id and w.id = ${no} and w.placed_at >= c.since and w.placed_at < c.until
        and w.book = ${sql.lit(BOOK.REAL)}) w limit 1`.execute(db)
  return rows
}

/** What settled bets of the view's days come to. Cost: the team's sums of those days. */
export async function betSums(
  db: Db,
  view: TeamView,
  scope: Scope,
  filter: Pick<TeamBetFilter, 'product' | 'vendor'>,
): Promise<{ bets: bigint; stake: Amount; validBet: Amount; payout: Amount }> {
  const asked = sql`(${filter.product ?? null}::text is null or f.product = ${filter.product ?? null})
      and (${filter.vendor ?? null}::text is null or f.vendor = ${filter.vendor ?? null})`
  const columns = sql`f.bets, f.stake, f.valid_bet, f.payout`
  const read = await teamDaysOf(db, view, view.days)
  const kept = keptOf(view, scope, read, { columns, filter: sql`${isPlay} and ${asked}` })
  const own = rowsOf(view, scope, read, { of: 'in_play', columns, filter: asked })
  const { rows } = await sql<{ bets: bigint; stake: Amount; validBet: Amount; payout: Amount }>`
    select coalesce(sum(f.bets), 0)::bigint as bets, coalesce(sum(f.stake), 0)::bigint as stake,
      coalesce(sum(f.valid_bet), 0)::bigint as "validBet", coalesce(sum(f.payout), 0)::bigint as payout
    from (${kept} union all ${own}) f`.execute(db)
  return rows[0]!
}
