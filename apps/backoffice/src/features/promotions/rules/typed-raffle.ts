import type { RulesOf } from '@senluna/contract/site/promotion-rules.ts'
import { prizeOf, typedPrize } from './typed-prize.ts'

/** The rules of a raffle as they are typed. */
export interface TypedRaffle {
  raffleFree: string
  perDeposit: string
  perBet: string
  mostTickets: string
  /** `amount:weight:stock`, with spaces or commas between; without a stock there is no end. */
  prizes: string
}

export const EMPTY_RAFFLE: TypedRaffle = {
  raffleFree: '1',
  perDeposit: '500000',
  perBet: '5000000',
  mostTickets: '5',
  prizes: '5000000:1:1 500000:19:20 50000:180:300 10000:800 5000:2500 0:6500',
}

/** Rules that stand, as they are typed. */
export const typedRaffle = (rules: RulesOf<'RAFFLE'>): TypedRaffle => ({
  raffleFree: String(rules.free),
  perDeposit: rules.perDeposit,
  perBet: rules.perBet,
  mostTickets: String(rules.most),
  prizes: rules.prizes

    .map(
      ({ amount, extra, weight, stock }) =>
        `${typedPrize({ amount, extra })}:${weight}${stock === null ? '' : `:${stock}`}`,
    )
    .join(' '),
})

/** What was typed, to be checked against the schema; without turnover. */
export const raffleOf = (typed: TypedRaffle) => ({
  free: Number(typed.raffleFree),
  perDeposit: typed.perDeposit,
  perBet: typed.perBet,
  most: Number(typed.mostTickets),
  prizes: typed.prizes
    .split(/[\s,;]+/)
    .filter((prize) => prize !== '')
    .map((prize, nth) => {
      const [given = '', weight, stock] = prize.split(':')
      return {
        id: `p${nth + 1}`,
        ...prizeOf(given),
        weight: Number(weight),
        stock: stock === undefined ? null : Number(stock),
      }
    }),
})
