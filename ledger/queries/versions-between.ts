import type { Id } from '@senluna/kit/ids.ts'
import type { Query } from '@senluna/kit/query.ts'
import { MINUTE } from '@senluna/kit/time.ts'

/** Movements are stamped by several clocks and by vendors: so much out of order they may stand. */
const SLACK = 10 * MINUTE

interface Bounds {
  first: bigint
  last: bigint
}

/**
 * The lowest version of the wallet whose movement is at `$n` or later, found by halving: movements
 * follow the clock.
 */
const lowest = (name: string, at: string) => `${name} (low, high) as (
    select 1::bigint, (select version + 1 from top)
    union all
    select case when x.event_at < ${at} then (s.low + s.high) / 2 + 1 else s.low end,
      case when x.event_at < ${at} then s.high else (s.low + s.high) / 2 end
    from ${name} s left join lateral (
      select t.event_at from ledger.transfer t
      where t.owner_id = $1 and t.account_no = $2 and t.version >= (s.low + s.high) / 2 order by t.version limit 1
    ) x on true
    where s.low < s.high
  )`

/**
 * Between which versions of a wallet its movements of a period lie, a little wider than the period:
 * what is exact, the reader checks for each row. Without a period: all of them. Cost: two halvings,
 * about twenty looks into the primary key for each with a million movements, so that an old month
 * costs no more than the newest.
 */
export async function versionsBetween(
  query: Query,
  owner: Id<'member'>,
  account: number,
  period: { from?: Date | undefined; until?: Date | undefined },
): Promise<[first: bigint, last: bigint]> {
  const rows = await query<Bounds>(
    `with recursive top as (
      select coalesce((select version from ledger.account where owner_id = $1 and account_no = $2), 0) as version
    ), ${lowest('begun', '$3::timestamptz')}, ${lowest('over', '$4::timestamptz')}
    select case when $3::timestamptz is null then 0 else (select max(low) from begun) end as first,
      case when $4::timestamptz is null then (select version from top) else (select max(low) from over) end as last`,
    [
      owner,
      account,
      period.from ? new Date(period.from.getTime() - SLACK) : null,
      period.until ? new Date(period.until.getTime() + SLACK) : null,
    ],
  )
  return [rows[0]!.first, rows[0]!.last]
}
