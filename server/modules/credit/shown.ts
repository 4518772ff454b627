import type { CreditPosition, CreditStanding, CreditStatement } from '@senluna/contract/agent/credit/credit-shapes.ts'
import type { Brand } from '@senluna/kit/brand.ts'
import { daysFrom } from '@senluna/kit/calendar/days.ts'
import type { Id } from '@senluna/kit/ids.ts'
import { PRODUCTS } from '@senluna/kit/product.ts'
import { businessDate, type Instant } from '@senluna/kit/time.ts'
import { WALLET, walletOf } from '@senluna/ledger/index.ts'
import type { Db } from '../../platform/database/db.ts'
import { queryOf } from '../../platform/database/query.ts'
import { weekAt } from './close-weeks.ts'
import type { CreditAccount } from './store/account-store.ts'
import { openStakesUnder, teamsNow, type OpenStake } from './store/exposure-store.ts'
import { givenOn, LATEST, positionsOn } from './store/position-store.ts'
import type { NamedStatement } from './store/statement-lists.ts'

/** How amounts of a brand are shown. */
export const currencyOf = ({ currency: { code, scale, displayDecimals } }: Brand) => ({
  code,
  exponent: scale,
  displayDecimals,
})

/** A statement as both sides read it; `account` names whose it is. */
export const shownStatement = (row: NamedStatement, account = row.userName): CreditStatement => ({
  id: row.id,
  week: row.week,
  memberId: row.memberId,
  account,
  stake: row.stake.toString(),
  payout: row.payout.toString(),
  adjustment: row.adjustment.toString(),
  owed: row.owed.toString(),
  state: row.state,
  madeAt: row.madeAt.toISOString(),
  ...(row.reportedAt && { reportedAt: row.reportedAt.toISOString() }),
  ...(row.confirmedAt && { confirmedAt: row.confirmedAt.toISOString() }),
  ...(row.toReset !== 0n && { left: row.toReset.toString() }),
})

/** The days of the week that is going on, up to today. */
export function daysNow(now: Instant, { timeZone }: Pick<Brand, 'timeZone'>) {
  return { from: weekAt(now, timeZone), to: businessDate(now, timeZone) }
}

export const shownStakes = (stakes: readonly OpenStake[], under: Id<'member'>) =>
  stakes.filter((row) => row.under === under).map(({ product, stake }) => ({ product, stake: stake.toString() }))

/** A credit with what is going on under it now. */
export async function standingOf(db: Db, brand: Brand, account: CreditAccount, now: Instant): Promise<CreditStanding> {
  const { memberId, plays, credit, given } = account
  const days = daysNow(now, brand)
  const team = (await teamsNow(db, brand, [memberId], days)).get(memberId)
  const main = plays ? await walletOf(queryOf(db), memberId, WALLET.MAIN) : undefined
  const available = plays ? (main ? main.balance - main.held : 0n) : credit - given
  return {
    plays,
    credit: credit.toString(),
    given: given.toString(),
    available: available.toString(),
    currency: currencyOf(brand),
    week: days.from,
    stake: (team?.stake ?? 0n).toString(),
    payout: (team?.payout ?? 0n).toString(),
    owed: (team?.owed ?? 0n).toString(),
    openStakes: shownStakes(await openStakesUnder(db, [memberId]), memberId),
  }
}

/** What an account takes today, and what it will where something else was set. */
export async function shownPositions(
  db: Db,
  brand: Brand,
  memberId: Id<'member'>,
  now: Instant,
): Promise<CreditPosition[]> {
  const today = businessDate(now, brand.timeZone)
  const current = (await positionsOn(db, [memberId], today)).get(memberId)!
  const latest = (await positionsOn(db, [memberId], LATEST)).get(memberId)!
  const given = await givenOn(db, memberId, LATEST)
  return PRODUCTS.map((product) => {
    const [own, next] = [current[product], latest[product]]
    const changes = own.least !== next.least || own.most !== next.most || own.share !== next.share
    return { product, ...own, given: given[product], ...(changes && { next }) }
  })
}

/** The day from which what is set now may count at the latest. */
export const tomorrow = (now: Instant, { timeZone }: Pick<Brand, 'timeZone'>) =>
  daysFrom(businessDate(now, timeZone), 1)
