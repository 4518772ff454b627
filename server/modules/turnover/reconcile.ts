import type { Check } from '@senluna/ledger/check.ts'

/** What must hold between requirements and what wagers gave to them. */
export const TURNOVER_CHECKS: readonly Check[] = [
  {
    name: 'each requirement is done as far as wagers gave to it',
    sql: `select format('requirement %s of %s', r.id, r.member_id) as detail from turnover.requirement r
      left join (select requirement_id, sum(used) as used from turnover.use group by 1) u on u.requirement_id = r.id
      where r.done <> coalesce(u.used, 0)`,
  },
]
