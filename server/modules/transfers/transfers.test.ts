import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, test } from 'vitest'
import type { ReplyOf } from '@senluna/contract/endpoint.ts'
import type { merchantWallet } from '@senluna/contract/money/transfers.ts'
import type { balance } from '@senluna/contract/money/wallet.ts'
import type { OnWire } from '@senluna/contract/names.ts'
import { ask, askAs, holds, launch, leave, newSession, newSomebody, type Somebody } from '../rounds/testing/house.ts'
import { amount } from '@senluna/kit/money.ts'
import { DAY, HOUR, later, MINUTE } from '@senluna/kit/time.ts'
import { capStakes } from '../protection/index.ts'
import { noteResults } from './wallets/result-clock.ts'
import {
  bring,
  fetchBack,
  move,
  only,
  openVendorHouse,
  recallAll,
  VENDOR,
  VENDOR_GAME,
  type VendorHouse,
} from './testing/vendor-house.ts'

let house: VendorHouse
beforeAll(async () => {
  house = await openVendorHouse()
})
beforeEach(() => {
  house.set({ transfers: 'done', asked: 'truth', delay: 0 })
  house.advance(5_000)
})
afterAll(async () => {
  assert.deepEqual(await house.breaks(), [])
  await house.close()
})

const WALLET_NO = 101
const balanceOf = async (who: Somebody) =>
  (await askAs<OnWire<ReplyOf<typeof balance>>>(house, who, 'GET', '/wps/v2/wallets/balance')).value!
const vendorsOf = async (who: Somebody, more = '?balances=true') =>
  (await askAs<OnWire<ReplyOf<typeof merchantWallet>>>(house, who, 'GET', `/wps/relay/GCS_merchantWallet${more}`))
    .value!.list
const stateOf = async (transferId: string) =>
  (
    await sql<{
      state: string
      asked: number
    }>`select state, asked from transfers.vendor_transfer where id = ${transferId}`.execute(house.parts.database.db)
  ).rows[0]!
/** Asks until nothing is due; each time at the next moment something is. */
const afterAWhile = (ms: number) => {
  house.advance(ms)
  return house.ask()
}

test('money goes to a vendor and comes back, with what was won there', async () => {
  const who = await newSomebody(house)
  const went = await bring(house, who, '3000000')
  assert.deepEqual([only(went).status, only(went).direction, went.value!.mainBalance], ['DONE', 'IN', '7000000'])
  assert.deepEqual([house.there(who), await holds(house, who, WALLET_NO)], [3_000_000n, 3_000_000n])
  const balance = await balanceOf(who)
  assert.deepEqual([balance.sumBalance, balance.inTransit], ['10000000', '0'])
  assert.deepEqual(
    balance.items.filter(({ wallet }) => wallet === 'VENDOR'),
    [{ wallet: 'VENDOR', vassalage: VENDOR, balance: '3000000', status: 'OK' }],
  )
  house.play(who, 50_000n)
  const some = await fetchBack(house, who, '1000000')
  assert.deepEqual([only(some).status, some.value!.mainBalance], ['DONE', '8000000'])
  house.play(who, -300_000n)
  const rest = await recallAll(house, who)
  assert.deepEqual([only(rest).amount, only(rest).status, rest.value!.mainBalance], ['1750000', 'DONE', '9750000'])
  assert.deepEqual([house.there(who), await holds(house, who, WALLET_NO)], [0n, 0n])
  assert.deepEqual((await recallAll(house, who)).value!.results, [], 'nothing is left to bring back')
})

test('the account record names both ways', async () => {
  const who = await newSomebody(house)
  await bring(house, who, '100000')
  await recallAll(house, who)
  const { value } = await askAs<{ list: { type: number; amount: string }[] }>(
    house,
    who,
    'GET',
    '/wps/relay/ODSFE2_MemTransDet?typeGroup=TRANSFER',
  )
  assert.deepEqual(
    value!.list.map(({ type, amount }) => [type, amount]),
    [
      [121, '100000'],
      [120, '-100000'],
    ],
  )
})

