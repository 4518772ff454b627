import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, test } from 'vitest'
import { flatTier, tierOfVector, type WrittenTier } from '@senluna/kit/agents/testing/terms.ts'
import dividends from '@senluna/kit/agents/testing/dividend.vectors.json' with { type: 'json' }
import salaries from '@senluna/kit/agents/testing/salary.vectors.json' with { type: 'json' }
import { HOUSE } from '@senluna/kit/agents/pay/payout-tree.ts'
import { daysFrom, startOfDay } from '@senluna/kit/calendar/days.ts'
import { amount } from '@senluna/kit/money.ts'
import { merchantCode } from '@senluna/kit/brand.ts'
import { MINUTE, SECOND } from '@senluna/kit/time.ts'
import { SOURCE, WALLET } from '@senluna/ledger/index.ts'
import { relayed } from '../../testing/relayed.ts'
import type { Somebody } from '../rounds/testing/house.ts'
import { adjust, bet, closeRound, win, type Operation } from '../wagers/index.ts'
import { queryOf } from '../../platform/database/query.ts'
import { correctBills, runBills } from './index.ts'
import { collectArrears } from './pay/collect.ts'
import { BillHouse } from './testing/bill-house.ts'

let office: BillHouse
beforeAll(async () => {
  office = await BillHouse.open()
}, 120_000)
afterAll(async () => {
  const breaks = (await office.house.breaks()).filter(({ check }) => !check.startsWith('each credited deposit'))
  assert.deepEqual(breaks, [])
  await office.house.close()
})

const units = (value: number) => amount(BigInt(value))
const MILLION = 1_000_000n

interface Tree {
  bills: { id: string; parent: string; gross: number; signedAt: string }[]
  balances: Record<string, number>
}
interface Paid {
  arrears: { payer: string; payee: string; amount: number }[]
  balances: Record<string, number>
}

describe('the worked cases, through the database', () => {
  for (const { id, fn, title, input, expected } of dividends)
    if (fn === 'dividend.tree')
      test(`${id}: ${title}`, async () => {
        const { bills, balances } = input as unknown as Tree
        const { people, most } = await peopleOf(bills)
        office.toHour(12)
        for (const { id: name, parent, gross } of bills) {
          const payer = parent === HOUSE ? null : people.get(parent)!
          const terms = { tiers: [flatTier(400_000)], cap: units(gross) }
          office.signed(people.get(name)!, payer, terms)
        }
        for (const who of people.values()) await office.plays(who, 3n * most)
        for (const [name, who] of people) await office.leaves(who, BigInt(balances[name] ?? 0))
        office.toHour(4.1)
        await office.runs()
        const wanted = expected as unknown as Paid
        const held = await Promise.all([...people].map(async ([name, who]) => [name, Number(await office.holds(who))]))
        assert.deepEqual(
          Object.fromEntries(held),
          Object.fromEntries([...people.keys()].map((name) => [name, wanted.balances[name] ?? 0])),
        )
        assert.deepEqual(await arrearsAmong(people), wanted.arrears)
        ended()
      })

  for (const { id, fn, title, input, expected } of salaries)
    if (fn === 'salary.hourly')
      test(`${id}: ${title}`, async () => {
        const { tiers, hours, dailyCap } = input as unknown as {
          tiers: WrittenTier[]
          hours: { hour: number; validBet: number; active: number }[]
          dailyCap: number | null
        }
        office.toHour(0.2)
        const top = await office.agent()
        const players = await Promise.all([1, 2, 3, 4, 5, 6, 7, 8, 9].map(() => office.agent([top], 0)))
        const terms = {
          kind: 'HOURLY_SALARY',
          tiers: tiers.map(tierOfVector),
          cap: dailyCap === null ? null : units(dailyCap),
        } as const
        office.signed(top, null, terms)
        for (const { hour, validBet, active } of hours) {
          office.toHour(hour + 0.3, 0)
          const share = BigInt(validBet) / BigInt(active)
          for (const player of players.slice(1, active)) await office.plays(player, share)
          await office.plays(players[0]!, BigInt(validBet) - share * BigInt(active - 1))
        }
        office.toHour(0.2)
        await office.runs()
        const { hours: wanted, total } = expected as unknown as {
          hours: { amount: number; tierIndex: number | null }[]
          total: number
        }
        assert.deepEqual(
          (await office.bills(top)).map(({ due, tier }) => [Number(due), tier]),
          wanted.map((salary) => [salary.amount, salary.tierIndex]),
        )
        assert.equal(await office.holds(top), BigInt(total))
        ended()
      })
    else if (fn === 'salary.realtime')
      test(`${id}: ${title}`, async () => {
        const { ratePpm, windows } = input as unknown as { ratePpm: number; windows: { validBet: number }[] }
        office.toHour(10)
        const top = await office.agent()
        const player = await office.agent([top], 0)
        office.signed(top, null, { kind: 'REALTIME_SALARY', tiers: [flatTier(ratePpm)] })
        for (const { validBet } of windows) {
          office.toWindow(MINUTE)
          await office.plays(player, BigInt(validBet))
          office.toWindow(31 * SECOND)
          await office.runs()
        }
        const { windows: wanted, total } = expected as unknown as { windows: { amount: number }[]; total: number }
        assert.deepEqual(
          (await office.bills(top)).map(({ due }) => Number(due)),
          wanted.map((salary) => salary.amount),
        )
        assert.equal(await office.holds(top), BigInt(total))
        ended()
      })
    else if (fn === 'salary.daily')
      test(`${id}: ${title}`, () =>
        daily(
          input as unknown as DailyInput,
          expected as unknown as { amount: number; tierIndex: number | null; status: string },
        ))
})

