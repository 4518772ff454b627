import {
  INCOME_FIGURES,
  type AgentIncome,
  type IncomeFigure,
  type IncomeRow,
  type IncomeSources,
} from '@senluna/contract/agent/income.ts'
import type { Brand } from '@senluna/kit/brand.ts'
import { daysFrom, weekdayOf } from '@senluna/kit/calendar/days.ts'
import { PRODUCTS } from '@senluna/kit/product.ts'
import type { BusinessDate } from '@senluna/kit/time.ts'
import { KIND, REPORT_KINDS } from '@senluna/ledger/index.ts'
import type { Db } from '../../platform/database/db.ts'
import type { Days } from './previous.ts'
import { broughtRebates, ownMoved, type BroughtBy, type OwnMoved } from './store/income-store.ts'
import { namesOf } from './store/team-store.ts'
import { namedAccount, type Agent } from './team.ts'

/** Which movements are what; all of them come to the net. */
const KINDS: Readonly<Record<Exclude<IncomeFigure, 'net'>, readonly number[]>> = {
  rebate: REPORT_KINDS.ownRebate,
  agentRebate: REPORT_KINDS.agentRebate,
  dailyWage: [KIND.DAILY_WAGE],
  hourlySalary: [KIND.HOURLY_SALARY],
  realTimeSalary: [KIND.REALTIME_SALARY],
  dividend: [KIND.DIVIDEND],
  paidToDownlines: [
    KIND.DAILY_WAGE_PAID,
    KIND.HOURLY_SALARY_PAID,
    KIND.REALTIME_SALARY_PAID,
    KIND.DIVIDEND_PAID,
    KIND.ARREARS_PAID,
  ],
  adjustment: [KIND.ARREARS, KIND.CONTRACT_ADJUSTMENT],
}
const NAMES = INCOME_FIGURES.filter((name) => name !== 'net')

type Group = 'DAY' | 'WEEK' | 'MONTH'

/** What an agent earned itself and paid to its downlines. */
export async function incomeOf(
  db: Db,
  { brand, agent, days, group }: { brand: Brand; agent: Agent; days: Days; group: Group },
): Promise<AgentIncome> {
  const view = { brand, agent: agent.id, focus: agent.id, days }
  const moved = await ownMoved(db, view, Object.values(KINDS).flat())
  const groups = Map.groupBy(moved, ({ day }) => firstOf(day, group))
  const rows = [...groups]
    .map(([first, own]): IncomeRow => {
      const last = lastOf(first, group)
      const at = first < days.from ? days.from : first
      return { at, to: last > days.to ? days.to : last, figures: figuresOf(own) }
    })
    .toSorted((a, b) => (a.at < b.at ? 1 : -1))
  return { ...days, cards: figuresOf(moved), rows }
}

function figuresOf(moved: readonly OwnMoved[]): IncomeRow['figures'] {
  const sumOf = (kinds: readonly number[]) =>
    moved.reduce((sum, { kind, amount }) => (kinds.includes(kind) ? sum + amount : sum), 0n)
  const sums = NAMES.map((name) => [name, sumOf(KINDS[name])] as const)
  const net = sums.reduce((so, [, sum]) => so + sum, 0n)
  const digits = Object.fromEntries([...sums, ['net', net] as const].map(([name, sum]) => [name, sum.toString()]))
  return digits as Record<IncomeFigure, string>
}

function firstOf(day: string, group: Group): string {
  if (group === 'DAY') return day
  return group === 'MONTH' ? `${day.slice(0, 7)}-01` : daysFrom(day, -weekdayOf(day as BusinessDate))
}

function lastOf(first: string, group: Group): string {
  if (group === 'DAY') return first
  return group === 'WEEK' ? daysFrom(first, 6) : daysFrom(`${daysFrom(first, 31).slice(0, 7)}-01`, -1)
}

/** So many sources are named; the rest is one sum. */
const MOST_SOURCES = 100

/** Whose bets of some days brought an agent its rebates. */
export async function sourcesOf(
  db: Db,
  { brand, agent, days }: { brand: Brand; agent: Agent; days: Days },
): Promise<IncomeSources> {
  const brought = await broughtRebates(db, { brand, agent: agent.id, focus: agent.id, days })
  const all = [...Map.groupBy(brought, ({ source }) => source)]
    .map(([source, rows]) => ({ source, rows, amount: sumOf(rows) }))
    .toSorted((a, b) => (a.amount < b.amount ? 1 : a.amount > b.amount ? -1 : a.source < b.source ? -1 : 1))
  const shown = all.slice(0, MOST_SOURCES)
  const names = await namesOf(
    db,
    shown.map(({ source }) => source),
  )
  const list = shown.flatMap(({ source, rows, amount }) => {
    const account = names.get(source)
    return account
      ? [{ source: namedAccount(brand, agent, account), amount: amount.toString(), products: byProduct(rows) }]
      : []
  })
  const others = sumOf(brought) - list.reduce((sum, { amount }) => sum + BigInt(amount), 0n)
  return { list, others: others.toString() }
}

const sumOf = (rows: readonly BroughtBy[]): bigint => rows.reduce((sum, { amount }) => sum + amount, 0n)

const byProduct = (rows: readonly BroughtBy[]) =>
  PRODUCTS.flatMap((product) =>
    rows.filter((row) => row.product === product).map(({ amount }) => ({ product, amount: amount.toString() })),
  )
