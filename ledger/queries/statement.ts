import type { Id } from '@senluna/kit/ids.ts'
import type { Amount } from '@senluna/kit/money.ts'
import type { Query } from '@senluna/kit/query.ts'
import { MINUTE } from '@senluna/kit/time.ts'
import { WALLET } from '../chart.ts'

/** What one kind of movement brought or took in one of the periods, counted from 0. */
export interface KindOfPeriod {
  period: number
  kind: number
  amount: Amount
}

/** An account of real money over some periods that follow each other. */
export interface Statement {
  /** When the account was opened; absent without a wallet. */
  since: Date | null
  /** What all its wallets held when the first period began. */
  opening: Amount
  moved: readonly KindOfPeriod[]
}

/** Wallets that hold no real money. */
const APART = [WALLET.TRIAL, WALLET.POINTS, WALLET.TRIAL_DEBT].join(', ')

/** Movements are stamped by several clocks and by vendors: so much out of order they may stand. */
const SLACK = 10 * MINUTE

/** For each wallet the lowest version whose movement is at `at` or later, found by halving. */
const lowest = (name: string, at: string) => `${name} (account_no, low, high) as (
    select account_no, 1::bigint, version + 1 from wallet
    union all
    select s.account_no, case when x.event_at < ${at} then (s.low + s.high) / 2 + 1 else s.low end,
      case when x.event_at < ${at} then s.high else (s.low + s.high) / 2 end
    from ${name} s left join lateral (
      select t.event_at from ledger.transfer t
      where t.owner_id = $1 and t.account_no = s.account_no and t.version >= (s.low + s.high) / 2 order by t.version limit 1
    ) x on true
    where s.low < s.high
  )`

const STATEMENT = `with recursive wallet as (
    select account_no, version, opened_at from ledger.account where owner_id = $1 and account_no not in (${APART})
  ), ${lowest('begun', '$3::timestamptz')}, ${lowest('over', '$4::timestamptz')},
  span as (
    select w.account_no, (select max(low) from begun b where b.account_no = w.account_no) as first,
      (select max(low) from over o where o.account_no = w.account_no) as last
    from wallet w
  ), moved as (
    select width_bucket(t.event_at, $2::timestamptz[]) as place, t.kind, sum(t.amount) as amount
    from span s, lateral (
      select event_at, kind, amount from ledger.transfer
      where owner_id = $1 and account_no = s.account_no and version >= s.first and version <= s.last) t
    group by 1, 2
  )
  select place - 1 as period, kind, amount::bigint as amount, null::timestamptz as since
  from moved where place between 1 and array_length($2::timestamptz[], 1) - 1
  union all
  select -1, 0::smallint,
    (coalesce((select sum(t.balance_after) from span s, lateral (
       select balance_after from ledger.transfer
       where owner_id = $1 and account_no = s.account_no and version = s.first - 1) t), 0)
     + coalesce((select sum(amount) from moved where place = 0), 0))::bigint,
    (select min(opened_at) from wallet)`

/**
 * A member's real money over periods: `bounds` are where each begins, and where the last ends. The
 * wallets of the account, its debt among them, count as one: what moves between them comes to
 * nothing. One statement, so all of it is of one moment; opening and movements of every period up
 * to now come to what the wallets hold. Cost: two halvings for each wallet, and as many rows as
 * moved in the periods, by the primary key.
 */
export async function statementOf(
  query: Query,
  owner: Id<'member'>,
  bounds: readonly [Date, Date, ...Date[]],
): Promise<Statement> {
  const rows = await query<KindOfPeriod & { since: Date | null }>(STATEMENT, [
    owner,
    bounds,
    new Date(bounds[0].getTime() - SLACK),
    new Date(bounds.at(-1)!.getTime() + SLACK),
  ])
  const opening = rows.find(({ period }) => period < 0)!
  return {
    since: opening.since,
    opening: opening.amount,
    moved: rows.filter(({ period }) => period >= 0).map(({ period, kind, amount }) => ({ period, kind, amount })),
  }
}