test('ALL goes in whole steps, and comes back to the last unit', async () => {
  const who = await newSomebody(house)
  await leave(house, who, 123_456n)
  assert.equal(only(await bring(house, who, 'ALL')).amount, '123000')
  house.play(who, 777n)
  assert.equal(only(await fetchBack(house, who, 'ALL')).amount, '123777')
  assert.equal(await holds(house, who), 124_233n)
})

test('what the vendor refuses is given back at once', async () => {
  const who = await newSomebody(house)
  house.set({ transfers: 'refused' })
  const reply = await bring(house, who, '50000')
  assert.deepEqual(
    [only(reply).status, only(reply).reason, reply.value!.mainBalance],
    ['FAILED', 'REFUSED', '10000000'],
  )
  house.set({ transfers: 'done' })
  await bring(house, who, '50000')
  house.set({ transfers: 'refused' })
  assert.equal(only(await recallAll(house, who)).status, 'FAILED')
  assert.deepEqual([await holds(house, who), await holds(house, who, WALLET_NO)], [9_950_000n, 50_000n])
})

test('money without a clear answer is in transit, in neither wallet; asked about after 10 s, it arrives', async () => {
  const who = await newSomebody(house)
  house.set({ transfers: 'doneSilently' })
  const sent = await bring(house, who, '400000')
  const { transferId } = only(sent)
  assert.deepEqual([only(sent).status, (await stateOf(transferId)).state], ['PENDING', 'UNKNOWN'])
  const balance = await balanceOf(who)
  assert.deepEqual([balance.inTransit, balance.sumBalance], ['400000', '9600000'])
  assert.equal(balance.items.find(({ wallet }) => wallet === 'VENDOR')!.status, 'UNKNOWN')
  assert.equal((await vendorsOf(who)).find(({ vassalage }) => vassalage === VENDOR)!.inTransit, '400000')
  await afterAWhile(9_000 - 5_000)
  assert.equal((await stateOf(transferId)).asked, 0, 'not before its time')
  await afterAWhile(7_000)
  assert.deepEqual(await stateOf(transferId), { state: 'DONE', asked: 1 })
  assert.deepEqual([await holds(house, who, WALLET_NO), (await balanceOf(who)).inTransit], [400_000n, '0'])
})

test('what the vendor never saw is cancelled by the question, and comes back', async () => {
  const who = await newSomebody(house)
  house.set({ transfers: 'lostSilently' })
  const { transferId } = only(await bring(house, who, '400000'))
  await afterAWhile(11_000)
  assert.equal((await stateOf(transferId)).state, 'REVERSED')
  assert.equal(await holds(house, who), 10_000_000n)
  const late = { playerId: '', direction: 'IN', amount: '400000', currency: 'XVD' } as const
  assert.equal(house.vendor.move(transferId, late), 'CANCELLED', 'should it arrive after all, nothing is done')
})

test('it is asked again after 10 s, 1, 5 and 15 minutes, and after a day people find out; nothing comes back by itself', async () => {
  const who = await newSomebody(house)
  house.set({ transfers: 'doneSilently', asked: 'pending' })
  const { transferId } = only(await bring(house, who, '20000'))
  const pauses: number[] = []
  const gap = async () => {
    const { rows } = await sql<{
      ask_at: Date
    }>`select ask_at from transfers.vendor_transfer where id = ${transferId}`.execute(house.parts.database.db)
    return rows[0]!.ask_at.getTime() - house.parts.clock.now()
  }
  for (let i = 0; i < 5; i++) {
    const wait = await gap()
    pauses.push(Math.round(wait / 10_000) * 10)
    await afterAWhile(wait + 1)
  }
  assert.deepEqual(pauses, [10, 60, 300, 900, 900])
  assert.equal((await stateOf(transferId)).state, 'UNKNOWN')
  await afterAWhile(86_400_000)
  assert.equal((await stateOf(transferId)).state, 'MANUAL')
  house.set({ asked: 'truth' })
  await afterAWhile(86_400_000)
  assert.equal((await stateOf(transferId)).state, 'MANUAL', 'from here on people decide')
  assert.equal(await holds(house, who), 9_980_000n)
})

