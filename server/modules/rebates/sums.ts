import type { RebateEntry } from '@senluna/kit/agents/rebates/rebate-chain.ts'
import type { MerchantCode } from '@senluna/kit/brand.ts'
import type { Id } from '@senluna/kit/ids.ts'
import { amount, type Amount } from '@senluna/kit/money.ts'
import type { Product } from '@senluna/kit/product.ts'
import type { Part } from './rebates.ts'

/** Bets of one account that are worked out together. */
export interface Bets {
  source: Id<'member'>
  merchantCode: MerchantCode
  product: Product
  currency: string
  base: Amount
}

/** Adds up what each earns on each account's bets. */
export class Sums {
  readonly #parts = new Map<string, { -readonly [Field in keyof Part]: Part[Field] }>()

  add(bets: Bets, entries: readonly RebateEntry<Id<'member'>>[]): void {
    for (const { id: beneficiary, amount: units } of entries) {
      if (units === 0n) continue
      const key = `${beneficiary} ${bets.source} ${bets.product} ${bets.currency}`
      const known = this.#parts.get(key)
      if (known) {
        known.base = amount(known.base + bets.base)
        known.amount = amount(known.amount + units)
      } else this.#parts.set(key, { beneficiary, ...bets, amount: units })
    }
  }

  get parts(): readonly Part[] {
    return [...this.#parts.values()]
  }
}
