import { sql } from 'kysely'
import type { Brand } from '@senluna/kit/brand.ts'
import type { Db } from '../../../platform/database/db.ts'

/** A span of time; the end is excluded. */
export interface Span {
  since: Date
  until: Date
}

/** What a span came to, as digits. */
export interface SpanFigures {
  ggr: string
  deposits: string
  withdrawals: string
  active: string
  registrations: string
  firstDeposits: string
}

const spansOf = (spans: readonly Span[]) =>
  sql`unnest(${spans.map(({ since }) => since)}::timestamptz[], ${spans.map(({ until }) => until)}::timestamptz[]) with ordinality
    as s (since, until, n)`

/** Leaves out who is in no report. */
const COUNTED = sql.raw('not exists (select from facts.in_members x where x.id = f.member_id and not x.counted)')

/**
 * What some spans of whole hours came to, in the order in which they were asked for. Hours are kept
 * for nine days.
 */
export async function spanFigures(db: Db, brand: Brand, spans: readonly Span[]): Promise<SpanFigures[]> {
  const { merchantCode, currency } = brand
  const { rows } = await sql<SpanFigures>`
    select played.ggr, played.deposits, played.withdrawals, played.active, joined.n as registrations, first.n as "firstDeposits"
    from ${spansOf(spans)},
      lateral (select coalesce(sum(f.stake - f.payout - f.results), 0)::text as ggr, coalesce(sum(f.deposited), 0)::text as deposits,
          coalesce(sum(f.withdrawn), 0)::text as withdrawals, (count(distinct f.member_id) filter (where f.bets > 0))::text as active
        from facts.hours f where f.merchant_id = ${merchantCode} and f.hour >= s.since and f.hour < s.until and f.currency = ${currency.code}
          and ${COUNTED}) played,
      lateral (select count(*)::text as n from facts.in_members m
        where m.merchant_id = ${merchantCode} and m.counted and m.created_at >= s.since and m.created_at < s.until) joined,
      lateral (select count(*)::text as n from facts.person f
        where f.merchant_id = ${merchantCode} and f.first_deposit_at >= s.since and f.first_deposit_at < s.until and ${COUNTED}) first
    order by s.n`.execute(db)
  return rows
}

/** An hour of one of some days, by how many hours after its midnight it begins. */
export interface HourFigures {
  day: number
  hour: number
  ggr: string
  deposits: string
  active: string
}

/** The hours of some days in which anything happened. `day` is the place of the day among them. */
export async function hourFigures(
  db: Db,
  { merchantCode, currency }: Brand,
  days: readonly Span[],
): Promise<HourFigures[]> {
  const { rows } = await sql<HourFigures>`
    select (s.n - 1)::integer as day, (extract(epoch from f.hour - s.since) / 3600)::integer as hour, sum(f.stake - f.payout - f.results)::text as ggr,
      sum(f.deposited)::text as deposits, (count(distinct f.member_id) filter (where f.bets > 0))::text as active
    from ${spansOf(days)}
    join facts.hours f on f.merchant_id = ${merchantCode} and f.hour >= s.since and f.hour < s.until and f.currency = ${currency.code}
    where ${COUNTED} group by 1, 2`.execute(db)
  return rows
}
