import type { VipGiftRow, VipMine } from '@senluna/contract/site/vip.ts'
import type { Brand } from '@senluna/kit/brand.ts'
import { daysFrom } from '@senluna/kit/calendar/days.ts'
import type { Id } from '@senluna/kit/ids.ts'
import { businessDate, instant, iso, later, type Instant } from '@senluna/kit/time.ts'
import { firstOfMonth } from '@senluna/kit/vip/gift-windows.ts'
import { isReached } from '@senluna/kit/vip/levels.ts'
import type { Db } from '../../platform/database/db.ts'
import { outOfPlay } from '../protection/index.ts'
import { giftsOf } from './gifts/gift-store.ts'
import { offersOf, type Offer } from './gifts/offers.ts'
import { hostsOf } from './hosts/host-store.ts'
import type { Ladder } from './ladder/ladder.ts'
import { eventsOf } from './levels/event-store.ts'
import { betsBetween, figuresOf } from './levels/figure-store.ts'
import { isProtected, PROTECTED_MS } from './levels/keep.ts'
import { regainedBy } from './levels/raise.ts'
import { stateOf } from './levels/state-store.ts'

/** So much of the history is shown. */
const SHOWN = 30
/** Later than any month is long. */
const MONTH_DAYS = 32

/** Where a member stands, what they can claim, and what was. */
export async function ownVip(
  db: Db,
  brand: Brand,
  ladder: Ladder,
  memberId: Id<'member'>,
  now: Instant,
): Promise<VipMine> {
  const currency = brand.currency.code
  const today = businessDate(now, brand.timeZone)
  const first = firstOfMonth(today)
  const state = await stateOf(db, memberId)
  const [figures] = await figuresOf(db, [memberId], currency)
  const month = await betsBetween(db, [{ memberId, from: first, to: today }], currency)
  const gifts = await giftsOf(db, memberId)
  const isOut = (await outOfPlay(db, [memberId], now)).has(memberId)
  const offers = isOut ? [] : await offersOf(db, { brand, memberId, level: state.level, ladder, gifts }, now)
  const next = ladder.levels[state.level + 1]
  const isBack = state.level < state.peak && isReached(next, figures!)
  const regained = isBack ? ((await regainedBy(db, brand, [state], now)).get(memberId) ?? 0n) : 0n
  const host = (await hostsOf(db, [memberId])).get(memberId)
  return {
    level: state.level,
    ...(host ? { host: host.shownAs } : {}),
    validBet: figures!.validBet.toString(),
    deposit: figures!.deposit.toString(),
    monthBet: (month.get(memberId) ?? 0n).toString(),
    keptOn: firstOfMonth(daysFrom(first, MONTH_DAYS)),
    ...(isProtected(state.raisedAt, now) && state.level > 0
      ? { protectedUntil: iso(later(instant(state.raisedAt!.getTime()), PROTECTED_MS)) }
      : {}),
    ...(isBack ? { back: { played: (regained < 0n ? 0n : regained).toString(), asked: next!.keep.toString() } } : {}),
    gifts: offers.map(shownOffer),
    claimed: gifts
      .filter(({ claimedAt }) => claimedAt !== null)
      .toSorted((a, b) => b.claimedAt!.getTime() - a.claimedAt!.getTime())
      .slice(0, SHOWN)
      .map(({ kind, period, level, amount, claimedAt }) => ({
        kind,
        period,
        level,
        amount: amount.toString(),
        at: claimedAt!.toISOString(),
      })),
    history: (await eventsOf(db, memberId, SHOWN)).map(({ id, from, to, at }) => ({
      id,
      from,
      to,
      at: at.toISOString(),
    })),
  }
}

const shownOffer = ({ kind, period, level, amount, wants, window }: Offer): VipGiftRow => ({
  kind,
  period,
  level,
  amount: amount.toString(),
  claimable: wants === undefined,
  ...(wants ? { wants } : {}),
  ...(window ? { from: window.from, to: window.to } : {}),
})
