import { attempt } from '../../platform/concurrency/attempt.ts'
import { daysFrom } from '@senluna/kit/calendar/days.ts'
import type { Brand } from '@senluna/kit/brand.ts'
import type { Id } from '@senluna/kit/ids.ts'
import { businessDate, DAY, instant, type BusinessDate, type Instant } from '@senluna/kit/time.ts'
import { dayRange, monthsFrom } from '../../platform/day-range.ts'
import type { JobDone } from '../../platform/jobs/jobs.ts'
import type { Log } from '../../platform/log.ts'
import { addPots, addUp, buildFacts, lock, sweepMoney, type FactParts } from './build.ts'
import { keepChecked, lastChecked, oldestDay } from './store/checked-store.ts'
import { markUnknown } from './store/mark-store.ts'
import { givenOn, givenThatDiffers } from './store/given-store.ts'
import { forgetMoney, moneyThatDiffers, readMoney } from './store/money-store.ts'
import { writePeople } from './store/order-store.ts'
import { playThatDiffers, writePlay, type BrandDays, type DaySpan, type Differs } from './store/play-store.ts'
import { rewardedOn, rewardsThatDiffer } from './store/rewards-store.ts'
import { addTeamMonth } from './store/team-month-store.ts'
import { addTeams, forgetTeams, teamsThatDiffer } from './store/team-store.ts'

type Parts = FactParts & { log: Log }

/** Members are made anew in lots of so many. */
const AT_ONCE = 50
/** Costs are compared with the bets they are laid to in lots of so many. */
const COMPARED_AT_ONCE = 2_000
/** Corrections come so late: these days are compared again each night. */
const AGAIN = 3
/** So many days are compared in one read of wagers and postings. */
const DAYS_AT_ONCE = AGAIN + 1
/** What servers of the version before wrote is worked out again for so many days. */
const UNKNOWN_FOR = 60
/** The most days that one night compares, oldest first. */
const MOST = 400

/**
 * Compares every closed day of each brand that wasn't yet, and the last few again, with wagers and
 * postings. What differs is made anew, logged as an error, and an alarm of the desk. The first
 * night makes the days of before there were facts.
 */
export async function verifyDays(parts: Parts, now: Instant): Promise<JobDone> {
  await sweepMoney(parts)
  await buildFacts(parts)
  let rows = 0
  let lastKey = ''
  for (const brand of parts.brands) {
    const yesterday = businessDate(instant(now - DAY), brand.timeZone)
    const last = await lastChecked(parts.db, brand.merchantCode)
    const days = await daysToCheck(parts, brand, last, yesterday)
    for (let place = 0; place < days.length; place += DAYS_AT_ONCE) {
      const some = days.slice(place, place + DAYS_AT_ONCE)
      const compare = async () => {
        const differs = await compared(parts, brand, some)
        for (const day of some) {
          await mend(parts, brand, differs(day), now, last !== undefined)
          rows += 1
          lastKey = `${brand.merchantCode} ${day}`
        }
      }
      const row = { brand: brand.merchantCode, day: some[0]! }
      // The days after one that fails wait for it: what was compared last is remembered.
      if (!(await attempt(parts.log, 'a day could not be compared', row, compare))) break
    }
    await attempt(parts.log, 'what is unknown could not be worked out', { brand: brand.merchantCode }, async () => {
      await markUnknown(parts.db, brand.merchantCode, daysFrom(yesterday, -UNKNOWN_FOR))
      await buildFacts(parts)
    })
    await attempt(parts.log, 'the people of a month could not be added up', { brand: brand.merchantCode }, () =>
      addPeople(parts, brand, yesterday),
    )
  }
  return { rows, lastKey }
}

/** The same for one day of every brand, again. */
export async function verifyDay(parts: Parts, day: string, now: Instant): Promise<JobDone> {
  await sweepMoney(parts)
  await buildFacts(parts)
  for (const brand of parts.brands) await mend(parts, brand, (await compared(parts, brand, [day]))(day), now, true)
  return { rows: parts.brands.length, period: day }
}

/** Adds up who of each team did something in a day's month up to it, and in the month before. */
async function addPeople({ db }: Parts, brand: Brand, day: BusinessDate): Promise<void> {
  const month = `${day.slice(0, 7)}-01`
  const before = `${monthsFrom(day.slice(0, 7), -1)}-01`
  for (const [first, until] of [
    [before, month],
    [month, daysFrom(day, 1)],
  ] as const)
    await db.transaction().execute(async (tx) => {
      await lock(tx)
      await addTeamMonth(tx, brand, first, until)
    })
}

