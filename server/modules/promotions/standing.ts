import type { PromoCard, PromotionOffer } from '@senluna/contract/site/content.ts'
import type { RulesOf } from '@senluna/contract/site/promotion-rules.ts'
import type { Brand } from '@senluna/kit/brand.ts'
import type { Id } from '@senluna/kit/ids.ts'
import { checkInStep } from '@senluna/kit/promotions/check-in.ts'
import { businessDate, iso, type Instant } from '@senluna/kit/time.ts'
import type { Db } from '../../platform/database/db.ts'
import type { FreeTickets } from '../families/index.ts'
import { applicationStates } from './kinds/apply-form/application-store.ts'
import { applyCycle } from './kinds/apply-form/apply.ts'
import { choicesOf } from './kinds/deposit-bonus/bonus-store.ts'
import { bonusCycle, isNext } from './kinds/deposit-bonus/choose.ts'
import { bonusOffer } from './kinds/deposit-bonus/offers.ts'
import { newcomersAmong } from './kinds/issued/newcomer-store.ts'
import { ONCE } from './kinds/issued/sign-up.ts'
import { givenPrizes } from './kinds/raffle/raffle-store.ts'
import { freeRoundsOffer } from './kinds/free-rounds.ts'
import { nextDrop } from './kinds/red-envelope.ts'
import { takenKindOf } from './kinds/taken-kinds.ts'
import { extrasShown } from './participation/extra.ts'
import { givenCount, lastCheckIn, takenCycles, waitingOf } from './participation/participation-store.ts'
import { isOn } from './participation/take.ts'
import type { PromotionRow } from './promotion-store.ts'

/** Who reads: a member, or a guest. */
export interface OfferReader {
  brand: Brand
  memberId: Id<'member'> | null
  now: Instant
}

type Status = PromoCard['status']

/** What is counted for everybody by itself until it waits to be claimed. */
const COUNTING: ReadonlySet<PromotionRow['rules']['kind']> = new Set(['CASHBACK', 'REFERRAL', 'LEADERBOARD'])

/** Where each of some promotions stands for its reader, by its id. */
export async function statusesOf(
  db: Db,
  { brand, memberId, now }: OfferReader,
  rows: readonly PromotionRow[],
): Promise<ReadonlyMap<string, Status>> {
  const cycles = rows.map((row) => ({
    promotionId: row.id,
    cycle: cycleOf(row.rules, brand, now),
  }))
  const own = memberId === null ? [] : await takenCycles(db, memberId, cycles)
  const waiting = memberId === null ? [] : await waitingOf(db, memberId, now)
  const [choice] = memberId === null ? [] : await choicesOf(db, [memberId])
  const forms = cycles.flatMap(({ promotionId, cycle }, nth) =>
    rows[nth]!.rules.kind === 'APPLY_FORM' && cycle !== undefined ? [{ promotionId, cycle }] : [],
  )
  const applied = memberId === null ? new Map() : await applicationStates(db, memberId, forms)
  const late = new Set<string>()
  for (const { id, rules } of rows)
    if (memberId !== null && rules.kind === 'DEPOSIT_BONUS' && !(await isNext(db, memberId, rules))) late.add(id)
  const taken = new Map(own.map(({ promotion_id, state }) => [promotion_id, state]))
  const [newcomer] = memberId === null ? [] : await newcomersAmong(db, [memberId])
  const issued = new Set(waiting.map(({ promotion_id }) => promotion_id))
  return new Map(
    rows.map((row, nth): [string, Status] => {
      if (row.start_at.getTime() > now) return [row.id, 'COMING_SOON']
      if (issued.has(row.id)) return [row.id, 'ISSUED']
      if (taken.get(row.id) === 'CLAIMED') return [row.id, 'CLAIMED']
      if (!isOn(row, now)) return [row.id, 'CLOSED']
      if (COUNTING.has(row.rules.kind)) return [row.id, memberId === null ? 'JOIN' : 'PROCESS']
      if (taken.has(row.id)) return [row.id, 'CLOSED']
      if (row.rules.kind === 'BIRTHDAY') return [row.id, memberId === null ? 'JOIN' : 'PROCESS']
      if (row.rules.kind === 'SIGN_UP' && memberId !== null)
        return [row.id, newcomer && newcomer.created_at >= row.start_at ? 'JOIN' : 'CLOSED']
      const form = applied.get(row.id)
      if (form === 'APPLYING' || form === 'REJECTED') return [row.id, form]
      if (choice?.promotion_id === row.id) return [row.id, 'SIGNED']
      if (late.has(row.id)) return [row.id, 'CLOSED']
      const between = row.rules.kind === 'RED_ENVELOPE' && cycles[nth]!.cycle === undefined
      return [row.id, between ? 'COMING_SOON' : 'JOIN']
    }),
  )
}

/** The cycle that a member can have a reward of now; undefined between two. */
function cycleOf(rules: PromotionRow['rules'], brand: Brand, now: Instant): string | undefined {
  if (rules.kind === 'DEPOSIT_BONUS') return bonusCycle(rules, brand, now)
  if (rules.kind === 'APPLY_FORM') return applyCycle(rules, brand, now)
  if (rules.kind === 'SIGN_UP') return ONCE
  if (rules.kind === 'BIRTHDAY') return businessDate(now, brand.timeZone).slice(0, 4)
  return takenKindOf(rules)?.cycleOf(rules, brand, now)
}

