import type { Query } from '@senluna/kit/query.ts'
import type { Check } from './check.ts'
import { CASHIER_CHECKS } from './reconcile-cashier.ts'
import { LOTTERY_CHECKS } from './reconcile-lottery.ts'

/** One invariant that does not hold, at the first place where it was seen. */
export interface Break {
  check: string
  detail: string
}

const LEDGER_CHECKS: readonly Check[] = [
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
  {
    name: 'each wager equals its postings',
    sql: `select format('wager %s of %s', coalesce(w.id, t.wager_id), coalesce(w.owner_id, t.owner_id)) as detail
      from (select owner_id, id, case status when 7 then 0 else payout - stake end as net, balance_after from wagers.wager
          where not exists (select from lottery.ticket t where t.owner_id = wager.owner_id and t.id = wager.id)) w
      full join (select l.owner_id, coalesce(m.wager_id, l.key) as wager_id, sum(l.amount) as net,
          (array_agg(l.balance_after order by l.version desc))[1] as balance_after
        from ledger.transfer l left join wagers.movement m on m.owner_id = l.owner_id and m.key = l.key and m.source = l.source
        where l.source in (1, 4) or m.key is not null
        group by 1, 2) t
        on t.owner_id = w.owner_id and t.wager_id = w.id
      where w.net is distinct from t.net or w.balance_after is distinct from t.balance_after`,
  },
  {
    name: 'each movement of a wager equals its postings',
    sql: `with posted as (
        select t.owner_id, t.key, t.source, sum(t.amount) as moved, max(t.version) as version,
          (array_agg(t.balance_after - t.amount order by t.version))[1] as before,
          (array_agg(t.balance_after order by t.version desc))[1] as after
        from ledger.transfer t
        join wagers.movement m on m.owner_id = t.owner_id and m.key = t.key and m.source = t.source
        group by 1, 2, 3),
      lent as (
        select owner_id, ref as key, -sum(amount) as debt from ledger.transfer where source = 5 and kind = 411 and amount < 0 group by 1, 2)
      select format('movement %s of %s', m.key, m.owner_id) as detail
      from wagers.movement m
      left join posted p on p.owner_id = m.owner_id and p.key = m.key and p.source = m.source
      left join lent d on d.owner_id = m.owner_id and d.key = m.key
      where m.kind <> 5 and (m.moved <> coalesce(p.moved, 0) or m.debt <> coalesce(d.debt, 0)
        or (p.key is not null and (m.status, m.version, m.balance_before, m.balance_after) is distinct from (0::smallint, p.version, p.before, p.after))
        or (m.wager_id is null and p.key is not null))
      union all
      select format('cancellation %s of %s', c.key, c.owner_id)
      from wagers.movement c
      left join (select owner_id, part_of, source, sum(moved) as moved, sum(debt) as debt from wagers.movement group by 1, 2, 3) p
        on p.owner_id = c.owner_id and p.part_of = c.key and p.source = c.source
      where c.kind = 5 and (c.moved, c.debt) is distinct from (coalesce(p.moved, 0)::bigint, coalesce(p.debt, 0)::bigint)`,
  },
  {
    name: 'each wager and round equals its movements',
    sql: `with counted as (
        select m.*, u.key is not null as undone from wagers.movement m
        left join wagers.movement u on u.owner_id = m.owner_id and u.ref = m.key and u.source = m.source
          and u.kind = 3 and u.status = 0 and u.wager_id is not null
        where m.kind in (1, 2, 4) and m.status = 0),
      house as (
        select r.owner_id, r.id, s.round_id is not null as known, u.key is not null as undone from rounds.round r
        left join wagers.round_state s on s.owner_id = r.owner_id and s.round_id = r.id and s.source = 1
        left join wagers.movement u on u.owner_id = r.owner_id and u.ref = r.id and u.source = 1
          and u.kind = 3 and u.status = 0 and u.wager_id is not null),
      steps as (
        select owner_id, round_id, source, step, kind, key, wager_id, ref is not null as named, moved, undone from counted
        union all select h.owner_id, h.id, 1, 1, 1, h.id, h.id, true, null, h.undone from house h where h.known)
      select format('wager %s of %s', b.key, b.owner_id) as detail
      from counted b
      left join wagers.wager w on w.owner_id = b.owner_id and w.id = b.key
      left join (select owner_id, wager_id, sum(moved) as paid from counted where kind <> 1 and not undone group by 1, 2) p
        on p.owner_id = b.owner_id and p.wager_id = b.key
      where b.kind = 1 and ((w.stake, w.payout, w.status = 7, w.round_id) is distinct from
        (b.amount, case when b.undone then 0 else coalesce(p.paid, 0)::bigint end, b.undone, b.round_id)
        or w.valid_bet <> case when w.status in (0, 7) then 0 else w.stake end)
      union all
      select format('house round %s of %s', h.id, h.owner_id) from house h
      left join wagers.wager w on w.owner_id = h.owner_id and w.id = h.id
      where (w.status = 7) is distinct from h.undone
      union all
      select format('step %s of round %s of %s', coalesce(x.step, s.step), coalesce(x.round_id, s.round_id), coalesce(x.owner_id, s.owner_id))
      from (select * from wagers.round_step where kind > 0) x
      full join steps s on s.owner_id = x.owner_id and s.round_id = x.round_id and s.source = x.source and s.step = x.step
      where (x.kind, x.key, x.wager_id, x.named, x.moved, x.undone)
        is distinct from (s.kind, s.key, s.wager_id, s.named, coalesce(s.moved, x.moved), s.undone)
      union all
      select format('round %s of %s', coalesce(r.round_id, c.round_id), coalesce(r.owner_id, c.owner_id))
      from wagers.round_state r
      full join (
        select owner_id, round_id, source, count(*) as steps, count(*) filter (where kind = 1 and not undone) as bets,
          count(*) filter (where kind = 2 and not undone) as wins
        from wagers.round_step where kind > 0 group by 1, 2, 3) c
        on c.owner_id = r.owner_id and c.round_id = r.round_id and c.source = r.source
      where (r.steps, r.bets, r.wins) is distinct from (c.steps::integer, c.bets::integer, c.wins::integer)`,
  },
  {
    name: 'each house round has its wager, each seed its rounds in order',
    sql: `select format('round %s of %s', coalesce(r.id, w.id), coalesce(r.owner_id, w.owner_id)) as detail
      from rounds.round r full join wagers.wager w on w.owner_id = r.owner_id and w.id = r.id
      where (r.id is null or w.id is null)
        and not exists (select from wagers.movement b where b.owner_id = w.owner_id and b.key = w.id and b.kind = 1 and b.status = 0)
        and not exists (select from lottery.ticket t where t.owner_id = w.owner_id and t.id = w.id)
      union all
      select format('seed %s of %s has nonces %s to %s in %s rounds', seed_id, owner_id, min(nonce), max(nonce), count(*))
      from rounds.round group by owner_id, seed_id
      having min(nonce) <> 0 or max(nonce) <> count(*) - 1 or count(distinct nonce) <> count(*)`,
  },
]

const CHECKS: readonly Check[] = [...LEDGER_CHECKS, ...CASHIER_CHECKS, ...LOTTERY_CHECKS]

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