interface DailyInput {
  basis: 'VALID_BET' | 'NET_LOSS'
  cap: number | null
  activeMembers: number
  tiers: WrittenTier[]
  metrics: { validBet: number; netLoss: number }
}

/** Bets and loss are those of the case: what was staked and not lost, was won back. */
async function daily(
  { basis, cap, activeMembers, tiers, metrics }: DailyInput,
  wanted: { amount: number; tierIndex: number | null; status: string },
) {
  office.toHour(12)
  const top = await office.agent()
  const players: Somebody[] = []
  for (let count = 0; count < activeMembers; count++) players.push(await office.agent([top], 0))
  const terms = {
    kind: 'DAILY_SALARY',
    basis,
    tiers: tiers.map(tierOfVector),
    cap: cap === null ? null : units(cap),
  } as const
  office.signed(top, null, terms)
  const share = BigInt(metrics.validBet) / BigInt(Math.max(1, activeMembers))
  for (const player of players.slice(1)) await office.plays(player, share)
  const rest = BigInt(metrics.validBet) - share * BigInt(players.length - 1)
  await office.plays(players[0]!, rest, BigInt(metrics.validBet - metrics.netLoss))
  office.toHour(3.6)
  await office.runs()
  const bill = await office.bill(top)
  assert.deepEqual(
    [Number(bill.valid_bet), Number(bill.net_loss), bill.active],
    [metrics.validBet, metrics.netLoss, activeMembers],
  )
  assert.deepEqual([Number(bill.due), bill.tier], [wanted.amount, wanted.tierIndex])
  ended()
}

/** What a test signed counts no longer. */
const ended = () => office.contracts.splice(0)

async function peopleOf(bills: Tree['bills']) {
  const people = new Map<string, Somebody>()
  const above = new Map<string, Somebody[]>()
  for (const { id: name, parent } of bills) {
    const line = parent === HOUSE ? [] : [...(above.get(parent) ?? []), people.get(parent)!].filter(Boolean)
    people.set(name, await office.agent(line))
    above.set(name, line)
  }
  return { people, most: BigInt(Math.max(...bills.map(({ gross }) => gross), 1)) }
}

async function arrearsAmong(people: ReadonlyMap<string, Somebody>) {
  const names = new Map([...people].map(([name, { member }]) => [member.id as string, name]))
  const { rows } = await sql<{
    payer: string
    payee: string
    left: bigint
  }>`select payer_id as payer, payee_id as payee, left_amount as "left"
    from bills.arrears where left_amount > 0 and payer_id = any (${[...names.keys()]}::uuid[]) order by made_at, line_id`.execute(
    office.db,
  )
  return rows.map(({ payer, payee, left }) => ({
    payer: names.get(payer)!,
    payee: names.get(payee)!,
    amount: Number(left),
  }))
}

/** A line of three with a dividend each; the top is short of 4 M, its downline of 1 M. */
async function shortLine() {
  office.toHour(12)
  const top = await office.agent()
  const middle = await office.agent([top])
  const low = await office.agent([top, middle])
  const cap = (gross: bigint) => ({ tiers: [flatTier(400_000)], cap: amount(gross) })
  office.signed(top, null, cap(3n * MILLION))
  office.signed(middle, top, cap(7n * MILLION))
  office.signed(low, middle, cap(4n * MILLION))
  await office.plays(low, 30n * MILLION)
  office.toHour(4.1)
  return { top, middle, low }
}

