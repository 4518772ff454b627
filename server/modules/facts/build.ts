import { sql } from 'kysely'
import type { Brand } from '@senluna/kit/brand.ts'
import type { Db, Tx } from '../../platform/database/db.ts'
import { attempt, eachPiece, type ErrorLog } from '../../platform/concurrency/attempt.ts'
import { dayRange } from '../../platform/day-range.ts'
import { dropMarks, markKey, stillTaken, takeMarks, takenMarks, type MemberDay } from './store/mark-store.ts'
import { addDay, daysToAdd, forgetDays } from './store/day-store.ts'
import { writeGiven } from './store/given-store.ts'
import { writeMonths } from './store/month-store.ts'
import { forgetMoney, markPlayed, membersBehind, readMoney } from './store/money-store.ts'
import { writeOrders, writePeople } from './store/order-store.ts'
import { potsOf, readPots, writePotCosts } from './store/pot-cost-store.ts'
import { writePlay, type DaySpan } from './store/play-store.ts'
import { writeRewards } from './store/rewards-store.ts'
import { addTeams, forgetTeams, giveSeats, teamDaysToAdd } from './store/team-store.ts'

/** What facts are made with. */
export interface FactParts {
  db: Db
  brands: readonly Brand[]
  log?: ErrorLog
}

/** So many days of members are worked out in one transaction. */
const AT_ONCE = 50
/** The lock of who makes facts: one at a time. */
const LOCK = 8_600_001

/**
 * Works out every day that was marked: play from wagers as they stand, money from postings that
 * weren't read, orders, the members' way. Doing it again changes nothing; two at once take turns,
 * and who dies in between leaves the rest to the next. Answers how many days there were.
 *
 * `sweep` also finds members whose postings nobody marked.
 */
export async function buildFacts(parts: FactParts, { sweep = false } = {}): Promise<number> {
  const swept = sweep ? await sweepMoney(parts) : 0
  const { db, brands, log } = parts
  await db.transaction().execute(async (tx) => {
    await lock(tx)
    await takeMarks(tx)
  })
  const built = await eachPiece<MemberDay>({
    log,
    trouble: 'a day of a member could not be worked out',
    kind: 'mark',
    keyOf: markKey,
    next: (tried) => takenMarks(db, AT_ONCE, tried),
    work: (marks) => db.transaction().execute((tx) => buildSome(tx, brands, marks)),
  })
  await attempt(log, 'postings of jackpots could not be read', {}, () =>
    db.transaction().execute(async (tx) => {
      await lock(tx)
      await addPots(tx, brands)
    }),
  )
  await addDays(parts)
  return swept + built
}

async function buildSome(tx: Tx, brands: readonly Brand[], wanted: readonly MemberDay[]): Promise<void> {
  await lock(tx)
  const marks = await stillTaken(tx, wanted)
  const days = spansOf(marks, brands)
  const members = [...new Set(days.map(({ memberId }) => memberId))]
  if (days.length > 0) {
    const { begun, days: moved } = await readMoney(tx, brands, members)
    if (begun.length > 0) await markPlayed(tx, begun)
    await writePlay(tx, days)
    await addUp(tx, eachOnce([...marks, ...moved]), brands)
    await writeOrders(tx, days)
    await writePeople(tx, members)
  }
  await dropMarks(tx, marks)
}

/** Reads postings of members whose days nobody marked; answers how many members. */
export async function sweepMoney({ db, brands, log }: FactParts): Promise<number> {
  const behind = await membersBehind(db, brands)
  for (let from = 0; from < behind.length; from += AT_ONCE) {
    const some = behind.slice(from, from + AT_ONCE)
    const ids = some.map(({ id }) => id)
    const sweepSome = () =>
      db.transaction().execute(async (tx) => {
        await lock(tx)
        const moved = some.flatMap((member) => (member.moved ? [member.id] : []))
        if (moved.length > 0) await forgetMoney(tx, moved)
        const { begun, days } = await readMoney(tx, brands, ids)
        if (begun.length > 0) await markPlayed(tx, begun)
        await addUp(tx, days, brands)
        await writePeople(tx, ids)
      })
    await attempt(log, 'postings of members could not be read', { from: ids[0] ?? '' }, sweepSome)
  }
  return behind.length
}

/** What follows from the play and money of days: costs by their bets, rewards, months. */
export async function addUp(tx: Tx, days: readonly MemberDay[], brands: readonly Brand[]): Promise<void> {
  const spans = spansOf(days, brands)
  await writeGiven(tx, spans)
  await writeRewards(tx, spans)
  await writeMonths(tx, days)
  await forgetDays(tx, days)
  await giveSeats(
    tx,
    days.map(({ memberId }) => memberId),
  )
  await forgetTeams(tx, days)
}

/** Adds to days what jackpots cost since they were read last. */
export async function addPots(tx: Tx, brands: readonly Brand[]): Promise<void> {
  const days = await readPots(tx, brands)
  await layPots(tx, days, brands)
  await forgetDays(tx, days)
}

/** Lays what jackpots cost on some days to the games as they were played. */
async function layPots(tx: Tx, days: readonly MemberDay[], brands: readonly Brand[]): Promise<void> {
  await writePotCosts(tx, spansOf(days, brands))
  await writeMonths(tx, days)
}

/** So many days of a brand are added up in one run. */
const DAYS_AT_ONCE = 40

/** Adds up the days whose sums were forgotten, each in a transaction of its own. */
async function addDays({ db, brands, log }: FactParts): Promise<void> {
  for (const brand of brands) {
    const { merchantCode } = brand
    for (const day of await daysToAdd(db, merchantCode, DAYS_AT_ONCE))
      await attempt(log, 'a day could not be added up', { merchantCode, day }, () =>
        db.transaction().execute(async (tx) => {
          await lock(tx)
          await layPots(tx, [{ memberId: potsOf(merchantCode), merchantCode, day }], brands)
          await addDay(tx, merchantCode, day)
        }),
      )
    for (const day of await teamDaysToAdd(db, brand, DAYS_AT_ONCE))
      await attempt(log, 'a day of teams could not be added up', { merchantCode, day }, () =>
        db.transaction().execute(async (tx) => {
          await lock(tx)
          await addTeams(tx, brand, day)
        }),
      )
  }
}

const eachOnce = (days: readonly MemberDay[]) => [...new Map(days.map((day) => [markKey(day), day])).values()]

/** Whoever makes facts holds it until the end of their transaction. */
export const lock = (tx: Tx) => sql`select pg_advisory_xact_lock(${LOCK})`.execute(tx)

/** The moments of days; those of brands and members that are no more have none. */
function spansOf(days: readonly MemberDay[], brands: readonly Brand[]): DaySpan[] {
  const zones = new Map<string, string>(brands.map(({ merchantCode, timeZone }) => [merchantCode, timeZone]))
  return days.flatMap(({ memberId, merchantCode, day }) => {
    const zone = zones.get(merchantCode)
    if (zone === undefined) return []
    const { from, until } = dayRange({ from: day, to: day }, zone)
    return from && until ? [{ memberId, merchantCode, day, since: from, until, zone }] : []
  })
}
