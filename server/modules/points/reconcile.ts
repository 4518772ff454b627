import type { Check } from '@senluna/ledger/check.ts'
import { KIND, SOURCE } from '@senluna/ledger/index.ts'

/** The postings of points that a figure of the day adds up, and which way they go. */
const POSTED = [
  ['earned', KIND.POINTS_EARNED, 1],
  ['taken_back', KIND.POINTS_TAKEN_BACK, -1],
  ['converted', KIND.POINTS_CONVERTED, -1],
  ['redeemed', KIND.POINTS_REDEEMED, -1],
  ['returned', KIND.POINTS_RETURNED, 1],
] as const

const sumOf = ([figure, kind, way]: (typeof POSTED)[number]): string =>
  `${way} * coalesce(sum(amount) filter (where kind = ${kind}), 0) as ${figure}`
const FIGURES = POSTED.map(([figure]) => figure).join(', ')

/** What must hold between points, what they came of, and the ledger. */
export const POINT_CHECKS: readonly Check[] = [
  {
    name: 'points by day equal their postings',
    sql: `select format('points of %s', coalesce(t.owner_id, d.member_id)) as detail
      from (select owner_id, ${POSTED.map(sumOf).join(', ')} from ledger.for_record
        where source = ${SOURCE.POINTS} and kind in (${POSTED.map(([, kind]) => kind).join(', ')}) group by 1) t
      full join (select member_id, ${POSTED.map(([figure]) => `sum(${figure}) as ${figure}`).join(', ')}
        from points.day group by 1 having sum(${POSTED.map(([figure]) => figure).join(' + ')}) <> 0) d on d.member_id = t.owner_id
      where (${FIGURES.replaceAll(/(\w+)/g, 't.$1')}) is distinct from (${FIGURES.replaceAll(/(\w+)/g, 'd.$1')})`,
  },
  {
    name: 'money for points equals its postings',
    sql: `select format('money for points of %s', coalesce(t.owner_id, c.member_id)) as detail
      from (select owner_id, sum(amount) as amount from ledger.for_record
        where source = ${SOURCE.POINTS} and kind = ${KIND.POINTS_TO_MONEY} group by 1) t
      full join (select member_id, sum(amount) as amount from points.conversion group by 1) c on c.member_id = t.owner_id
      where t.amount is distinct from c.amount`,
  },
]
