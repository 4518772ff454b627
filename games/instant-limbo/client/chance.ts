import { countText, percentText } from '@senluna/web/ui/money/format.ts'
import { waysOf } from '../rules/index.ts'

/** The chance of a target as a percentage; below a hundredth of a percent as one in so many. */
export function chanceText(target: number): string {
  const share = Number(waysOf(target)) / 2 ** 52
  return share >= 0.0001 ? percentText(share * 10_000 + 1e-9) : `1 : ${countText(Math.round(1 / share))}`
}
