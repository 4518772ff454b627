import fc from 'fast-check'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { daysFrom, startOfDay } from '@senluna/kit/calendar/days.ts'
import { HOUR, type Instant } from '@senluna/kit/time.ts'
import { KIND, REPORT_KINDS } from '@senluna/ledger/index.ts'
import type { Somebody } from '../rounds/testing/house.ts'
import { did } from '../teams/testing/facts.ts'
import { placed } from '../teams/testing/tree.ts'
import { BillHouse } from './testing/bill-house.ts'
import { totalsOf } from '@senluna/kit/agents/pay/reckon.ts'
import { amount } from '@senluna/kit/money.ts'
import { buildFacts } from '../facts/index.ts'
import { writeMonths } from '../facts/store/month-store.ts'
import { teamSoFar } from './progress/team-so-far.ts'
import { stagedTotals, stageFigures } from './store/staged-store.ts'
import { teamsByDay, type TeamAsked } from './store/figure-store.ts'

const ZONE = 'Asia/Ho_Chi_Minh'
const DAYS = 6
const PRODUCTS = ['LIVE', 'RNG'] as const

let bills: BillHouse
beforeAll(async () => {
  bills = await BillHouse.open()
})
afterAll(() => bills.house.close())

test('figures of teams are those of each member, each day, at the place where it stood', async () => {
  const { house, db } = bills
  const brand = house.parts.brands.find(({ merchantCode }) => merchantCode === 'senluna')!
  // The first of a month, so that what a month came to by now is asked for, too.
  const first = `${daysFrom(`${bills.today().slice(0, 7)}-01`, 31).slice(0, 7)}-01`
  const people: Somebody[] = []
  // Below the one who stands one, or two, before; some then move.
  for (let n = 0; n < 8; n++) people.push(await bills.agent(n === 0 ? [] : chain(people, n)))
  for (const [n, day] of [
    [7, 2],
    [5, 3],
    [6, 4],
  ] as const)
    await placed(house, people[n]!, [people[0]!, people[n - 4]!], startOfDay(daysFrom(first, day), ZONE))
  const what = fc.record({
    bet: fc.nat(900),
    win: fc.nat(900),
    rebate: fc.nat(50),
    wage: fc.integer({ min: -50, max: 50 }),
  })
  const rows = fc.sample(what, { numRuns: people.length * DAYS, seed: 18 })
  for (const [n, { bet, win, rebate, wage }] of rows.entries())
    await did(house, people[n % people.length]!, daysFrom(first, Math.floor(n / people.length)), {
      bet,
      win,
      product: PRODUCTS[n % 3 === 0 ? 1 : 0],
      moved: { [KIND.REBATE]: rebate, [KIND.DAILY_WAGE]: wage },
    })
  const at = (day: number) => startOfDay(daysFrom(first, day), ZONE)
  const asked = people.flatMap(({ member }, n): TeamAsked[] => [
    { holderId: member.id, products: n % 2 === 0 ? ['LIVE'] : PRODUCTS, start: at(0), end: at(DAYS) },
    { holderId: member.id, products: PRODUCTS, start: at(n % 3), end: at(3 + (n % 4)) },
  ])
  const together = await teamsByDay(db, brand, asked)
  for (const [place, team] of asked.entries()) {
    const own = await slowly(team)
    expect(together[place]!.length, 'somebody is in each team').toBeGreaterThan(0)
    expect(together[place]!.map(shown).toSorted()).toEqual(own)
    expect((await teamsByDay(db, brand, [team]))[0]!.map(shown).toSorted()).toEqual(own)
  }
  // What they come to is the same, added up by the database, and by the sums of teams.
  const leasts = asked.map((_, place) => amount(BigInt((place % 4) * 400)))
  const totals = await db.transaction().execute(async (tx) => {
    await stageFigures(tx, brand, asked)
    return stagedTotals(tx, leasts)
  })
  const memberDays = people.flatMap(({ member: { id: memberId, merchantCode } }) => [
    { memberId, merchantCode, day: first },
  ])
  await db.transaction().execute((tx) => writeMonths(tx, memberDays))
  const sums = together.map((figures, place) => totalsOf(figures, leasts[place]!))
  expect(new Set(sums.map(({ active }) => active)).size, 'some are active, and not all').toBeGreaterThan(2)
  for (const [place] of asked.entries()) expect(totals.get(place)).toEqual(sums[place])
  for (const howRead of ['by members', 'by sums of teams']) {
    if (howRead !== 'by members') await buildFacts({ db, brands: [brand] })
    for (const [place, team] of asked.entries())
      if (team.end === at(DAYS)) expect(await teamSoFar(db, brand, team, leasts[place]!), howRead).toEqual(sums[place])
  }
})