test('a vendor that cannot be reached has nothing: the money is back at once', async () => {
  const who = await newSomebody(house)
  await bring(house, who, '50000')
  await house.away()
  try {
    const reply = await bring(house, who, '50000')
    assert.equal(only(reply).status, 'FAILED')
    assert.equal(await holds(house, who), 9_950_000n)
    const recall = await recallAll(house, who)
    assert.deepEqual([only(recall).reason, only(recall).amount], ['WAL_VENDOR_DOWN', '50000'])
    assert.equal((await fetchBack(house, who, 'ALL')).errorCode, 'WAL_VENDOR_DOWN')
    assert.equal((await bring(house, await newSomebody(house), '50000')).errorCode, 'WAL_VENDOR_DOWN')
    assert.equal((await vendorsOf(who)).find(({ vassalage }) => vassalage === VENDOR)!.balance, null)
  } finally {
    await house.back()
  }
  assert.equal(only(await recallAll(house, who)).amount, '50000')
})

test('a recall that reached nobody is tried again under the same key; one that ended is not', async () => {
  const who = await newSomebody(house)
  await bring(house, who, '50000')
  const key = randomUUID()
  await house.away()
  await recallAll(house, who, key)
  await house.back()
  assert.equal(only(await recallAll(house, who, key)).status, 'DONE')
  await bring(house, who, '70000')
  assert.equal(only(await recallAll(house, who, key)).amount, '50000', 'the answer of the first time')
  assert.equal(house.there(who), 70_000n)
})

test('while one is unclear no more goes in; what is surely there comes back', async () => {
  const who = await newSomebody(house)
  await bring(house, who, '100000')
  house.set({ transfers: 'lostSilently', asked: 'pending' })
  await bring(house, who, '200000')
  house.set({ transfers: 'done' })
  assert.equal((await bring(house, who, '50000')).errorCode, 'WAL_TRANSFER_PENDING')
  house.play(who, 30_000n)
  assert.equal(only(await recallAll(house, who)).amount, '100000', 'what was won waits until the rest is clear')
  house.set({ asked: 'truth' })
  await afterAWhile(11_000)
  assert.equal(only(await recallAll(house, who)).amount, '30000')
  assert.equal(await holds(house, who), 10_030_000n)
})

test('amounts: step, least, most, and what there is', async () => {
  const who = await newSomebody(house)
  for (const [amount, code] of [
    ['10500', 'WAL_STEP'],
    ['9000', 'WAL_LIMIT'],
    ['500001000', 'WAL_LIMIT'],
    ['10001000', 'WAL_INSUFFICIENT'],
    ['-1000', 'VAL_FIELD'],
    ['1000.5', 'VAL_FIELD'],
    [' 1000', 'VAL_FIELD'],
    ['01000', 'VAL_FIELD'],
    ['1'.padEnd(30, '0'), 'VAL_FIELD'],
    ['all', 'VAL_FIELD'],
  ] as const) {
    assert.equal((await bring(house, who, amount)).errorCode, code, amount)
    house.advance(1_100)
  }
  assert.equal((await fetchBack(house, who, '10000')).errorCode, 'WAL_INSUFFICIENT')
  await leave(house, who, 9_999n)
  assert.equal((await bring(house, who, 'ALL')).errorCode, 'WAL_INSUFFICIENT')
  assert.equal(await holds(house, who), 9_999n)
})

