import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, test } from 'vitest'
import { merchantCode } from '@senluna/kit/brand.ts'
import { id } from '@senluna/kit/ids.ts'
import type { TransRow } from '@senluna/contract/money/records.ts'
import { amount } from '@senluna/kit/money.ts'
import { businessDate } from '@senluna/kit/time.ts'
import {
  captureTo,
  cashAccount,
  houseOf,
  KIND,
  release,
  reserve,
  SOURCE,
  WALLET,
  type Kind,
} from '@senluna/ledger/index.ts'
import { queryOf } from '../../platform/database/query.ts'
import {
  askAs,
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
  // These holds have no orders: that alone is what does not hold.
  const orderless = [
    'what is held for withdrawals is what they have still to pay',
    'what left by withdrawals was paid, or is their fee',
  ]
  assert.deepEqual(
    (await house.breaks()).map(({ check }) => check).filter((check) => !orderless.includes(check)),
    [],
  )
  await house.close()
})

interface Page {
  list: TransRow[]
  next?: string
}

const PATH = '/wps/relay/ODSFE2_MemTransDet'
const answer = (who: Somebody, more = '') => askAs<Page>(house, who, 'GET', `${PATH}?${more}`)
const page = async (who: Somebody, more = '') => (await answer(who, more)).value!
const now = () => house.parts.clock.now()
const query = () => queryOf(house.parts.database.db)
const seen = ({ list }: Page) =>
  list.map(({ type, amount: holdOf, before, balance }) => [type, holdOf, before, balance])

const hold = (who: Somebody, key: string, units: bigint) =>
  reserve(query(), {
    owner: who.member.id,
    account: WALLET.MAIN,
    key,
    source: SOURCE.WITHDRAWAL,
    amount: amount(units),
    at: now(),
  })
const holdOf = (who: Somebody, key: string) => ({ owner: who.member.id, hold: key, source: SOURCE.WITHDRAWAL })
const give = (who: Somebody, key: string, units: bigint) =>
  release(query(), holdOf(who, key), randomUUID(), amount(units), now())
async function pay(who: Somebody, key: string, units: bigint, kind: Kind = KIND.WITHDRAWAL_PAID) {
  const to = houseOf({ merchant_id: merchantCode('senluna'), currency: 'XVD' }, cashAccount('test'))
  const part = { key: id<'posting'>(randomUUID()), amount: amount(units), kind, to, at: now() }
  await captureTo(query(), holdOf(who, key), part)
}

test('a withdrawal leaves with its hold: what is paid from it moves nothing, what is given back comes back', async () => {
  const who = await newSomebody(house)
  const key = randomUUID()
  assert.equal(await hold(who, key, 1_000_000n), 'posted')
  assert.equal((await page(who, 'typeGroup=WITHDRAW&status=PENDING')).list.length, 1, 'it waits')
  // Something else happens while the money is held.
  await leave(house, who, 9_500_000n)
  await pay(who, key, 600_000n)
  await pay(who, key, 5_000n, KIND.WITHDRAWAL_FEE)
  assert.equal(await give(who, key, 395_000n), 'posted')
  await leave(house, who, 0n)
  assert.deepEqual(seen(await page(who)), [
    [KIND.MANUAL_DEBIT, '-8895000', '8895000', '0'],
    [KIND.WITHDRAWAL_RETURNED, '395000', '8500000', '8895000'],
    [KIND.WITHDRAWAL_FEE, '0', '8500000', '8500000'],
    [KIND.WITHDRAWAL_PAID, '0', '8500000', '8500000'],
    [KIND.MANUAL_DEBIT, '-500000', '9000000', '8500000'],
    [KIND.WITHDRAWAL_HELD, '-1000000', '10000000', '9000000'],
    [KIND.DEMONSTRATION_MONEY, '10000000', '0', '10000000'],
  ])
  const { list } = await page(who, 'typeGroup=WITHDRAW')
  assert.deepEqual(
    list.map(({ type, fromHold, status }) => [type, fromHold, status]),
    [
      [113, undefined, 'DONE'],
      [112, '5000', 'DONE'],
      [111, '600000', 'DONE'],
      [110, undefined, 'DONE'],
    ],
  )
  assert.equal(new Set((await page(who)).list.map(({ serialNo }) => serialNo)).size, 7, 'every row has its own number')
  assert.deepEqual((await page(who, 'typeGroup=WITHDRAW&status=PENDING')).list, [])
  assert.deepEqual(
    seen(await page(who, 'types=110,113')).map(([type]) => type),
    [113, 110],
  )
  assert.deepEqual(
    seen(await page(who, 'typeGroup=ADJUST&types=110,910')).map(([type]) => type),
    [910],
  )
  const stranger = await newSomebody(house)
  assert.equal((await page(stranger, 'typeGroup=WITHDRAW')).list.length, 0)
})

test('pages of one row go through everything once, holds between movements too', async () => {
  const who = await newSomebody(house)
  const [first, second] = [randomUUID(), randomUUID()]
  await hold(who, first, 10n)
  await hold(who, second, 20n)
  await leave(house, who, 5_000_000n)
  await give(who, first, 4n)
  await give(who, first, 6n)
  await give(who, second, 20n)
  const whole = (await page(who, 'pageSize=100')).list
  assert.equal(whole.length, 7)
  const rows: TransRow[] = []
  let after: string | undefined
  do {
    const { list, next }: Page = await page(who, `pageSize=1${after ? `&after=${after}` : ''}`)
    rows.push(...list)
    after = next
  } while (after)
  assert.deepEqual(rows, whole)
  for (const [row, older] of whole.slice(0, -1).map((row, nth) => [row, whole[nth + 1]!] as const))
    assert.equal(row.before, older.balance, 'each row begins where the one before it ended')
})

test('a period is of 31 days at most; an old month is found whatever came since', async () => {
  const who = await sit(house, await newSomebody(house))
  await spun(house, who)
  const zone = 'Asia/Ho_Chi_Minh'
  const first = businessDate(now(), zone)
  const total = (await page(who, 'pageSize=100')).list.length
  house.advance(40 * 86_400_000)
  Object.assign(who, await newSession(house, who.member))
  await leave(house, who, 1_000n)
  assert.deepEqual(
    seen(await page(who)).map(([type]) => type),
    [KIND.MANUAL_DEBIT],
    'without days: the last 31',
  )
  assert.equal((await page(who, `from=${first}&pageSize=100`)).list.length, total)
  assert.equal((await page(who, `to=${first}&pageSize=100`)).list.length, total)
  assert.equal((await page(who, `from=${first}&to=${first}&pageSize=100`)).list.length, total)
  assert.deepEqual((await page(who, `from=2026-01-01&to=2026-01-31`)).list, [])
  for (const [more, field] of [
    [`from=2026-01-01&to=2026-02-01`, 'to'],
    [`from=2026-02-01&to=2026-01-01`, 'to'],
    [`from=2026-02-30`, 'from'],
    [`from=2026-1-1`, 'from'],
    [`after=5`, 'after'],
    [`after=5_x`, 'after'],
    [`types=20`, 'types'],
    [`types=200,`, 'types'],
    [`typeGroup=ALL`, 'typeGroup'],
    [`status=OPEN`, 'status'],
  ] as const) {
    const refused = await answer(who, more)
    assert.deepEqual([refused.errorCode, refused.fields?.[0]?.field], ['VAL_FIELD', field], more)
  }
  assert.deepEqual((await page(who, 'ledger=POINTS')).list, [])
})
