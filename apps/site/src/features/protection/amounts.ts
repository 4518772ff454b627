import type { LimitOf } from '@senluna/contract/member/protection.ts'
import type { PermissionInfo } from '@senluna/contract/site/system.ts'
import { text } from '@senluna/web/client/text.ts'
import { moneyText } from '@senluna/web/ui/money/format.ts'
import { typedMoney } from '@senluna/web/ui/fields/typed-amount.ts'

type ShownCurrency = Pick<PermissionInfo['currency'], 'exponent' | 'displayDecimals'>

/** A limit as people read it: money, minutes, or that there is none. */
export function limitText(kind: LimitOf['kind'], value: string | null, currency: ShownCurrency): string {
  if (value === null) return text('rg.noLimit')
  return kind === 'session' ? text('rg.minutes', { count: Number(value) }) : moneyText(value, currency)
}

/** What was typed, as digits of the smallest unit or as minutes; undefined when it is neither. */
export function digitsOf(kind: LimitOf['kind'], typed: string, exponent: number): string | undefined {
  if (kind === 'session') {
    const plain = typed.replace(/[\s,]/g, '')
    return /^[0-9]{2,4}$/.test(plain) && within(Number(plain)) ? String(Number(plain)) : undefined
  }
  return typedMoney(typed, exponent)
}

const within = (minutes: number): boolean => minutes >= 10 && minutes <= 1_440

/** What setting this value would be, for the line under the field. */
export function directionOf(now: string | null, wanted: string | null): 'same' | 'tighter' | 'looser' {
  if (now === wanted) return 'same'
  return now !== null && (wanted === null || BigInt(wanted) > BigInt(now)) ? 'looser' : 'tighter'
}