test('from and to: one of them is the main wallet, the other a vendor that is connected', async () => {
  const who = await newSomebody(house)
  for (const [body, code] of [
    [{ from: 'MAIN', to: 'MAIN', amount: '10000' }, 'VAL_FIELD'],
    [{ from: VENDOR, to: VENDOR, amount: '10000' }, 'VAL_FIELD'],
    [{ from: 'MAIN', amount: '10000' }, 'VAL_FIELD'],
    [{ to: VENDOR, amount: '10000' }, 'VAL_FIELD'],
    [{ from: 'MAIN', to: VENDOR }, 'VAL_FIELD'],
    [{ from: 'MAIN', to: 'SENLUNA', amount: '10000' }, 'SYS_NOT_FOUND'],
    [{ from: 'MAIN', to: 'NOBODY', amount: '10000' }, 'SYS_NOT_FOUND'],
    [{ from: 'MAIN', to: "X' or 1=1", amount: '10000' }, 'VAL_FIELD'],
  ] as const) {
    assert.equal((await move(house, who, body)).errorCode, code, JSON.stringify(body))
    house.advance(1_100)
  }
  const key = randomUUID()
  const other = await askAs(
    house,
    who,
    'POST',
    '/wps/relay/GCS_walletTransfer',
    { action: 'RECALL_ALL', transferId: randomUUID() },
    { 'idempotency-key': key },
  )
  assert.equal(other.errorCode, 'VAL_FIELD', 'one name for one thing')
})

test('a repeat tells what became of it; the same key for something else is refused', async () => {
  const who = await newSomebody(house)
  const key = randomUUID()
  const first = await bring(house, who, '60000', key)
  const again = await bring(house, who, '60000', key)
  assert.deepEqual([only(again), house.there(who)], [only(first), 60_000n])
  assert.deepEqual([(await bring(house, who, '61000', key)).errorCode, house.there(who)], ['SYS_KEY_REUSED', 60_000n])
  assert.equal((await recallAll(house, who, key)).errorCode, 'SYS_KEY_REUSED')
  const other = await newSomebody(house)
  assert.equal(only(await bring(house, other, '60000', key)).status, 'DONE', "another member's key is another key")
})

test('guests, trial accounts, accounts that do not play', async () => {
  assert.equal((await ask(house, 'POST', '/wps/relay/GCS_walletTransfer', { body: {} })).errorCode, 'AUTH_REQUIRED')
  assert.equal((await bring(house, await newSomebody(house, 4), '10000')).errorCode, 'AUTH_REAL_ACCOUNT')
  assert.equal((await bring(house, await newSomebody(house, 41), '10000')).errorCode, 'AUTH_FORBIDDEN')
  // A trial account sees which vendors there are, and holds nothing at any.
  const trial = await newSomebody(house, 4)
  const seen = await askAs<OnWire<ReplyOf<typeof merchantWallet>>>(
    house,
    trial,
    'GET',
    '/wps/relay/GCS_merchantWallet?balances=true',
  )
  assert.ok(seen.value!.list.some(({ vassalage }) => vassalage === VENDOR))
  assert.ok(seen.value!.list.every(({ balance }) => balance === null))
})

test('who owes takes nothing out, and brings everything back', async () => {
  const who = await newSomebody(house)
  await bring(house, who, '100000')
  const { db } = house.parts.database
  const at = new Date(house.parts.clock.now())
  await sql`select ledger.open_account(${who.member.id}, 5, 'XVD', (-9223372036854775807)::bigint, ${at})`.execute(db)
  await sql`select p.status from ledger.post(array[${who.member.id}::uuid], array[5], array[gen_random_uuid()], array[3::smallint], array[null::uuid],
    array[${at}::timestamptz], array[1], array[401::smallint], array[-5000::bigint],
    array[ledger.house_account_of('senluna', 'TEST', 'XVD', 0::smallint, ${at})], ${at}) p`.execute(db)
  assert.equal((await bring(house, who, '50000')).errorCode, 'WAL_DEBT')
  assert.equal(only(await recallAll(house, who)).status, 'DONE')
})