async function daysToCheck({ db }: Parts, brand: Brand, last: string | undefined, yesterday: BusinessDate) {
  const first = last ? daysFrom(last, 1 - AGAIN) : await oldestDay(db, brand)
  const days: string[] = []
  for (let day = first; day !== undefined && day <= yesterday && days.length < MOST; day = daysFrom(day, 1))
    days.push(day)
  return days
}

/** A day of a brand, and whose play and money on it are not what wagers and postings say. */
interface Compared {
  span: Omit<DaySpan, 'memberId'>
  played: readonly Id<'member'>[]
  moved: readonly Id<'member'>[]
}

/** Compares days that follow each other; answers what was found, by the day. */
async function compared({ db }: Parts, brand: Brand, days: readonly string[]): Promise<(day: string) => Compared> {
  const { merchantCode, timeZone: zone } = brand
  const ends = ({ from, to }: { from: string; to: string }) => {
    const { from: since, until } = dayRange({ from, to }, zone)
    return { since: since!, until: until! }
  }
  const span = { from: days[0]!, to: days.at(-1)! }
  const asked: BrandDays = { merchantCode, zone, ...span, ...ends(span) }
  const played = await playThatDiffers(db, asked)
  const moved = await moneyThatDiffers(db, asked)
  const on = (rows: readonly Differs[], day: string) => rows.flatMap((row) => (row.day === day ? [row.memberId] : []))
  return (day) => ({
    span: { merchantCode, day, zone, ...ends({ from: day, to: day }) },
    played: on(played, day),
    moved: on(moved, day),
  })
}

/**
 * Makes anew what was found to differ on a day. `isBegun`: facts were made by events on it, so that
 * a difference is a fault.
 */
async function mend(
  parts: Parts,
  brand: Brand,
  { span, played, moved }: Compared,
  now: Instant,
  isBegun: boolean,
): Promise<void> {
  const { db, brands, log } = parts
  const { merchantCode, day } = span
  const led = await teamsThatDiffer(db, brand, day)
  for (const some of lots(played))
    await db.transaction().execute(async (tx) => {
      await lock(tx)
      const days = some.map((memberId) => ({ memberId, ...span }))
      await writePlay(tx, days)
      await forgetTeams(tx, days)
      await writePeople(tx, some)
    })
  for (const some of lots(moved))
    await db.transaction().execute(async (tx) => {
      await lock(tx)
      await forgetMoney(tx, some)
      const { days } = await readMoney(tx, brands, some)
      await addUp(tx, days, brands)
      await addPots(tx, brands)
    })
  await addAgain(parts, span, played)
  if (led.length > 0)
    await db.transaction().execute(async (tx) => {
      await lock(tx)
      await addTeams(tx, brand, day)
    })
  const differed = new Set([...played, ...moved, ...led])
  await keepChecked(db, merchantCode, day, now, isBegun ? differed.size : 0)
  if (isBegun && differed.size > 0)
    log.error(
      { merchant: merchantCode, day, members: differed.size, first: [...differed][0] },
      'facts differed from the books and were made anew',
    )
}

/**
 * Adds up a day once more: a rebate may have come before the bets it is for were worked out, and
 * those may have been corrected since; goods may have been delivered, and rewards wagered.
 */
async function addAgain(
  { db, brands }: Parts,
  span: Omit<DaySpan, 'memberId'>,
  played: readonly Id<'member'>[],
): Promise<void> {
  const { merchantCode, day } = span
  const members = new Set(played)
  for (const some of lots(await givenOn(db, merchantCode, day), COMPARED_AT_ONCE))
    for (const memberId of await givenThatDiffers(
      db,
      some.map((memberId) => ({ memberId, ...span })),
    ))
      members.add(memberId)
  for (const some of lots(await rewardedOn(db, span), COMPARED_AT_ONCE))
    for (const memberId of await rewardsThatDiffer(
      db,
      some.map((memberId) => ({ memberId, ...span })),
    ))
      members.add(memberId)
  for (const some of lots([...members]))
    await db.transaction().execute(async (tx) => {
      await lock(tx)
      await addUp(
        tx,
        some.map((memberId) => ({ memberId, merchantCode, day })),
        brands,
      )
    })
}

function* lots(members: readonly Id<'member'>[], most = AT_ONCE): Generator<Id<'member'>[]> {
  for (let from = 0; from < members.length; from += most) yield members.slice(from, from + most)
}
