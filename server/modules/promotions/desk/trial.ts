import { isTried, type promotionTrial, type TriedRules } from '@senluna/contract/desk/brand/promotion-trial.ts'
import { Refusal } from '@senluna/contract/refusals.ts'
import type { Brand } from '@senluna/kit/brand.ts'
import { daysFrom, weekdayOf } from '@senluna/kit/calendar/days.ts'
import type { Id } from '@senluna/kit/ids.ts'
import { cashbackOf } from '@senluna/kit/promotions/cashback.ts'
import { bonusOf } from '@senluna/kit/promotions/deposit-bonus.ts'
import { businessDate, instant, type BusinessDate, type Instant } from '@senluna/kit/time.ts'
import type { Db } from '../../../platform/database/db.ts'
import type { Call } from '../../../platform/http/route.ts'
import { outOfPlay } from '../../protection/index.ts'
import { cashbackTerms } from '../kinds/issue-cashback.ts'
import { losersOf } from '../kinds/cashback-store.ts'
import { bonusCycle } from '../kinds/deposit-bonus/choose.ts'
import { bonusTerms } from '../kinds/deposit-bonus/grant.ts'
import type { RulesOf } from '../kinds/kind.ts'
import { meantAmong } from '../segments/audience-store.ts'
import { draftOf } from './drafts.ts'
import { add, tryBirthday, tryBoard, tryMission, trySignUp, type Got, type Span } from './trial-kinds.ts'
import { depositsBetween, namesOf } from './trial-store.ts'

/** So many days are tried, and so many members named. */
const DAYS = 30
const NAMED = 20
const AT_ONCE = 1_000
/** A forecast of more says nothing. */
const MOST_DAYS = 9_999n

/**
 * Tries a draft on what was played and put in. Refuses SYS_NOT_FOUND, PROMO_CLOSED for a kind whose
 * rewards don't follow from that.
 */
export async function tryPromotion(db: Db, { brand, params, now }: Call<typeof promotionTrial>) {
  const { body, claimed, waiting } = await draftOf(db, brand, params.id ?? '', now)
  const { rules } = body
  if (!isTried(rules)) throw new Refusal('PROMO_CLOSED')
  const span = spanOf(rules, businessDate(now, brand.timeZone))
  const got = await tried(db, brand, rules, span)
  for (const id of await outOfPlay(db, [...got.keys()], now)) got.delete(id as Id<'member'>)
  const about = {
    id: params.id ?? '',
    segment_id: body.segment ?? null,
    control_percent: body.control ?? 0,
    vip_from: body.vip ?? 0,
  }
  const meant = await meantAmong(db, brand, about, [...got.keys()], now)
  for (const id of got.keys()) if (!meant.has(id)) got.delete(id)
  const all = [...got].toSorted(([, a], [, b]) => Number(b.amount > a.amount) - Number(b.amount < a.amount))
  const first = all.slice(0, NAMED)
  const names = await namesOf(
    db,
    first.map(([id]) => id),
  )
  const total = all.reduce((sum, [, { amount }]) => sum + amount, 0n)
  const { code, scale, displayDecimals } = brand.currency
  return {
    ...span,
    players: all.length,
    rewards: all.reduce((sum, [, { rewards }]) => sum + rewards, 0),
    total: total.toString(),
    ...lastsDays(body.budget, claimed + waiting, total),
    list: first.map(([memberId, { rewards, amount }]) => ({
      memberId,
      userName: names.get(memberId) ?? '',
      rewards,
      amount: amount.toString(),
    })),
    currency: { code, exponent: scale, displayDecimals },
  }
}

function tried(db: Db, brand: Brand, rules: TriedRules, span: Span): Promise<Got> {
  switch (rules.kind) {
    case 'CASHBACK':
      return tryCashback(db, brand, rules, span)
    case 'DEPOSIT_BONUS':
      return tryBonus(db, brand, rules, span)
    case 'LEADERBOARD':
      return tryBoard(db, brand, rules, span)
    case 'SIGN_UP':
      return trySignUp(db, brand, rules, span)
    case 'BIRTHDAY':
      return tryBirthday(db, brand, rules, span)
    case 'MISSION':
      return tryMission(db, brand, rules, span)
  }
}

/** How long what is left of a budget lasts where thirty days cost as much as these. */
function lastsDays(budget: string | undefined, spent: bigint, total: bigint): { lastsDays?: number } {
  if (budget === undefined || total === 0n) return {}
  const left = BigInt(budget) > spent ? BigInt(budget) - spent : 0n
  const days = (left * BigInt(DAYS)) / total
  return { lastsDays: Number(days < MOST_DAYS ? days : MOST_DAYS) }
}

const isWeekly = (rules: TriedRules): boolean =>
  rules.kind === 'MISSION' ? rules.every === 'WEEK' : 'period' in rules && rules.period === 'WEEK'

/** The last thirty days that are over; of a weekly one the full weeks among them. */
function spanOf(rules: TriedRules, today: BusinessDate): Span {
  const last = daysFrom(today, -1)
  if (!isWeekly(rules)) return { first: daysFrom(last, 1 - DAYS), last }
  const sunday = daysFrom(today, -1 - weekdayOf(today))
  return { first: daysFrom(sunday, 1 - 28), last: sunday }
}

async function tryCashback(db: Db, brand: Brand, rules: RulesOf<'CASHBACK'>, span: Span): Promise<Got> {
  const got: Got = new Map()
  const terms = cashbackTerms(rules)
  const days = rules.period === 'DAY' ? 1 : 7
  for (let first = span.first; first <= span.last; first = daysFrom(first, days)) {
    const period = {
      merchantCode: brand.merchantCode,
      currency: brand.currency.code,
      products: rules.products,
      first,
      last: daysFrom(first, days - 1),
    }
    let after: Id<'member'> | null = null
    for (;;) {
      const some: Awaited<ReturnType<typeof losersOf>> = await losersOf(db, period, after, AT_ONCE)
      for (const { memberId, ...figures } of some) {
        const { amount } = cashbackOf(figures, terms)
        if (amount > 0n) add(got, memberId, amount)
      }
      if (some.length < AT_ONCE) break
      after = some.at(-1)!.memberId
    }
  }
  return got
}

async function tryBonus(db: Db, brand: Brand, rules: RulesOf<'DEPOSIT_BONUS'>, span: Span): Promise<Got> {
  const got: Got = new Map()
  const terms = bonusTerms(rules)
  const taken = new Set<string>()
  for (const { member_id: memberId, nth, amount, credited_at } of await depositsBetween(db, brand, span)) {
    const cycle = `${memberId} ${bonusCycle(rules, brand, instantOf(credited_at))}`
    const held = bonusOf(amount, terms)
    if (!held || held.bonus === 0n || taken.has(cycle) || (rules.nth > 0 && nth !== rules.nth)) continue
    taken.add(cycle)
    add(got, memberId, held.bonus)
  }
  return got
}

const instantOf = (at: Date): Instant => instant(at.getTime())