test('nobody is paid before a dividend of the house was looked at; then all, from the top down', async () => {
  const { top, middle, low } = await shortLine()
  await relayed(office.house.parts)
  await runBills(office.parts, office.now())
  assert.deepEqual(
    (await Promise.all([top, middle, low].map((who) => office.bill(who)))).map(({ state }) => state),
    ['REVIEW', 'ISSUED', 'ISSUED'],
  )
  assert.equal(await office.holds(low), 0n)
  await office.approveAll()
  await runBills(office.parts, office.now())
  assert.deepEqual(await Promise.all([top, middle, low].map((who) => office.holds(who))), [0n, 0n, 3n * MILLION])
  assert.deepEqual(
    (await Promise.all([top, middle, low].map((who) => office.bill(who)))).map(({ state, paid }) => [state, paid]),
    [
      ['PAID', 3n * MILLION],
      ['PARTIAL', 3n * MILLION],
      ['PARTIAL', 3n * MILLION],
    ],
  )
  // What comes to the top goes on to the bottom.
  await office.gives(top, 5n * MILLION)
  await collectArrears(office.parts, office.now)
  assert.deepEqual(await Promise.all([top, middle, low].map((who) => office.holds(who))), [
    1n * MILLION,
    3n * MILLION,
    4n * MILLION,
  ])
  assert.deepEqual(
    (await Promise.all([middle, low].map((who) => office.bill(who)))).map(({ state }) => state),
    ['PAID', 'PAID'],
  )
  ended()
})

test('two runs at once, and a run after one that died in the middle, post each bill once', async () => {
  const { top, middle, low } = await shortLine()
  await relayed(office.house.parts)
  await Promise.all([1, 2, 3].map(() => runBills(office.parts, office.now())))
  await office.approveAll()
  // The process dies once the first bill is paid: the second one's transaction never ends.
  const broken = { ...office.parts, db: dying(2) }
  await runBills(broken, office.now())
  const paid = (await Promise.all([top, middle, low].map((who) => office.bill(who)))).map(({ state }) => state)
  assert.ok(paid.includes('ISSUED'), `${paid.join()}: something was left`)
  await Promise.all([1, 2, 3].map(() => runBills(office.parts, office.now())))
  assert.deepEqual(await Promise.all([top, middle, low].map((who) => office.holds(who))), [0n, 0n, 3n * MILLION])
  const { rows } = await sql<{ count: number }>`select count(*)::integer as count from ledger.for_record
    where source = 11 and owner_id = any (${[top, middle, low].map(({ member }) => member.id)}::uuid[])`.execute(
    office.db,
  )
  assert.equal(rows[0]!.count, 5, 'one from the house, two from an agent to the next')
  ended()
})

/** A database whose transactions fail after so many. */
function dying(after: number) {
  let begun = 0
  return new Proxy(office.db, {
    get: (db, name) => {
      const value: unknown = Reflect.get(db, name)
      if (name !== 'transaction') return typeof value === 'function' ? value.bind(db) : value
      return () => ({
        execute: async (work: (tx: never) => Promise<unknown>) =>
          db.transaction().execute(async (tx) => {
            const done = await work(tx as never)
            if (++begun > after) throw new Error('the process died')
            return done
          }),
      })
    },
  })
}

test('a run against deposits that settle arrears: everything is owed and paid once', async () => {
  const { top, middle, low } = await shortLine()
  await office.runs()
  await Promise.all([
    office.gives(top, 2n * MILLION).then(() => collectArrears(office.parts, office.now)),
    office.gives(top, 2n * MILLION).then(() => collectArrears(office.parts, office.now)),
    office.gives(middle, 1n * MILLION).then(() => collectArrears(office.parts, office.now)),
    runBills(office.parts, office.now()),
  ])
  await collectArrears(office.parts, office.now)
  assert.deepEqual(await Promise.all([top, middle, low].map((who) => office.holds(who))), [
    0n,
    4n * MILLION,
    4n * MILLION,
  ])
  assert.deepEqual(
    await arrearsAmong(
      new Map([
        ['top', top],
        ['middle', middle],
      ]),
    ),
    [],
  )
  ended()
})

test('a bet that is corrected later changes the next bill by the difference, once', async () => {
  office.toHour(12)
  const top = await office.agent()
  const player = await office.agent([top], 0)
  office.signed(top, null, { kind: 'DAILY_SALARY', basis: 'NET_LOSS', tiers: [flatTier(10_000)] })
  const wager = await office.plays(player, 100n * MILLION)
  office.toHour(3.6)
  await office.runs()
  assert.equal(await office.holds(top), MILLION)
  await adjust(queryOf(office.db), correction(wager, 40n), office.now())
  await relayed(office.house.parts)
  office.toHour(12, 0)
  await office.runs()
  assert.deepEqual(
    [await correctBills(office.parts, office.now()), await correctBills(office.parts, office.now())],
    [1, 0],
  )
  const bill = await office.bill(top)
  assert.deepEqual([bill.version, bill.gross, bill.due, bill.paid], [2, 600_000n, MILLION, MILLION])
  // The next day brings 1 % of 30 M less the wage of the day before; it pays for what was too much.
  await office.plays(player, 30n * MILLION)
  office.toHour(3.6)
  await office.runs()
  const next = await office.bill(top)
  assert.deepEqual([next.gross, next.adjustment, next.due, next.adjustment_left], [290_000n, -400_000n, 0n, -110_000n])
  assert.equal(await office.holds(top), MILLION)
  ended()
})

