import type { Check } from '@senluna/ledger/check.ts'
import { KIND, SOURCE } from '@senluna/ledger/index.ts'
import { REBATE_STATE } from './rebates/rebate-store.ts'

/** What the daily rebate is posted as, and taken back. */
const REBATES = [KIND.VIP_REBATE, KIND.REBATE_TAKEN_BACK].join(', ')

/** What must hold between gifts as they were claimed, levels as they changed, and the ledger. */
export const VIP_CHECKS: readonly Check[] = [
  {
    name: 'each claimed VIP gift equals its posting',
    sql: `select format('gifts of %s', coalesce(t.owner_id, g.member_id)) as detail
      from (select owner_id, sum(amount) as amount, count(*) as some from ledger.for_record
          where source = ${SOURCE.VIP} and kind not in (${REBATES}) group by 1) t
      full join (select member_id, sum(amount) as amount, count(*) as some from vip.gift where claimed_at is not null group by 1) g
        on g.member_id = t.owner_id
      where (t.amount, t.some) is distinct from (g.amount, g.some)`,
  },
  {
    name: 'each VIP rebate equals its postings',
    sql: `select format('rebates of %s', coalesce(t.owner_id, r.member_id)) as detail
      from (select owner_id, sum(amount) as amount from ledger.for_record
          where source = ${SOURCE.VIP} and kind in (${REBATES}) group by 1) t
      full join (select member_id, sum(amount) as amount from vip.rebate where state = ${REBATE_STATE.POSTED} group by 1) r
        on r.member_id = t.owner_id
      where coalesce(t.amount, 0) <> coalesce(r.amount, 0)`,
  },
  {
    name: 'each VIP level is where its history ends',
    sql: `select format('%s stands on %s', s.member_id, s.level) as detail from vip.state s
      left join lateral (select to_level from vip.event e where e.member_id = s.member_id order by id desc limit 1) e on true
      where s.level <> coalesce(e.to_level, 0)`,
  },
]
