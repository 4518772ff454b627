import assert from 'node:assert/strict'
import type { Awaiting } from '@senluna/contract/desk/approvals.ts'
import type { HeldReward } from '@senluna/contract/desk/brand/held-rewards.ts'
import { merchantCode } from '@senluna/kit/brand.ts'
import { instant } from '@senluna/kit/time.ts'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, test } from 'vitest'
import { pagesAlone } from '../../../platform/words/own-links.ts'
import { relayed } from '../../../testing/relayed.ts'
import { csvOf, newMember, opened, openCash, sendFile, type Cash } from '../../cashier/deposits/testing/cash.ts'
import { askAs, holds, type Somebody } from '../../rounds/testing/house.ts'
import { askDesk, newPerson, type Person } from '../../staff/testing/desk.ts'
import { VipHouse } from '../../vip/testing/players.ts'
import { savePromotion } from '../index.ts'
import { lookForAbuse } from './look-for-abuse.ts'

// Bonuses under way that are wagered without a risk: by bets on both sides.

let cash: Cash
/** Writes what the server has no right to. */
let owner: pg.Client
let finance: Person
let maker: Person
let checker: Person
beforeAll(async () => {
  cash = await openCash()
  owner = new pg.Client({ connectionString: cash.house.url })
  await owner.connect()
  finance = await newPerson(cash.house, ['FINANCE_MAKER'])
  maker = await newPerson(cash.house, ['ADMINISTRATOR'])
  checker = await newPerson(cash.house, ['ADMINISTRATOR'])
  await db()
    .transaction()
    .execute((tx) =>
      savePromotion(
        tx,
        pagesAlone(merchantCode('senluna')),
        {
          id: 'bonus',
          category: 'WELCOME',
          titles: { EN: 'Bonus' },
          summaries: { EN: 'A bonus' },
          facts: {},
          terms: { EN: '<p>Terms</p>' },
          imageUrl: '/art/b-gift.svg',
          sort: 1,
          startAt: instant(0),
          enabled: true,
          rules: {
            kind: 'DEPOSIT_BONUS',
            nth: 0,
            every: 'DAY',
            minDeposit: '100000',
            ratePpm: 1_000_000,
            cap: '300000',
            includeDeposit: true,
            products: ['LIVE'],
            days: 30,
            turnoverX100: 2_000,
          },
        },
        now(),
      ),
    )
}, 60_000)
afterAll(async () => {
  await owner.end()
  await cash.close()
})

const db = () => cash.house.parts.database.db
const now = () => cash.house.parts.clock.now()
let refs = 0

/** Somebody who wagers a bonus of 200,000. */
async function withBonus(): Promise<Somebody> {
  const who = await newMember(cash)
  await askAs(cash.house, who, 'POST', '/wps/v2/promotions/bonus/choose', { version: 1 })
  const order = await opened(cash, who, 'BANK_QR', '200000')
  const paid = csvOf([[200_000, order.pay.content!, `OP${String(++refs).padStart(6, '0')}`]])
  assert.equal((await sendFile(cash, finance, paid)).value!.credited, 1)
  await relayed(cash.house.parts)
  return who
}
const device = (who: Somebody, name: string) =>
  sql`update sessions.session set device_id = ${name} where member_id = ${who.member.id}`.execute(db())
async function played(who: Somebody, rounds: number): Promise<void> {
  for (let nth = 0; nth < rounds; nth++) await new VipHouse(cash.house).plays(who, 1_000n)
  await relayed(cash.house.parts)
}
/** A ticket on one side of a draw. */
const ticket = (who: Somebody, draw: number, side: string, stake = 10_000) =>
  owner.query(
    `insert into lottery.ticket (owner_id, id, draw_no, order_id, place, merchant_id, account_no, currency, book, bet_type, selection, lines,
      unit, multiple, stake, price, rules, accepted_at)
    values ($1, gen_random_uuid(), $2, gen_random_uuid(), 1, 'senluna', 1, 'XVD', 0, 'SIDES', $3, 1, $4, 1, $4, '{}', 'test', $5)`,
    [who.member.id, draw, JSON.stringify([side]), stake, new Date(now())],
  )
const look = () => lookForAbuse(db(), now())
const heldOf = async (who: Somebody) =>
  (await askDesk<{ list: HeldReward[] }>(cash.house, maker, 'GET', `/bo/v1/held-rewards?name=${who.member.userName}`))
    .value!.list
async function decided(row: HeldReward, release: boolean) {
  const body = { memberId: row.memberId, release }
  const asked = await askDesk<Awaiting>(cash.house, maker, 'POST', `/bo/v1/held-rewards/${row.id}/decide`, body)
  return askDesk(cash.house, checker, 'POST', `/bo/v1/approvals/${asked.value!.approvalId}/approve`)
}

test('a bonus wagered by bets on both sides becomes a case; two people take it away, once', async () => {
  const [plain, both] = [await withBonus(), await withBonus()]
  for (const who of [plain, both]) {
    await device(who, `phone of ${who.member.userName}`)
    await played(who, 6)
  }
  assert.equal(await look(), 0, 'who plays one side is no case')
  // Both sides of a round bring the stake back: nothing of it counts.
  await owner.query('update wagers.wager set valid_bet = 0 where owner_id = $1', [both.member.id])
  assert.equal(await look(), 1)
  assert.equal(await look(), 0, 'it is a case once')
  const [row] = await heldOf(both)
  assert.deepEqual(
    row!.found.map(({ signal, claims, others }) => [signal, claims, others.length]),
    [['OPPOSITE_BETS', 6, 0]],
  )
  assert.deepEqual(await heldOf(plain), [])
  const before = await holds(cash.house, both)
  assert.equal((await decided(row!, false)).success, true)
  assert.ok((await holds(cash.house, both)) <= before - 190_000n, 'the bonus leaves')
  const { value } = await askAs<{ active?: object }>(cash.house, both, 'GET', '/wps/v2/deposit-bonuses')
  assert.equal(value!.active, undefined)
  assert.deepEqual(
    (await cash.house.breaks()).filter(({ check }) => check.includes('reward') || check.includes('bonus')),
    [],
  )
})

test('two accounts on one device on both sides of three draws for about as much; fewer, other stakes or strangers are none', async () => {
  const [wagering, other, few, stranger] = [
    await withBonus(),
    await newMember(cash),
    await withBonus(),
    await newMember(cash),
  ]
  await device(wagering, 'shared')
  await device(other, 'shared')
  await device(few, 'another')
  await device(stranger, 'a stranger’s')
  for (const draw of [901, 902, 903]) {
    await ticket(wagering, draw, 'BIG')
    await ticket(stranger, draw, 'SMALL')
    await ticket(few, draw, 'BIG')
    await ticket(other, draw, 'SMALL', draw === 903 ? 1_000 : 9_000)
  }
  assert.equal(await look(), 0, 'two draws of about as much, and a third for a tenth')
  await ticket(wagering, 904, 'BIG')
  await ticket(other, 904, 'SMALL', 11_000)
  assert.equal(await look(), 1)
  const [row] = await heldOf(wagering)
  assert.deepEqual(
    row!.found.map(({ signal, claims, others }) => [signal, claims, others.map(({ memberId }) => memberId)]),
    [['OPPOSITE_BETS', 3, [other.member.id]]],
  )
  assert.equal((await decided(row!, true)).success, true)
  assert.equal(await look(), 0, 'what people let go is no case again')
})
