import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, test } from 'vitest'
import type { MemberInfo } from '@senluna/contract/member/account.ts'
import type { ReplyOf } from '@senluna/contract/endpoint.ts'
import type { DeskTransfer, transferPartners, transferUpline } from '@senluna/contract/money/transfers.ts'
import type { AccountType } from '@senluna/kit/account-type.ts'
import {
  ask,
  askAs,
  holds,
  leave,
  newSomebody,
  openHouse,
  type House,
  type Somebody,
} from '../../rounds/testing/house.ts'
import { askDesk, newPerson } from '../../staff/testing/desk.ts'
import { remainingOf, requirementsOf, waiveRequirement } from '../../turnover/index.ts'

let house: House
let pin: string
beforeAll(async () => {
  house = await openHouse({}, false)
  pin = await house.parts.members.passwords.hash('482915')
})
beforeEach(() => house.advance(2_000))
afterAll(async () => {
  assert.deepEqual(await house.breaks(), [])
  await house.close()
})

/** Somebody below somebody, with a payment password. */
async function somebody(type: AccountType = 0, above?: Somebody, host = 'localhost'): Promise<Somebody> {
  const who = await newSomebody(house, type, host)
  await sql`update members.member set payment_password_hash = ${pin}, parent_id = ${above?.member.id ?? null},
      path = ${above ? [above.member.id] : []}::uuid[], placed_at = created_at + interval '1 millisecond' where id = ${who.member.id}`.execute(
    house.parts.database.db,
  )
  return who
}
const send = (
  who: Somebody,
  way: 'upline' | 'downline',
  more: Record<string, unknown> = {},
  key: string = randomUUID(),
) =>
  askAs<ReplyOf<typeof transferUpline>>(
    house,
    who,
    'POST',
    `/wps/v2/transfer/${way}`,
    { amount: '100000', paymentPassword: '482915', ...more },
    { 'idempotency-key': key },
  )
const down = (who: Somebody, to: Somebody, more: Record<string, unknown> = {}, key?: string) =>
  send(who, 'downline', { toId: to.member.id, ...more }, key)
const record = async (who: Somebody) =>
  (
    await sql<{ kind: number; amount: bigint }>`select kind, amount from ledger.transfer
      where owner_id = ${who.member.id} and account_no = 1 and kind between 130 and 133 order by version`.execute(
      house.parts.database.db,
    )
  ).rows.map(({ kind, amount }) => [kind, amount])
/** Lets somebody off what they have still to wager. */
async function letOff(who: Somebody): Promise<void> {
  const { db } = house.parts.database
  for (const { id } of await requirementsOf(db, who.member.id))
    await db.transaction().execute((tx) => waiveRequirement(tx, who.member.merchantCode, id, house.parts.clock.now()))
}

test('money goes up, and down; both see it, and it is wagered once before it goes on', async () => {
  const leader = await somebody(1)
  const member = await somebody(0, leader)
  const up = await send(member, 'upline')
  assert.deepEqual([up.value!.balance, await holds(house, leader)], ['9900000', 10_100_000n])
  assert.deepEqual([await record(member), await record(leader)], [[[130, -100_000n]], [[131, 100_000n]]])
  const { db } = house.parts.database
  assert.equal(await remainingOf(db, leader.member.id), 100_000n)
  const refused = await down(leader, member)
  assert.deepEqual([refused.errorCode, refused.value], ['WD_TURNOVER', { remaining: '100000' }])
  await letOff(leader)
  assert.equal((await down(leader, member)).success, true)
  assert.deepEqual(
    [await record(member), await record(leader)],
    [
      [
        [130, -100_000n],
        [133, 100_000n],
      ],
      [
        [131, 100_000n],
        [132, -100_000n],
      ],
    ],
  )
  const { rows } = await sql<{ template: string }>`select template from messages.message
    where member_id = ${leader.member.id} and template = 'moneyFromLine'`.execute(db)
  assert.equal(rows.length, 1)
  const clear = await sql<{
    balance: bigint
  }>`select coalesce(sum(a.balance), 0)::bigint as balance from ledger.account a
    join ledger.house_account h on h.account_no = a.account_no where a.owner_id = ledger.house() and h.code = 'CLEAR:LINE'`.execute(
    db,
  )
  assert.equal(clear.rows[0]!.balance, 0n)
})