test('every kind of reward and rebate is a cost; before the day from which it is, rewards of activities alone', async () => {
  const { house, db } = bills
  const brand = house.parts.brands.find(({ merchantCode }) => merchantCode === 'senluna')!
  const first = daysFrom(bills.today(), 40)
  const top = await bills.agent()
  const player = await bills.agent([top], 0)
  const kinds = [...REPORT_KINDS.activity, ...REPORT_KINDS.ownRebate, ...REPORT_KINDS.agentRebate]
  for (const day of [first, daysFrom(first, 1)])
    await did(house, player, day, {
      bet: 100,
      moved: Object.fromEntries(kinds.map((kind, place) => [kind, place + 1])),
    })
  const [start, middle, end] = [0, 1, 2].map((day) => startOfDay(daysFrom(first, day), ZONE))
  const between = (start: Instant, end: Instant): TeamAsked => ({
    holderId: top.member.id,
    products: ['RNG'],
    start,
    end,
  })
  const costs = async (asked: TeamAsked) => {
    const { team } = totalsOf((await teamsByDay(db, brand, [asked]))[0]!, amount(0n))
    expect((await teamSoFar(db, brand, asked, amount(0n))).team, 'in progress it is the same').toEqual(team)
    return [team.bonuses, team.rebates]
  }
  const sumOf = (some: readonly number[]) => some.reduce((sum, kind) => sum + BigInt(kinds.indexOf(kind) + 1), 0n)
  const rebates = [...REPORT_KINDS.ownRebate, ...REPORT_KINDS.agentRebate]
  const [all, before] = [
    [sumOf(REPORT_KINDS.activity), sumOf(rebates)],
    [sumOf([KIND.ACTIVITY_REWARD]), sumOf(rebates.filter((kind) => kind !== KIND.VIP_REBATE))],
  ] as const
  expect(await costs(between(start!, middle!))).toEqual(all)
  const owner = new pg.Client({ connectionString: house.url })
  await owner.connect()
  await owner.query('insert into bills.costs_since (day) values ($1::date)', [daysFrom(first, 1)])
  await owner.end()
  expect(await costs(between(start!, middle!))).toEqual(before)
  expect(await costs(between(middle!, end!))).toEqual(all)
  expect(await costs(between(start!, end!))).toEqual([before[0] + all[0], before[1] + all[1]])
})

const chain = (people: readonly Somebody[], n: number): Somebody[] =>
  [0, 1, 3].filter((place) => place < n && place < people.length).map((place) => people[place]!)

type Sums = Record<'validBet' | 'stake' | 'payout' | 'rebates' | 'wages', bigint>

const shown = ({ memberId, product, ...sums }: Sums & { memberId: string; product: string }) =>
  `${memberId} ${product} ${sums.validBet} ${sums.stake} ${sums.payout} ${sums.rebates} ${sums.wages}`

/** The same, row by row: each fact asks where its member stood when the day ended. */
async function slowly({ holderId, products, start, end }: TeamAsked): Promise<string[]> {
  const { rows } = await sql<{ memberId: string; product: string; at: Date; path: string[] } & Sums>`
    select f.*, x.at, (select w.path::text[] from members.place_at(f."memberId", x.at - interval '1 microsecond') w) as path
    from (select member_id as "memberId", day, product, valid_bet as "validBet", stake, payout, 0::bigint as rebates, 0::bigint as wages from facts.play
        union all
        select member_id, day, '', 0, 0, 0, case when kind = ${KIND.REBATE} then amount else 0 end, case when kind = ${KIND.DAILY_WAGE} then amount else 0 end
        from facts.money where code = 'TEST' and kind in (${KIND.REBATE}, ${KIND.DAILY_WAGE})) f,
      lateral (select (f.day + 1)::timestamp at time zone ${ZONE} as at) x`.execute(bills.db)
  const found = new Map<string, Sums & { memberId: string; product: string }>()
  for (const row of rows) {
    const isIn = row.at.getTime() - HOUR >= start && row.at.getTime() <= end
    if (!isIn || ![...row.path, row.memberId].includes(holderId)) continue
    if (row.product !== '' && !products.some((product) => product === row.product)) continue
    const key = `${row.memberId} ${row.product}`
    const sum = found.get(key) ?? { ...row, validBet: 0n, stake: 0n, payout: 0n, rebates: 0n, wages: 0n }
    for (const field of ['validBet', 'stake', 'payout', 'rebates', 'wages'] as const) sum[field] += row[field]
    found.set(key, sum)
  }
  return [...found.values()].map(shown).toSorted()
}
