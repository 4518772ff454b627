import { splitDifference, type Share } from '@senluna/kit/agents/credit/split.ts'
import { daySpanOf, periodAt } from '@senluna/kit/agents/periods.ts'
import type { Brand } from '@senluna/kit/brand.ts'
import { daysFrom, startOfDay } from '@senluna/kit/calendar/days.ts'
import type { Id } from '@senluna/kit/ids.ts'
import { amount, rate } from '@senluna/kit/money.ts'
import { HOUR, type BusinessDate, type Instant } from '@senluna/kit/time.ts'
import { attempt } from '../../platform/concurrency/attempt.ts'
import type { Db, Tx } from '../../platform/database/db.ts'
import type { Credit } from './credit.ts'
import { booksOf, heldBook, openNext, type Book } from './store/book-store.ts'
import { countedOf, settledOf, type Tally } from './store/play-store.ts'
import { sharesOfBook, type ShareFrom } from './store/position-store.ts'
import { insertStatements } from './store/statement-store.ts'
import { insertTallies, type SplitTally } from './store/tally-store.ts'
import { accountsOfBook, statementsOfWeek } from './week-statements.ts'

/** A week is closed so long after its end: what was settled in its last minutes is in by then. */
const GRACE = HOUR

/** Weeks that are looked at again with each: a correction that comes later still isn't counted. */
const LOOKS_BACK_WEEKS = 8

/** The week that a moment of a brand belongs to: its Monday. */
export const weekAt = (at: Instant, zone: string): BusinessDate => periodAt('WEEKLY', at, zone).day

/** The first moment of a week, and the first after it. */
export const spanOfWeek = (week: BusinessDate, zone: string) => ({
  start: startOfDay(week, zone),
  end: startOfDay(daysFrom(week, 7), zone),
})

/**
 * Closes every week that is over, book by book: counts what its players have settled, splits it by
 * positions and makes the statement of each account. Doing it again changes nothing, two at once
 * take turns. Answers how many weeks were closed.
 */
export async function closeWeeks({ db, brands, log }: Pick<Credit, 'db' | 'brands' | 'log'>, now: Instant) {
  let closed = 0
  for (const brand of brands)
    for (const book of await booksOf(db, brand.merchantCode)) {
      const run = async (): Promise<void> => {
        let week: BusinessDate | undefined = book.openWeek
        while (week !== undefined) {
          week = await closeOne(db, brand, book, week, now)
          if (week !== undefined) closed += 1
        }
      }
      await attempt(log, 'a week of credit could not be closed', { book: book.generalAgentId }, run)
    }
  return closed
}

const closeOne = (db: Db, brand: Brand, { generalAgentId }: Book, week: BusinessDate, now: Instant) =>
  db.transaction().execute((tx) => closeWeek(tx, brand, generalAgentId, week, now))

/** Closes one week of a book; answers the next, or nothing where it isn't the open one or over. */
async function closeWeek(
  tx: Tx,
  brand: Brand,
  generalAgentId: Id<'member'>,
  week: BusinessDate,
  now: Instant,
): Promise<BusinessDate | undefined> {
  const book = await heldBook(tx, generalAgentId, 'ALONE')
  const { end } = spanOfWeek(week, brand.timeZone)
  if (book?.openWeek !== week || end + GRACE > now) return undefined
  const accounts = await accountsOfBook(tx, generalAgentId)
  const tallies = splitBy(await newTallies(tx, brand, book), await sharesOfBook(tx, generalAgentId), accounts.chainOf)
  await insertTallies(tx, generalAgentId, tallies)
  await insertStatements(tx, statementsOfWeek(book, accounts, tallies, now), now)
  const next = daysFrom(week, 7)
  await openNext(tx, book, next)
  return next
}

/** A tally as it is now, and what of it weeks before have. */
interface Counted extends Tally {
  before: { stake: bigint; payout: bigint; bets: bigint }
}

/**
 * What this week has to count: what was settled in it, and what is different by now of the weeks
 * before.
 */
async function newTallies(
  tx: Tx,
  { timeZone: zone }: Brand,
  book: Book,
): Promise<(Counted & { week: BusinessDate })[]> {
  const { openWeek: week, generalAgentId, openedAt } = book
  const first = daysFrom(week, -7 * LOOKS_BACK_WEEKS)
  const since = new Date(Math.max(openedAt.getTime(), startOfDay(first, zone)))
  const until = new Date(spanOfWeek(week, zone).end)
  const settled = await settledOf(tx, generalAgentId, { since, until, zone })
  const counted = await countedOf(tx, generalAgentId, daySpanOf('WEEKLY', first).from)
  const rows = new Map<string, Counted>()
  const keyOf = ({ memberId, ofWeek, product, placedDay }: Tally) => `${memberId} ${ofWeek} ${product} ${placedDay}`
  for (const tally of settled) rows.set(keyOf(tally), { ...tally, before: { stake: 0n, payout: 0n, bets: 0n } })
  for (const tally of counted) {
    const now = rows.get(keyOf(tally)) ?? { ...tally, stake: amount(0n), payout: amount(0n), bets: 0n }
    rows.set(keyOf(tally), { ...now, before: tally })
  }
  return [...rows.values()]
    .filter(
      ({ stake, payout, bets, before }) => stake !== before.stake || payout !== before.payout || bets !== before.bets,
    )
    .map((row) => ({ ...row, week }))
}

/** Splits what is new of each tally by the shares of the day on which the bets were placed. */
function splitBy(
  rows: readonly (Counted & { week: BusinessDate })[],
  shares: readonly ShareFrom[],
  chainOf: (memberId: Id<'member'>) => readonly Id<'member'>[],
): SplitTally[] {
  const latestFirst = Map.groupBy(shares, ({ memberId, product }) => `${memberId} ${product}`)
  const ppmOf = (taker: Id<'member'>, { product, placedDay }: Tally) =>
    latestFirst.get(`${taker} ${product}`)?.find(({ fromDay }) => fromDay <= placedDay)?.ppm ?? 0
  return rows.map(({ before, ...row }) => {
    const own: Share<Id<'member'>>[] = chainOf(row.memberId).map((taker) => ({ taker, ppm: rate(ppmOf(taker, row)) }))
    const parts = splitDifference(amount(before.payout - before.stake), amount(row.payout - row.stake), own)
    return {
      ...row,
      bets: row.bets - before.bets,
      stake: amount(row.stake - before.stake),
      payout: amount(row.payout - before.payout),
      parts,
    }
  })
}
