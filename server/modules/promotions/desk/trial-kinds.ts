import type { TriedRules } from '@senluna/contract/desk/brand/promotion-trial.ts'
import type { Brand } from '@senluna/kit/brand.ts'
import { birthdaysOn } from '@senluna/kit/calendar/birthday.ts'
import { daysFrom, startOfDay } from '@senluna/kit/calendar/days.ts'
import type { Id } from '@senluna/kit/ids.ts'
import { rankScores } from '@senluna/kit/promotions/leaderboard.ts'
import { businessDate } from '@senluna/kit/time.ts'
import type { Db } from '../../../platform/database/db.ts'
import { bornOn } from '../kinds/issued/newcomer-store.ts'
import type { RulesOf } from '../kinds/kind.ts'
import { scoredIn } from '../kinds/leaderboard/score-store.ts'
import { boardTerms } from '../kinds/leaderboard/settle-boards.ts'
import { openedBetween, reachedBetween } from './trial-store.ts'

/** What each member would have got: how many rewards, and how much. */
export type Got = Map<Id<'member'>, { rewards: number; amount: bigint }>

/** Days that are tried, both included. */
export interface Span {
  first: string
  last: string
}

/** A rule's fixed reward, so many times for each. */
const times = (some: readonly { member_id: Id<'member'>; times: number }[], amount: bigint): Got =>
  new Map(some.map(({ member_id, times: rewards }) => [member_id, { rewards, amount: amount * BigInt(rewards) }]))

/** The same for members, of whom one may stand there more than once. */
function once(ids: readonly Id<'member'>[], amount: bigint): Got {
  const got: Got = new Map()
  for (const id of ids) add(got, id, amount)
  return got
}

export function add(got: Got, memberId: Id<'member'>, amount: bigint): void {
  const before = got.get(memberId) ?? { rewards: 0, amount: 0n }
  got.set(memberId, { rewards: before.rewards + 1, amount: before.amount + amount })
}

/** Each member once or more, whose target was reached in a cycle. */
export const tryMission = async (
  db: Db,
  brand: Brand,
  rules: Extract<TriedRules, { kind: 'MISSION' }>,
  span: Span,
): Promise<Got> => times(await reachedBetween(db, brand, rules, span), BigInt(rules.amount))

/** Accounts that were opened, the first of them where there are fewer rewards. */
export const trySignUp = async (db: Db, brand: Brand, rules: RulesOf<'SIGN_UP'>, span: Span): Promise<Got> =>
  once(await openedBetween(db, brand, rules, span), BigInt(rules.amount))

/** Whose birthday it was. */
export async function tryBirthday(db: Db, brand: Brand, rules: RulesOf<'BIRTHDAY'>, span: Span): Promise<Got> {
  const born: Id<'member'>[] = []
  for (let day = span.first; day <= span.last; day = daysFrom(day, 1)) {
    const today = businessDate(startOfDay(day, brand.timeZone), brand.timeZone)
    const knownBefore = startOfDay(daysFrom(day, -rules.accountDays), brand.timeZone)
    const asked = { merchantCode: brand.merchantCode, days: birthdaysOn(today), knownBefore }
    born.push(...(await bornOn(db, asked, null, MOST_A_DAY)))
  }
  return once(born, BigInt(rules.amount))
}

/** More birthdays a day than any brand has. */
const MOST_A_DAY = 100_000

/** The prizes of each day or week; of two with the same score the lower id stands before. */
export async function tryBoard(db: Db, brand: Brand, rules: RulesOf<'LEADERBOARD'>, span: Span): Promise<Got> {
  const got: Got = new Map()
  const { merchantCode, currency } = brand
  const days = rules.period === 'DAY' ? 1 : 7
  for (let first = span.first; first <= span.last; first = daysFrom(first, days)) {
    const last = daysFrom(first, days - 1)
    const scores = await scoredIn(db, merchantCode, { ...rules, first, last, currency: currency.code })
    const byId = new Map<string, Id<'member'>>(scores.map(({ id }) => [id, id]))
    for (const { id, prize } of rankScores(scores, boardTerms(rules))) if (prize > 0n) add(got, byId.get(id)!, prize)
  }
  return got
}
