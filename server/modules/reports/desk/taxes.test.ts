import assert from 'node:assert/strict'
import { sql } from 'kysely'
import { afterAll, beforeAll, test } from 'vitest'
import type { PlayRow } from '@senluna/contract/desk/reports.ts'
import type { TaxRow } from '@senluna/contract/desk/taxes.ts'
import { ACCOUNT_TYPE } from '@senluna/kit/account-type.ts'
import { daysFrom, startOfDay } from '@senluna/kit/calendar/days.ts'
import { businessDate, HOUR, MINUTE } from '@senluna/kit/time.ts'
import { monthsFrom } from '../../../platform/day-range.ts'
import { newSomebody, openHouse, type House, type Somebody } from '../../rounds/testing/house.ts'
import { askDesk, newPerson } from '../../staff/testing/desk.ts'
import { give, play, readReport } from '../testing/reporting.ts'

let house: House
beforeAll(async () => {
  house = await openHouse()
})
afterAll(async () => {
  assert.deepEqual(await house.breaks(), [])
  await house.close()
})

const ZONE = 'Asia/Ho_Chi_Minh'
const now = () => house.parts.clock.now()
const today = () => businessDate(now(), ZONE)
const read = (year: string, host?: string) => readReport<TaxRow>(house, `taxes?year=${year}`, host)

/** A row without what all rows of the brand share. */
const figures = ({ line, base, rate, taxed, due, unfinished }: TaxRow) => ({ line, base, rate, taxed, due, unfinished })
const STAKE = { line: 'EXAMPLE-STAKE', base: 'STAKE', rate: 50_000 }
const GGR = { line: 'EXAMPLE-GGR', base: 'GGR', rate: 150_000 }

/**
 * What the games' accounts of the ledger hold, of products that aren't drawn, less the stakes of
 * bets that are still open.
 */
async function heldByGames(): Promise<bigint> {
  const { rows } = await sql<{ held: string }>`select (
      (select coalesce(sum(balance), 0) from ledger.for_house where merchant_id = 'senluna' and currency = 'XVD' and code like 'GAME:%'
        and code not in ('GAME:LOTT', 'GAME:ELOTT', 'GAME:VNLOTT'))
      - (select coalesce(sum(stake), 0) from wagers.wager where status = 0 and book = 0 and currency = 'XVD'))::text as held`.execute(
    house.parts.database.db,
  )
  return BigInt(rows[0]!.held)
}

/** Makes somebody one of those who are in no report, or a member again. */
async function setType(who: Somebody, type: number): Promise<void> {
  house.advance(1_000)
  await sql`update members.member set type = ${type}, placed_at = ${new Date(now())} where id = ${who.member.id}`.execute(
    house.parts.database.db,
  )
}

test('each line’s bases are the month’s facts and the ledger’s, by the brand’s clock', async () => {
  const [player, other] = [await newSomebody(house), await newSomebody(house)]
  const first = today().slice(0, 7)
  const second = monthsFrom(first, 1)
  // The last half hour of the month in Vietnam: in UTC the month still goes on for seven hours.
  house.advance(startOfDay(`${second}-01`, ZONE) - 30 * MINUTE - now())
  await play(house, player, { staked: 1_000n, paid: 1_900n })
  await play(house, other, { staked: 500n, paid: 0n, product: 'RNG', game: 'slot' })
  await play(house, player, { staked: 333n, paid: 990n, product: 'LOTT', game: 'other-lottery' })
  const cancel = await play(house, other, { staked: 7_000n, paid: 0n })
  await cancel()
  house.advance(HOUR)
  assert.equal(today(), `${second}-01`)
  await play(house, player, { staked: 1_009n, paid: 0n })
  await play(house, other, { staked: 700n })
  // What is given back is no part of GGR.
  await give(house, player, 123n)

  const rows = [...new Set([first, second].map((month) => month.slice(0, 4)))].map((year) => read(year))
  const list = (await Promise.all(rows)).flat()
  const rowsOf = (month: string) => list.filter((row) => row.month === month).map(figures)
  assert.deepEqual(rowsOf(first), [
    { ...STAKE, taxed: '333', due: '16', unfinished: false },
    { ...GGR, taxed: '-400', due: '0', unfinished: false },
  ])
  assert.deepEqual(rowsOf(second), [
    { ...STAKE, taxed: '0', due: '0', unfinished: true },
    { ...GGR, taxed: '1009', due: '151', unfinished: true },
  ])

  const sum = (line: string) =>
    list.filter((row) => row.month && row.line === line).reduce((total, row) => total + BigInt(row.taxed), 0n)
  assert.equal(sum('EXAMPLE-GGR'), await heldByGames())
  const days = `from=${first}-01&to=${daysFrom(`${second}-01`, -1)}`
  const lotteries = await readReport<PlayRow>(house, `play?by=product&product=LOTT&${days}`)
  assert.equal(sum('EXAMPLE-STAKE').toString(), lotteries.find(({ total }) => total)!.stake)

  const totals = (await read(second.slice(0, 4))).filter((row) => row.month === undefined)
  for (const total of totals)
    for (const figure of ['taxed', 'due'] as const)
      assert.equal(
        total[figure],
        list
          .filter((row) => row.month?.startsWith(second.slice(0, 4)) && row.line === total.line)
          .reduce((all, row) => all + BigInt(row[figure]), 0n)
          .toString(),
        `${total.line}: ${figure}`,
      )
  assert.deepEqual(
    totals.map(({ line, rate, unfinished }) => [line, rate, unfinished]),
    [
      ['EXAMPLE-STAKE', undefined, true],
      ['EXAMPLE-GGR', undefined, true],
    ],
  )
})

