/** A currency as the ledger keeps it. The scale is fixed when it is created. */
export interface Currency {
  /** The ledger's own code: VND, XVD, TRL, PTS. */
  code: string
  /** Decimals of one smallest unit: VND 0, USDT 6. */
  scale: number
  /** `cash` is owed to people; `trial` is play money of the trial book; `points` are no money. */
  kind: 'cash' | 'trial' | 'points'
  /** Whether it is a demonstration's money that nothing converts to real money. */
  demonstration: boolean
  /** What the screen calls it. */
  symbol: string
  /** Decimals on the screen, never fewer digits than `scale` needs when they matter. */
  displayDecimals: number
}

/**
 * Money for people's eyes: thousands commas and the currency's decimals, cut (never rounded up).
 *
 * `money(1_234_567n, VND)` is `1,234,567.00`.
 */
export function money(value: bigint, currency: Pick<Currency, 'scale' | 'displayDecimals'>): string {
  const digits = (value < 0n ? -value : value).toString().padStart(currency.scale + 1, '0')
  const whole = digits.slice(0, digits.length - currency.scale)
  const fraction = digits.slice(digits.length - currency.scale).padEnd(currency.displayDecimals, '0')
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',')
  const shown = currency.displayDecimals > 0 ? `${grouped}.${fraction.slice(0, currency.displayDecimals)}` : grouped
  return value < 0n ? `-${shown}` : shown
}
