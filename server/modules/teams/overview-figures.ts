import type { AgentOverview } from '@senluna/contract/agent/overview.ts'
import { daysFrom } from '@senluna/kit/calendar/days.ts'
import { PRODUCTS, type Product } from '@senluna/kit/product.ts'
import { REPORT_KINDS } from '@senluna/ledger/index.ts'
import type { Days } from './previous.ts'
import type { HourOfTeam, MovedOfDay, PlayedOfTeam } from './store/overview-store.ts'
import type { Arrivals } from './store/people-store.ts'

/** What was read of two periods. */
interface Facts {
  moved: readonly MovedOfDay[]
  played: readonly PlayedOfTeam[]
  arrivals: readonly Arrivals[]
}

/** The hours of a single day that have begun, and those in which anything happened. */
export interface HoursRead {
  starts: readonly Date[]
  hours: readonly HourOfTeam[]
}

const NAMES = [
  'deposit',
  'withdraw',
  'bet',
  'validBet',
  'win',
  'rebate',
  'activity',
  'wages',
  'dividend',
  'pnl',
] as const
type Figures = Record<(typeof NAMES)[number], bigint>

/** The amounts of a period, each beside that of the period before. */
export function moneyOf(facts: Facts, days: Days, previous: Days): AgentOverview['money'] {
  const [now, before] = [figuresOf(facts, days), figuresOf(facts, previous)]
  const compared = (name: keyof Figures) => ({ value: now[name].toString(), previous: before[name].toString() })
  return Object.fromEntries(NAMES.map((name) => [name, compared(name)])) as AgentOverview['money']
}

/**
 * The figures of some days. Wins hold results at vendors that have no bets; P/L is the house's
 * side: bets less wins and everything given.
 */
function figuresOf({ moved, played }: Pick<Facts, 'moved' | 'played'>, { from, to }: Days): Figures {
  const within = ({ day }: { day: string }) => day >= from && day <= to
  const movements = moved.filter(within)
  const bets = played.filter(within)
  const sumOf = (...groups: (keyof typeof REPORT_KINDS)[]) => {
    const kinds = new Set<number>(groups.flatMap((group) => REPORT_KINDS[group]))
    return movements.reduce((sum, { kind, amount }) => (kinds.has(kind) ? sum + amount : sum), 0n)
  }
  const betsOf = (name: 'bet' | 'validBet' | 'win') => bets.reduce((sum, row) => sum + row[name], 0n)
  const figures = {
    deposit: sumOf('deposit'),
    withdraw: -sumOf('withdraw'),
    bet: betsOf('bet'),
    validBet: betsOf('validBet'),
    win: betsOf('win') + sumOf('vendorResult'),
    rebate: sumOf('ownRebate', 'agentRebate'),
    activity: sumOf('activity'),
    wages: sumOf('wages'),
    dividend: sumOf('dividend'),
  }
  const { bet, win, rebate, activity, wages, dividend } = figures
  return { ...figures, pnl: bet - win - rebate - activity - wages - dividend }
}

/** The figures of each day; of a single day by the hour, where hours are still kept. */
export function seriesOf(facts: Facts, days: Days, read: HoursRead | undefined): AgentOverview['series'] {
  const arrived = new Map(facts.arrivals.map((row) => [row.at, row.registered]))
  if (read && read.hours.length > 0) {
    const known = new Map(read.hours.map((hour) => [hour.at.getTime(), hour]))
    return read.starts.map((start) => {
      const at = start.toISOString()
      const { deposit = 0n, withdraw = 0n, bet = 0n, win = 0n } = known.get(start.getTime()) ?? {}
      const figures = { deposit, withdraw, bet, pnl: bet - win }
      return { at, ...inDigits(figures), registered: arrived.get(at) ?? 0 }
    })
  }
  const isHourly = read !== undefined
  const list: AgentOverview['series'] = []
  for (let day = days.from; day <= days.to; day = daysFrom(day, 1)) {
    const { deposit, withdraw, bet, validBet, pnl } = figuresOf(facts, { from: day, to: day })
    const registered = isHourly ? [...arrived.values()].reduce((sum, count) => sum + count, 0) : (arrived.get(day) ?? 0)
    list.push({ at: day, ...inDigits({ deposit, withdraw, bet, pnl }), validBet: validBet.toString(), registered })
  }
  return list
}

const inDigits = (figures: { deposit: bigint; withdraw: bigint; bet: bigint; pnl: bigint }) => ({
  deposit: figures.deposit.toString(),
  withdraw: figures.withdraw.toString(),
  bet: figures.bet.toString(),
  pnl: figures.pnl.toString(),
})

/** What was played of each product, the most played first. */
export function productsOf(
  read: {
    played: readonly PlayedOfTeam[]
    rebates: ReadonlyMap<Product, bigint>
    results: ReadonlyMap<Product, bigint>
  },
  { from, to }: Days,
): AgentOverview['products'] {
  const { played, rebates, results } = read
  const rows = PRODUCTS.flatMap((product) => {
    const own = played.filter((row) => row.product === product && row.day >= from && row.day <= to)
    const result = results.get(product) ?? 0n
    if (own.length === 0 && result === 0n) return []
    const sum = (name: 'bets' | 'bet' | 'validBet' | 'win') => own.reduce((so, row) => so + row[name], 0n)
    const [bet, win, rebate] = [sum('bet'), sum('win') + result, rebates.get(product) ?? 0n]
    return [{ product, bets: sum('bets'), bet, validBet: sum('validBet'), win, rebate, pnl: bet - win - rebate }]
  })
  return rows
    .toSorted((a, b) => (a.validBet < b.validBet ? 1 : a.validBet > b.validBet ? -1 : 0))
    .map(({ product, bets, ...sums }) => ({
      product,
      bets: Number(bets),
      bet: sums.bet.toString(),
      validBet: sums.validBet.toString(),
      win: sums.win.toString(),
      rebate: sums.rebate.toString(),
      pnl: sums.pnl.toString(),
    }))
}
