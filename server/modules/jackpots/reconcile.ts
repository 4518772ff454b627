import { KIND, SOURCE, TREASURY } from '@senluna/ledger/index.ts'
import type { Check } from '@senluna/ledger/check.ts'
import { BOOK } from '../wagers/index.ts'

/** Integer units of everything a brand's pots and reserves hold. */
const HELD = 'select merchant_id, sum(micro + reserve_micro) / 1000000 as units from jackpots.pot group by 1'

/** What must hold between pots, the stakes that made them grow, and the ledger. */
export const JACKPOT_CHECKS: readonly Check[] = [
  {
    name: 'what jackpots hold is in the ledger, to the last unit',
    sql: `select format('jackpots of %s hold %s, the ledger says %s', h.merchant_id, trunc(h.units), t.units) as detail
      from (${HELD}) h
      left join (select c.merchant_id, sum(p.amount) as units
        from ledger.for_record p join ledger.for_house c on c.account_no = p.counter_no
        where p.source = ${SOURCE.JACKPOT} and p.account_no = ${TREASURY.JACKPOT}
          and p.kind in (${KIND.JACKPOT_PAID}, ${KIND.JACKPOT_CONTRIBUTION}, ${KIND.JACKPOT_SEED}, ${KIND.JACKPOT_RETURNED})
        group by 1) t on t.merchant_id = h.merchant_id
      where trunc(h.units) <> coalesce(t.units, 0)`,
  },
  {
    name: 'each jackpot was paid once, to who won it, and came back whole where it was refused',
    sql: `with t as (select owner_id, ref, kind, amount from ledger.for_record
        where source = ${SOURCE.JACKPOT} and kind in (${KIND.JACKPOT_WON}, ${KIND.JACKPOT_REFUSED}))
      select format('%s %s of %s', c.level, c.no, c.merchant_id) as detail
      from (select owner_id, wager_id, sum(amount) as amount, count(*) as wins, max(level) as level, max(no) as no, max(merchant_id) as merchant_id
        from jackpots.cycle where wager_id is not null group by 1, 2) c
      full join (select owner_id, ref, sum(amount) as amount, count(*) as wins from t where kind = ${KIND.JACKPOT_WON} group by 1, 2) t
        on t.owner_id = c.owner_id and t.ref = c.wager_id
      where (c.amount, c.wins) is distinct from (t.amount, t.wins)
      union all
      select format('refused of %s', coalesce(c.owner_id, t.owner_id))
      from (select owner_id, sum(amount) as amount from jackpots.cycle where review = 'REFUSED' group by 1) c
      full join (select owner_id, sum(amount) as amount from t where kind = ${KIND.JACKPOT_REFUSED} group by 1) t on t.owner_id = c.owner_id
      where c.amount is distinct from -t.amount`,
  },
  {
    name: 'each level has one pot under way',
    sql: `select format('%s of %s', p.level, p.merchant_id) as detail from jackpots.pot p
      left join jackpots.cycle c on c.merchant_id = p.merchant_id and c.level = p.level
        and ((c.no = p.cycle and (c.ended_at is null or p.state = 'RETIRED')) or (c.no < p.cycle and c.ended_at is not null))
      group by p.merchant_id, p.level, p.cycle having count(c.no) <> p.cycle`,
  },
  {
    name: 'what was counted for jackpots is no more than was staked',
    sql: `select format('jackpots of %s counted %s in %s bets, staked was %s', l.merchant_id, l.staked, l.bets, coalesce(w.staked, 0)) as detail
      from (select merchant_id, sum(staked) as staked, sum(bets) as bets from jackpots.lane group by 1) l
      left join (select m.merchant_id, sum(b.stake) as staked, count(*) as bets
        from wagers.for_record b join members.for_lists m on m.id = b.owner_id
        join jackpots.network n on n.merchant_id = m.merchant_id and b.currency = n.currency and b.placed_at >= n.opened_at - interval '1 minute'
        where b.book = ${BOOK.REAL} and b.product = 'RNG' group by 1) w on w.merchant_id = l.merchant_id
      where l.staked > coalesce(w.staked, 0) or l.bets > coalesce(w.bets, 0)`,
  },
]
