import { sql, type RawBuilder } from 'kysely'
import type { Id } from '@senluna/kit/ids.ts'
import type { Amount } from '@senluna/kit/money.ts'
import { PLAY_KINDS, WALLET } from '@senluna/ledger/index.ts'
import type { Db } from '../../../platform/database/db.ts'
import type { Stretch } from './bet-store.ts'
import { factsAt, placesOf, type TeamView } from './places.ts'

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

/** The latest movements of each account `c`, then of all: a look into an index for each account. */
const latestOf = (
  { since, until }: Omit<Stretch, 'day'>,
  { kinds, before, most }: MovementFilter,
): RawBuilder<TeamMovement> =>
  sql<TeamMovement>`select t.* from c, lateral (
      select t.owner_id as "memberId", t.version, t.event_at as at, t.kind, t.amount, t.balance_after as balance
      from ledger.for_record t
      where t.owner_id = c.member_id and t.account_no = ${sql.lit(WALLET.MAIN)} and t.kind not in (${sql.raw(PLAY_KINDS)})
        and t.event_at >= greatest(c.since, ${since}) and t.event_at < least(c.until, ${until})
        and (${kinds ? [...kinds] : null}::smallint[] is null or t.kind = any (${kinds ? [...kinds] : null}))
        and (${before?.[0] ?? null}::timestamptz is null
          or (t.event_at, t.owner_id, t.version) < (${before?.[0] ?? null}, ${before?.[1] ?? null}::uuid, ${before?.[2]?.toString() ?? null}::bigint))
      order by t.event_at desc, t.version desc limit ${most}) t
    order by t.at desc, t."memberId" desc, t.version desc limit ${most}`

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

/**
 * Those of a large team on one day, of accounts that facts name. Cost: one read of the day's facts,
 * and a look into an index for each account with a movement.
 */
export async function movementsOfDay(
  db: Db,
  view: TeamView,
  asked: MovementFilter & { stretch: Stretch },
): Promise<TeamMovement[]> {
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
