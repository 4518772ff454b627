import { sql, type RawBuilder } from 'kysely'
import type { Id } from '@senluna/kit/ids.ts'
import type { Amount } from '@senluna/kit/money.ts'
import { PLAY_KINDS, WALLET } from '@senluna/ledger/index.ts'
import type { Db } from '../../../platform/database/db.ts'
import type { Stretch } from './bet-store.ts'
import { factsAt, placeOf, placesOf, type TeamView } from './places.ts'

/** A movement of a main wallet of the team, beside play. */
export interface TeamMovement {
  memberId: Id<'member'>
  version: bigint
  at: Date
  kind: number
  amount: Amount
  balance: Amount
}

/** The last row of a page: those after it stand before it in time. */
export type MovementPlace = readonly [at: Date, owner: Id<'member'>, version: bigint] | undefined

/** What a page of movements is narrowed to. */
interface MovementFilter {
  /** Absent: all but play. */
  kinds: readonly number[] | undefined
  before: MovementPlace
  most: number
}

const placeSpan = (zone: string) =>
  sql`p.member_id, (p.from_day::timestamp at time zone ${zone}) as since, (p.until_day::timestamp at time zone ${zone}) as until`

/** Movements `t` before a page's end. */
const isBefore = (before: MovementPlace) => sql`(${before?.[0] ?? null}::timestamptz is null
  or (t.event_at, t.owner_id, t.version) < (${before?.[0] ?? null}, ${before?.[1] ?? null}::uuid, ${before?.[2]?.toString() ?? null}::bigint))`

/** Movements `t` of some kinds. */
const isOf = (kinds: readonly number[] | undefined) =>
  sql`(${kinds ? [...kinds] : null}::smallint[] is null or t.kind = any (${kinds ? [...kinds] : null}))`

/** The latest movements of accounts `c`, each looked up in an index, then of all. */
const latestOf = (
  { since, until }: Omit<Stretch, 'day'>,
  { kinds, before, most }: MovementFilter,
): RawBuilder<TeamMovement> => {
  const found = sql`from ledger.for_record t
      where t.owner_id = c.member_id and t.account_no = ${sql.lit(WALLET.MAIN)} and t.kind not in (${sql.raw(PLAY_KINDS)})
        and t.event_at >= greatest(c.since, ${since}) and t.event_at < least(c.until, ${until})
        and ${isOf(kinds)} and ${isBefore(before)}
      order by t.event_at desc, t.version desc`
  // As with bets: only accounts whose own latest are the latest of all have rows on the page.
  return sql<TeamMovement>`select t.* from (
      select c.* from c, lateral (select t.event_at, t.version ${found} limit 1) n
      order by n.event_at desc, c.member_id desc, n.version desc limit ${most}) c,
    lateral (
      select t.owner_id as "memberId", t.version, t.event_at as at, t.kind, t.amount, t.balance_after as balance ${found} limit ${most}) t
    order by t.at desc, t."memberId" desc, t.version desc limit ${most}`
}

/** The latest movements of a small team. Cost: a look into an index for each account. */
export async function movementsOfFew(
  db: Db,
  view: TeamView,
  asked: MovementFilter & { stretch: Omit<Stretch, 'day'> },
): Promise<TeamMovement[]> {
  const { rows } =
    await sql<TeamMovement>`with c as (select ${placeSpan(view.brand.timeZone)} from (${placesOf(view, 'TEAM')}) p)
    ${latestOf(asked.stretch, asked)}`.execute(db)
  return rows
}

/** So many of everybody's latest are looked through before a large team's accounts are. */
const LATEST = 2_000

type DayAsked = MovementFilter & { stretch: Stretch }

/**
 * Those of a large team on one day: among everybody's latest, and where those don't fill a page, of
 * accounts that facts name. Cost: so many latest movements; else one read of the day's facts, and a
 * look into an index for each account with a movement.
 */
export async function movementsOfDay(db: Db, view: TeamView, asked: DayAsked): Promise<TeamMovement[]> {
  const latest = await latestOfAll(db, view, asked)
  if (latest.length === asked.most) return latest
  const { day } = asked.stretch
  const { rows } = await sql<TeamMovement>`with p as materialized (
      select * from (${placesOf(view, 'TEAM')}) x where x.from_day <= ${day}::date and x.until_day > ${day}::date),
    c as materialized (
      select ${placeSpan(view.brand.timeZone)} from p join teams.in_money f on ${factsAt(view, { from: day, to: day })}
        and f.kind not in (${sql.raw(PLAY_KINDS)})
      union
      select ${placeSpan(view.brand.timeZone)} from p join facts.for_team_marks k on k.member_id = p.member_id and k.day = ${day}::date)
    ${latestOf(asked.stretch, asked)}`.execute(db)
  return rows
}

/** Those of a team among everybody's latest movements of a day. */
async function latestOfAll(db: Db, view: TeamView, asked: DayAsked): Promise<TeamMovement[]> {
  const { day, since, until } = asked.stretch
  const { rows } =
    await sql<TeamMovement>`select t.owner_id as "memberId", t.version, t.event_at as at, t.kind, t.amount, t.balance_after as balance from (
      select t.owner_id, t.account_no, t.version, t.event_at, t.kind, t.amount, t.balance_after from ledger.for_record t
      where t.kind not in (${sql.raw(PLAY_KINDS)}) and t.event_at >= ${since} and t.event_at < ${until} and ${isBefore(asked.before)}
      order by t.event_at desc, t.owner_id desc, t.version desc limit ${LATEST}) t
    where t.account_no = ${sql.lit(WALLET.MAIN)} and ${isOf(asked.kinds)}
      and exists (select from (${placeOf(view, 'TEAM', sql`t.owner_id`)}) p where p.from_day <= ${day}::date and p.until_day > ${day}::date)
    order by t.event_at desc, t.owner_id desc, t.version desc limit ${asked.most}`.execute(db)
  return rows
}
