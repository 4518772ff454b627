import type { BrandTerms, TermsRow } from '@senluna/contract/lottery/desk/terms.ts'
import { odds, type Odds } from '@senluna/kit/money.ts'

/** Thousandths as people write odds: 99, 1.98. */
export const oddsText = (value: Odds): string => String(value / 1_000)

/** Odds as people write them; undefined for what is none, or has more decimals. */
export function oddsOf(text: string): Odds | undefined {
  const [, whole, fraction = ''] = /^(\d{1,8})(?:[.,](\d{1,3}))?$/.exec(text.trim()) ?? []
  if (whole === undefined) return undefined
  const thousandths = Number(whole) * 1_000 + Number(fraction.padEnd(3, '0'))
  return thousandths > 0 ? odds(thousandths) : undefined
}

/** From the lowest value to the highest; one text where all are alike. */
function rangeText<Value extends number>(values: readonly Value[], text: (value: Value) => string): string {
  const sorted = values.toSorted((a, b) => a - b)
  return [...new Set([...sorted.slice(0, 1), ...sorted.slice(-1)])].map(text).join(' – ')
}

/** A price in a cell: its odds, from the lowest to the highest, or its series. */
export function priceText(price: NonNullable<TermsRow['price']>): string {
  if (price.by === 'SERIES') return `${price.series} / ${price.maxSeries}`
  if (price.by === 'ODDS') return rangeText(Object.values(price.milli), oddsText)
  return rangeText(
    Object.values(price.prizes).map((prize) => Number(prize) / price.per),
    (value) => String(Math.round(value * 100) / 100),
  )
}

type Tiers = NonNullable<BrandTerms['tiers']>

/** Falling odds as lines of text: `10000000 = 95`, or `10000000 = BIG 1.9, SMALL 1.9`. */
export const tiersText = (tiers: Tiers | undefined): string =>
  (tiers ?? [])
    .map(({ fromUnit, milli }) => {
      const texts = Object.entries(milli).map(([name, value]) =>
        name ? `${name} ${oddsText(value)}` : oddsText(value),
      )
      return `${fromUnit} = ${texts.join(', ')}`
    })
    .join('\n')

/** Lines of text as falling odds; undefined when one of them can't be read. */
export function tiersOf(text: string): Tiers | undefined {
  const tiers: Tiers = []
  for (const line of text.split('\n').filter((written) => written.trim() !== '')) {
    const [, fromUnit, said] = /^\s*([1-9]\d{0,17})\s*=\s*(.+)$/.exec(line) ?? []
    if (fromUnit === undefined || said === undefined) return undefined
    const milli: Record<string, Odds> = {}
    for (const part of said.split(/,\s/)) {
      const parts = part.trim().split(/\s+/)
      const value = oddsOf(parts.at(-1) ?? '')
      if (value === undefined || parts.length > 2) return undefined
      milli[parts.length === 2 ? (parts[0] ?? '') : ''] = value
    }
    tiers.push({ fromUnit, milli })
  }
  return tiers
}
