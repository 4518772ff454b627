import * as contract from '@senluna/contract/money/reports.ts'
import { businessDate, instant, iso } from '@senluna/kit/time.ts'
import { lifetimeOf, statementOf, sumsOf } from '@senluna/ledger/index.ts'
import type { Db } from '../../platform/database/db.ts'
import { queryOf } from '../../platform/database/query.ts'
import { boundsOfDays, monthsOf, periodOf } from '../../platform/day-range.ts'
import { route, type Route } from '../../platform/http/route.ts'
import { Throttle } from '../../platform/http/guards/throttle.ts'
import { maskedName } from '../members/index.ts'
import { playedOf } from '../wagers/index.ts'
import { consolidatedOf, type Others } from './consolidated.ts'
import { profitOf } from './profit.ts'
import { closingsOf } from './closings.ts'
import { statementFigures } from './statement.ts'
import { WithdrawalPace } from './withdrawal-pace.ts'

interface ReportDeps {
  db: Db
  /** For measuring only. */
  unlimited: boolean
  /** What waits at the contracts of an account. */
  others: Others
}

/** What an account comes to: its profit and loss, and its money wherever it stands. */
export function reportRoutes({ db, unlimited, others }: ReportDeps): Route[] {
  // A statement reads every movement of a year; nobody needs one every second.
  const statements = unlimited ? new Throttle(1e6, 1e6) : new Throttle(0.5, 20)
  const closings = unlimited ? new Throttle(1e6, 1e6) : new Throttle(1, 30)
  const pace = new WithdrawalPace(db)
  return [
    route(contract.withdrawalPace, async ({ brand, now }) => {
      const minutes = await pace.of(brand, now)
      return minutes === undefined ? {} : { minutes }
    }),
    route(contract.balanceDays, async ({ caller, query, brand, now }) => {
      closings.take(caller.memberId, now)
      const { timeZone } = brand
      const { from, to } = periodOf(query, timeZone, now).days
      const today = businessDate(now, timeZone)
      const { days, bounds } = boundsOfDays({ from, to: to < today ? to : from > today ? from : today }, timeZone)
      const read = await statementOf(queryOf(db), caller.memberId, bounds)
      const dayOf = (at: Date) => businessDate(instant(at.getTime()), timeZone)
      const shown = days.filter((day) => day <= today)
      return { from, to, currency: brand.currency.code, ...closingsOf(read, shown, dayOf) }
    }),
    route(contract.profit, async ({ caller, query, brand, now }) => {
      const period = periodOf(query, brand.timeZone, now)
      const read = queryOf(db)
      const [played, moved] = await Promise.all([
        playedOf(read, caller.memberId, period, brand.timeZone),
        sumsOf(read, caller.memberId, period, brand.timeZone),
      ])
      return profitOf({ played, moved }, period.days, brand.currency.code)
    }),
    route(contract.lifetime, async ({ caller, brand }) => {
      const { since, deposited, withdrawn, played } = await lifetimeOf(queryOf(db), caller.memberId)
      return {
        ...(since ? { since: since.toISOString() } : {}),
        currency: brand.currency.code,
        deposit: deposited.toString(),
        withdraw: withdrawn.toString(),
        netDeposit: (deposited - withdrawn).toString(),
        play: played.toString(),
      }
    }),
    route(contract.statement, async ({ caller, query, brand, now }) => {
      statements.take(caller.memberId, now)
      const { months, bounds } = monthsOf(query, brand.timeZone, now)
      const read = await statementOf(queryOf(db), caller.memberId, bounds)
      const monthOf = (at: Date) => businessDate(instant(at.getTime()), brand.timeZone).slice(0, 7)
      return {
        account: { no: caller.memberId, name: maskedName(caller.userName) },
        currency: brand.currency.code,
        zone: brand.timeZone,
        madeAt: iso(now),
        from: months[0]!,
        to: months.at(-1)!,
        ...statementFigures(read, months, monthOf),
      }
    }),
    route(contract.consolidated, ({ caller, brand }) => consolidatedOf(db, caller, brand, others)),
  ]
}
