import type { Check } from '@senluna/ledger/check.ts'
import { WAGER_STATUS } from '../wagers/index.ts'
import { DRAW_STATE } from './draws/draw-state.ts'
import { SOURCE } from '@senluna/ledger/index.ts'

/** The wagers that are tickets: their money is checked here. */
export const LOTTERY_WAGERS = 'select owner_id, id from lottery.ticket'

/** How each ticket stands by its last settlement; an open one has none. */
const STANDING = `select distinct on (owner_id, ticket_id) owner_id, ticket_id, status, payout, rebate, valid_bet, result_version
    from lottery.settlement order by owner_id, ticket_id, revision desc`

/** What must hold between orders, tickets and settlements, and the ledger and wagers. */
export const LOTTERY_CHECKS: readonly Check[] = [
  {
    name: 'each order of the lottery is one posting, and its tickets share it',
    sql: `with tickets as (
        select owner_id, order_id, sum(stake) as stake, count(*) as tickets from lottery.ticket group by 1, 2),
      posted as (
        select owner_id, key, -sum(amount) as stake from ledger.for_record where source = ${SOURCE.LOTTERY} and ref is null group by 1, 2)
      select format('order %s of %s', coalesce(o.id, t.order_id, p.key), coalesce(o.owner_id, t.owner_id, p.owner_id)) as detail
      from lottery.orders o
      full join tickets t on t.owner_id = o.owner_id and t.order_id = o.id
      full join posted p on p.owner_id = o.owner_id and p.key = o.id
      where (o.stake, o.tickets) is distinct from (t.stake::bigint, t.tickets::integer) or o.stake is distinct from p.stake::bigint`,
  },
  {
    name: 'each lottery ticket has brought what its last settlement says',
    sql: `with moved as (
        select owner_id, ref as ticket_id, sum(amount) as money from ledger.for_record where source = ${SOURCE.LOTTERY} and ref is not null group by 1, 2)
      select format('ticket %s of %s', coalesce(s.ticket_id, m.ticket_id), coalesce(s.owner_id, m.owner_id)) as detail
      from (${STANDING}) s
      join lottery.ticket t on t.owner_id = s.owner_id and t.id = s.ticket_id
      full join moved m on m.owner_id = s.owner_id and m.ticket_id = s.ticket_id
      where coalesce(s.payout + s.rebate + case when s.status in (${WAGER_STATUS.VOID}, ${WAGER_STATUS.CANCELLED}) then t.stake else 0 end, 0) <> coalesce(m.money, 0)`,
  },
  {
    name: 'each lottery ticket is a wager and stands as settled',
    // A loss that moved nothing is said by its wager alone: the draw had a result then, and what
    // counts is all of the stake or nothing.
    sql: `select format('ticket %s of %s', t.id, t.owner_id) as detail
      from lottery.ticket t
      left join lottery.ticket_wager w on w.owner_id = t.owner_id and w.id = t.id
      left join (${STANDING}) s on s.owner_id = t.owner_id and s.ticket_id = t.id
      left join lottery.draw d on d.no = t.draw_no
      where (w.stake, w.round_id) is distinct from (t.stake, t.order_id)
        or case when s.ticket_id is null and w.status = ${WAGER_STATUS.LOST}
          then w.payout <> 0 or w.valid_bet not in (0, w.stake) or w.settled_at is null
            or coalesce(d.result_version = 0 or (d.state = ${DRAW_STATE.VOID} and d.settled_at is not null), false)
          else (w.status, w.payout, w.valid_bet) is distinct from (coalesce(s.status, ${WAGER_STATUS.OPEN})::smallint, coalesce(s.payout, 0), coalesce(s.valid_bet, 0)) end`,
  },
  {
    name: 'each free ticket is one stake of the house, and what left again of its money; it counts for nothing',
    sql: `select format('free ticket %s of %s', coalesce(f.ticket_id, p.ticket), coalesce(f.owner_id, p.owner_id)) as detail
      from lottery.free_ticket f
      full join (select owner_id, coalesce(ref, key) as ticket, sum(amount) filter (where ref is null) as stake, sum(amount) as net
        from lottery.in_postings where source = ${SOURCE.FREE_TICKET} group by 1, 2) p
        on p.owner_id = f.owner_id and p.ticket = f.ticket_id
      where (f.stake, f.stake - f.returned) is distinct from (p.stake::bigint, p.net::bigint)
      union all
      select format('wager of free ticket %s of %s', f.ticket_id, f.owner_id) from lottery.free_ticket f
      left join lottery.ticket_wager w on w.owner_id = f.owner_id and w.id = f.ticket_id
      where (w.stake, w.valid_bet, f.kept + f.returned) is distinct from (f.stake, 0::bigint, case
          when w.status = ${WAGER_STATUS.OPEN} then 0
          when w.status in (${WAGER_STATUS.VOID}, ${WAGER_STATUS.CANCELLED}) then w.stake else w.payout end)`,
  },
  {
    name: 'free tickets were used as often as they were bet, and won what their tickets did',
    sql: `select format('free tickets %s of %s', g.id, g.owner_id) as detail from lottery.free_grant g
      left join (select grant_id, count(*) filter (where not is_back) as used, sum(kept) as won from lottery.free_ticket group by 1) f
        on f.grant_id = g.id
      where (g.used, g.won) is distinct from (coalesce(f.used, 0)::integer, coalesce(f.won, 0)::bigint)`,
  },
  {
    name: 'no lottery ticket was taken at or after its lock, and none is open when its draw is settled',
    sql: `select format('ticket %s of %s', t.id, t.owner_id) as detail
      from lottery.ticket t
      join lottery.draw d on d.no = t.draw_no
      join lottery.ticket_wager w on w.owner_id = t.owner_id and w.id = t.id
      where t.accepted_at >= d.lock_at or (d.settled_at is not null and w.status = ${WAGER_STATUS.OPEN})
      union all
      select format('ticket %s of %s has no draw', t.id, t.owner_id)
      from lottery.ticket t where not exists (select from lottery.draw d where d.no = t.draw_no)`,
  },
  {
    name: 'each lottery draw that stands has its result, and one of ours the seed it was committed to',
    sql: `select format('draw %s of %s', d.numero, d.game) as detail
      from lottery.draw d
      left join lottery.seed s on s.draw_no = d.no
      where d.state = ${DRAW_STATE.DRAWN} and (not exists (select from lottery.result r where r.draw_no = d.no and r.version = d.result_version)
          or d.source <> 'OFFICIAL' and encode(sha256(decode(s.revealed, 'hex')), 'hex') is distinct from d.commitment)
        or d.state < ${DRAW_STATE.DRAWN} and s.revealed is not null`,
  },
  {
    name: 'each draw was mixed with every seed that players gave it, and each leaf is its seed’s',
    sql: `select format('draw %s of %s', d.numero, d.game) as detail
      from lottery.draw d
      join lottery.seed s on s.draw_no = d.no
      left join (select draw_no, count(*)::integer as orders from lottery.player_seed group by draw_no) p on p.draw_no = d.no
      where s.revealed is not null and s.players_orders is distinct from p.orders
      union all
      select format('seed of order %s', p.order_id)
      from lottery.player_seed p
      left join lottery.orders o on o.id = p.order_id
      where o.id is null or p.leaf <> sha256('\\x00'::bytea || convert_to(o.no, 'UTF8') || '\\x00'::bytea || convert_to(p.seed, 'UTF8'))`,
  },
]
