import { sql } from 'kysely'
import type { Brand } from '@senluna/kit/brand.ts'
import type { Id } from '@senluna/kit/ids.ts'
import { KIND, PLAY_KINDS } from '@senluna/ledger/index.ts'
import { allowMinutes, type Db, type Tx } from '../../../platform/database/db.ts'
import type { MemberDay } from './mark-store.ts'
import { forgetTeamMonth } from './team-month-store.ts'

const GAME = 'GAME:'
/** The kind of a sum of play: no movement has it. */
export const PLAY_SUM = 0

/** Gives everybody who has facts a seat. */
export async function giveSeats(tx: Tx, members: readonly Id<'member'>[]): Promise<void> {
  await sql`insert into facts.seat (member_id) select m.id from (select distinct unnest(${[...members]}::uuid[]) as id) m
    where not exists (select from facts.seat s where s.member_id = m.id) order by m.id on conflict do nothing`.execute(
    tx,
  )
}

/** Says of days that the sums of their teams hold no more. */
export async function forgetTeams(tx: Tx, days: readonly MemberDay[]): Promise<void> {
  await sql`insert into facts.teams_added (merchant_id, day)
    select distinct merchant_id, day from unnest(${days.map(({ merchantCode }) => merchantCode)}::text[], ${days.map(({ day }) => day)}::date[]) as d (merchant_id, day)
    on conflict (merchant_id, day) do update set moves = null where teams_added.moves is not null`.execute(tx)
}

/** The same of every day on which some members have money. */
export async function forgetTeamsOf(tx: Tx, members: readonly Id<'member'>[]): Promise<void> {
  await sql`update facts.teams_added a set moves = null where moves is not null
    and exists (select from facts.money m where m.member_id = any (${[...members]}::uuid[]) and m.merchant_id = a.merchant_id and m.day = a.day)`.execute(
    tx,
  )
}

/** Days of a brand whose sums of teams hold no more, the latest first. */
export async function teamDaysToAdd(db: Db, { merchantCode, timeZone }: Brand, most: number): Promise<string[]> {
  const { rows } = await sql<{ day: string }>`select to_char(day, 'YYYY-MM-DD') as day
    from facts.teams_to_add(${merchantCode}, ${timeZone}, '-infinity', 'infinity') order by 1 desc limit ${most}`.execute(
    db,
  )
  return rows.map(({ day }) => day)
}

/** Where who has facts `f` of a day stood when it ended, with those above; nobody without any. */
const placedOn = ({ timeZone }: Brand, day: string) => sql`
  join facts.in_members m on m.id = f.member_id and m.counted
  join members.for_places w on w.id = f.member_id and w.path <> '{}'::uuid[]
    and (w.since is null or w.since < (${day}::date + 1)::timestamp at time zone ${timeZone})
    and (w.until is null or w.until >= (${day}::date + 1)::timestamp at time zone ${timeZone})`

/** Rows of agents: those of one place go to everybody above it. */
const LAID = sql.raw(`unnest(r.path) with ordinality as l (id, place)`)
const NEAR = sql.raw(`l.place = cardinality(r.path)`)

const COLUMNS = sql.raw('leader_id, near, currency, kind, product, vendor, bets, stake, valid_bet, payout, amount')

