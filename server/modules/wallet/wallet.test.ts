import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, test } from 'vitest'
import type { balance } from '@senluna/contract/money/wallet.ts'
import type { BetRow, TransRow } from '@senluna/contract/money/records.ts'
import type { ReplyOf } from '@senluna/contract/endpoint.ts'
import {
  ask,
  askAs,
  holds,
  leave,
  newSession,
  newSomebody,
  openHouse,
  sit,
  spun,
  type House,
  type Somebody,
} from '../rounds/testing/house.ts'

let house: House
beforeAll(async () => {
  house = await openHouse()
})
afterAll(async () => {
  assert.deepEqual(await house.breaks(), [])
  await house.close()
})

const DAY = 86_400_000
const balanceOf = async (who: Somebody) =>
  (await askAs<ReplyOf<typeof balance>>(house, who, 'GET', '/wps/v2/wallets/balance')).value!
const refill = (who: Somebody, key: string = randomUUID()) =>
  askAs<{ amount: string; balance: string }>(
    house,
    who,
    'POST',
    '/wps/v2/wallets/refill',
    {},
    { 'idempotency-key': key },
  )

/** A day later, with a session opened then. */
async function nextDay(who: Somebody): Promise<void> {
  house.advance(DAY)
  Object.assign(who, await newSession(house, who.member))
}

test('a new account of a demonstration brand holds its grant, once', async () => {
  const who = await newSomebody(house)
  const funds = await balanceOf(who)
  assert.deepEqual([funds.sumBalance, funds.currency, funds.refill], ['10000000', 'XVD', false])
  assert.deepEqual(
    funds.items.map(({ wallet, balance: amount }) => [wallet, amount]),
    [
      ['MAIN', '10000000'],
      ['TRIAL', '0'],
    ],
  )
  const trial = await balanceOf(await newSomebody(house, 4))
  assert.deepEqual([trial.sumBalance, trial.currency, trial.refill], ['20000000', 'TRL', false])
})

test('given demonstration money is called that in the record, and is no reward', async () => {
  const who = await newSomebody(house)
  await leave(house, who, 10n)
  await refill(who)
  const rows = async (language: string, group: string) =>
    (
      await askAs<{ list: TransRow[] }>(
        house,
        who,
        'GET',
        `/wps/relay/ODSFE2_MemTransDet?typeGroup=${group}`,
        undefined,
        { language },
      )
    ).value!.list.map(({ type, typeName, amount }) => [type, typeName, amount])
  const given = (name: string) => [
    [910, name, '9999990'],
    [401, name === 'Demo money' ? 'Manual debit' : 'Trừ thủ công', '-9999990'],
    [910, name, '10000000'],
  ]
  assert.deepEqual(await rows('EN', 'ADJUST'), given('Demo money'))
  assert.deepEqual(await rows('VI', 'ADJUST'), given('Tiền demo'))
})

test('the balance follows every round, and its version rises', async () => {
  const who = await sit(house, await newSomebody(house))
  let { version } = await balanceOf(who)
  for (let i = 0; i < 3; i++) {
    const played = await spun(house, who)
    const funds = await balanceOf(who)
    assert.equal(funds.sumBalance, played.balance)
    assert.ok(funds.version > version)
    assert.equal(funds.version, played.version)
    version = funds.version
  }
  assert.equal((await ask(house, 'GET', '/wps/v2/wallets/balance')).errorCode, 'AUTH_REQUIRED')
})

test('a refill comes below 100,000, once a business day, up to the grant', async () => {
  const who = await newSomebody(house)
  assert.equal((await refill(who)).errorCode, 'WAL_REFILL')
  await leave(house, who, 100_000n)
  assert.equal((await refill(who)).errorCode, 'WAL_REFILL', 'below means below')
  await leave(house, who, 99_999n)
  assert.equal((await balanceOf(who)).refill, true)
  const key = randomUUID()
  const first = await refill(who, key)
  assert.deepEqual(first.value, { amount: '9900001', balance: '10000000' })
  assert.deepEqual((await refill(who, key)).value, first.value, 'a repeat gets the first answer')
  assert.equal(await holds(house, who), 10_000_000n)
  await leave(house, who, 5n)
  assert.equal((await refill(who)).errorCode, 'WAL_REFILL')
  assert.equal((await balanceOf(who)).refill, false)
  assert.deepEqual((await refill(who, key)).value, first.value)
  await nextDay(who)
  assert.equal((await refill(who)).value!.balance, '10000000')
})