test('a round of cards over two days counts as one: what that changes of a closed day is corrected on both sides', async () => {
  office.toHour(12)
  const top = await office.agent()
  const low = await office.agent([top])
  const player = await office.agent([top, low], 0)
  const wage = { kind: 'DAILY_SALARY', basis: 'VALID_BET', products: ['PVP'] } as const
  office.signed(top, null, { ...wage, tiers: [flatTier(10_000)] })
  office.signed(low, top, { ...wage, tiers: [flatTier(5_000)] })
  await office.gives(player, 200n * MILLION)
  const round = randomUUID()
  const order = () => ({
    owner: player.member.id,
    source: SOURCE.VENDOR,
    key: randomUUID(),
    round,
    wallet: WALLET.MAIN,
    currency: 'XVD',
    vendor: 'OTHER',
    at: office.now(),
  })
  const query = queryOf(office.db)
  const game = { mode: 'REAL', product: 'PVP', game: 'other-game', merchant: merchantCode('senluna') } as const
  const [first, second] = [order(), order()]
  for (const placed of [first, second])
    await bet(query, { ...placed, ...game, amount: amount(100n * MILLION) }, office.now())
  await win(query, { ...order(), bet: first.key, amount: amount(400n * MILLION) }, office.now())
  office.toHour(3.6)
  await office.runs()
  const grossOf = async (who: Somebody) => (await office.bills(who)).map(({ gross, adjustment }) => [gross, adjustment])
  assert.deepEqual(
    [await grossOf(top), await grossOf(low)],
    [[[3n * MILLION, 0n]], [[1_500_000n, 0n]]],
    'the bet that is settled won 300 M',
  )
  office.toHour(12, 0)
  await closeRound(query, order(), office.now())
  await relayed(office.house.parts)
  await office.runs()
  assert.deepEqual(
    [await correctBills(office.parts, office.now()), await correctBills(office.parts, office.now())],
    [2, 0],
  )
  office.toHour(3.6)
  await office.runs()
  // Both together won 200 M, half of it on each day.
  assert.deepEqual(await grossOf(top), [
    [MILLION, 0n],
    [MILLION, -2n * MILLION],
  ])
  assert.deepEqual(await grossOf(low), [
    [500_000n, 0n],
    [500_000n, -MILLION],
  ])
  assert.deepEqual([await office.holds(top), await office.holds(low)], [1_500_000n, 1_500_000n])
  ended()
})

test('a contract that is over has no next bill: what was too much becomes a debt, what was too little is paid', async () => {
  office.toHour(12)
  const top = await office.agent()
  const low = await office.agent([top])
  const player = await office.agent([top, low], 0)
  office.signed(top, null, { kind: 'DAILY_SALARY', basis: 'NET_LOSS', tiers: [flatTier(20_000)] }, lastDay())
  office.signed(low, top, { kind: 'DAILY_SALARY', basis: 'NET_LOSS', tiers: [flatTier(10_000)] }, lastDay())
  const wager = await office.plays(player, 100n * MILLION)
  office.toHour(3.6)
  await office.runs()
  assert.deepEqual([await office.holds(top), await office.holds(low)], [MILLION, MILLION])
  await office.leaves(low, 100_000n)
  await adjust(queryOf(office.db), correction(wager, 40n), office.now())
  await relayed(office.house.parts)
  await runBills(office.parts, office.now())
  await correctBills(office.parts, office.now())
  // The top gives back 800,000 and gets 400,000 from below, where 300,000 of them are a debt now.
  assert.deepEqual(
    [await office.holds(top), await office.holds(low), await office.holds(low, 5)],
    [600_000n, 0n, -300_000n],
  )
  await adjust(queryOf(office.db), correction(wager, -40n), office.now())
  await relayed(office.house.parts)
  await runBills(office.parts, office.now())
  assert.equal(await correctBills(office.parts, office.now()), 2)
  assert.deepEqual(
    [await office.holds(top), await office.holds(low), await office.holds(low, 5)],
    [MILLION, 100_000n, 0n],
  )
  assert.deepEqual(
    (await office.bills(low)).map(({ version, due, paid, state }) => [version, due, paid, state]),
    [[3, MILLION, MILLION, 'PAID']],
  )
  ended()
})

/** The end of a contract with the present day. */
const lastDay = () => ({ until: startOfDay(daysFrom(office.today(), 1), 'Asia/Ho_Chi_Minh') })

/** A correction of what a wager paid, in millions. */
const correction = (wager: Operation, millions: bigint) => ({
  ...wager,
  key: randomUUID(),
  at: office.now(),
  amount: amount(millions * MILLION),
  reason: 'counted anew',
})
