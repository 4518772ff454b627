import type { Query } from '@senluna/kit/query.ts'
import type { Check } from './check.ts'

/** One invariant that does not hold, at the first place where it was seen. */
export interface Break {
  check: string
  detail: string
}

/** What must hold of accounts, movements, holds and keys, whoever posted them. */
export const LEDGER_CHECKS: readonly Check[] = [
  {
    name: 'every account equals the sum of its entries',
    sql: `with sums as (
        select owner_id, account_no, sum(amount) as total, count(*) as entries from (
          select owner_id, account_no, amount from ledger.transfer
          union all select ledger.house(), counter_no, -amount from ledger.transfer) e
        group by owner_id, account_no)
      select format('account %s/%s ', coalesce(a.owner_id, s.owner_id), coalesce(a.account_no, s.account_no)) ||
        case when coalesce(a.balance, 0) <> coalesce(s.total, 0)
          then format('holds %s, its entries come to %s', coalesce(a.balance, 0), coalesce(s.total, 0))
          else format('has counted %s entries, %s are there; both come to %s', coalesce(a.version, 0), coalesce(s.entries, 0), coalesce(s.total, 0))
        end as detail
      from ledger.account a full join sums s on s.owner_id = a.owner_id and s.account_no = a.account_no
      where coalesce(a.balance, 0) <> coalesce(s.total, 0) or coalesce(a.version, -1) <> coalesce(s.entries, 0)`,
  },
  {
    name: 'versions run without gaps and each balance follows from the one before',
    sql: `select format('wallet %s/%s breaks at version %s', owner_id, account_no, version) as detail from (
        select owner_id, account_no, version, balance_after, amount,
          lag(version, 1, 0::bigint) over w as version_before, lag(balance_after, 1, 0::bigint) over w as balance_before
        from ledger.transfer window w as (partition by owner_id, account_no order by version)) t
      where version <> version_before + 1 or balance_after <> balance_before + amount`,
  },
  {
    name: 'each currency sums to zero',
    sql: `select format('%s sums to %s', currency, sum(balance)) as detail from ledger.account group by currency having sum(balance) <> 0`,
  },
  {
    name: 'both sides of a transfer are of one currency',
    sql: `select format('transfer %s of %s is between %s and %s', t.key, t.owner_id, a.currency, h.currency) as detail
      from ledger.transfer t
      left join ledger.account a on a.owner_id = t.owner_id and a.account_no = t.account_no
      left join ledger.account h on h.owner_id = ledger.house() and h.account_no = t.counter_no
      where a.currency is distinct from h.currency`,
  },
  {
    name: 'no account is below its floor',
    sql: `select format('account %s/%s holds %s with %s held', owner_id, account_no, balance, held) as detail
      from ledger.account where balance - held < floor or held < 0`,
  },
  {
    name: 'what is held equals the open holds',
    sql: `select format('account %s/%s holds back %s, its holds come to %s', a.owner_id, a.account_no, a.held, coalesce(h.remaining, 0)) as detail
      from ledger.account a
      left join (select owner_id, account_no, sum(remaining) as remaining from ledger.hold group by 1, 2) h
        on h.owner_id = a.owner_id and h.account_no = a.account_no
      where a.held <> coalesce(h.remaining, 0)`,
  },
  {
    name: 'each hold equals its parts',
    sql: `select format('hold %s of %s', h.key, h.owner_id) as detail from ledger.hold h
      left join (select owner_id, hold_key, source, sum(amount) as resolved from ledger.hold_event group by 1, 2, 3) e
        on e.owner_id = h.owner_id and e.hold_key = h.key and e.source = h.source
      where h.amount - coalesce(e.resolved, 0) <> h.remaining`,
  },
  {
    name: 'no key was both rolled back in advance and posted',
    sql: `select format('key %s of %s', s.key, s.owner_id) as detail from ledger.tombstone s
      join ledger.transfer t on t.owner_id = s.owner_id and t.key = s.key and t.source = s.source`,
  },
  {
    name: 'each reversal undoes its posting',
    sql: `select format('reversal %s of %s', r.reversal, r.owner_id) as detail from ledger.reversal r
      left join (select owner_id, key, source, sum(amount) as net, count(*) as legs from ledger.transfer group by 1, 2, 3) t
        on t.owner_id = r.owner_id and t.key = r.key and t.source = r.source
      left join (select owner_id, key, source, sum(amount) as net, count(*) as legs from ledger.transfer group by 1, 2, 3) u
        on u.owner_id = r.owner_id and u.key = r.reversal and u.source = r.source
      where t.net is distinct from -u.net or t.legs is distinct from u.legs`,
  },
]

/**
 * Looks at checks in one snapshot; answers the first break of each.
 *
 * The server's list of them reads everything once or twice: minutes on a large ledger, so it runs
 * nightly as a job. `query` must be one connection inside a repeatable-read transaction.
 */
export async function reconcile(query: Query, checks: readonly Check[]): Promise<Break[]> {
  const breaks: Break[] = []
  for (const check of checks) {
    const rows = await query<{ detail: string }>(`select detail from (${check.sql}) broken limit 1`, [])
    if (rows[0]) breaks.push({ check: check.name, detail: rows[0].detail })
  }
  return breaks
}