/** What teams of a brand did on a day, made from the rows of their members. */
const sumsOn = (brand: Brand, day: string) => sql`
  select l.id as leader_id, ${NEAR} as near, r.currency, r.kind, r.product, r.vendor, sum(r.bets)::bigint as bets, sum(r.stake)::bigint as stake,
    sum(r.valid_bet)::bigint as valid_bet, sum(r.payout)::bigint as payout, sum(r.amount)::bigint as amount
  from (
    select w.path, f.currency, ${sql.lit(PLAY_SUM)}::smallint as kind, f.product, f.vendor, sum(f.bets) as bets, sum(f.stake) as stake, sum(f.valid_bet) as valid_bet,
      sum(f.payout) as payout, 0 as amount
    from facts.play f ${placedOn(brand, day)} where f.merchant_id = ${brand.merchantCode} and f.day = ${day}::date group by 1, 2, 4, 5
    union all
    select w.path, f.currency, f.kind, case when f.kind = ${sql.lit(KIND.VENDOR_RESULT)} and starts_with(f.code, ${GAME}) then substr(f.code, ${sql.lit(GAME.length + 1)}) else '' end,
      '', 0, 0, 0, 0, sum(f.amount)
    from facts.money f ${placedOn(brand, day)} where f.merchant_id = ${brand.merchantCode} and f.day = ${day}::date
      and f.kind not in (${sql.raw(PLAY_KINDS)}) group by 1, 2, 3, 4) r, ${LAID}
  group by 1, 2, 3, 4, 5, 6`

/** Who of each team did so, by seats in their order. */
const peopleOn = (brand: Brand, day: string) => sql`
  select l.id as leader_id, ${NEAR} as near, r.currency, coalesce(array_agg(r.no order by r.no) filter (where r.active), '{}') as active,
    coalesce(array_agg(r.no order by r.no) filter (where r.idle), '{}') as idle,
    coalesce(array_agg(r.no order by r.no) filter (where r.deposited), '{}') as depositors
  from (
    select s.no, w.path, f.currency, coalesce(sum(f.valid_bet), 0) > 0 as active, coalesce(sum(f.bets), 0) > 0 and coalesce(sum(f.valid_bet), 0) <= 0 as idle,
      bool_or(f.deposited) as deposited
    from (
      select p.member_id, p.currency, p.bets, p.valid_bet, false as deposited from facts.play p
      where p.merchant_id = ${brand.merchantCode} and p.day = ${day}::date
      union all
      select k.member_id, k.currency, 0, 0, true from facts.money k
      where k.merchant_id = ${brand.merchantCode} and k.day = ${day}::date and k.kind = ${sql.lit(KIND.DEPOSIT)} and k.amount > 0
        and k.kind not in (${sql.raw(PLAY_KINDS)})) f
    join facts.seat s on s.member_id = f.member_id ${placedOn(brand, day)} group by 1, 2, 3) r, ${LAID}
  group by 1, 2, 3`

/** What each hour of the day came to. */
const hoursOn = (brand: Brand, day: string) => sql`
  select l.id as leader_id, r.hour, ${NEAR} as near, r.currency, sum(r.stake)::bigint as stake, sum(r.payout)::bigint as payout,
    sum(r.deposited)::bigint as deposited, sum(r.withdrawn)::bigint as withdrawn
  from (
    select w.path, f.hour, f.currency, sum(f.stake) as stake, sum(f.payout) as payout, sum(f.deposited) as deposited, sum(f.withdrawn) as withdrawn
    from facts.hours f ${placedOn(brand, day)} where f.merchant_id = ${brand.merchantCode} and ${hoursOfDay('f', brand, day)} group by 1, 2, 3) r, ${LAID}
  group by 1, 2, 3, 4`

const hoursOfDay = (row: string, { timeZone }: Brand, day: string) =>
  sql`${sql.ref(`${row}.hour`)} >= ${day}::date::timestamp at time zone ${timeZone}
    and ${sql.ref(`${row}.hour`)} < (${day}::date + 1)::timestamp at time zone ${timeZone}`

/**
 * Makes the sums of a brand's day from the rows of its members, and writes those that differ.
 * Whoever makes facts holds their lock. Cost: one read of the day's facts, however many changed.
 */
