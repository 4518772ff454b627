import type { Brand } from '@senluna/kit/brand.ts'
import { money } from '@senluna/kit/currency.ts'
import type { Lottery } from '../lottery.ts'
import { NOTHING, type Effects, type Sums } from './correction.ts'

const figuresOf = ({ tickets, changed, more, less, voidTickets, voidStake }: Sums) => ({
  tickets,
  changed,
  paidBesides: more.toString(),
  takenBack: less.toString(),
  voidTickets,
  voidStake: voidStake.toString(),
})

/**
 * What a request says of the tickets it touches: the asking brand's own, and under `brands` every
 * brand's, for those alone who decide above the brands (`withoutBrands`). Amounts of another brand
 * are written out in its own money.
 */
export function figuresShown({ brands }: Pick<Lottery, 'brands'>, own: Brand, { sums, isPartly }: Effects) {
  const all = brands.flatMap((brand) => {
    const sum = sums.get(brand.merchantCode)
    if (!sum || sum.tickets === 0) return []
    const shown = (value: bigint) => `${money(value, brand.currency)} ${brand.currency.code}`
    return {
      brand: brand.brandName,
      ...figuresOf(sum),
      paidBesides: shown(sum.more),
      takenBack: shown(sum.less),
      voidStake: shown(sum.voidStake),
    }
  })
  return {
    ...figuresOf(sums.get(own.merchantCode) ?? NOTHING),
    ...(isPartly ? { partly: true } : {}),
    brands: all,
  }
}

/** A side of a request without what it says of other brands. */
export function withoutBrands(side: unknown): unknown {
  if (typeof side !== 'object' || side === null || Array.isArray(side)) return side
  return Object.fromEntries(Object.entries(side).filter(([name]) => name !== 'brands'))
}
