import assert from 'node:assert/strict'
import { afterAll, beforeAll, test } from 'vitest'
import type { agentOverview } from '@senluna/contract/agent/overview.ts'
import type { agentProfit, PalRow } from '@senluna/contract/agent/profit.ts'
import type { ReplyOf } from '@senluna/contract/endpoint.ts'
import { daysFrom } from '@senluna/kit/calendar/days.ts'
import { businessDate, DAY } from '@senluna/kit/time.ts'
import { KIND } from '@senluna/ledger/index.ts'
import { askAs, newSession, newSomebody, openHouse, type House, type Somebody } from '../rounds/testing/house.ts'
import { did } from './testing/facts.ts'
import { previousOf } from './previous.ts'
import { placed, treeOf, type Tree } from './testing/tree.ts'

const ZONE = 'Asia/Ho_Chi_Minh'

let house: House
let tree: Tree
/** The first day on which the team stands, and the day on which `deep` moves from left to right. */
let first: string
let moves: string
beforeAll(async () => {
  house = await openHouse()
  tree = await treeOf(house)
  first = businessDate(house.parts.clock.now(), ZONE)
  moves = daysFrom(first, 1)
  const { top, left, right, deep, own, internal } = tree
  await did(house, top, first, { bet: 1_000, win: 400 })
  await did(house, left, first, { bet: 2_000, win: 3_000, moved: { [KIND.AGENT_REBATE]: 30 } })
  await did(house, deep, first, {
    bet: 10_000,
    validBet: 8_000,
    win: 6_000,
    product: 'LIVE',
    moved: { [KIND.DEPOSIT]: 50_000, [KIND.DEPOSIT_FEE]: -100, [KIND.WITHDRAWAL_PAID]: -7_000, [KIND.REBATE]: 80 },
  })
  await did(house, own, first, { bet: 500, moved: { [KIND.ACTIVITY_REWARD]: 20, [KIND.DEPOSIT]: 1_000 } })
  await did(house, internal, first, { bet: 999_999, moved: { [KIND.DEPOSIT]: 999_999 } })
  await did(house, deep, moves, { bet: 300, win: 100, product: 'LIVE' })
  await did(house, right, moves, { moved: { [KIND.DIVIDEND]: 700, [KIND.DIVIDEND_PAID]: -200, [KIND.DAILY_WAGE]: 40 } })
  await placed(house, deep, [top, right], Date.parse(`${moves}T00:00:00+07:00`))
  house.advance(2 * DAY)
  for (const who of Object.values(tree)) Object.assign(who, await newSession(house, who.member))
}, 120_000)
afterAll(() => house.close())

const pal = async (who: Somebody, query: string) => {
  const { value, errorCode } = await askAs<ReplyOf<typeof agentProfit>>(
    house,
    who,
    'GET',
    `/wps/agent/pal?from=${first}&to=${moves}${query}`,
  )
  return { ...value!, errorCode }
}
const overview = async (who: Somebody, query = '') =>
  (
    await askAs<ReplyOf<typeof agentOverview>>(
      house,
      who,
      'GET',
      `/wps/agent/overview?from=${first}&to=${moves}${query}`,
    )
  ).value!

const sum = (rows: readonly PalRow[], name: keyof PalRow['figures']) =>
  rows.reduce((so, { figures }) => so + BigInt(figures[name] ?? '0'), 0n)
const rowOf = (rows: readonly PalRow[], who: Somebody) => rows.find(({ id }) => id === who.member.id)?.figures

test('at each level, on each tab, the account itself and all right below it come to the row above', async () => {
  for (const tab of ['PNL', 'FUNDS'])
    for (const query of ['', '&product=LIVE']) {
      const above = await pal(tree.top, `&tab=${tab}${query}`)
      const names = Object.keys(above.total) as (keyof PalRow['figures'])[]
      for (const name of names)
        assert.equal(sum([above.self, ...above.page.list], name), BigInt(above.total[name]!), `${tab} ${name}`)
      for (const row of above.page.list) {
        const below = await pal(tree.top, `&tab=${tab}${query}&parentId=${row.id}`)
        assert.deepEqual(below.total, row.figures, row.account)
        for (const name of names)
          assert.equal(
            sum([below.self, ...below.page.list], name),
            BigInt(below.total[name]!),
            `${row.account} ${name}`,
          )
      }
    }
})

test('without downlines each account stands alone, and the total is of those', async () => {
  const { page, total, self } = await pal(tree.top, '&team=0')
  assert.equal(rowOf(page.list, tree.left)?.bet, '2000', 'what was played below it is not its own')
  assert.equal(rowOf(page.list, tree.own)?.bet, '500')
  assert.equal(sum([self, ...page.list], 'bet'), BigInt(total.bet!))
  assert.ok(BigInt(total.bet!) < BigInt((await pal(tree.top, '')).total.bet!))
})

