import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, test } from 'vitest'
import type { agentBets, agentTransactions } from '@senluna/contract/agent/records.ts'
import type { ReplyOf } from '@senluna/contract/endpoint.ts'
import { at } from '@senluna/kit/assert.ts'
import { merchantCode } from '@senluna/kit/brand.ts'
import { daysFrom } from '@senluna/kit/calendar/days.ts'
import { amount } from '@senluna/kit/money.ts'
import { businessDate, DAY, MINUTE } from '@senluna/kit/time.ts'
import { houseAccount, KIND, post, SOURCE, WALLET, type HouseCode, type Kind } from '@senluna/ledger/index.ts'
import { queryOf } from '../../platform/database/query.ts'
import { relayed } from '../../testing/relayed.ts'
import { buildFacts } from '../facts/index.ts'
import { askAs, newSession, newSomebody, openHouse, type House, type Somebody } from '../rounds/testing/house.ts'
import { bet, win } from '../wagers/index.ts'
import { FEW } from './bets.ts'
import { placed, treeOf, type Tree } from './testing/tree.ts'

const ZONE = 'Asia/Ho_Chi_Minh'
type Bets = ReplyOf<typeof agentBets>
type Transactions = ReplyOf<typeof agentTransactions>

let house: House
let tree: Tree
let first: string
const now = () => house.parts.clock.now()
const query = () => queryOf(house.parts.database.db)
const order = (who: Somebody, round: string) => ({
  owner: who.member.id,
  source: SOURCE.VENDOR,
  key: randomUUID(),
  round,
  wallet: WALLET.MAIN,
  currency: 'XVD',
  vendor: 'OTHER',
  at: now(),
})

/** Stakes, and pays at once where `paid` says how much. */
async function bets(who: Somebody, units: bigint, paid?: bigint): Promise<void> {
  house.advance(MINUTE)
  const round = randomUUID()
  const game = { mode: 'REAL', product: 'LIVE', game: 'other-game', merchant: merchantCode('senluna') } as const
  await bet(query(), { ...order(who, round), ...game, amount: amount(units) }, now())
  if (paid !== undefined) await win(query(), { ...order(who, round), amount: amount(paid) }, now())
}
async function moved(who: Somebody, kind: Kind, units: bigint): Promise<void> {
  house.advance(MINUTE)
  const merchant = merchantCode('senluna')
  const counter = await houseAccount(query(), { merchant, code: 'TEST' as HouseCode, currency: 'XVD', lane: 0 }, now())
  const posting = { owner: who.member.id, account: WALLET.MAIN, key: randomUUID(), source: SOURCE.DEPOSIT, at: now() }
  const [posted] = await post(query(), [{ ...posting, legs: [{ kind, amount: amount(units), counter }] }], now())
  assert.equal(posted?.status, 'posted')
}

beforeAll(async () => {
  house = await openHouse()
  tree = await treeOf(house)
  first = businessDate(now(), ZONE)
  await bets(tree.deep, 100n, 0n)
  await bets(tree.own, 200n, 350n)
  await bets(tree.top, 300n)
  await bets(tree.internal, 999n)
  await moved(tree.deep, KIND.DEPOSIT, 5_000n)
  house.advance(DAY)
  await placed(house, tree.deep, [tree.top, tree.right], now())
  await bets(tree.deep, 400n, 0n)
  await moved(tree.own, KIND.ACTIVITY_REWARD, 70n)
  for (const who of Object.values(tree)) Object.assign(who, await newSession(house, who.member))
}, 120_000)
afterAll(() => house.close())

const days = () => `from=${first}&to=${daysFrom(first, 1)}`
const betsOf = async (who: Somebody, more = '') => {
  const reply = await askAs<Bets>(house, who, 'GET', `/wps/agent/bets?${days()}${more}`)
  return { ...reply.value!, errorCode: reply.errorCode }
}
const transactionsOf = async (who: Somebody, more = '') => {
  const reply = await askAs<Transactions>(house, who, 'GET', `/wps/agent/transactions?${days()}${more}`)
  return { ...reply.value!, errorCode: reply.errorCode }
}
const stakes = ({ list }: Pick<Bets, 'list'>) => list.map(({ stake }) => Number(stake))

async function everyPage<Page extends { list: unknown[]; next?: string | undefined }>(
  read: (more: string) => Promise<Page>,
): Promise<Page['list']> {
  const rows: Page['list'] = []
  for (let after = ''; ;) {
    const { list, next } = await read(`&pageSize=1${after}`)
    rows.push(...list)
    if (next === undefined) return rows
    after = `&after=${encodeURIComponent(next)}`
  }
}

