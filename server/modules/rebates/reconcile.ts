import type { Check } from '@senluna/ledger/check.ts'
import { SOURCE } from '@senluna/ledger/index.ts'
import { PAYMENT_STATE } from './part-store.ts'

/** What must hold between rebates as they were worked out, as they were paid, and the ledger. */
export const REBATE_CHECKS: readonly Check[] = [
  {
    name: 'each rebate was paid as it was worked out',
    sql: `select format('%s of %s', coalesce(p.scope, k.scope), coalesce(p.beneficiary_id, k.beneficiary_id)) as detail
      from (select scope, beneficiary_id, currency, beneficiary_id = source_id as own, sum(amount) as amount from rebates.part group by 1, 2, 3, 4) p
      full join (select scope, beneficiary_id, currency, own, sum(amount) as amount from rebates.posted group by 1, 2, 3, 4) k
        on (k.scope, k.beneficiary_id, k.currency, k.own) = (p.scope, p.beneficiary_id, p.currency, p.own)
      where coalesce(p.amount, 0) <> coalesce(k.amount, 0)`,
  },
  {
    name: 'each rebate equals its postings',
    sql: `select format('rebates of %s', coalesce(t.owner_id, k.beneficiary_id)) as detail
      from (select owner_id, sum(amount) as amount from ledger.for_record where source = ${SOURCE.REBATE} group by 1) t
      full join (select beneficiary_id, sum(amount) as amount from rebates.posted where state = ${PAYMENT_STATE.POSTED} group by 1) k
        on k.beneficiary_id = t.owner_id
      where t.amount is distinct from k.amount`,
  },
]
