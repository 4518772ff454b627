import type { Brand } from '@senluna/kit/brand.ts'
import { daysFrom, startOfDay } from '@senluna/kit/calendar/days.ts'
import type { Id } from '@senluna/kit/ids.ts'
import { amount, rate, type Amount } from '@senluna/kit/money.ts'
import { PRODUCTS, type Product } from '@senluna/kit/product.ts'
import { businessDate, HOUR, type BusinessDate, type Instant } from '@senluna/kit/time.ts'
import { memberRebateOf, vipRatesOf } from '@senluna/kit/vip/member-rebate.ts'
import { attempt } from '../../../platform/concurrency/attempt.ts'
import type { Tx } from '../../../platform/database/db.ts'
import { lockedAmong } from '../../members/index.ts'
import { chainsAt } from '../../rates/index.ts'
import { ladderOn } from '../ladder/ladder.ts'
import { lastRun, reopenRun } from '../levels/run-store.ts'
import { holdStates } from '../levels/state-store.ts'
import { walk } from '../levels/walk.ts'
import type { VipParts } from '../vip.ts'
import { postRebate } from './post-rebate.ts'
import { betsOn, bettorsAfter, correctedDays, levelsAt, paidFor, type BetsByProduct } from './rebate-store.ts'

/** After the night's own rebates. */
const PAY_AT = 4 * HOUR
/** Corrections come so late. */
const AGAIN_DAYS = 35

/**
 * Pays the daily rebate of every brand's days that are over, once a member and day, and the
 * differences of days whose bets were corrected since. Answers how many payments there were.
 */
export async function payRebates(parts: VipParts, now: Instant): Promise<number> {
  let paid = 0
  for (const brand of parts.brands) {
    const today = businessDate(now, brand.timeZone)
    if (!(await parts.isOn(brand, now)) || now - startOfDay(today, brand.timeZone) < PAY_AT) continue
    for (const day of await daysToPay(parts, brand, today)) {
      const row = { merchantCode: brand.merchantCode, day }
      const pay = async () => (paid += await payDay(parts, brand, day, now))
      if (!(await attempt(parts.log, 'a day’s VIP rebates could not be paid', row, pay))) break
    }
  }
  return paid
}

async function daysToPay({ db }: VipParts, { merchantCode }: Brand, today: BusinessDate): Promise<BusinessDate[]> {
  const run = { merchantCode, kind: 'REBATE' as const }
  const yesterday = daysFrom(today, -1)
  const last = (await lastRun(db, { ...run, day: today })) as BusinessDate | undefined
  const days: BusinessDate[] = []
  for (let day = last ? daysFrom(last, 1) : yesterday; day <= yesterday; day = daysFrom(day, 1)) days.push(day)
  const corrected = (await correctedDays(db, merchantCode, daysFrom(yesterday, -AGAIN_DAYS))) as BusinessDate[]
  for (const day of corrected) await reopenRun(db, { ...run, day })
  return [...corrected.filter((day) => !days.includes(day)), ...days]
}

const payDay = (parts: VipParts, brand: Brand, day: BusinessDate, now: Instant): Promise<number> =>
  walk(
    parts,
    {
      run: { merchantCode: brand.merchantCode, kind: 'REBATE', day },
      next: (tx, upto, most) => bettorsAfter(tx, brand.merchantCode, day, upto, most),
      work: (tx, ids) => paySome(tx, brand, day, ids, now),
    },
    now,
  )

/** Pays what a day comes to for some members, less what it was paid already. */
async function paySome(
  tx: Tx,
  brand: Brand,
  day: BusinessDate,
  memberIds: readonly Id<'member'>[],
  now: Instant,
): Promise<number> {
  const { merchantCode } = brand
  const currency = brand.currency.code
  const until = startOfDay(daysFrom(day, 1), brand.timeZone)
  await holdStates(tx, merchantCode, memberIds, now)
  const ladder = await ladderOn(tx, brand, day)
  const bets = await betsOn(tx, memberIds, day, currency)
  const levels = await levelsAt(tx, memberIds, until)
  const paid = await paidFor(tx, memberIds, day)
  const locked = await lockedAmong(tx, memberIds, 'MONEY')
  const lineRates = await ownRates(tx, memberIds, until)
  let payments = 0
  for (const memberId of memberIds) {
    const before = paid.get(memberId)
    const level = before?.level ?? levels.get(memberId) ?? 0
    const shares = ladder.levels[level]?.rebatePpm
    const played = bets.get(memberId) ?? {}
    const due = shares
      ? memberRebateOf(unitsOf(played), vipRatesOf(shares), lineRates.get(memberId) ?? {}, ladder.rebate).amount
      : 0n
    const difference = amount(due - (before?.amount ?? 0n))
    // Other bets that come to the same are noted, so that the day is corrected once.
    if (difference === 0n && (!before || sameBets(before.bets, played))) continue
    const row = { memberId, day, seq: before?.payments ?? 0, merchantCode, currency, level, bets: played }
    await postRebate(tx, { ...row, amount: difference }, locked.has(memberId), now)
    payments++
  }
  return payments
}

const sameBets = (some: BetsByProduct, others: BetsByProduct): boolean =>
  PRODUCTS.every((product) => some[product] === others[product])

const unitsOf = (bets: BetsByProduct): Partial<Record<Product, Amount>> =>
  Object.fromEntries(Object.entries(bets).map(([product, digits]) => [product, amount(BigInt(digits))]))

/** The rates that members have of their own, as they stood when a day ended. */
async function ownRates(tx: Tx, memberIds: readonly Id<'member'>[], at: Instant) {
  const rates = new Map<Id<'member'>, Partial<Record<Product, ReturnType<typeof rate>>>>()
  for (const { memberId, product, chain } of await chainsAt(tx, memberIds, PRODUCTS, at)) {
    const own = chain.find(([id]) => id === memberId)
    if (own) rates.set(memberId, { ...rates.get(memberId), [product]: rate(own[1]) })
  }
  return rates
}