test('while a bonus caps stakes no money goes where nobody could hold to it; it comes back', async () => {
  const who = await newSomebody(house)
  await bring(house, who, '100000')
  const { db } = house.parts.database
  const products = ['RNG' as const]
  const cap = { most: amount(80_000n), products, until: later(house.parts.clock.now(), DAY) }
  const member = { memberId: who.member.id, merchantCode: who.member.merchantCode }
  await db.transaction().execute((tx) => capStakes(tx, member, cap))
  assert.equal((await bring(house, who, '50000')).errorCode, 'BET_BONUS_GAME')
  assert.equal(only(await recallAll(house, who)).status, 'DONE')
  house.advance(DAY)
  Object.assign(who, await newSession(house, who.member))
  assert.equal(only(await bring(house, who, '50000')).status, 'DONE')
})

test('who is on a break, or has limited stakes or losses, takes nothing to where nobody could hold to it', async () => {
  const who = await newSomebody(house)
  await bring(house, who, '100000')
  const { db } = house.parts.database
  await sql`insert into protection.member_limit (owner_id, kind, value, pending, changed_at)
    values (${who.member.id}, 'lossDay', 100000, false, ${new Date(house.parts.clock.now())})`.execute(db)
  assert.equal((await bring(house, who, '50000')).errorCode, 'RG_LIMIT')
  assert.equal((await launch(house, who, { gameId: VENDOR_GAME, vassalage: VENDOR })).errorCode, 'RG_LIMIT')
  assert.equal(only(await recallAll(house, who)).status, 'DONE')
  const resting = await newSomebody(house)
  await sql`insert into protection.guard (owner_id, merchant_id, cooling_until)
    values (${resting.member.id}, 'senluna', ${new Date(house.parts.clock.now() + 86_400_000)})`.execute(db)
  assert.equal((await bring(house, resting, '50000')).errorCode, 'RG_COOLING_OFF')
})

test('under maintenance nothing goes in, everything comes back', async () => {
  const who = await newSomebody(house)
  await bring(house, who, '100000')
  await house.maintain(true)
  try {
    assert.equal((await bring(house, who, '50000')).errorCode, 'WAL_VENDOR_DOWN')
    assert.equal((await vendorsOf(who)).find(({ vassalage }) => vassalage === VENDOR)!.maintenance, true)
    assert.equal(only(await recallAll(house, who)).status, 'DONE')
  } finally {
    await house.maintain(false)
  }
})

test('every vendor is listed with how its wallet works; balances only when asked for', async () => {
  const who = await newSomebody(house)
  await bring(house, who, '100000')
  const list = await vendorsOf(who)
  const shown = (code: string) => list.find(({ vassalage }) => vassalage === code)!
  assert.deepEqual(
    [shown(VENDOR).walletMode, shown(VENDOR).balance, shown(VENDOR).min, shown(VENDOR).step, shown(VENDOR).enabled],
    ['TRANSFER', '100000', '10000', '1000', true],
  )
  assert.deepEqual([shown('SENLUNA').walletMode, shown('SENLUNA').balance], ['SEAMLESS', null])
  assert.equal((await vendorsOf(who, '')).find(({ vassalage }) => vassalage === VENDOR)!.balance, null)
})

test("opening the vendor's game takes the money along in whole steps; closing it brings everything back", async () => {
  const who = await newSomebody(house)
  await leave(house, who, 1_234_567n)
  const opened = await launch(house, who, { gameId: VENDOR_GAME, vassalage: VENDOR })
  assert.equal(opened.value!.openIn, 'POPUP')
  assert.ok(opened.value!.game_url.startsWith(`${house.address}/play?token=`))
  assert.equal(house.there(who), 1_234_000n)
  const page = await (await fetch(opened.value!.game_url)).text()
  assert.ok(page.includes('1,234,000'))
  const stay = await launch(house, who, { gameId: VENDOR_GAME, vassalage: VENDOR, confirmTrans: 1 })
  assert.equal(stay.success, true)
  assert.equal(await holds(house, who), 567n)
  const fetched = await fetchBack(house, who, 'ALL')
  assert.equal(fetched.value!.mainBalance, '1234567')
})