test('a month changes with what is put right in it, and leaves out who is in no report', async () => {
  const month = today().slice(0, 7)
  const taxed = async () =>
    BigInt((await read(month.slice(0, 4))).find((row) => row.month === month && row.base === 'GGR')!.taxed)
  const [before, held] = [await taxed(), await heldByGames()]
  const who = await newSomebody(house)
  const cancel = await play(house, who, { staked: 10_000n, paid: 0n })
  assert.equal(await taxed(), before + 10_000n)
  assert.equal(await heldByGames(), held + 10_000n)
  await setType(who, ACCOUNT_TYPE.TRIAL)
  assert.equal(await taxed(), before)
  await setType(who, who.member.type)
  assert.equal(await taxed(), before + 10_000n)
  await cancel()
  assert.equal(await taxed(), before)
  assert.equal(await heldByGames(), held)
})

test('each brand has the lines of its own jurisdiction, a row for every month that has begun', async () => {
  const year = today().slice(0, 4)
  const list = await read(year, 'desk.reference.localhost')
  const begun = Number(today().slice(5, 7))
  assert.deepEqual(
    list.map(({ month, line, rate, taxed, due }) => [month, line, rate, taxed, due]),
    [
      ...Array.from({ length: begun }, (_, at) => [
        `${year}-${String(at + 1).padStart(2, '0')}`,
        'EXAMPLE-GGR',
        210_000,
        '0',
        '0',
      ]),
      [undefined, 'EXAMPLE-GGR', undefined, '0', '0'],
    ],
  )
})

test('an export has the same rows; a year to come is refused, and so is who has no right', async () => {
  const year = today().slice(0, 4)
  const list = await read(year)
  const reader = await newPerson(house, ['FINANCE_MAKER'])
  const path = '/bo/v1/reports/taxes'
  const exported = await askDesk<{ csv: string; rows: number }>(house, reader, 'POST', `${path}/export?year=${year}`)
  assert.ok(exported.value, exported.errorCode)
  assert.equal(exported.value.rows, list.length)
  const [names, ...lines] = exported.value.csv.trim().split(/\r?\n/)
  assert.match(names!, /month,line,name,base,rate,currency,taxed,due,unfinished/)
  const last = list.findLast(({ month }) => month !== undefined)!
  assert.equal(lines.length, list.length)
  assert.ok(
    lines.some((line) =>
      line.startsWith(`${last.month},EXAMPLE-GGR,${last.name},GGR,150000,XVD,${last.taxed},${last.due},`),
    ),
  )
  const next = await askDesk(house, reader, 'GET', `${path}?year=${Number(year) + 1}`)
  assert.equal(next.errorCode, 'VAL_FIELD')
  const support = await newPerson(house, ['SUPPORT'])
  assert.equal((await askDesk(house, support, 'GET', path)).errorCode, 'AUTH_FORBIDDEN')
})