export async function addTeams(tx: Tx, brand: Brand, day: string): Promise<void> {
  const { merchantCode, timeZone } = brand
  const own = sql`merchant_id = ${merchantCode} and day = ${day}::date`
  await allowMinutes(tx, 5)
  await sql`with made as materialized (${sumsOn(brand, day)}),
    gone as (delete from facts.team_days k where ${own} and not exists (select from made n
      where (n.leader_id, n.near, n.currency, n.kind, n.product, n.vendor) = (k.leader_id, k.near, k.currency, k.kind, k.product, k.vendor)))
    insert into facts.team_days as k (merchant_id, day, ${COLUMNS}) select ${merchantCode}, ${day}::date, ${COLUMNS} from made
    on conflict (leader_id, day, near, currency, kind, product, vendor) do update set bets = excluded.bets, stake = excluded.stake,
      valid_bet = excluded.valid_bet, payout = excluded.payout, amount = excluded.amount
    where (k.bets, k.stake, k.valid_bet, k.payout, k.amount)
      is distinct from (excluded.bets, excluded.stake, excluded.valid_bet, excluded.payout, excluded.amount)`.execute(
    tx,
  )
  await sql`with made as materialized (${peopleOn(brand, day)}),
    gone as (delete from facts.team_people k where ${own} and not exists (select from made n
      where (n.leader_id, n.near, n.currency) = (k.leader_id, k.near, k.currency)))
    insert into facts.team_people as k (merchant_id, day, leader_id, near, currency, active, idle, depositors)
    select ${merchantCode}, ${day}::date, leader_id, near, currency, active, idle, depositors from made
    on conflict (leader_id, day, near, currency) do update set active = excluded.active, idle = excluded.idle, depositors = excluded.depositors
    where (k.active, k.idle, k.depositors) is distinct from (excluded.active, excluded.idle, excluded.depositors)`.execute(
    tx,
  )
  await sql`with made as materialized (${hoursOn(brand, day)}),
    gone as (delete from facts.team_hours k where k.merchant_id = ${merchantCode} and ${hoursOfDay('k', brand, day)} and not exists (select from made n
      where (n.leader_id, n.hour, n.near, n.currency) = (k.leader_id, k.hour, k.near, k.currency)))
    insert into facts.team_hours as k (merchant_id, leader_id, hour, near, currency, stake, payout, deposited, withdrawn)
    select ${merchantCode}, leader_id, hour, near, currency, stake, payout, deposited, withdrawn from made
    on conflict (leader_id, hour, near, currency) do update set stake = excluded.stake, payout = excluded.payout, deposited = excluded.deposited,
      withdrawn = excluded.withdrawn
    where (k.stake, k.payout, k.deposited, k.withdrawn)
      is distinct from (excluded.stake, excluded.payout, excluded.deposited, excluded.withdrawn)`.execute(tx)
  await forgetTeamMonth(tx, brand, day)
  await sql`insert into facts.teams_added (merchant_id, day, moves, left_out)
    values (${merchantCode}, ${day}::date, facts.moves_before(${day}::date, ${timeZone}), facts.left_out(${merchantCode}))
    on conflict (merchant_id, day) do update set moves = excluded.moves, left_out = excluded.left_out`.execute(tx)
}

/**
 * Agents whose kept sums of a day are not those of their members' rows; nobody of a day that is to
 * be added up. Cost: as of adding it up.
 */
export async function teamsThatDiffer(db: Db, brand: Brand, day: string): Promise<Id<'member'>[]> {
  const own = sql`merchant_id = ${brand.merchantCode} and day = ${day}::date`
  const { rows } = await sql<{ id: Id<'member'> }>`with holds as (
      select not exists (select from facts.teams_to_add(${brand.merchantCode}, ${brand.timeZone}, ${day}::date, ${day}::date)) as it),
    made as materialized (${sumsOn(brand, day)}),
    kept as materialized (select ${COLUMNS} from facts.team_days where ${own}),
    people as materialized (${peopleOn(brand, day)}),
    counted as materialized (select leader_id, near, currency, active, idle, depositors from facts.team_people where ${own})
    select distinct d.leader_id as id from holds, (
      (select leader_id from (table made except table kept) a) union all (select leader_id from (table kept except table made) b)
      union all (select leader_id from (table people except table counted) c) union all (select leader_id from (table counted except table people) e)) d
    where holds.it`.execute(db)
  return rows.map(({ id }) => id)
}
