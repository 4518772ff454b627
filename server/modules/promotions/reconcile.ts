import type { Check } from '@senluna/ledger/check.ts'
import { KIND, SOURCE } from '@senluna/ledger/index.ts'

/** What must hold between rewards and the ledger. */
export const PROMOTION_CHECKS: readonly Check[] = [
  {
    name: 'each claimed reward is one posting of its amount',
    sql: `select format('reward %s', coalesce(p.id, t.key)) as detail
      from (select id, member_id, amount from promotions.participation where state = 'CLAIMED') p
      full join (select key, owner_id, amount from ledger.for_record where source = ${SOURCE.PROMOTION} and kind <> ${KIND.BONUS_REMOVED}) t
        on t.key = p.id and t.owner_id = p.member_id
      where p.amount is distinct from t.amount`,
  },
  {
    name: 'what a bonus took along is one posting of its amount',
    sql: `select format('bonus %s', coalesce(p.id, t.ref)) as detail
      from (select id, member_id, removed from promotions.participation where removed > 0) p
      full join (select ref, owner_id, amount from ledger.for_record
        where source = ${SOURCE.PROMOTION} and kind = ${KIND.BONUS_REMOVED}) t on t.ref = p.id and t.owner_id = p.member_id
      where -p.removed is distinct from t.amount`,
  },
  {
    name: 'what a bounded promotion gave is what its rewards come to',
    sql: `select format('%s of %s, %s', g.promotion_id, g.merchant_id, g.cycle) as detail from promotions.given g
      left join lateral (select count(*) as count, coalesce(sum(p.amount), 0) as amount from promotions.participation p
        where p.merchant_id = g.merchant_id and p.promotion_id = g.promotion_id and p.cycle = g.cycle) p on true
      where g.count <> p.count or g.amount <> p.amount`,
  },
]
