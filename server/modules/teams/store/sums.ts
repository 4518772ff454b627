import { sql, type RawBuilder } from 'kysely'
import { KIND } from '@senluna/ledger/index.ts'
import type { Db } from '../../../platform/database/db.ts'
import { PLAY_SUM } from '../../facts/index.ts'
import type { Days } from '../previous.ts'
import { belowOf, besidePlay, onDayOf, placesOf, type Scope, type TeamView } from './places.ts'

/**
 * How the days of a team are read: those whose sums are kept by the sums, a few rows of each agent
 * and day; the others, `open`, by the rows of all its members.
 */
export interface TeamDays extends Days {
  open: readonly string[]
}

/**
 * Which of some days are to be read by their members: facts or places changed since they were added
 * up. What is read after it is of those days and no others, so that none is read twice or left out.
 */
export async function teamDaysOf(db: Db, { brand }: TeamView, { from, to }: Days): Promise<TeamDays> {
  const { rows } = await sql<{ day: string }>`select to_char(day, 'YYYY-MM-DD') as day
    from facts.teams_to_add(${brand.merchantCode}, ${brand.timeZone}, ${from}::date, ${to}::date) order by 1`.execute(
    db,
  )
  return { from, to, open: rows.map(({ day }) => day) }
}

/** Facts or sums `f` of some days, in the brand's currency. */
export const within = ({ brand: { merchantCode, currency } }: TeamView, { from, to }: Days) =>
  sql`f.merchant_id = ${merchantCode} and f.currency = ${currency.code} and f.day between ${from}::date and ${to}::date`

/** Sums `f` of play, not of money. */
export const isPlay = sql`f.kind = ${sql.lit(PLAY_SUM)}`

/** Sums `f` of days that hold. */
export const isKept = ({ open }: TeamDays) => (open.length > 0 ? sql`and f.day <> all (${[...open]}::date[])` : sql``)

/** Those below the focus, as a scope wants them; undefined when it is about the focus alone. */
const wanted = (view: TeamView, scope: Scope): RawBuilder<unknown> | undefined =>
  scope === 'ME' ? undefined : scope === 'DIRECT' ? placesOf(view, 'DIRECT') : belowOf(view)

/**
 * Rows of facts by their members: the focus's own of every day, and of open days everybody's below
 * it. `columns` and `filter` are of `f`.
 */
export function rowsOf(
  view: TeamView,
  scope: Scope,
  read: TeamDays,
  { of, columns, filter }: { of: 'in_play' | 'in_money'; columns: RawBuilder<unknown>; filter: RawBuilder<unknown> },
): RawBuilder<unknown> {
  const facts = sql.id('teams', of)
  const own =
    scope === 'DIRECT'
      ? []
      : [
          sql`select ${columns} from (${placesOf(view, 'ME')}) p join ${facts} f on f.member_id = p.member_id and f.day >= p.from_day and f.day < p.until_day
            and ${within(view, read)} and ${filter}`,
        ]
  const below = wanted(view, scope)
  const open =
    below === undefined || read.open.length === 0
      ? []
      : [
          sql`select ${columns} from (${below}) p join ${facts} f on f.member_id = p.member_id and ${onDayOf}
            and f.day = any (${[...read.open]}::date[]) and ${within(view, read)} and ${filter}`,
        ]
  const parts = [...own, ...open]
  return parts.length > 0 ? sql.join(parts, sql` union all `) : sql`select ${columns} from ${facts} f where false`
}

/**
 * The sums of a team on the days that are kept, without the focus's own rows. `columns` and
 * `filter` are of `f`. Cost: the focus's rows of those days.
 */
export function keptOf(
  view: TeamView,
  scope: Scope,
  read: TeamDays,
  { columns, filter }: { columns: RawBuilder<unknown>; filter: RawBuilder<unknown> },
): RawBuilder<unknown> {
  return sql`select ${columns} from (${placesOf(view, 'ME')}) o join teams.in_sums f on f.leader_id = ${view.focus}
    and f.day >= o.from_day and f.day < o.until_day and ${nearOf(scope)} and ${within(view, read)} ${isKept(read)} and ${filter}`
}

const nearOf = (scope: Scope) => (scope === 'TEAM' ? sql`true` : scope === 'DIRECT' ? sql`f.near` : sql`false`)

/**
 * Months that lie in some days and whose people were added up, up to a day of them: `m` by `month`
 * and `until` (excluded). None in which a day is open.
 */
export const monthsOfPeople = ({ brand }: TeamView, { from, to, open }: TeamDays): RawBuilder<unknown> =>
  sql`select m.month, m.until from facts.for_months_of_people m where m.merchant_id = ${brand.merchantCode}
    and m.month >= ${from}::date and m.until <= ${to}::date + 1
    and not exists (select from unnest(${[...open]}::date[]) o (day) where o.day >= m.month and o.day < m.until)`

/**
 * Who of a team played and deposited, by seats: rows of `no` and `what`, a bit for a bet, a valid
 * bet and a deposit; `m` are `monthsOfPeople`. Cost: as many as there were members in each of those
 * months and on each other day.
 */
export function peopleOf(view: TeamView, scope: Scope, read: TeamDays): RawBuilder<unknown> {
  const { focus } = view
  const { merchantCode, currency } = view.brand
  const kept = (list: string, what: number) =>
    sql`select unnest(${sql.raw(list)}) as no, ${sql.lit(what)} as what from facts.for_people f where f.leader_id = ${focus}
      and ${nearOf(scope)} and ${within(view, read)} ${isKept(read)} and not exists (select from m where f.day >= m.month and f.day < m.until)
      union all
      select unnest(${sql.raw(list)}), ${sql.lit(what)} from facts.for_people_of_months f join m using (month, until) where f.leader_id = ${focus}
      and ${nearOf(scope)} and f.merchant_id = ${merchantCode} and f.currency = ${currency.code}`
  const seated = (rows: RawBuilder<unknown>) =>
    sql`select s.no, r.what from (${rows}) r join facts.for_seats s on s.member_id = r.member_id`
  const played = rowsOf(view, scope, read, {
    of: 'in_play',
    columns: sql`f.member_id, (f.bets > 0)::integer + 2 * (f.valid_bet > 0)::integer as what`,
    filter: sql`true`,
  })
  const deposited = rowsOf(view, scope, read, {
    of: 'in_money',
    columns: sql`f.member_id, 4 as what`,
    filter: sql`${besidePlay([KIND.DEPOSIT])} and f.amount > 0`,
  })
  return sql.join(
    [kept('f.active', 3), kept('f.idle', 1), kept('f.depositors', 4), seated(played), seated(deposited)],
    sql` union all `,
  )
}
