import assert from 'node:assert/strict'
import { sql } from 'kysely'
import { afterAll, beforeAll, test } from 'vitest'
import type { agentIncome, agentIncomeSources } from '@senluna/contract/agent/income.ts'
import type { ReplyOf } from '@senluna/contract/endpoint.ts'
import { KIND } from '@senluna/ledger/index.ts'
import { askAs, openHouse, type House, type Somebody } from '../rounds/testing/house.ts'
import { did } from './testing/facts.ts'
import { treeOf, type Tree } from './testing/tree.ts'

let house: House
let tree: Tree
beforeAll(async () => {
  house = await openHouse()
  tree = await treeOf(house)
  await did(house, tree.top, '2026-10-30', { moved: { [KIND.REBATE]: 10, [KIND.AGENT_REBATE]: 200 } })
  await did(house, tree.top, '2026-11-01', {
    moved: { [KIND.REBATE_TAKEN_BACK]: -4, [KIND.DIVIDEND]: 1_000, [KIND.DIVIDEND_PAID]: -300, [KIND.DEPOSIT]: 5_000 },
  })
  await did(house, tree.top, '2026-11-02', {
    moved: {
      [KIND.DAILY_WAGE]: 50,
      [KIND.HOURLY_SALARY]: 6,
      [KIND.REALTIME_SALARY]: 3,
      [KIND.DAILY_WAGE_PAID]: -20,
      [KIND.ARREARS]: 7,
      [KIND.CONTRACT_ADJUSTMENT]: -1,
    },
  })
  await did(house, tree.left, '2026-11-02', { moved: { [KIND.AGENT_REBATE]: 9_999 } })
}, 120_000)
afterAll(() => house.close())

const income = async (who: Somebody, group: string) =>
  (
    await askAs<ReplyOf<typeof agentIncome>>(
      house,
      who,
      'GET',
      `/wps/agent/income?from=2026-10-28&to=2026-11-04&group=${group}`,
    )
  ).value!

test('what an agent earned is its own alone, and comes to the net', async () => {
  const { cards } = await income(tree.top, 'DAY')
  assert.deepEqual(cards, {
    rebate: '6',
    agentRebate: '200',
    dailyWage: '50',
    hourlySalary: '6',
    realTimeSalary: '3',
    dividend: '1000',
    paidToDownlines: '-320',
    adjustment: '6',
    net: '951',
  })
})

test('by day, week and month the rows are all of it, inside the days asked for', async () => {
  for (const [group, spans] of [
    [
      'DAY',
      [
        ['2026-11-02', '2026-11-02'],
        ['2026-11-01', '2026-11-01'],
        ['2026-10-30', '2026-10-30'],
      ],
    ],
    [
      'WEEK',
      [
        ['2026-11-02', '2026-11-04'],
        ['2026-10-28', '2026-11-01'],
      ],
    ],
    [
      'MONTH',
      [
        ['2026-11-01', '2026-11-04'],
        ['2026-10-28', '2026-10-31'],
      ],
    ],
  ] as const) {
    const { rows, cards } = await income(tree.top, group)
    assert.deepEqual(
      rows.map(({ at, to }) => [at, to]),
      spans,
      group,
    )
    assert.equal(rows.reduce((sum, { figures }) => sum + BigInt(figures.net), 0n).toString(), cards.net, group)
  }
})

test('the sources of rebates: own bets, and each direct account with its team', async () => {
  const today = new Date(house.parts.clock.now() + 7 * 3_600_000).toISOString().slice(0, 10)
  const part = (source: Somebody, product: string, units: number, beneficiary = tree.top) =>
    sql`insert into rebates.part (scope, beneficiary_id, source_id, product, currency, merchant_id, day, base, amount)
      values (${`day senluna ${today}`}, ${beneficiary.member.id}, ${source.member.id}, ${product}, ${source.member.currency}, 'senluna', ${today}::date,
        1, ${units})`.execute(house.parts.database.db)
  await part(tree.top, 'RNG', 5)
  await part(tree.left, 'RNG', 20)
  await part(tree.deep, 'RNG', 30)
  await part(tree.deep, 'LIVE', 7)
  await part(tree.deep, 'LIVE', 400, tree.left)
  await sql`select rebates.sum_teams(${`day senluna ${today}`}, 'Asia/Ho_Chi_Minh')`.execute(house.parts.database.db)
  const { value } = await askAs<ReplyOf<typeof agentIncomeSources>>(
    house,
    tree.top,
    'GET',
    `/wps/agent/income/${today}/sources`,
  )
  assert.deepEqual(
    value!.list.map(({ source, amount, products }) => [source.id, amount, products]),
    [
      [
        tree.left.member.id,
        '57',
        [
          { product: 'LIVE', amount: '7' },
          { product: 'RNG', amount: '50' },
        ],
      ],
      [tree.top.member.id, '5', [{ product: 'RNG', amount: '5' }]],
    ],
  )
  assert.equal(value!.others, '0')
  const bad = await askAs(house, tree.top, 'GET', '/wps/agent/income/2026-02-31/sources')
  assert.equal(bad.errorCode, 'VAL_FIELD')
})
