import type { VIP_GIFT_WANTS } from '@senluna/contract/site/vip.ts'
import type { Brand } from '@senluna/kit/brand.ts'
import type { Id } from '@senluna/kit/ids.ts'
import { amount, type Amount } from '@senluna/kit/money.ts'
import { businessDate, DAY, type Instant } from '@senluna/kit/time.ts'
import {
  BIRTHDAY_AGE_DAYS,
  birthdayGift,
  isWithin,
  monthlyGift,
  weeklyGift,
  type GiftWindow,
  type VipGift,
} from '@senluna/kit/vip/gift-windows.ts'
import type { Db, Tx } from '../../../platform/database/db.ts'
import type { Ladder } from '../ladder/ladder.ts'
import { depositedBetween } from '../levels/figure-store.ts'
import type { GiftRow } from './gift-store.ts'
import { birthOf } from './birth-store.ts'

export type GiftWant = (typeof VIP_GIFT_WANTS)[number]

/** A gift that a member can claim, or that waits for something. */
export interface Offer {
  kind: VipGift
  period: string
  level: number
  amount: Amount
  /** What is missing; absent when it can be claimed. */
  wants?: GiftWant
  /** Absent: it can be claimed on any day. */
  window?: GiftWindow
}

/** Whose offers they are. */
export interface Offered {
  brand: Brand
  memberId: Id<'member'>
  level: number
  ladder: Ladder
  /** The gifts that are written down. */
  gifts: readonly GiftRow[]
}

/**
 * What a member can claim now or before long: gifts of levels passed, of this week, of this month,
 * and of the birthday, by the level they stand on. What was claimed is left out.
 */
export async function offersOf(db: Db | Tx, asked: Offered, now: Instant): Promise<Offer[]> {
  const offers = asked.gifts
    .filter(({ kind, claimedAt }) => kind === 'UPGRADE' && claimedAt === null)
    .map(({ kind, period, level, amount: units }): Offer => ({ kind, period, level, amount: units }))
  for (const offer of [
    await periodic(db, asked, 'WEEKLY', now),
    await periodic(db, asked, 'MONTHLY', now),
    await ofBirthday(db, asked, now),
  ])
    if (offer && !asked.gifts.some(({ kind, period }) => kind === offer.kind && period === offer.period))
      offers.push(offer)
  return offers
}

const FIELD = { WEEKLY: 'weekly', MONTHLY: 'monthly', BIRTHDAY: 'birthday' } as const

/** A gift of the member's level, where the level gives one. */
function giftOf({ ladder, level }: Offered, kind: keyof typeof FIELD, window: GiftWindow): Offer | undefined {
  const units = amount(ladder.levels[level]?.[FIELD[kind]] ?? 0n)
  return units > 0n ? { kind, period: window.period, level, amount: units, window } : undefined
}

async function periodic(
  db: Db | Tx,
  asked: Offered,
  kind: 'WEEKLY' | 'MONTHLY',
  now: Instant,
): Promise<Offer | undefined> {
  const today = businessDate(now, asked.brand.timeZone)
  const { window, deposit } = kind === 'WEEKLY' ? weeklyGift(today) : monthlyGift(today)
  const offer = isWithin(today, window) ? giftOf(asked, kind, window) : undefined
  if (!offer) return undefined
  return (await depositedBetween(db, asked.memberId, deposit)) ? offer : { ...offer, wants: 'DEPOSIT' }
}

async function ofBirthday(db: Db | Tx, asked: Offered, now: Instant): Promise<Offer | undefined> {
  const { birthday, since, openedAt } = await birthOf(db, asked.memberId)
  const today = businessDate(now, asked.brand.timeZone)
  if (birthday === null) {
    const [year] = today.split('-')
    const offer = giftOf(asked, 'BIRTHDAY', { period: year!, from: today, to: today })
    return (
      offer && { kind: offer.kind, period: offer.period, level: offer.level, amount: offer.amount, wants: 'BIRTHDAY' }
    )
  }
  const window = birthdayGift(today, birthday)
  const offer = giftOf(asked, 'BIRTHDAY', window)
  if (!offer) return undefined
  const isYoung = (at: Date) => now - at.getTime() < BIRTHDAY_AGE_DAYS * DAY
  if (isYoung(openedAt)) return { ...offer, wants: 'ACCOUNT_AGE' }
  if (isYoung(since)) return { ...offer, wants: 'BIRTHDAY_AGE' }
  return isWithin(today, window) ? offer : { ...offer, wants: 'WINDOW' }
}
