import type { LastPeriod } from '@senluna/contract/agent/contracts.ts'
import type { Terms } from '@senluna/kit/agents/contracts/contract-terms.ts'
import { activeAmong, teamOf, type MemberFigures } from '@senluna/kit/agents/pay/reckon.ts'
import { dividendOf } from '@senluna/kit/agents/pay/dividend.ts'
import { amountsUnder, type ClosedPeriod } from '@senluna/kit/agents/pay/what-if.ts'
import { isLastOfMonth, periodAt, previousPeriod, type Period } from '@senluna/kit/agents/periods.ts'
import type { Brand } from '@senluna/kit/brand.ts'
import type { Id } from '@senluna/kit/ids.ts'
import { amount, type Amount } from '@senluna/kit/money.ts'
import { HOUR, instant, iso, type Instant } from '@senluna/kit/time.ts'
import type { Db } from '../../../platform/database/db.ts'
import { teamsByDay, teamsByWindow } from '../store/figure-store.ts'

/** So many closed periods are tried. */
const TRIED = 3

/** Whose team is tried, and by which terms. */
export interface Tried {
  holderId: Id<'member'>
  terms: Terms
}

/**
 * What the last closed periods of a team would have paid under other terms, the oldest first:
 * periods of a dividend, days of the salaries. Figures of days are of now: what was corrected since
 * is in them.
 */
export const lastPeriodsOf = async (
  db: Db,
  brand: Brand,
  holderId: Id<'member'>,
  terms: Terms,
  now: Instant,
): Promise<LastPeriod[]> => (await lastPeriodsOfAll(db, brand, [{ holderId, terms }], now))[0] ?? []

/**
 * The same of several teams at once, by the periods of the first terms. Cost: one read of the
 * facts, of an hourly salary two.
 */
export async function lastPeriodsOfAll(
  db: Db,
  brand: Brand,
  tried: readonly Tried[],
  now: Instant,
): Promise<LastPeriod[][]> {
  const [first] = tried
  if (!first) return []
  const periods = closedPeriods(first.terms, brand, now)
  const asked = tried.flatMap(({ holderId, terms: { products } }) =>
    periods.map(({ start, end }) => ({ holderId, products, start, end })),
  )
  const figures = await teamsByDay(db, brand, asked)
  const isHourly = first.terms.kind === 'HOURLY_SALARY'
  return Promise.all(
    tried.map(async ({ holderId, terms }, place) => {
      const own = figures.slice(place * periods.length, (place + 1) * periods.length)
      const hours = isHourly ? await hoursOf(db, brand, holderId, terms, periods) : []
      return periodsUnder(terms, periods, own, hours)
    }),
  )
}

function periodsUnder(
  terms: Terms,
  periods: readonly Period[],
  figures: readonly (readonly MemberFigures[])[],
  hours: readonly (readonly (readonly MemberFigures[])[])[],
): LastPeriod[] {
  const tried = periods.map((period, place) => closedAs(terms, period, figures[place] ?? [], hours[place] ?? []))
  const amounts = amountsUnder(terms, tried)
  return periods.map(({ start, end }, place) => {
    const team = teamOf(figures[place] ?? [])
    const isOfLoss = terms.kind === 'DIVIDEND' || terms.kind === 'DAILY_SALARY'
    return {
      period: { start: iso(start), endExclusive: iso(end) },
      metrics: {
        validBet: team.validBet.toString(),
        ...(isOfLoss ? { loss: lossOf(terms, figures[place] ?? []).toString() } : {}),
        active: activeAmong(figures[place] ?? [], terms.activeMinValidBet),
      },
      amount: (amounts[place] ?? amount(0n)).toString(),
    }
  })
}

function closedPeriods(terms: Terms, { timeZone }: Brand, now: Instant): Period[] {
  const kind = terms.kind === 'DIVIDEND' ? terms.period : 'DAILY'
  const periods: Period[] = []
  for (let period = periodAt(kind, now, timeZone); periods.length < TRIED;) {
    period = previousPeriod(period, timeZone)
    periods.unshift(period)
  }
  return periods
}

function closedAs(
  terms: Terms,
  period: Period,
  figures: readonly MemberFigures[],
  hours: readonly (readonly MemberFigures[])[],
): ClosedPeriod {
  const team = teamOf(figures)
  const activeMembers = activeAmong(figures, terms.activeMinValidBet)
  switch (terms.kind) {
    case 'DIVIDEND':
      return {
        kind: terms.kind,
        figures: team,
        activeMembers,
        isLastOfMonth: isLastOfMonth(terms.period, { from: period.day }),
      }
    case 'DAILY_SALARY':
      return { kind: terms.kind, figures: { validBet: team.validBet, netLoss: lossOf(terms, figures), activeMembers } }
    case 'HOURLY_SALARY':
      return {
        kind: terms.kind,
        hours: hours.map((rows, hour) => ({
          hour,
          validBet: teamOf(rows).validBet,
          activeMembers: activeAmong(rows, terms.activeMinValidBet),
        })),
      }
    case 'REALTIME_SALARY':
      return { kind: terms.kind, validBet: team.validBet }
  }
}

/** What a team lost by the terms that are tried, before anything is carried in. */
const lossOf = (terms: Terms, figures: readonly MemberFigures[]): Amount =>
  dividendOf(teamOf(figures), terms, { carryIn: amount(0n), isLastOfMonth: false, activeMembers: 0 }).netLoss

async function hoursOf(db: Db, brand: Brand, holderId: Id<'member'>, { products }: Terms, days: readonly Period[]) {
  const asked = days.map(({ start, end }) => {
    const hours = []
    for (let from: number = start; from < end; from += HOUR)
      hours.push({ holderId, products, start: instant(from), end: instant(Math.min(from + HOUR, end)) })
    return hours
  })
  const found = await teamsByWindow(db, brand, asked.flat())
  let place = 0
  return asked.map((hours) => hours.map(() => found[place++] ?? []))
}