/** When what a promotion gives can next be taken: its own beginning, or the next drop's. */
export function opensAt(row: PromotionRow, brand: Brand, now: Instant): Date {
  if (row.rules.kind !== 'RED_ENVELOPE' || !isOn(row, now)) return row.start_at
  return new Date(nextDrop(row.rules, brand, now).opensAt)
}

/** What a promotion gives, as its reader sees it; undefined where there is nothing to take. */
export async function offerOf(
  db: Db,
  { brand, memberId, now }: OfferReader,
  { id, rules }: PromotionRow,
  language: string,
  tickets: FreeTickets,
): Promise<PromotionOffer | undefined> {
  switch (rules.kind) {
    case 'INFO':
    case 'MISSION':
      return undefined
    case 'DEPOSIT_BONUS':
      return bonusOffer(rules)
    case 'RAFFLE': {
      const { kind: type, prizes, ...terms } = rules
      const extras = await extrasShown(
        db,
        brand.merchantCode,
        prizes.map(({ extra }) => extra),
        language,
      )
      const given = await givenPrizes(db, brand.merchantCode, id)
      const left = (stock: number | null, prize: string) =>
        stock === null ? null : Math.max(0, stock - (given.get(prize) ?? 0))
      return {
        type,
        ...terms,
        prizes: prizes.map(({ id: prize, amount, weight, stock }, nth) => ({
          id: prize,
          amount,
          weight,
          ...(extras[nth] && { extra: extras[nth] }),
          left: left(stock, prize),
        })),
      }
    }
    case 'REFERRAL': {
      const { kind: type, claimHours: _, ...terms } = rules
      return { type, ...terms }
    }
    case 'APPLY_FORM': {
      const { kind: type, claimHours: _, aloneUpTo: __, ...terms } = rules
      return { type, ...terms }
    }
    case 'LEADERBOARD': {
      const { kind: type, claimHours: _, prizes, ...terms } = rules
      const extras = await extrasShown(
        db,
        brand.merchantCode,
        prizes.map(({ extra }) => extra),
        language,
      )
      const shown = prizes.map(({ from, to, amount }, nth) => ({
        from,
        to,
        amount,
        ...(extras[nth] && { extra: extras[nth] }),
      }))
      return { type, ...terms, prizes: shown }
    }
    case 'CHECK_IN': {
      const { kind: type, ladder, needsDeposit, needsStake, turnoverX100 } = rules
      const shown = await extrasShown(
        db,
        brand.merchantCode,
        ladder.map((_, nth) => rules.extras?.[nth]),
        language,
      )
      const extras = shown.map((extra) => extra ?? null)
      const last = memberId === null ? undefined : await lastCheckIn(db, memberId, id)
      const step = checkInStep(ladder.length, last, businessDate(now, brand.timeZone))
      return { type, ladder, extras, step, needsDeposit, needsStake, turnoverX100 }
    }
    case 'FREE_SPIN':
    case 'FREE_BET':
    case 'FREE_TICKET':
      return freeRoundsOffer(db, brand, rules, { left: await leftOf(db, brand, id, rules, now), language, tickets })
    case 'PROMO_CODE':
      return { type: rules.kind, left: await leftOf(db, brand, id, rules, now), turnoverX100: rules.turnoverX100 }
    case 'RED_ENVELOPE': {
      const { kind: type, least, most, count, turnoverX100 } = rules
      const drop = nextDrop(rules, brand, now)
      return { type, least, most, count, turnoverX100, opensAt: iso(drop.opensAt), closesAt: iso(drop.closesAt) }
    }
    case 'CASHBACK': {
      const { kind: type, claimHours: _, ...terms } = rules
      return { type, ...terms, ...(await waitingIn(db, memberId, id, now)) }
    }
    case 'SIGN_UP': {
      const { kind: type, needs, amount, turnoverX100 } = rules
      return { type, needs, amount, turnoverX100, ...(await waitingIn(db, memberId, id, now)) }
    }
    case 'BIRTHDAY': {
      const { kind: type, amount, accountDays, turnoverX100 } = rules
      return { type, amount, accountDays, turnoverX100, ...(await waitingIn(db, memberId, id, now)) }
    }
  }
}

/** For how many members a promotion still has something in this cycle. */
async function leftOf(
  db: Db,
  brand: Brand,
  promotionId: string,
  rules: RulesOf<'PROMO_CODE' | 'FREE_SPIN' | 'FREE_BET' | 'FREE_TICKET'>,
  now: Instant,
): Promise<number> {
  const { merchantCode } = brand
  const cycle = cycleOf(rules, brand, now)!
  return Math.max(0, rules.count - (await givenCount(db, { merchantCode, promotionId, cycle })))
}

/** The reward of a promotion that waits for its reader, if one does. */
async function waitingIn(db: Db, memberId: Id<'member'> | null, promotionId: string, now: Instant) {
  if (memberId === null) return {}
  const first = (await waitingOf(db, memberId, now)).find(({ promotion_id }) => promotion_id === promotionId)
  if (!first) return {}
  const { id, amount, claim_before } = first
  return { waiting: { id, amount: amount.toString(), claimBefore: claim_before!.toISOString() } }
}
