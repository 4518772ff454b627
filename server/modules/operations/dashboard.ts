import type * as contract from '@senluna/contract/desk/dashboard.ts'
import { assert } from '@senluna/kit/assert.ts'
import type { Brand } from '@senluna/kit/brand.ts'
import { keptMs } from '@senluna/kit/retention/index.ts'
import { businessDate, DAY, instant, MINUTE, type BusinessDate, type Instant } from '@senluna/kit/time.ts'
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
import { activeOn, forgetActive, vendorDay, type VendorDay } from '../wagers/desk/index.ts'
import { beginDay, ggrOf, givenOf } from './store.ts'
import { alarmsOf } from './system.ts'

// Figures come from the modules that keep them; only the marks of days are kept here.

/** So long it is known who was active on a day. */
const ACTIVE_KEPT = keptMs('wagers.active_day')
/** Who used a session so lately is online. */
const ONLINE_FOR = 30 * MINUTE

/** What waits and for how long, and what today and yesterday brought. */
export async function dashboardOf(
  parts: Parameters<typeof alarmsOf>[0],
  call: Call<typeof contract.dashboard>,
): Promise<contract.Dashboard> {
  const { brand, now } = call
  const { db } = parts
  const today = businessDate(now, brand.timeZone)
  const yesterday = businessDate(instant(now - DAY), brand.timeZone)
  const [queues, first, second, ggr, online, given, alarms, vendors, vendorsBefore] = await Promise.all([
    queuesOf(db, call),
    dayOf(db, brand, today),
    dayOf(db, brand, yesterday),
    ggrOf(db, brand, today, yesterday),
    onlineMembers(db, brand.merchantCode, instant(now - ONLINE_FOR)),
    givenOf(db, brand, today, yesterday),
    alarmsOf(parts, call),
    vendorDay(db, brand.merchantCode, today),
    vendorDay(db, brand.merchantCode, yesterday),
  ])
  const sum = (day: 'today' | 'yesterday') => {
    const known = ggr.flatMap((figures) => (figures[day] === undefined ? [] : [figures[day]]))
    if (known.length === 0) return {}
    const total = known.reduce((all, figure) => all + figure, 0n)
    const cost = given[day]
    return { ggr: total.toString(), ...(cost === undefined ? {} : { ngr: (total + cost).toString() }) }
  }
  return {
    currency: {
      code: brand.currency.code,
      exponent: brand.currency.scale,
      displayDecimals: brand.currency.displayDecimals,
    },
    queues,
    today: { ...first, ...sum('today') },
    yesterday: { ...second, ...sum('yesterday') },
    products: ggr.map((figures) => ({
      product: figures.product,
      ...(figures.today === undefined ? {} : { today: figures.today.toString() }),
      ...(figures.yesterday === undefined ? {} : { yesterday: figures.yesterday.toString() }),
    })),
    vendors: byVendor(vendors?.list ?? [], vendorsBefore?.list ?? []),
    days: { today, yesterday },
    ...(vendors ? { vendorsAt: vendors.at.toISOString() } : {}),
    alarms,
    online,
  }
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

/**
 * Notes how the house accounts of each brand stand when its day begins. Run every few minutes; only
 * the first run of a day writes anything, so an account that comes later began the day at nothing.
 */
export async function markDays(db: Db, brands: readonly Brand[], log: ErrorLog, now: Instant): Promise<void> {
  for (const brand of brands)
    await attempt(log, 'the day of a brand could not begin', { merchant: brand.merchantCode }, () =>
      db.transaction().execute(async (tx) => {
        if (!(await beginDay(tx, brand, businessDate(now, brand.timeZone), now))) return
        await forgetActive(tx, brand.merchantCode, businessDate(instant(now - ACTIVE_KEPT), brand.timeZone))
      }),
    )
}
