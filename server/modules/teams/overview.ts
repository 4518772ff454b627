import type { AgentOverview } from '@senluna/contract/agent/overview.ts'
import type { Brand } from '@senluna/kit/brand.ts'
import { daysFrom, startOfDay } from '@senluna/kit/calendar/days.ts'
import type { Amount } from '@senluna/kit/money.ts'
import type { Product } from '@senluna/kit/product.ts'
import { HOUR, instant, MINUTE, type Instant } from '@senluna/kit/time.ts'
import { REPORT_KINDS } from '@senluna/ledger/index.ts'
import type { Db } from '../../platform/database/db.ts'
import { previousOf, type Days } from './previous.ts'
import { moneyOf, productsOf, seriesOf, type HoursRead } from './overview-figures.ts'
import {
  countPeople,
  hoursOfDay,
  movedByDay,
  playedByDay,
  rebatesByProduct,
  vendorResultsByProduct,
} from './store/overview-store.ts'
import { arrivalsBy, teamNow } from './store/people-store.ts'
import type { Scope, TeamView } from './store/places.ts'
import { teamDaysOf } from './store/sums.ts'
import type { Agent } from './team.ts'

/** Who used a session so lately is online. */
const ONLINE_FOR = 30 * MINUTE

const RESULTS: ReadonlySet<number> = new Set(REPORT_KINDS.vendorResult)

/** What an agent's team did on some days, beside the period before. */
export async function overviewOf(
  db: Db,
  asked: { brand: Brand; agent: Agent; scope: Scope; days: Days },
  now: Instant,
): Promise<AgentOverview> {
  const { brand, agent, scope, days } = asked
  const view: TeamView = { brand, agent: agent.id, focus: agent.id, days }
  const previous = previousOf(days)
  const span = {
    since: new Date(startOfDay(days.from, brand.timeZone)),
    until: new Date(startOfDay(daysFrom(days.to, 1), brand.timeZone)),
  }
  const read = await teamDaysOf(db, view, { from: previous.from, to: days.to })
  const isOneDay = days.from === days.to
  const [moved, played, rebates, arrivals, { balance, mine, ...size }, people, hours] = await Promise.all([
    movedByDay(db, view, scope, read),
    playedByDay(db, view, scope, read),
    rebatesByProduct(db, view, scope),
    arrivalsBy(db, view, scope, { ...span, each: isOneDay ? 'hour' : 'day' }),
    teamNow(db, agent.id, { currency: brand.currency.code, scope, since: new Date(now - ONLINE_FOR) }),
    countPeople(db, view, scope, { ...read, ...days }),
    isOneDay ? hoursOfDay(db, view, scope, { ...read, ...span }) : undefined,
  ])
  const facts = { moved, played, arrivals }
  const hasResults = moved.some(({ kind }) => RESULTS.has(kind))
  const results = hasResults ? await vendorResultsByProduct(db, view, scope, read) : new Map<Product, Amount>()
  const byHour: HoursRead | undefined = hours && { hours, starts: hoursOf(span, now) }
  const total = (count: (row: (typeof arrivals)[number]) => number) =>
    arrivals.reduce((sum, row) => sum + count(row), 0)
  return {
    ...days,
    previous,
    money: moneyOf(facts, days, previous),
    people: {
      ...size,
      registered: total((row) => row.registered),
      firstDeposits: total((row) => row.firstDeposits),
      ...people,
    },
    firstDeposited: arrivals.reduce((sum, row) => sum + row.firstDeposited, 0n).toString(),
    balance: { team: balance.toString(), mine: mine.toString() },
    series: seriesOf(facts, days, byHour),
    products: productsOf({ played, rebates, results }, days),
  }
}

/** The hours of a day that have begun. */
function hoursOf({ since, until }: { since: Date; until: Date }, now: Instant): Date[] {
  const starts: Date[] = []
  for (let at = since.getTime(); at < until.getTime() && at <= now; at += HOUR) starts.push(new Date(instant(at)))
  return starts
}