test('the game opens without money when there is none, and not at all for free play or with the vendor away', async () => {
  const who = await newSomebody(house)
  await leave(house, who, 500n)
  assert.equal((await launch(house, who, { gameId: VENDOR_GAME, vassalage: VENDOR })).success, true)
  assert.equal(house.there(who), 0n)
  assert.equal(
    (await launch(house, who, { gameId: VENDOR_GAME, vassalage: VENDOR, accountType: 4 })).errorCode,
    'GAME_MAINTENANCE',
  )
  await house.away()
  try {
    assert.equal((await launch(house, who, { gameId: VENDOR_GAME, vassalage: VENDOR })).errorCode, 'GAME_LAUNCH_FAILED')
    const newcomer = await newSomebody(house)
    assert.equal(
      (await launch(house, newcomer, { gameId: VENDOR_GAME, vassalage: VENDOR })).errorCode,
      'WAL_VENDOR_DOWN',
    )
  } finally {
    await house.back()
  }
})

test('an account with money in transit is not closed', async () => {
  const who = await newSomebody(house)
  house.set({ transfers: 'doneSilently', asked: 'pending' })
  await bring(house, who, 'ALL')
  const brand = house.parts.settings.brands.byHost('localhost')!
  const looked = await house.parts.security.closing.look(house.parts.database.db, who.member, brand)
  assert.equal(looked.rule, 'WITHDRAW_FIRST')
})

test('who is kept from betting or from money takes nothing out', async () => {
  for (const kind of ['BET', 'MONEY'] as const) {
    const who = await newSomebody(house)
    await bring(house, who, '100000')
    await sql`insert into members.lock (member_id, kind, at, staff_name, reason)
      values (${who.member.id}, ${kind}, ${new Date(house.parts.clock.now())}, 'somebody', 'a test')`.execute(
      house.parts.database.db,
    )
    assert.equal((await bring(house, who, '50000')).errorCode, 'AUTH_RESTRICTED')
    assert.equal(only(await recallAll(house, who)).status, 'DONE')
  }
})

test('what is won or lost there is written by the clock too: often after a move, seldom later, and not from a vendor that is away', async () => {
  const { transfers } = house.parts
  const note = () => noteResults(transfers, house.parts.clock.now())
  while ((await note()) > 0);
  const who = await newSomebody(house)
  await bring(house, who, '1000000')
  house.play(who, 70_000n)
  assert.ok((await note()) >= 1)
  assert.equal(await holds(house, who, WALLET_NO), 1_070_000n)
  house.play(who, -20_000n)
  assert.equal(await note(), 0, 'it was asked about just now')
  house.advance(5 * MINUTE)
  await note()
  assert.equal(await holds(house, who, WALLET_NO), 1_050_000n)
  // It has lain still for a day: six hours pass between two questions.
  house.advance(DAY + HOUR)
  await note()
  house.play(who, 1_000n)
  house.advance(HOUR)
  assert.equal(await note(), 0)
  house.advance(5 * HOUR)
  await Promise.all([note(), note()])
  assert.equal(await holds(house, who, WALLET_NO), 1_051_000n)
  house.play(who, 2_000n)
  await house.away()
  house.advance(6 * HOUR)
  await note()
  assert.equal(await holds(house, who, WALLET_NO), 1_051_000n)
  await house.back()
  house.advance(6 * HOUR)
  await note()
  assert.equal(await holds(house, who, WALLET_NO), 1_053_000n)
})
