import { deskAffiliates, exportAffiliates, type AffiliateRow } from '@senluna/contract/desk/affiliates.ts'
import type { ValuePeriod } from '@senluna/contract/desk/player-value.ts'
import { planOf } from '@senluna/kit/agents/contracts/affiliate-terms.ts'
import type { Brand } from '@senluna/kit/brand.ts'
import { startOfDay } from '@senluna/kit/calendar/days.ts'
import { businessDate, type Instant } from '@senluna/kit/time.ts'
import type { Db } from '../../../platform/database/db.ts'
import { monthsFrom } from '../../../platform/day-range.ts'
import type { Call, Route } from '../../../platform/http/route.ts'
import { pageOf } from '../../../platform/page.ts'
import { MEMBER_STATE } from '../../members/index.ts'
import { listRoutes } from '../../staff/index.ts'
import { affiliatesBy, type AffiliateSums } from '../store.ts'

const USUAL_SIZE = 20

/** Affiliates, for the brand's people: their plans, codes, traffic, and what they were paid. */
export const deskRoutes = (db: Db): Route[] =>
  listRoutes(
    db,
    deskAffiliates,
    exportAffiliates,
    (call) => listAffiliates(db, call),
    ({ query }) => ({ action: 'affiliates.list', object: { kind: 'members', id: query.name ?? 'all' } }),
  )

async function listAffiliates(db: Db, { brand, query, now }: Call<typeof deskAffiliates>) {
  const size = query.pageSize ?? USUAL_SIZE
  const { name, after } = query
  const months = monthsIn(query.period ?? 'MONTH', brand, now)
  const rows = await affiliatesBy(db, { merchantCode: brand.merchantCode, name, ...months, after, size })
  return pageOf(
    rows,
    size,
    ({ userName }) => userName,
    (row) => shown(row, brand),
  )
}

/** The months before the one that runs with which a period begins and ends. */
const BACK: Readonly<Record<Exclude<ValuePeriod, 'EVER'>, readonly [from: number, to: number]>> = {
  MONTH: [0, 0],
  LAST_MONTH: [1, 1],
  QUARTER: [2, 0],
  YEAR: [11, 0],
}

function monthsIn(period: ValuePeriod, { timeZone }: Brand, now: Instant) {
  const current = businessDate(now, timeZone).slice(0, 7)
  const start = (back: number) => new Date(startOfDay(`${monthsFrom(current, -back)}-01`, timeZone))
  if (period === 'EVER') return { from: undefined, until: start(-1) }
  const [from, to] = BACK[period]
  return { from: start(from), until: start(to - 1) }
}

function shown(
  { id, createdAt, state, terms, firstDeposited, netLoss, share, cpa, gross, paid, ...row }: AffiliateSums,
  { currency: { code, scale, displayDecimals } }: Brand,
): AffiliateRow {
  return {
    ...row,
    memberId: id,
    open: state === MEMBER_STATE.OPEN,
    registeredAt: createdAt.toISOString(),
    ...(terms && { plan: planOf({ tiers: terms.tiers, cpa: terms.affiliate?.cpa }) }),
    currency: { code, exponent: scale, displayDecimals },
    firstDeposited: firstDeposited.toString(),
    netLoss: netLoss.toString(),
    share: share.toString(),
    cpa: cpa.toString(),
    gross: gross.toString(),
    paid: paid.toString(),
  }
}
