import type * as contract from '@senluna/contract/desk/dashboard.ts'
import { assert } from '@senluna/kit/assert.ts'
import type { Brand } from '@senluna/kit/brand.ts'
import { keptMs } from '@senluna/kit/retention/index.ts'
import { businessDate, DAY, instant, type BusinessDate, type Instant } from '@senluna/kit/time.ts'
import { attempt, type ErrorLog } from '../../platform/concurrency/attempt.ts'
import type { Db } from '../../platform/database/db.ts'
import { dayRange } from '../../platform/day-range.ts'
import type { Call } from '../../platform/http/route.ts'
import type { Waiting } from '../../platform/concurrency/waiting.ts'
import { waitingFor } from '../approvals/index.ts'
import { paidIn, waitingDeposits, waitingWithdrawals } from '../cashier/desk/index.ts'
import { waitingConversations } from '../chat/desk/index.ts'
import { waitingTickets } from '../feedback/desk/index.ts'
import { waitingApplications } from '../kyc/desk/index.ts'
import { registrationsIn } from '../members/desk/index.ts'
import { waitingCases } from '../risk/desk/index.ts'
import { onlineMembers } from '../sessions/index.ts'
import { dayTotals, type DayTotal } from '../facts/index.ts'
import { activeOn, forgetActive, vendorDay, type VendorDay } from '../wagers/desk/index.ts'
import { alarmsOf } from './system.ts'

// Figures come from the modules that keep them; nothing is kept here.

/** So long it is known who was active on a day. */
const ACTIVE_KEPT = keptMs('wagers.active_day')

/** What waits and for how long, and what today and yesterday brought. */
export async function dashboardOf(
  parts: Parameters<typeof alarmsOf>[0] & { reading: Db },
  call: Call<typeof contract.dashboard>,
): Promise<contract.Dashboard> {
  const { brand, now } = call
  const { db } = parts
  const today = businessDate(now, brand.timeZone)
  const yesterday = businessDate(instant(now - DAY), brand.timeZone)
  const [queues, first, second, brought, online, alarms, vendors, vendorsBefore] = await Promise.all([
    queuesOf(db, call),
    dayOf(db, brand, today),
    dayOf(db, brand, yesterday),
    dayTotals(parts.reading, { merchantCode: brand.merchantCode, from: yesterday, to: today }, brand.currency.code),
    onlineMembers(db, brand.merchantCode, now),
    alarmsOf(parts, call),
    vendorDay(db, brand.merchantCode, today),
    vendorDay(db, brand.merchantCode, yesterday),
  ])
  return {
    currency: {
      code: brand.currency.code,
      exponent: brand.currency.scale,
      displayDecimals: brand.currency.displayDecimals,
    },
    queues,
    today: { ...first, ...totalOf(brought, today) },
    yesterday: { ...second, ...totalOf(brought, yesterday) },
    products: byProduct(brought, today, yesterday),
    vendors: byVendor(vendors?.list ?? [], vendorsBefore?.list ?? []),
    days: { today, yesterday },
    ...(vendors ? { vendorsAt: vendors.at.toISOString() } : {}),
    alarms,
    online,
  }
}

const broughtOn = (rows: readonly DayTotal[], day: string, product: string) =>
  rows.find((row) => row.day === day && row.product === product) ?? { ggr: '0', given: '0' }

/** A day over all products: GGR, and what is left when what was given back is taken off. */
function totalOf(rows: readonly DayTotal[], day: string) {
  const { ggr, given } = broughtOn(rows, day, '')
  return { ggr, ngr: (BigInt(ggr) - BigInt(given)).toString() }
}

/** GGR of two days by product, of those that were played on either. */
function byProduct(rows: readonly DayTotal[], today: string, yesterday: string): contract.Dashboard['products'] {
  const products = new Set(rows.flatMap(({ product }) => (product === '' ? [] : [product])))
  return [...products].toSorted().map((product) => ({
    product,
    today: broughtOn(rows, today, product).ggr,
    yesterday: broughtOn(rows, yesterday, product).ggr,
  }))
}

const figuresOf = ({ bets, stake, payout, players }: VendorDay): contract.VendorFigures => ({
  bets,
  stake: stake.toString(),
  payout: payout.toString(),
  ggr: (stake - payout).toString(),
  players,
})

/** Two days side by side, who is played most today first. */
function byVendor(today: readonly VendorDay[], yesterday: readonly VendorDay[]): contract.Dashboard['vendors'] {
  const before = new Map(yesterday.map((vendor) => [vendor.vendorCode, vendor]))
  const gone = yesterday.filter(({ vendorCode }) => !today.some((vendor) => vendor.vendorCode === vendorCode))
  return [
    ...today.map((vendor) => {
      const was = before.get(vendor.vendorCode)
      const { vendorCode, name } = vendor
      return { vendorCode, name, today: figuresOf(vendor), ...(was ? { yesterday: figuresOf(was) } : {}) }
    }),
    ...gone.map((vendor) => ({ vendorCode: vendor.vendorCode, name: vendor.name, yesterday: figuresOf(vendor) })),
  ]
}

type Queue = contract.Dashboard['queues'][number]

/** What waits in each queue, and since when the oldest. */
const queuesOf = (
  db: Db,
  { brand: { merchantCode }, caller, now }: Call<typeof contract.dashboard>,
): Promise<Queue[]> =>
  Promise.all([
    queueOf('chat', waitingConversations(db, merchantCode)),
    queueOf('tickets', waitingTickets(db, merchantCode)),
    queueOf('approvals', waitingFor(db, caller, now)),
    queueOf('deposits', waitingDeposits(db, merchantCode)),
    queueOf('withdrawals', waitingWithdrawals(db, merchantCode)),
    queueOf('kyc', waitingApplications(db, merchantCode)),
    queueOf('risk', waitingCases(db, merchantCode)),
  ])

async function queueOf(name: Queue['name'], asked: Promise<Waiting>): Promise<Queue> {
  const { waiting, oldest } = await asked
  return { name, waiting, ...(oldest ? { oldestAt: oldest.toISOString() } : {}) }
}

async function dayOf(db: Db, brand: Brand, day: BusinessDate) {
  const { from, until } = dayRange({ from: day, to: day }, brand.timeZone)
  assert(from && until, 'a day has a beginning and an end')
  const [registrations, active, paid] = await Promise.all([
    registrationsIn(db, brand.merchantCode, { from, until }),
    activeOn(db, brand.merchantCode, day),
    paidIn(db, brand, { from, until }),
  ])
  return { registrations, active, ...paid }
}

/** Forgets who was active on days that are kept no longer. */
export async function forgetActiveDays(db: Db, brands: readonly Brand[], log: ErrorLog, now: Instant): Promise<void> {
  for (const { merchantCode, timeZone } of brands)
    await attempt(log, 'days of a brand could not be forgotten', { merchant: merchantCode }, () =>
      db
        .transaction()
        .execute((tx) => forgetActive(tx, merchantCode, businessDate(instant(now - ACTIVE_KEPT), timeZone))),
    )
}
