import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, test } from 'vitest'
import type { Dashboard } from '@senluna/contract/desk/dashboard.ts'
import type { ReplyOf } from '@senluna/contract/endpoint.ts'
import type { channelDays, trialBalance } from '@senluna/contract/desk/money/reconciliation.ts'
import { newSomebody, openHouse, type House } from '../rounds/testing/house.ts'
import { askDesk, newPerson, putAboveBrands, type Person } from '../staff/testing/desk.ts'
import { keepRun } from './index.ts'

let house: House
let maker: Person
const CHANNEL = randomUUID()
const DAY = '2026-03-05'
/** Half past midnight at the brand's place: the day before in UTC. */
const NIGHT = '2026-03-04T17:30:00Z'

beforeAll(async () => {
  house = await openHouse({}, false)
  maker = await newPerson(house, ['FINANCE_MAKER'])
  const { db } = house.parts.database
  await sql`insert into cashier.deposit_channel (id, merchant_id, code, method, provider, name, least, most, fee_ppm, fee_fixed,
      expire_min, priority, quick, state, payee, settings, created_at, changed_at)
    values (${CHANNEL}, 'senluna', 'BANK-9', 'BANK_QR', 'manual-bank', 'A bank', 1, 100, 0, 0, 15, 1, '{}', 'OPEN', '{}', '{}', now(), now())`.execute(
    db,
  )
  const { member } = await newSomebody(house)
  await deposit(member.id, 40n, false)
  await deposit(member.id, 25n, true)
  await receipt(40n, 'MATCHED', 0n)
  await receipt(7n, 'SUSPENSE', 7n)
  await receipt(-9n, 'OUT', 0n)
})
afterAll(() => house.close())

const deposit = (memberId: string, units: bigint, unbacked: boolean) =>
  sql`insert into cashier.deposit (id, merchant_id, order_no, member_id, user_name, channel_id, channel_code, provider, method,
      currency, request_key, asked, fee_ppm, fee_fixed, received, fee, main_part, locked_part, unbacked, state, created_at, expires_at,
      changed_at, credited_at)
    values (${randomUUID()}, 'senluna', ${`D00000000${units}`}, ${memberId}, 'm', ${CHANNEL}, 'BANK-9', 'manual-bank', 'BANK_QR', 'XVD',
      ${randomUUID()}, ${units}, 0, 0, ${units}, 0, ${units}, 0, ${unbacked}, 'CREDITED', now(), now(), now(), ${NIGHT})`.execute(
    house.parts.database.db,
  )
const receipt = (units: bigint, state: string, left: bigint) =>
  sql`insert into cashier.receipt (id, merchant_id, channel_id, source, key, booked_at, amount, currency, content, payer_name,
      payer_account, reference, state, left_over, created_at, changed_at)
    values (${randomUUID()}, 'senluna', ${CHANNEL}, 'BANK', sha256(${randomUUID()}::text::bytea), ${NIGHT}, ${units}, 'XVD', '', '', '',
      '', ${state}, ${left}, now(), now())`.execute(house.parts.database.db)

const days = (who: Person, query: string) =>
  askDesk<ReplyOf<typeof channelDays>>(house, who, 'GET', `/bo/v1/recon${query}`)

test('a day of a channel: orders against receipts, by the brand’s own midnight', async () => {
  const reply = await days(maker, `?from=${DAY}&to=${DAY}`)
  assert.deepEqual(reply.value!.list, [
    {
      id: `${DAY}/BANK-9`,
      day: DAY,
      channel: 'BANK-9',
      channelName: 'A bank',
      currency: { code: 'XVD', exponent: 0, displayDecimals: 2 },
      orders: { count: 2, amount: '65' },
      receipts: { count: 2, amount: '47' },
      unbacked: '25',
      suspense: '7',
      returned: '0',
      payouts: { count: 0, amount: '0' },
      wentOut: { count: 1, amount: '9' },
      difference: '-18',
      state: 'DIFFERS',
    },
  ])
  assert.equal((await days(maker, `?from=2026-03-04&to=2026-03-04`)).value!.list.length, 0)
})

test('another brand sees nothing of it; without the right nobody sees anything; too many days are refused', async () => {
  const abroad = await newPerson(house, ['ADMINISTRATOR'], 'desk.reference.localhost')
  assert.deepEqual((await days(abroad, `?from=${DAY}&to=${DAY}`)).value!.list, [])
  const operator = await newPerson(house, ['SUPPORT'])
  assert.equal((await days(operator, '')).errorCode, 'AUTH_FORBIDDEN')
  assert.equal((await days(maker, '?from=2026-01-01&to=2026-03-05')).errorCode, 'VAL_FIELD')
})

test('the trial balance: house and wallets come to zero, and the last check is told', async () => {
  const read = () => askDesk<ReplyOf<typeof trialBalance>>(house, maker, 'GET', '/bo/v1/recon/balance')
  const before = await read()
  assert.equal(before.value!.run, undefined)
  const sum = before
    .value!.list.filter(({ currency }) => currency.code === 'XVD')
    .reduce((total, { balance }) => total + BigInt(balance), 0n)
  assert.equal(sum, 0n)
  assert.ok(before.value!.list.some(({ account }) => account === 'M:MAIN'))
  const breaks = [{ check: 'a check', detail: 'somewhere' }]
  await keepRun(house.parts.database.db, { seconds: 1.5, checks: 20, breaks }, house.parts.clock.now())
  const booksAlarms = async () =>
    (await askDesk<Dashboard>(house, maker, 'GET', '/bo/v1/dashboard')).value!.alarms.filter(
      ({ name }) => name === 'books',
    )
  assert.deepEqual((await read()).value!.run?.breaks, [{ check: 'a check' }], 'where it breaks may be another brand')
  assert.deepEqual(await booksAlarms(), [{ name: 'books', detail: 'a check' }], 'everybody at the desk sees it at once')
  await putAboveBrands(house, maker, 'system.view')
  assert.deepEqual((await read()).value!.run?.breaks, breaks)
  assert.deepEqual(await booksAlarms(), [{ name: 'books', detail: 'a check: somewhere' }])
  await putAboveBrands(house, maker)
})
