import { text } from '@senluna/web/client/text.ts'
import { isRefused } from '@senluna/web/client/call/refused.ts'
import { countText } from '@senluna/web/ui/money/format.ts'

/** So many points, with the word. */
export const pointText = (digits: string | bigint): string =>
  text('points.amount', { points: countText(Number(digits)) })

/** How often a wrong payment password may still be tried, where that is why. */
export function triesLeftText(error: unknown): string | undefined {
  const value = isRefused(error, 'PIN_WRONG') ? error.value : null
  return typeof value === 'object' && value !== null && 'left' in value
    ? text('withdraw.pin.left', { left: Number(value.left) })
    : undefined
}
