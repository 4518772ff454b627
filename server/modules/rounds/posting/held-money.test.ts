import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, test } from 'vitest'
import type { Round } from '@senluna/contract/play/house.ts'
import type { BetRow, TransRow } from '@senluna/contract/money/records.ts'
import { merchantCode } from '@senluna/kit/brand.ts'
import { amount } from '@senluna/kit/money.ts'
import { release, reserve, SOURCE, WALLET } from '@senluna/ledger/index.ts'
import { queryOf } from '../../../platform/database/query.ts'
import { bet, win } from '../../wagers/index.ts'
import {
  askAs,
  atGame,
  holds,
  leave,
  newSomebody,
  openHouse,
  sit,
  spin,
  spun,
  type House,
  type Somebody,
} from '../testing/house.ts'

// While a withdrawal waits, every balance a player sees is without what is held for it: at once,
// asked again, and in every record afterwards.

let house: House
beforeAll(async () => {
  house = await openHouse()
})
afterAll(async () => {
  // These holds have no orders.
  const orderless = 'what is held for withdrawals is what they have still to pay'
  assert.deepEqual(
    (await house.breaks()).filter(({ check }) => check !== orderless),
    [],
  )
  await house.close()
})

const HELD = 4_000_000n
const query = () => queryOf(house.parts.database.db)
const now = () => house.parts.clock.now()

async function hold(who: Somebody, key: string = randomUUID()): Promise<string> {
  const status = await reserve(query(), {
    owner: who.member.id,
    account: WALLET.MAIN,
    key,
    source: SOURCE.WITHDRAWAL,
    amount: amount(HELD),
    at: now(),
  })
  assert.equal(status, 'posted')
  return key
}
const giveBack = (who: Somebody, key: string) =>
  release(query(), { owner: who.member.id, hold: key, source: SOURCE.WITHDRAWAL }, randomUUID(), amount(HELD), now())
const betOf = async (who: Somebody, no: string) => (await askAs<BetRow>(house, who, 'GET', `/wps/v2/bets/${no}`)).value!
const spendable = async (who: Somebody) =>
  (
    await askAs<{ items: { wallet: string; balance: string }[] }>(house, who, 'GET', '/wps/v2/wallets/balance')
  ).value!.items.find(({ wallet }) => wallet === 'MAIN')!.balance

test('a round has the same balances at once, repeated, and in every record', async () => {
  const who = await sit(house, await newSomebody(house))
  await spun(house, who)
  const withdrawal = await hold(who)
  const before = (await holds(house, who)) - HELD
  const key = randomUUID()
  house.advance(3_000)
  const seen = who.last!.id
  const { value: first } = await spin(house, who, { stake: '1000', seen }, key)
  const { value: again } = await spin(house, who, { stake: '1000', seen }, key)
  const record = (await atGame<Round>(house, who, 'GET', `/wps/house/rounds/${key}`)).value!
  const after = (before - 1_000n + BigInt(first!.round.payout)).toString()
  assert.deepEqual(
    [first!.replayed, first!.round.balanceBefore, first!.round.balanceAfter, first!.balance],
    [false, before.toString(), after, after],
  )
  assert.deepEqual([again!.replayed, again!.round, again!.balance], [true, first!.round, first!.balance])
  assert.deepEqual({ ...record, seen: 0 }, { ...first!.round, seen: 0 })
  assert.equal(await spendable(who), after)
  // Given back, the money can be spent; what was recorded stays what it was.
  assert.equal(await giveBack(who, withdrawal), 'posted')
  const bets = await betOf(who, key)
  assert.deepEqual([bets.balanceBefore, bets.balanceAfter], [before.toString(), after])
  const { value: late } = await spin(house, who, { stake: '1000', seen }, key)
  assert.deepEqual(late!.round, first!.round)
  assert.equal(late!.balance, (BigInt(after) + HELD).toString(), 'the balance beside it is that of now')
  const { value: moved } = await askAs<{ list: TransRow[] }>(
    house,
    who,
    'GET',
    '/wps/relay/ODSFE2_MemTransDet?typeGroup=BET',
  )
  assert.equal(moved!.list[0]!.before, before.toString(), 'the account record says the same')
})

test('a bet that is paid later shows what could be spent at each of its two moments', async () => {
  const who = await newSomebody(house)
  const withdrawal = await hold(who)
  const [round, key] = [randomUUID(), randomUUID()]
  const order = {
    owner: who.member.id,
    source: SOURCE.VENDOR,
    round,
    wallet: WALLET.MAIN,
    currency: 'XVD',
    vendor: 'OTHER',
  }
  const placed = await bet(
    query(),
    {
      ...order,
      key,
      at: now(),
      mode: 'REAL',
      product: 'LIVE',
      game: 'other-game',
      merchant: merchantCode('senluna'),
      amount: amount(3_000n),
    },
    now(),
  )
  assert.deepEqual([placed.status, placed.balance], ['posted', 5_997_000n])
  const open = await betOf(who, key)
  assert.deepEqual([open.balanceBefore, open.balanceAfter], ['6000000', '5997000'])
  await giveBack(who, withdrawal)
  const paid = await win(query(), { ...order, key: randomUUID(), at: now(), amount: amount(5_000n) }, now())
  assert.equal(paid.balance, 10_002_000n)
  const won = await betOf(who, key)
  assert.deepEqual([won.balanceBefore, won.balanceAfter], ['6000000', '10002000'])
})

test('a refill says what can be spent after it', async () => {
  const who = await newSomebody(house)
  await hold(who)
  await leave(house, who, HELD + 50_000n)
  const { value } = await askAs<{ amount: string; balance: string }>(
    house,
    who,
    'POST',
    '/wps/v2/wallets/refill',
    {},
    { 'idempotency-key': randomUUID() },
  )
  assert.deepEqual(value, { amount: '9950000', balance: '10000000' })
  assert.equal(await spendable(who), '10000000')
})