test('eight refills at once fill up once', async () => {
  const who = await newSomebody(house)
  await leave(house, who, 10n)
  const replies = await Promise.all(Array.from({ length: 8 }, () => refill(who)))
  assert.deepEqual(replies.map((reply) => reply.errorCode ?? 'ok').sort(), [
    ...Array.from({ length: 7 }, () => 'WAL_REFILL'),
    'ok',
  ])
  assert.equal(await holds(house, who), 10_000_000n)
  await nextDay(who)
  await leave(house, who, 10n)
  const key = randomUUID()
  const same = await Promise.all(Array.from({ length: 6 }, () => refill(who, key)))
  assert.ok(
    same.every((reply) => reply.value?.balance === '10000000'),
    'six copies of one request get one answer',
  )
})

test('a key is not used for something else, and trial accounts have no refill', async () => {
  const who = await newSomebody(house)
  await leave(house, who, 10n)
  const key = randomUUID()
  assert.equal((await refill(who, key)).success, true)
  const other = await newSomebody(house)
  await leave(house, other, 10n)
  assert.equal((await refill(other, key)).success, true, "another member's key is another key")
  assert.equal((await refill(await newSomebody(house, 4))).errorCode, 'AUTH_REAL_ACCOUNT')
  for (const wrong of ['', 'x']) assert.equal((await refill(who, wrong)).errorCode, 'VAL_FIELD')
})

test('the account record lists every movement, newest first, by group and page', async () => {
  const who = await sit(house, await newSomebody(house))
  for (let i = 0; i < 4; i++) await spun(house, who)
  const record = async (query: string) =>
    (await askAs<{ list: TransRow[]; next?: string }>(house, who, 'GET', `/wps/relay/ODSFE2_MemTransDet${query}`))
      .value!
  const all = (await record('?pageSize=100')).list
  for (const [index, row] of all.entries()) {
    assert.equal(BigInt(row.balance), BigInt(row.before) + BigInt(row.amount))
    if (all[index + 1]) assert.equal(row.before, all[index + 1]!.balance, 'each begins where the one before ended')
    assert.doesNotMatch(row.typeName, /^\d+$/, 'it has a name')
  }
  assert.equal(all[0]!.balance, (await balanceOf(who)).sumBalance)
  assert.equal((await record('?typeGroup=BET')).list.length, 4)
  assert.deepEqual(
    (await record('?typeGroup=ADJUST')).list.map((row) => row.amount),
    ['10000000'],
  )
  assert.deepEqual((await record('?ledger=POINTS')).list, [])
  const paged: string[] = []
  for (let after = ''; ;) {
    const page = await record(`?pageSize=2${after && `&after=${after}`}`)
    paged.push(...page.list.map((row) => row.serialNo))
    if (!page.next) break
    after = page.next
  }
  assert.deepEqual(
    paged,
    all.map((row) => row.serialNo),
  )
  const names = async (language: string) =>
    (
      await askAs<{ list: TransRow[] }>(house, who, 'GET', '/wps/relay/ODSFE2_MemTransDet?typeGroup=BET', undefined, {
        language,
      })
    ).value!.list[0]!.typeName
  assert.notEqual(await names('VI'), await names('EN'))
})

test('the records of one are the records of one, and bad filters are refused', async () => {
  const [who, other] = [await sit(house, await newSomebody(house)), await newSomebody(house)]
  await spun(house, who)
  const bets = (whom: Somebody, query = '') => askAs<{ list: BetRow[] }>(house, whom, 'GET', `/wps/v2/bets${query}`)
  assert.equal((await bets(who)).value!.list.length, 1)
  assert.equal((await bets(other)).value!.list.length, 0)
  assert.equal((await bets(who, '?product=RNG&mode=REAL')).value!.list.length, 1)
  assert.equal((await bets(who, '?mode=TRIAL')).value!.list.length, 0)
  assert.equal((await bets(who, '?status=CASHED_OUT')).value!.list.length, 0)
  house.advance(20_000)
  for (const query of [
    '?status=LUCKY',
    '?pageSize=0',
    '?pageSize=101',
    '?pageSize=1e1',
    '?from=2026-02-30',
    '?from=2026-01-01&to=2026-12-31',
    '?from=2026-05-02&to=2026-05-01',
    '?from=yesterday',
    "?after=';--",
    '?after=2026-13-45T00:00:00Z_00000000-0000-7000-8000-000000000000',
    '?product=X',
  ]) {
    const reply = await bets(who, query)
    assert.deepEqual([reply.status, reply.errorCode], [400, 'VAL_FIELD'], query)
  }
  for (const query of ['?after=x', '?after=-1', '?after=9999999999999999999', '?typeGroup=ALL', '?from=2026-02-30']) {
    assert.equal(
      (await askAs(house, who, 'GET', `/wps/relay/ODSFE2_MemTransDet${query}`)).errorCode,
      'VAL_FIELD',
      query,
    )
  }
})