test('bets of the team stand newest first, each once on some page; foreign ones and the house’s stand nowhere', async () => {
  const all = await betsOf(tree.top)
  assert.deepEqual(stakes(all), [400, 300, 200, 100])
  assert.deepEqual(await everyPage((more) => betsOf(tree.top, more)), all.list)
  assert.deepEqual(
    all.list.map(({ status, pnl }) => [status, pnl]),
    [
      ['LOST', '-400'],
      ['OPEN', '0'],
      ['WON', '150'],
      ['LOST', '-100'],
    ],
  )
  assert.deepEqual(stakes(await betsOf(tree.top, '&team=0')), [300])
  assert.deepEqual(stakes(await betsOf(tree.top, '&status=WON')), [200])
  assert.deepEqual(stakes(await betsOf(tree.top, '&product=VNLOTT')), [])
  const won = at(all.list, 2)
  assert.deepEqual((await betsOf(tree.top, `&betNo=${won.betNo}`)).list, [won])
  assert.deepEqual((await betsOf(tree.left, `&betNo=${won.betNo}`)).list, [])
  const foreign = await newSomebody(house)
  assert.equal((await betsOf(tree.top, `&accountId=${foreign.member.id}`)).errorCode, 'AGT_NOT_IN_TEAM')
})

test('who moved leaves bets behind, and the new agent sees none of before', async () => {
  assert.deepEqual(stakes(await betsOf(tree.left)), [100])
  assert.deepEqual(stakes(await betsOf(tree.right)), [400])
  assert.deepEqual(stakes(await betsOf(tree.right, `&accountId=${tree.deep.member.id}&team=0`)), [400])
  const record = await transactionsOf(tree.right, `&accountId=${tree.deep.member.id}&team=0`)
  assert.deepEqual(
    record.list.map(({ type }) => type),
    [KIND.BET],
  )
})

test('the totals are those of daily facts', async () => {
  await relayed(house.parts)
  await buildFacts({ db: house.parts.database.db, brands: house.parts.brands }, { sweep: true })
  const { totals } = await betsOf(tree.top)
  assert.deepEqual(totals, { bets: 3, stake: '700', validBet: totals!.validBet, payout: '350', pnl: '-350' })
  assert.equal((await betsOf(tree.top, '&status=WON')).totals, undefined)
})

test('movements: of several accounts beside play, of one alone everything', async () => {
  const team = await transactionsOf(tree.top)
  const kinds = team.list.map(({ type }) => type)
  assert.deepEqual(kinds.slice(0, 2), [KIND.ACTIVITY_REWARD, KIND.DEPOSIT])
  assert.ok(!kinds.includes(KIND.BET))
  assert.ok(!team.list.some(({ owner }) => owner.id === tree.internal.member.id))
  assert.deepEqual(await everyPage((more) => transactionsOf(tree.top, more)), team.list)
  const alone = await transactionsOf(tree.top, `&accountId=${tree.own.member.id}&team=0`)
  assert.deepEqual(alone.list.map(({ type }) => type).slice(0, 3), [KIND.ACTIVITY_REWARD, KIND.PAYOUT, KIND.BET])
  const deposits = await transactionsOf(tree.top, '&typeGroup=DEPOSIT')
  assert.deepEqual(
    deposits.list.map(({ owner, amount: units }) => [owner.account, units]),
    [[tree.deep.member.userName, '5000']],
  )
})

test('a team too large to look at one by one shows the same, day by day', async () => {
  const [before, movedBefore] = [await betsOf(tree.top), await transactionsOf(tree.top)]
  const many = Array.from({ length: FEW + 1 }, () => randomUUID())
  await sql`insert into members.member (id, merchant_id, user_name, type, parent_id, path, nickname, avatar, language, currency,
      password_changed_at, first_login, must_change, created_at)
    select id, 'senluna', 'crowd' || n, 0, ${tree.top.member.id}, array[${tree.top.member.id}]::uuid[], 'x', 'a1', 'VI', 'XVD', ${new Date(now())},
      false, false, ${new Date(now())}
    from unnest(${many}::uuid[]) with ordinality as u (id, n)`.execute(house.parts.database.db)
  assert.deepEqual((await betsOf(tree.top)).list, before.list)
  assert.deepEqual(await everyPage((more) => betsOf(tree.top, more)), before.list)
  assert.deepEqual((await transactionsOf(tree.top)).list, movedBefore.list)
  assert.deepEqual(await everyPage((more) => transactionsOf(tree.top, more)), movedBefore.list)
  await bets(tree.own, 700n)
  await relayed(house.parts)
  assert.deepEqual(stakes(await betsOf(tree.top)), [700, 400, 300, 200, 100], 'also what facts don’t hold yet')
})

test('an affiliate and a player see neither', async () => {
  for (const [type, code] of [
    [41, 'AUTH_FORBIDDEN'],
    [0, 'AUTH_NOT_AGENT'],
  ] as const) {
    const who = await newSomebody(house, type)
    assert.deepEqual([(await betsOf(who)).errorCode, (await transactionsOf(who)).errorCode], [code, code])
  }
})