test('who moved leaves behind what was done before', async () => {
  const { page, total, self } = await pal(tree.top, '')
  assert.deepEqual(
    [
      rowOf(page.list, tree.left)?.bet,
      rowOf(page.list, tree.right)?.bet,
      rowOf(page.list, tree.own)?.bet,
      self.figures.bet,
    ],
    ['12000', '300', '500', '1000'],
  )
  assert.deepEqual([total.bet, total.validBet, total.win], ['13800', '11800', '9500'])
  assert.equal(total.pnl, String(9_500 - 13_800 + 80 + 20), 'wins less bets, own rebate and gifts')
  const left = await pal(tree.left, '')
  assert.equal(rowOf(left.page.list, tree.deep)?.bet, '10000', 'its first agent keeps the first day')
  const right = await pal(tree.right, '')
  assert.equal(rowOf(right.page.list, tree.deep)?.bet, '300', 'and the second has the rest')
})

test('accounts of the house and of others are in no row and no sum', async () => {
  const { page, total } = await pal(tree.top, '')
  assert.equal(rowOf(page.list, tree.internal), undefined)
  assert.equal(total.deposit, '51000')
  const foreign = await newSomebody(house)
  for (const id of [foreign.member.id, tree.internal.member.id, 'nobody'])
    assert.equal((await pal(tree.top, `&parentId=${id}`)).errorCode, 'AGT_NOT_IN_TEAM')
  assert.equal((await pal(tree.right, `&parentId=${tree.left.member.id}`)).errorCode, 'AGT_NOT_IN_TEAM')
})

test('a page ends where the next begins, whatever is asked for', async () => {
  const all = await pal(tree.top, '')
  const names: string[] = []
  for (let after = ''; ;) {
    const { page, total } = await pal(tree.top, `&pageSize=1${after}`)
    names.push(...page.list.map(({ account }) => account))
    assert.deepEqual(total, all.total)
    if (!page.next) break
    after = `&after=${page.next}`
  }
  assert.deepEqual(
    names,
    all.page.list.map(({ account }) => account),
  )
  assert.equal((await pal(tree.top, '&after=x')).errorCode, 'VAL_FIELD')
})

test('the overview adds up: its total, its days and its products are those of profit and loss', async () => {
  const { total } = await pal(tree.top, '')
  const { money, series, products, people, previous, balance } = await overview(tree.top)
  for (const name of ['deposit', 'withdraw', 'bet', 'validBet', 'win', 'activity', 'wages', 'dividend'] as const)
    assert.equal(money[name].value, total[name], name)
  assert.equal(money.rebate.value, String(BigInt(total.rebate!) + BigInt(total.agentRebate!)))
  assert.equal(money.pnl.value, String(13_800 - 9_500 - 110 - 20 - 40 - 500))
  // From a Monday, or the first of a month, on, it is that of the week or the month before.
  assert.deepEqual(previous, previousOf({ from: first, to: moves }))
  assert.deepEqual(
    series.map(({ at, bet, registered }) => [at, bet, registered]),
    [
      [first, '13500', 4],
      [moves, '300', 0],
    ],
  )
  assert.equal(series.reduce((so, { pnl }) => so + BigInt(pnl), 0n).toString(), money.pnl.value)
  assert.deepEqual(
    products.map(({ product, bet, win }) => [product, bet, win]),
    [
      ['LIVE', '10300', '6100'],
      ['RNG', '3500', '3400'],
    ],
  )
  assert.deepEqual([people.team, people.agents, people.members], [4, 2, 2])
  assert.deepEqual([people.registered, people.depositors, people.bettors, people.active], [4, 2, 4, 4])
  assert.deepEqual([people.online, balance], [4, { team: '50000000', mine: '10000000' }])
})

test('a day stands beside the day before, by the hour while hours are kept', async () => {
  const { value } = await askAs<ReplyOf<typeof agentOverview>>(
    house,
    tree.top,
    'GET',
    `/wps/agent/overview?from=${moves}&to=${moves}`,
  )
  assert.deepEqual(value!.money.bet, { value: '300', previous: '13500' })
  assert.deepEqual(
    value!.series.map(({ at, bet, validBet }) => [at, bet, validBet]),
    [[moves, '300', '300']],
  )
})

test('the scope narrows it to the direct accounts, and to oneself', async () => {
  assert.equal((await overview(tree.top, '&scope=ME')).money.bet.value, '1000')
  assert.equal((await overview(tree.top, '&scope=DIRECT')).money.bet.value, '2500')
  assert.equal((await overview(tree.left)).money.bet.value, '12000')
})

test('an affiliate sees overview and profit and loss; a player neither; nobody more than 92 days', async () => {
  const affiliate = await newSomebody(house, 41)
  assert.equal((await overview(affiliate)).money.bet.value, '0')
  assert.equal((await pal(affiliate, '')).errorCode, undefined)
  assert.equal((await pal(tree.deep, '')).errorCode, 'AUTH_NOT_AGENT')
  const long = await askAs(house, tree.top, 'GET', `/wps/agent/pal?from=${daysFrom(first, -92)}&to=${first}`)
  assert.equal(long.errorCode, 'VAL_FIELD')
})
