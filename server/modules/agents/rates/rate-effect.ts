import type * as contract from '@senluna/contract/agent/downlines.ts'
import type { ReplyOf } from '@senluna/contract/endpoint.ts'
import { amount, rate, shareOf } from '@senluna/kit/money.ts'
import { toDigits } from '@senluna/contract/wire.ts'
import type { Brand } from '@senluna/kit/brand.ts'
import { PRODUCTS } from '@senluna/kit/product.ts'
import { businessDate, type Instant } from '@senluna/kit/time.ts'
import type { Db } from '../../../platform/database/db.ts'
import type { LoweredBelow, Rates } from '../../rates/index.ts'
import type { TeamAccount } from '../../teams/index.ts'
import { teamBases, type Month } from '../base-store.ts'

type Effect = NonNullable<ReplyOf<typeof contract.changeRates>['effect']>

/**
 * What other rates would have been worth to an account and its team last month; whoever stands
 * above would have earned as much less.
 */
export async function effectOf(
  db: Db,
  brand: Brand,
  account: TeamAccount,
  before: Rates,
  wanted: Rates,
  fallen: readonly LoweredBelow[],
  now: Instant,
): Promise<Effect> {
  const bases = await teamBases(db, brand, account.id, lastMonth(now, brand.timeZone))
  const products = PRODUCTS.flatMap((product) => {
    const to = wanted[product]
    if (to === undefined || to === before[product]) return []
    const base = amount(bases.get(product) ?? 0n)
    const delta = shareOf(base, to) - shareOf(base, before[product] ?? rate(0))
    return [{ product, base: toDigits(base), delta: toDigits(delta) }]
  })
  const sum = products.reduce((total, { delta }) => total + BigInt(delta), 0n)
  return { lastMonthDelta: toDigits(sum), products, fallen: new Set(fallen.map(({ memberId }) => memberId)).size }
}

function lastMonth(now: Instant, zone: string): Month {
  const [year = 0, month = 1] = businessDate(now, zone).split('-').map(Number)
  const dayOf = (back: number) => new Date(Date.UTC(year, month - 1 - back, 1)).toISOString().slice(0, 10)
  return { from: dayOf(1), until: dayOf(0) }
}
