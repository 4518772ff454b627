import { rebatesOf, type ChainLink } from '@senluna/kit/agents/rebates/rebate-chain.ts'
import type { Brand } from '@senluna/kit/brand.ts'
import { daysFrom } from '@senluna/kit/calendar/days.ts'
import type { Id } from '@senluna/kit/ids.ts'
import { rate } from '@senluna/kit/money.ts'
import { PRODUCTS, type Product } from '@senluna/kit/product.ts'
import { businessDate, DAY, instant, type Instant } from '@senluna/kit/time.ts'
import { assert } from '@senluna/kit/assert.ts'
import { dayRange } from '../../platform/day-range.ts'
import { attempt, eachRow } from '../../platform/concurrency/attempt.ts'
import { allowMinutes, type Tx } from '../../platform/database/db.ts'
import { chainsAt } from '../rates/index.ts'
import { betsOfDay, changedDays, keepPaid, lastPaid } from './day-store.ts'
import { lockScope, writeParts } from './part-store.ts'
import { postDues } from './post-dues.ts'
import type { RebateParts, Scope } from './rebates.ts'
import { Sums, type Bets } from './sums.ts'
import { dropSum, scopesToSum, sumTeams } from './team-store.ts'

/** The products whose rebates are not part of a bet's price. */
const byDay = ({ units }: RebateParts): readonly Product[] => {
  const byUnit = new Set(units.flatMap(({ products }) => products))
  return PRODUCTS.filter((product) => !byUnit.has(product))
}
/** Corrections come so late. */
const AGAIN_DAYS = 35
const AT_ONCE = 2_000

/**
 * Pays each brand's rebates of the days that are over: own bets' and those of everybody above, and
 * the differences of days whose bets were corrected since. Answers how many payments there were.
 */
export async function payDays(parts: RebateParts, now: Instant): Promise<number> {
  let paid = 0
  for (const brand of parts.brands)
    for (const day of await daysToPay(parts, brand, now)) {
      const row = { brand: brand.merchantCode, day }
      const pay = async () => (paid += await payDay(parts, brand, day, now))
      if (!(await attempt(parts.log, 'a day’s rebates could not be paid', row, pay))) break
    }
  return paid
}

/**
 * Adds up for teams what waited for its day's end; answers how many scopes there were. The days of
 * units stand above the brands.
 */
export function sumWaiting({ db, brands, log }: RebateParts, now: Instant): Promise<number> {
  const zone = brands[0]?.timeZone ?? 'UTC'
  const yesterday = businessDate(instant(now - DAY), zone)
  return eachRow<{ scope: Scope; moved: boolean }>({
    log,
    trouble: 'rebates could not be added up for teams',
    kind: 'scope',
    keyOf: ({ scope }) => scope,
    next: (tried) => scopesToSum(db, yesterday, zone, AT_ONCE, tried),
    work: ({ scope, moved }) =>
      db.transaction().execute(async (tx) => {
        await allowMinutes(tx, 10)
        await lockScope(tx, scope)
        if (moved) await sumTeams(tx, scope, zone)
        await dropSum(tx, scope)
      }),
  })
}

async function daysToPay(parts: RebateParts, { merchantCode, timeZone }: Brand, now: Instant): Promise<string[]> {
  const { db } = parts
  const yesterday = businessDate(instant(now - DAY), timeZone)
  const last = await lastPaid(db, merchantCode)
  const days: string[] = []
  for (let day = last === undefined ? yesterday : daysFrom(last, 1); day <= yesterday; day = daysFrom(day, 1))
    days.push(day)
  return [...(await changedDays(db, merchantCode, daysFrom(yesterday, -AGAIN_DAYS), byDay(parts))), ...days]
}

/**
 * Pays one day of a brand by the rates that stood when it ended; doing it again posts what is
 * different by now.
 */
export function payDay(parts: RebateParts, brand: Brand, day: string, now: Instant): Promise<number> {
  const { merchantCode, timeZone } = brand
  const scope: Scope = `day ${merchantCode} ${day}`
  const { until } = dayRange({ from: day, to: day }, timeZone)
  assert(until, `${day} is a day`)
  const products = byDay(parts)
  return parts.db.transaction().execute(async (tx) => {
    await allowMinutes(tx, 10)
    await lockScope(tx, scope)
    const bets = await betsOfDay(tx, merchantCode, day, products)
    const sums = new Sums()
    for (let from = 0; from < bets.length; from += AT_ONCE) {
      const some = bets.slice(from, from + AT_ONCE)
      await addUp(tx, some, products, instant(until.getTime()), sums)
    }
    await writeParts(tx, scope, { day, zone: timeZone }, sums.parts)
    await keepPaid(tx, merchantCode, day, now)
    return postDues(tx, scope, now)
  })
}

async function addUp(
  tx: Tx,
  bets: readonly Bets[],
  products: readonly Product[],
  at: Instant,
  sums: Sums,
): Promise<void> {
  const sources = [...new Set(bets.map(({ source }) => source))]
  const chains = new Map(
    (await chainsAt(tx, sources, products, at)).map(({ memberId, product, chain }) => [
      `${memberId} ${product}`,
      chain,
    ]),
  )
  for (const bet of bets) {
    const links = chains.get(`${bet.source} ${bet.product}`)
    if (links) sums.add(bet, rebatesOf(bet.base, linksOf(bet.source, links)))
  }
}

/**
 * The chain of a bettor, itself first: without a rate it earns nothing, and takes nothing from
 * those above.
 */
function linksOf(source: Id<'member'>, chain: readonly [Id<'member'>, number][]): ChainLink<Id<'member'>>[] {
  const links = chain.map(([id, ppm]) => ({ id, rate: rate(ppm) }))
  return links[0]?.id === source ? links : [{ id: source, rate: rate(0) }, ...links]
}
