import type { BetTypeTerms } from '@senluna/contract/lottery.ts'
import type { Price } from '@senluna/games/lottery/rules/tickets/bet-type.ts'

/** A price as a ticket keeps it: money in digits. */
export const priceText = (price: Price): string =>
  JSON.stringify(price, (_, value: unknown) => (typeof value === 'bigint' ? value.toString() : value))

/** The price of a ticket again. */
export function readPrice(text: string): Price {
  const price: Price = JSON.parse(text)
  if (price.by !== 'PRIZES') return price
  return {
    ...price,
    prizes: Object.fromEntries(Object.entries(price.prizes).map(([tier, prize]) => [tier, BigInt(prize)])),
  }
}

/** A price as the contract tells it. */
export function priceReply(price: Price): BetTypeTerms['price'] {
  if (price.by === 'ODDS')
    return { by: 'ODDS', milli: { ...price.milli }, ...(price.level === undefined ? {} : { level: price.level }) }
  if (price.by === 'SERIES') return price
  const prizes = Object.fromEntries(Object.entries(price.prizes).map(([tier, prize]) => [tier, prize.toString()]))
  return { by: 'PRIZES', per: price.per, prizes }
}