test('only to the one right above, or to somebody right below; only open accounts; nobody else', async () => {
  const top = await somebody(2)
  const leader = await somebody(1, top)
  const member = await somebody(0, leader)
  const stranger = await somebody(1)
  const foreign = await somebody(0, undefined, 'reference.localhost')
  for (const [who, run] of [
    ['no upline', () => send(stranger, 'upline')],
    ['two below', () => down(top, member)],
    ['a stranger', () => down(leader, stranger)],
    ['oneself', () => down(leader, leader)],
    ['upwards as downwards', () => down(leader, top)],
    ['another brand', () => down(leader, foreign)],
    ['nobody', () => send(leader, 'downline', { toId: randomUUID() })],
    ['no name', () => send(leader, 'downline')],
    ['a plain member', () => down(member, leader)],
  ] as const)
    assert.equal((await run()).errorCode, 'AGT_NOT_DIRECT', who)
  await sql`update members.member set state = 1 where id = ${leader.member.id}`.execute(house.parts.database.db)
  assert.equal((await send(member, 'upline')).errorCode, 'AGT_NOT_DIRECT', 'a closed account')
})

test('the payment password: none, wrong, and locked after five', async () => {
  const leader = await somebody(1)
  const without = await somebody(0, leader)
  await sql`update members.member set payment_password_hash = null where id = ${without.member.id}`.execute(
    house.parts.database.db,
  )
  assert.equal((await send(without, 'upline')).errorCode, 'PIN_NOT_SET')
  const member = await somebody(0, leader)
  for (let left = 4; left >= 0; left--) {
    const wrong = await send(member, 'upline', { paymentPassword: '000000' })
    assert.deepEqual([wrong.errorCode, wrong.value], ['PIN_WRONG', { left }])
    house.advance(1_000)
  }
  assert.equal((await send(member, 'upline')).errorCode, 'PIN_LOCKED')
})

test('amounts: least, step, most, and the day', async () => {
  const leader = await somebody(1)
  const member = await somebody(0, leader)
  for (const [amount, code] of [
    ['49000', 'WAL_LIMIT'],
    ['50500', 'WAL_STEP'],
    ['100001000', 'WAL_LIMIT'],
    ['10001000', 'WAL_INSUFFICIENT'],
    ['-50000', 'VAL_FIELD'],
    ['50000.5', 'VAL_FIELD'],
    ['9'.repeat(30), 'VAL_FIELD'],
  ] as const) {
    house.advance(1_000)
    assert.equal((await send(member, 'upline', { amount })).errorCode, code, amount)
  }
  await sql`insert into transfers.member_transfer (id, merchant_id, sender_id, receiver_id, direction, amount, currency, at)
    values (${randomUUID()}, 'senluna', ${member.member.id}, ${leader.member.id}, 'UP', 499950000, 'XVD', ${new Date(house.parts.clock.now())})`.execute(
    house.parts.database.db,
  )
  const over = await send(member, 'upline', { amount: '51000' })
  assert.deepEqual([over.errorCode, over.value], ['WAL_LIMIT', { min: '50000', max: '50000' }])
  assert.equal((await send(member, 'upline', { amount: '50000' })).success, true)
})

test('debts, locks and breaks', async () => {
  const { db } = house.parts.database
  const leader = await somebody(1)
  const at = () => new Date(house.parts.clock.now())
  const owing = await somebody(0, leader)
  await sql`select ledger.open_account(${owing.member.id}, 5, 'XVD', (-9223372036854775807)::bigint, ${at()})`.execute(
    db,
  )
  await sql`select p.status from ledger.post(array[${owing.member.id}::uuid], array[5], array[gen_random_uuid()], array[3::smallint], array[null::uuid],
    array[${at()}::timestamptz], array[1], array[401::smallint], array[-5000::bigint],
    array[ledger.house_account_of('senluna', 'TEST', 'XVD', 0::smallint, ${at()})], ${at()}) p`.execute(db)
  assert.equal((await send(owing, 'upline')).errorCode, 'WAL_DEBT')
  assert.equal((await down(leader, owing)).success, true, 'what comes to somebody who owes pays the debt first')
  assert.equal(await holds(house, owing, 5), 0n)
  const locked = await somebody(0, leader)
  const lock = (who: Somebody) =>
    sql`insert into members.lock (member_id, kind, at, staff_name, reason)
      values (${who.member.id}, 'MONEY', ${at()}, 'somebody', 'a test')`.execute(db)
  await lock(locked)
  assert.equal((await send(locked, 'upline')).errorCode, 'AUTH_RESTRICTED')
  assert.equal((await down(leader, locked)).errorCode, 'AUTH_RESTRICTED')
  const resting = await somebody(0, leader)
  await sql`insert into protection.guard (owner_id, merchant_id, cooling_until)
    values (${resting.member.id}, 'senluna', ${new Date(house.parts.clock.now() + 86_400_000)})`.execute(db)
  assert.equal((await send(resting, 'upline')).errorCode, 'RG_COOLING_OFF')
  assert.equal((await down(leader, resting)).errorCode, 'RG_COOLING_OFF')
})

