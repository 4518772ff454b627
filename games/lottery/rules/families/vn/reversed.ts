import { type BetType, type Picked, SelectionRefused } from '../../tickets/bet-type.ts'
import type { VnResult } from './result.ts'

/** All orders of a number's digits, each once: first as written, then rising. */
export function ordersOf(number: string): readonly string[] {
  return [...new Set([number, ...rearranged(number).toSorted()])]
}

const rearranged = (digits: string): readonly string[] =>
  digits.length < 2
    ? [digits]
    : [...digits].flatMap((digit, index) =>
        rearranged(digits.slice(0, index) + digits.slice(index + 1)).map((rest) => digit + rest),
      )

/**
 * Đảo: a number stands for all orders of its digits, each a line of the base type at the base
 * type's price and limits. Source: docs/lottery.md, "Đảo".
 */
export function reversedPlay(base: BetType<VnResult>): BetType<VnResult> {
  return {
    ...base,
    code: `${base.code}_DAO`,
    base: base.code,
    pick(selection): Picked<VnResult> {
      // The base type says what a number is and which stands twice as it is written.
      const words = base.pick(selection).selection as readonly string[]
      const known = new Set<string>()
      for (const [place, number] of words.entries()) {
        const digits = [...number].toSorted().join('')
        if (known.has(digits)) throw new SelectionRefused('LOT_E_DUPLICATE', String(place))
        known.add(digits)
      }
      const { only: _, ...picked } = base.pick(words.flatMap(ordersOf))
      return { ...picked, selection: words }
    },
  }
}
