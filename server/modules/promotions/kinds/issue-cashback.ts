import type { RulesOf } from '@senluna/contract/site/promotion-rules.ts'
import { assert } from '@senluna/kit/assert.ts'
import type { Brand } from '@senluna/kit/brand.ts'
import { daysFrom, startOfDay, weekdayOf } from '@senluna/kit/calendar/days.ts'
import type { Id } from '@senluna/kit/ids.ts'
import { amount, rate } from '@senluna/kit/money.ts'
import { cashbackOf, type CashbackTerms } from '@senluna/kit/promotions/cashback.ts'
import { businessDate, HOUR, later, type BusinessDate, type Instant } from '@senluna/kit/time.ts'
import { KIND } from '@senluna/ledger/index.ts'
import { attempt, type ErrorLog } from '../../../platform/concurrency/attempt.ts'
import type { Db } from '../../../platform/database/db.ts'
import { newId } from '../../../platform/ids.ts'
import { outOfPlay } from '../../protection/index.ts'
import { grantRewards } from '../participation/grant.ts'
import { requiredOf } from '../participation/take.ts'
import { meantAmong } from '../segments/audience-store.ts'
import { cashbacksOf, isIssued, losersOf, noteIssued, type CashbackRow } from './cashback-store.ts'

type Rules = RulesOf<'CASHBACK'>

/** So many members are dealt with in one transaction. */
const AT_ONCE = 1_000

/** The last period that is over: its days, and the name of its cycle. */
export function lastPeriod(
  period: Rules['period'],
  today: BusinessDate,
): { first: string; last: string; cycle: string } {
  const last = period === 'DAY' ? daysFrom(today, -1) : daysFrom(today, -1 - weekdayOf(today))
  const first = period === 'DAY' ? last : daysFrom(last, -6)
  return { first, last, cycle: period === 'DAY' ? last : `${first} ${last}` }
}

/** The rules with their amounts as amounts. */
export const cashbackTerms = ({ tiers, cap, minPayout }: Rules): CashbackTerms => ({
  tiers: tiers.map(({ minLoss, ratePpm }) => ({ minLoss: amount(BigInt(minLoss)), rate: rate(ratePpm) })),
  cap: amount(BigInt(cap)),
  minPayout: amount(BigInt(minPayout)),
})

/**
 * Works out the cashback of every period that is over, from the daily facts: each a reward that
 * waits to be claimed. Doing it again changes nothing; who dies in between leaves the rest to the
 * next run. Nobody on a break gets one. Answers how many rewards were made.
 */
export async function issueCashbacks(
  { db, brands, log }: { db: Db; brands: readonly Brand[]; log?: ErrorLog },
  now: Instant,
): Promise<number> {
  let issued = 0
  for (const brand of brands)
    for (const row of await cashbacksOf(db, brand.merchantCode)) {
      const named = { brand: brand.merchantCode, promotion: row.id }
      await attempt(log, 'a cashback could not be worked out', named, async () => {
        issued += await issueOne(db, brand, row, now)
      })
    }
  return issued
}

async function issueOne(db: Db, brand: Brand, row: CashbackRow, now: Instant): Promise<number> {
  const { rules } = row
  assert(rules.kind === 'CASHBACK', 'only cashbacks are asked for')
  const { merchantCode, currency, timeZone } = brand
  const { first, last, cycle } = lastPeriod(rules.period, businessDate(now, timeZone))
  // A period counts in full: one that began before the promotion, or ended after it, gives nothing.
  const [begins, ends] = [startOfDay(first, timeZone), startOfDay(daysFrom(last, 1), timeZone)]
  if (row.start_at.getTime() > begins || (row.end_at && row.end_at.getTime() < ends)) return 0
  if (await isIssued(db, merchantCode, row.id, cycle)) return 0
  const span = { merchantCode, currency: currency.code, products: rules.products, first, last }
  const terms = cashbackTerms(rules)
  const shared = {
    merchantCode,
    promotionId: row.id,
    cycle,
    termsVersion: row.version,
    currency: currency.code,
    kind: KIND.CASHBACK,
    claimBefore: later(now, rules.claimHours * HOUR),
  }
  let [issued, after]: [number, Id<'member'> | null] = [0, null]
  for (;;) {
    const some = await losersOf(db, span, after, AT_ONCE)
    const away = await outOfPlay(
      db,
      some.map(({ memberId }) => memberId),
      now,
    )
    const meant = await meantAmong(
      db,
      brand,
      row,
      some.map(({ memberId }) => memberId),
      now,
    )
    issued += await db.transaction().execute(async (tx) => {
      const due = some.flatMap(({ memberId, ...figures }) => {
        const { base, rate: earned, amount: units } = cashbackOf(figures, terms)
        if (units === 0n || away.has(memberId) || !meant.has(memberId)) return []
        return {
          id: newId<'participation'>(now),
          memberId,
          amount: units,
          required: requiredOf(units, rules.turnoverX100),
          data: { lost: base.toString(), ratePpm: earned },
        }
      })
      return (await grantRewards(tx, shared, due, now)).given
    })
    if (some.length < AT_ONCE) break
    after = some.at(-1)!.memberId
  }
  await noteIssued(db, { merchantCode, promotionId: row.id, cycle, issued }, now)
  return issued
}
