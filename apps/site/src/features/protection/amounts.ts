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

/** Minutes a day that people choose. */
const MINUTES = ['30', '60', '120', '180']

/** Limits that people choose, in whole units of money: a bet's, and those of a day. */
const STAKES = [10n, 20n, 50n, 100n]
const SUMS = [100n, 200n, 500n, 1_000n]

/** A longer time has as many times a day's. */
const timesADay = (kind: LimitOf['kind']): bigint => (kind.endsWith('Month') ? 10n : kind.endsWith('Week') ? 5n : 1n)

/** Where a unit is worth little, prices are in thousands. */
const IN_THOUSANDS = /^(?:XVD|VND|IDR|LAK|KHR|MMK|TRL)$/

/** A few values to choose with one press, tighter than what holds now. */
export function suggestionsFor({ kind, value }: Pick<LimitOf, 'kind' | 'value'>, currency: Coin): readonly string[] {
  const unit = 10n ** BigInt(currency.exponent) * (IN_THOUSANDS.test(currency.code) ? 1_000n : 1n)
  const all =
    kind === 'session' ? MINUTES : (kind === 'stake' ? STAKES : SUMS).map((sum) => String(sum * unit * timesADay(kind)))
  return all.filter((sum) => value === null || BigInt(sum) < BigInt(value))
}

type Coin = Pick<PermissionInfo['currency'], 'code' | 'exponent'>

/** What setting this value would be, for the line under the field. */
export function directionOf(now: string | null, wanted: string | null): 'same' | 'tighter' | 'looser' {
  if (now === wanted) return 'same'
  return now !== null && (wanted === null || BigInt(wanted) > BigInt(now)) ? 'looser' : 'tighter'
}
