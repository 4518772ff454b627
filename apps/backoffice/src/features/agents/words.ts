import type { RatesOnWire } from '@senluna/contract/agent/rates.ts'
import { PRODUCTS } from '@senluna/kit/product.ts'
import { percentText } from '@senluna/web/ui/money/format.ts'

/** A rate in parts per million as a percentage. */
export const rateText = (ppm: number): string => percentText(ppm / 100)

/** From the lowest rate of an account to its highest. */
export function rateSpan(rates: RatesOnWire): string {
  const all = PRODUCTS.map((product) => rates[product] ?? 0)
  const [least, most] = [Math.min(...all), Math.max(...all)]
  return least === most ? rateText(least) : `${rateText(least)} – ${rateText(most)}`
}
