import type { Query } from '@senluna/kit/query.ts'

/** One invariant that does not hold, at the first place where it was seen. */
export interface Break {
  check: string
  detail: string
}

interface Check {
  name: string
  /** Answers one row with a `detail` for each break; the first is reported. */
  sql: string
}

const CHECKS: readonly Check[] = [
  {
    name: 'every account equals the sum of its entries',
    sql: `with sums as (
        select owner_id, account_no, sum(amount) as total, count(*) as entries from (
          select owner_id, account_no, amount from ledger.transfer
          union all select ledger.house(), counter_no, -amount from ledger.transfer) e
        group by owner_id, account_no)
      select format('account %s/%s holds %s, its entries come to %s', coalesce(a.owner_id, s.owner_id), coalesce(a.account_no, s.account_no),
        coalesce(a.balance, 0), coalesce(s.total, 0)) as detail
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
  {
    name: 'each wager equals its postings',
    sql: `select format('wager %s of %s', coalesce(w.id, t.key), coalesce(w.owner_id, t.owner_id)) as detail
      from (select owner_id, id, payout - stake as net, balance_after from wagers.wager) w
      full join (select owner_id, key, sum(amount) as net, (array_agg(balance_after order by version desc))[1] as balance_after
        from ledger.transfer l where source = 1
          and not exists (select from ledger.reversal r where r.owner_id = l.owner_id and r.reversal = l.key and r.source = 1)
        group by owner_id, key) t
        on t.owner_id = w.owner_id and t.key = w.id
      where w.net is distinct from t.net or w.balance_after is distinct from t.balance_after`,
  },
  {
    name: 'each house round has its wager, each seed its rounds in order',
    sql: `select format('round %s of %s', coalesce(r.id, w.id), coalesce(r.owner_id, w.owner_id)) as detail
      from wagers.round r full join wagers.wager w on w.owner_id = r.owner_id and w.round_id = r.id
      where r.id is null or w.id is null
      union all
      select format('seed %s of %s has nonces %s to %s in %s rounds', seed_id, owner_id, min(nonce), max(nonce), count(*))
      from wagers.round group by owner_id, seed_id
      having min(nonce) <> 0 or max(nonce) <> count(*) - 1 or count(distinct nonce) <> count(*)`,
  },
]

/** What is checked, in words. */
export const CHECK_NAMES: readonly string[] = CHECKS.map((check) => check.name)

/**
 * Checks every invariant over the whole ledger, in one snapshot; answers the first break of each.
 *
 * Reads everything once or twice: minutes on a large ledger, so it runs nightly as a job.
 * `query` must be one connection inside a repeatable-read transaction.
 */
export async function reconcile(query: Query): Promise<Break[]> {
  const breaks: Break[] = []
  for (const check of CHECKS) {
    const rows = await query<{ detail: string }>(`select detail from (${check.sql}) broken limit 1`, [])
    if (rows[0]) breaks.push({ check: check.name, detail: rows[0].detail })
  }
  return breaks
}
