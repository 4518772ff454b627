import { sql } from 'kysely'
import type { RewardBy } from '@senluna/contract/desk/reward-report.ts'
import type { Db } from '../../../platform/database/db.ts'
import type { FactPeriod } from './play-report-store.ts'

/** What members got of rewards, under one key and in one currency. */
export interface RewardSum {
  key: string
  /** Whether it is the total of all keys, each member once. */
  total: boolean
  currency: string
  scale: number
  displayDecimals: number
  claims: number
  members: number
  cash: bigint
  free: bigint
  taken: bigint
  points: bigint
  worth: bigint
  asked: bigint
  wagered: bigint
  became: bigint
}

const KEYS: Readonly<Record<RewardBy, ReturnType<typeof sql.raw>>> = {
  kind: sql.raw('f.kind'),
  promotion: sql.raw('f.promotion_id'),
  day: sql.raw("to_char(f.day, 'YYYY-MM-DD')"),
}

/**
 * Rewards of a period by a key and currency, and in total. `none` is the key of what is of no
 * promotion. Cost: a row for each kind of each member a day.
 */
export async function rewardsBy(
  db: Db,
  { merchantCode, from, to }: FactPeriod,
  by: RewardBy,
  none: string,
): Promise<RewardSum[]> {
  const { rows } = await sql<RewardSum>`
    select coalesce(nullif(s.key, ''), ${none}) as key, s.total, s.currency, c.scale::integer as scale,
      c.display_decimals::integer as "displayDecimals", s.claims, s.members, s.cash, s.free, s.taken, s.points, s.worth, s.asked, s.wagered, s.became
    from (
      select ${KEYS[by]} as key, grouping(${KEYS[by]}) = 1 as total, f.currency, sum(f.claims)::integer as claims,
        (count(distinct f.member_id) filter (where f.claims > 0))::integer as members, sum(f.cash)::bigint as cash, sum(f.free)::bigint as free,
        sum(f.taken)::bigint as taken, sum(f.points)::bigint as points, sum(f.worth)::bigint as worth, sum(f.asked)::bigint as asked,
        sum(f.wagered)::bigint as wagered, sum(f.became)::bigint as became
      from facts.rewards f where f.merchant_id = ${merchantCode} and f.day between ${from}::date and ${to}::date
        and not exists (select from facts.in_members x where x.id = f.member_id and not x.counted)
      group by grouping sets ((${KEYS[by]}, f.currency), (f.currency))) s
    join facts.in_currencies c on c.code = s.currency order by s.total, 1, 3`.execute(db)
  return rows
}