test('once for its key, also at once; never more than there is', async () => {
  const leader = await somebody(1)
  const member = await somebody(0, leader)
  const key = randomUUID()
  const replies = await Promise.all(Array.from({ length: 8 }, () => send(member, 'upline', { amount: '5000000' }, key)))
  assert.ok(replies.every((reply) => reply.success || reply.errorCode === 'SYS_THROTTLED'))
  assert.equal(await holds(house, member), 5_000_000n)
  house.advance(5_000)
  assert.equal((await send(member, 'upline', { amount: '4000000' }, key)).errorCode, 'SYS_KEY_REUSED')
  const many = await Promise.all(Array.from({ length: 4 }, () => send(member, 'upline', { amount: '2000000' })))
  const done = many.filter((reply) => reply.success).length
  assert.ok(done <= 2 && (await holds(house, member)) === 5_000_000n - BigInt(done) * 2_000_000n)
  assert.ok(many.every((reply) => reply.success || ['WAL_INSUFFICIENT', 'SYS_THROTTLED'].includes(reply.errorCode!)))
})

test('both ways at once between the same two: nobody waits for ever', async () => {
  const leader = await somebody(1)
  const pairs = await Promise.all(Array.from({ length: 3 }, () => somebody(0, leader)))
  await Promise.all(pairs.flatMap((member) => [send(member, 'upline'), down(leader, member)]))
  let all = await holds(house, leader)
  for (const member of pairs) all += await holds(house, member)
  assert.equal(all, 40_000_000n)
})

test('where the profile has no such channel there is none', async () => {
  const leader = await somebody(1, undefined, 'reference.localhost')
  const member = await somebody(0, leader, 'reference.localhost')
  assert.equal((await send(member, 'upline')).errorCode, 'AGT_TRANSFER_OFF')
  assert.equal((await askAs(house, member, 'GET', '/wps/v2/transfer/partners')).errorCode, 'AGT_TRANSFER_OFF')
  const info = async (who: Somebody) => (await askAs<MemberInfo>(house, who, 'GET', '/wps/member/info')).value!
  assert.equal((await info(member)).toUpline, false)
  const own = await somebody(1)
  assert.deepEqual([(await info(await somebody(0, own))).toUpline, (await info(own)).toUpline], [true, false])
})

test('guests, trial accounts', async () => {
  assert.equal((await ask(house, 'POST', '/wps/v2/transfer/upline', { body: {} })).errorCode, 'AUTH_REQUIRED')
  assert.equal((await send(await newSomebody(house, 4), 'upline')).errorCode, 'AUTH_REAL_ACCOUNT')
})

test('whom one may send to, by name and by key; the day goes down', async () => {
  const leader = await somebody(1)
  const members = [await somebody(0, leader), await somebody(0, leader), await somebody(0, leader)]
  const names = members.map(({ member }) => member.userName).sort()
  const partners = async (who: Somebody, query = '') =>
    (await askAs<ReplyOf<typeof transferPartners>>(house, who, 'GET', `/wps/v2/transfer/partners${query}`)).value!
  const first = await partners(leader, '?pageSize=2')
  const next = await partners(leader, `?pageSize=2&after=${first.next}`)
  assert.deepEqual(
    [...first.list, ...next.list].map(({ account }) => account),
    names,
  )
  assert.deepEqual((await partners(leader, `?name=${names[1]}`)).list.length, 1)
  assert.deepEqual((await partners(leader, `?name=${encodeURIComponent("%' or 1=1")}`)).list, [])
  const own = await partners(members[0]!)
  assert.deepEqual([own.upline?.account, own.downlines, own.list], [leader.member.userName, false, []])
  await send(members[0]!, 'upline')
  assert.equal((await partners(members[0]!)).leftToday, '499900000')
})

test('the desk sees them', async () => {
  const leader = await somebody(1)
  const member = await somebody(0, leader)
  await leave(house, member, 200_000n)
  await send(member, 'upline')
  const staff = await newPerson(house, ['FINANCE_MAKER'])
  const { value } = await askDesk<{ list: DeskTransfer[] }>(
    house,
    staff,
    'GET',
    `/bo/v1/transfers?kind=AGENT&account=${member.member.userName}`,
  )
  assert.deepEqual(
    value!.list.map(({ from, to, amount, state }) => [from, to, amount, state]),
    [[member.member.userName, leader.member.userName, '100000', 'DONE']],
  )
})
