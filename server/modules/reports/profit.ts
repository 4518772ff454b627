import type { ReplyOf } from '@senluna/contract/endpoint.ts'
import type * as contract from '@senluna/contract/money/reports.ts'
import { daysFrom } from '@senluna/kit/calendar/days.ts'
import { amount, rate } from '@senluna/kit/money.ts'
import { PRODUCTS } from '@senluna/kit/product.ts'
import { DEPOSITED, REPORT_KINDS, type KindOfDay } from '@senluna/ledger/index.ts'
import type { PlayedOfDay } from '../wagers/index.ts'
import { summaryOf } from './summary.ts'

type Profit = ReplyOf<typeof contract.profit>

const setOf = (...groups: readonly (readonly number[])[]): ReadonlySet<number> => new Set(groups.flat())
const { ownRebate, agentRebate, activity: gifts, wages, dividend, withdraw, jackpot } = REPORT_KINDS
const OWN_REBATE = setOf(ownRebate)
const REBATE = setOf(ownRebate, agentRebate)
const ACTIVITY = setOf(gifts)
const JACKPOT = setOf(jackpot)
const WAGES = setOf(wages)
const DIVIDEND = setOf(dividend)
/** What came into the wallet: a fee of a deposit never did. */
const DEPOSIT = setOf(DEPOSITED)
const WITHDRAWN = setOf(withdraw)

/** What happened in a period: play and everything beside it, by day. */
export interface Facts {
  played: readonly PlayedOfDay[]
  moved: readonly KindOfDay[]
}

/** A member's own profit and loss out of the facts of a period. */
export function profitOf({ played, moved }: Facts, days: { from: string; to: string }, currency: string): Profit {
  const all = figuresOf(played, moved)
  return {
    ...days,
    currency,
    cards: {
      ...wirePlay(all),
      rebate: all.rebate.toString(),
      activity: all.activity.toString(),
      wages: sum(moved, WAGES).toString(),
      dividend: sum(moved, DIVIDEND).toString(),
      profit: all.profit.toString(),
      deposit: all.deposit.toString(),
      withdraw: all.withdraw.toString(),
      netDeposit: (all.deposit - all.withdraw).toString(),
    },
    perProduct: PRODUCTS.flatMap((product) => {
      const own = played.filter((item) => item.product === product)
      if (own.length === 0) return []
      const figures = figuresOf(own, [])
      return [{ product, ...wirePlay(figures), profit: figures.profit.toString() }]
    }),
    perDay: daysOf(days).map((day) => {
      const figures = figuresOf(
        played.filter((item) => item.day === day),
        moved.filter((item) => item.day === day),
      )
      const { bet, win, profit, deposit, withdraw } = figures
      return {
        day,
        bet: bet.toString(),
        win: win.toString(),
        profit: profit.toString(),
        deposit: deposit.toString(),
        withdraw: withdraw.toString(),
      }
    }),
  }
}

function figuresOf(played: readonly PlayedOfDay[], moved: readonly KindOfDay[]) {
  const total = (figureOf: (row: PlayedOfDay) => bigint) => played.reduce((so, item) => so + figureOf(item), 0n)
  const [stake, payout] = [total((row) => row.stake), total((row) => row.payout) + sum(moved, JACKPOT)]
  const activity = sum(moved, ACTIVITY)
  const none = amount(0n)
  const { memberProfit } = summaryOf({
    stake: amount(stake),
    payout: amount(payout),
    memberRebates: amount(sum(moved, OWN_REBATE)),
    bonuses: amount(activity),
    rebates: none,
    wages: none,
    dividends: none,
    paymentFees: none,
    vendorFee: rate(0),
  })
  return {
    bets: Number(total((row) => row.bets)),
    bet: stake,
    validBet: total((row) => row.validBet),
    win: payout,
    rebate: sum(moved, REBATE),
    activity,
    profit: memberProfit as bigint,
    deposit: sum(moved, DEPOSIT),
    withdraw: -sum(moved, WITHDRAWN),
  }
}

const wirePlay = ({ bets, bet, validBet, win }: ReturnType<typeof figuresOf>) => ({
  bets,
  bet: bet.toString(),
  validBet: validBet.toString(),
  win: win.toString(),
})

const sum = (moved: readonly KindOfDay[], kinds: ReadonlySet<number>): bigint =>
  moved.reduce((so, item) => (kinds.has(item.kind) ? so + item.amount : so), 0n)

function daysOf({ from, to }: { from: string; to: string }): string[] {
  const days: string[] = []
  for (let day = from; day <= to; day = daysFrom(day, 1)) days.push(day)
  return days
}
