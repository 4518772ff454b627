import { rebatesOf } from '@senluna/kit/agents/rebates/rebate-chain.ts'
import type { Brand } from '@senluna/kit/brand.ts'
import { daysFrom, startOfDay } from '@senluna/kit/calendar/days.ts'
import type { Id } from '@senluna/kit/ids.ts'
import { amount, type Amount } from '@senluna/kit/money.ts'
import type { Product } from '@senluna/kit/product.ts'
import { businessDate, instant } from '@senluna/kit/time.ts'
import type { UnitRebates } from '../families/index.ts'
import { broughtByBets, type BetOfDay } from './bet-store.ts'
import type { RebateParts } from './rebates.ts'

/** A bet as records show it. */
export interface RecordedBet {
  memberId: Id<'member'>
  wagerId: Id<'wager'>
  product: Product
  settledAt: Date | null
}

/** What a bet brought its player, and whoever looks from above. */
export interface BetRebate {
  own: Amount
  earned: Amount
}

const ZERO = amount(0n)

/**
 * What settled bets brought their players, and `earner` above them, by the bets' numbers. A bet
 * that is missing brought nothing, or its day isn't worked out yet.
 */
export async function rebatesOfBets(
  { db, units }: Pick<RebateParts, 'db' | 'units'>,
  brand: Brand,
  bets: readonly RecordedBet[],
  earner?: Id<'member'>,
): Promise<ReadonlyMap<string, BetRebate>> {
  const found = new Map<string, BetRebate>()
  const settled = bets.filter(({ settledAt }) => settledAt !== null)
  const byUnit = (unit: UnitRebates) => settled.filter(({ product }) => unit.products.includes(product))
  for (const unit of units) {
    const some = byUnit(unit)
    if (some.length === 0) continue
    for (const { wagerId, own, bet } of await unit.ofWagers(db, some)) {
      const entries = bet ? rebatesOf(bet.base, bet.chain, bet.own, bet.most).slice(1) : []
      found.set(wagerId, { own, earned: entries.find(({ id }) => id === earner)?.amount ?? ZERO })
    }
  }
  const ofUnits = new Set(units.flatMap(byUnit))
  const byDay = settled.filter((bet) => !ofUnits.has(bet)).map((bet) => ofDay(bet, brand))
  if (byDay.length === 0) return found
  const owners = new Map<string, Id<'member'>>(byDay.map(({ wagerId, memberId }) => [wagerId, memberId]))
  for (const { wagerId, beneficiary, amount: units } of await broughtByBets(db, brand.merchantCode, byDay, earner)) {
    const known = found.get(wagerId) ?? { own: ZERO, earned: ZERO }
    const isOwn = beneficiary === owners.get(wagerId)
    found.set(wagerId, isOwn ? { ...known, own: units } : { ...known, earned: units })
  }
  return found
}

function ofDay({ settledAt, ...bet }: RecordedBet, { timeZone }: Brand): BetOfDay {
  const day = businessDate(instant(settledAt?.getTime() ?? 0), timeZone)
  const [since, until] = [startOfDay(day, timeZone), startOfDay(daysFrom(day, 1), timeZone)]
  return { ...bet, day, since: new Date(since), until: new Date(until) }
}
