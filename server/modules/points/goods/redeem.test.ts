import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, test } from 'vitest'
import type { Awaiting } from '@senluna/contract/desk/approvals.ts'
import type { DeskGoods, DeskRedemption, deskPointTerms, PointDay } from '@senluna/contract/desk/brand/points.ts'
import type { Goods, pointBalance, Redemption, redeemPointReward } from '@senluna/contract/money/points.ts'
import type { ReplyOf } from '@senluna/contract/endpoint.ts'
import type { Message, MessageRow } from '@senluna/contract/site/messages.ts'
import { merchantCode } from '@senluna/kit/brand.ts'
import vectors from '@senluna/kit/points/testing/points.vectors.json' with { type: 'json' }
import { id } from '@senluna/kit/ids.ts'
import { KIND } from '@senluna/ledger/index.ts'
import {
  askAs,
  holds,
  newSomebody,
  openHouse,
  sit,
  spun,
  type House,
  type Somebody,
} from '../../rounds/testing/house.ts'
import { relayed } from '../../../testing/relayed.ts'
import { askDesk, newPerson, type Person } from '../../staff/testing/desk.ts'
import { requirementsOf } from '../../turnover/index.ts'
import { addToDay } from '../day-store.ts'
import { holdPoints } from '../member-store.ts'
import { givePoints, openPoints } from '../moves.ts'

let house: House
let pin: string
let desk: Person
let second: Person
beforeAll(async () => {
  house = await openHouse()
  pin = await house.parts.members.passwords.hash('482915')
  desk = await newPerson(house, ['ADMINISTRATOR'])
  second = await newPerson(house, ['ADMINISTRATOR'])
})
beforeEach(() => house.advance(2_000))
afterAll(async () => {
  assert.deepEqual(await house.breaks(), [])
  await house.close()
})

const db = () => house.parts.database.db
const now = () => house.parts.clock.now()
const senluna = merchantCode('senluna')

/** Somebody with so many points and a payment password. */
async function holder(points: bigint): Promise<Somebody> {
  const who = await newSomebody(house)
  await sql`update members.member set payment_password_hash = ${pin} where id = ${who.member.id}`.execute(db())
  const own = { memberId: who.member.id, merchantCode: senluna }
  await db()
    .transaction()
    .execute(async (tx) => {
      await holdPoints(tx, [own])
      await openPoints(tx, who.member.id, now())
      await givePoints(tx, [{ ...own, points, kind: KIND.POINTS_EARNED, key: id<'posting'>(randomUUID()) }], now())
      await addToDay(tx, '2026-11-01', [{ ...own, earned: points }])
    })
  return who
}

const agree = async (asked: { status: number; value?: unknown; fields?: unknown }) => {
  assert.equal(asked.status, 202, JSON.stringify(asked.fields))
  const path = `/bo/v1/approvals/${(asked.value as Awaiting).approvalId}/approve`
  assert.equal((await askDesk(house, desk, 'POST', path)).errorCode, 'APPROVAL_OWN')
  assert.equal((await askDesk(house, second, 'POST', path)).errorCode, undefined)
}
const goodsOf = async (goodsId: string) =>
  (await askDesk<{ list: DeskGoods[] }>(house, desk, 'GET', '/bo/v1/point-goods?pageSize=100')).value!.list.find(
    (goods) => goods.id === goodsId,
  )
let goodsNo = 0
async function offer(more: Record<string, unknown> = {}): Promise<DeskGoods> {
  const body = {
    kind: 'VOUCHER',
    names: { VI: 'Phiếu quà', EN: 'Gift voucher' },
    images: { EN: '/art/b-gift.svg' },
    points: '3000',
    value: '30000',
    requirement: '0',
    vip: 0,
    stock: 3,
    startAt: '2026-01-01T00:00:00Z',
    enabled: true,
    sort: goodsNo,
    seen: 0,
    stockSeen: 0,
    ...more,
  }
  const goodsId = `g-${++goodsNo}`
  await agree(await askDesk(house, desk, 'POST', `/bo/v1/point-goods/${goodsId}`, body, { 'x-reason': 'new goods' }))
  return (await goodsOf(goodsId))!
}
const redeem = (who: Somebody, goodsId: string, quantity = 1, more: Record<string, unknown> = {}) =>
  askAs<ReplyOf<typeof redeemPointReward>>(
    house,
    who,
    'POST',
    '/wps/relay/MCS2_redeemPointReward',
    { goodsId, quantity, paymentPassword: '482915', ...more },
    { 'idempotency-key': randomUUID() },
  )
const decide = (orderNo: string, body: Record<string, unknown>) =>
  askDesk(house, desk, 'POST', `/bo/v1/redemptions/${orderNo}/decide`, body, { 'x-reason': 'as checked' })
const balance = async (who: Somebody) =>
  Number(
    (await askAs<ReplyOf<typeof pointBalance>>(house, who, 'GET', '/wps/relay/MCS2_getPointBalance')).value!.balance,
  )
const stockOf = async (goodsId: string) =>
  (await sql<{ stock: number }>`select stock from points.goods where id = ${goodsId}`.execute(db())).rows[0]!.stock
const history = async (who: Somebody, query = '') =>
  (await askAs<{ list: Redemption[] }>(house, who, 'GET', `/wps/relay/MCS2_getRedeemPointList?${query}`)).value!.list

for (const { id: name, title, input, expected } of vectors.redeem)
  test(`${name}: ${title}`, async () => {
    const who = await holder(BigInt(input.balance))
    const goods = await offer({ stock: input.stock, points: String(input.steps[0]!.cost) })
    const log: string[] = []
    const orders: string[] = []
    for (const step of input.steps) {
      if (step.do === 'SUBMIT') {
        const { value } = await redeem(who, goods.id, step.qty)
        orders.push(value!.orderNo)
        log.push(value!.status)
      } else {
        const approve = step.do === 'APPROVE'
        const order = orders[approve ? 1 : 0]!
        const decided = await decide(order, approve ? { approve, delivery: 'CODE-1' } : { approve, reason: 'sold out' })
        log.push((decided.value as { status: string }).status)
      }
    }
    assert.deepEqual({ balance: await balance(who), stock: await stockOf(goods.id), log }, expected)
    assert.deepEqual(
      (await history(who)).map((row) => [row.status, row.quantity, row.points, row.reason, row.delivery]),
      [
        ['Approved', 1, '3000', undefined, 'CODE-1'],
        ['Rejected', 2, '6000', 'sold out', undefined],
      ],
    )
    assert.equal((await history(who, 'status=Rejected')).length, 1)
  })

test('of many who want the last piece one gets it; a double tap takes no second one beyond the limit', async () => {
  const goods = await offer({ stock: 1 })
  const people = await Promise.all(Array.from({ length: 5 }, () => holder(3_000n)))
  const replies = await Promise.all(people.map((who) => redeem(who, goods.id)))
  assert.deepEqual(replies.map(({ errorCode }) => errorCode ?? 'done').sort(), [
    ...Array.from({ length: 4 }, () => 'GOODS_SOLD_OUT'),
    'done',
  ])
  assert.equal(await stockOf(goods.id), 0)
  const limited = await offer({ stock: 9, perMember: 1 })
  const who = await holder(9_000n)
  const taps = await Promise.all([redeem(who, limited.id), redeem(who, limited.id)])
  assert.deepEqual(taps.map(({ errorCode }) => errorCode ?? 'done').sort(), ['GOODS_LIMIT', 'done'])
  assert.equal(await balance(who), 6_000)
  const list = await askAs<{ list: Goods[] }>(house, who, 'GET', '/wps/relay/MCS2_getPointReward?pageSize=100')
  const shown = list.value!.list.find(({ goodsId }) => goodsId === limited.id)!
  assert.deepEqual([shown.name, shown.quantity, shown.stock, shown.status], ['Phiếu quà', 0, 8, 'ON'])
  assert.equal(list.value!.list.find(({ goodsId }) => goodsId === goods.id)!.status, 'SOLD_OUT')
})

test('each thing that stands in the way has its word', async () => {
  const who = await holder(3_000n)
  const code = async (more: Record<string, unknown>, order: Record<string, unknown> = {}, quantity = 1) =>
    (await redeem(who, (await offer(more)).id, quantity, order)).errorCode
  assert.equal(await code({ points: '3001' }), 'POINT_INSUFFICIENT')
  assert.equal(await code({ vip: 3 }), 'GOODS_VIP')
  assert.equal(await code({ stock: 1 }, {}, 2), 'GOODS_SOLD_OUT')
  assert.equal(await code({ enabled: false }), 'SYS_NOT_FOUND')
  assert.equal(await code({ startAt: '2030-01-01T00:00:00Z' }), 'SYS_NOT_FOUND')
  assert.equal(await code({ kind: 'PHYSICAL' }), 'VAL_FIELD')
  assert.equal(await code({}, { paymentPassword: '000000' }), 'PIN_WRONG')
  const asked = await offer({ requirement: '2000' })
  const refused = await redeem(who, asked.id)
  assert.deepEqual([refused.errorCode, refused.value], ['GOODS_REQUIREMENT', { remaining: '2000' }])
  const seated = await sit(house, who)
  await spun(house, seated)
  await spun(house, seated)
  assert.equal((await redeem(who, asked.id)).errorCode, undefined)
})

test('a bonus is credited when it is approved, to be wagered once; an order is decided once', async () => {
  const who = await holder(3_000n)
  const goods = await offer({ kind: 'BONUS' })
  const before = await holds(house, who)
  const { value } = await redeem(who, goods.id)
  const decided = await Promise.all([
    decide(value!.orderNo, { approve: true }),
    decide(value!.orderNo, { approve: false, reason: 'no' }),
  ])
  const codes = decided.map(({ errorCode }) => errorCode ?? 'done').sort()
  assert.deepEqual(codes, ['GOODS_STATE', 'done'])
  const approved = (await history(who))[0]!.status === 'Approved'
  assert.equal((await holds(house, who)) - before, approved ? 30_000n : 0n)
  assert.equal((await requirementsOf(db(), who.member.id)).length, approved ? 1 : 0)
  assert.equal(await balance(who), approved ? 0 : 3_000)
})

test('whoever ordered goods reads once what became of them, whatever was delivered twice', async () => {
  const who = await holder(9_000n)
  const goods = { bonus: await offer({ kind: 'BONUS' }), voucher: await offer() }
  const decideNext = async (goodsId: string, body: Record<string, unknown>) =>
    assert.equal((await decide((await redeem(who, goodsId)).value!.orderNo, body)).errorCode, undefined)
  await decideNext(goods.bonus.id, { approve: true })
  await decideNext(goods.voucher.id, { approve: true, delivery: 'CODE-7' })
  await decideNext(goods.voucher.id, { approve: false, reason: 'Hết <hàng>' })
  await relayed(house.parts)
  await relayed(house.parts)
  const { list } = (await askAs<{ list: MessageRow[] }>(house, who, 'GET', '/wps/v2/messages')).value!
  const about = list.filter(({ title }) => !title.startsWith('Chào mừng')).toReversed()
  const opened = await Promise.all(
    about.map(async ({ id }) => (await askAs<Message>(house, who, 'GET', `/wps/v2/messages/${id}`)).value!),
  )
  assert.deepEqual(
    opened.map(({ title, route }) => [title, route]),
    [
      ['Tiền thưởng đã vào ví', '/pointMall'],
      ['Đơn đổi quà đã được duyệt', '/pointMall'],
      ['Đơn đổi quà bị từ chối', '/pointMall'],
    ],
  )
  const [paid, delivered, rejected] = opened.map(({ content }) => content)
  assert.match(paid!, /Phiếu quà: .*30,000/)
  assert.match(delivered!, /CODE-7/)
  assert.match(rejected!, /3,000 điểm.*Hết &lt;hàng&gt;/s)
})

test('the desk: who waits longest first, what a decision needs, an order of another member is nobody’s', async () => {
  const who = await holder(6_000n)
  const goods = await offer({ kind: 'PHYSICAL' })
  const address = { name: 'Nguyễn An', mobile: '0901234567', line: '1 Lê Lợi, Quận 1' }
  const { value } = await redeem(who, goods.id, 1, { address })
  const queue = await askDesk<{ list: DeskRedemption[] }>(
    house,
    desk,
    'GET',
    `/bo/v1/redemptions?status=${encodeURIComponent('In Process')}&name=${who.member.userName}`,
  )
  assert.deepEqual(
    queue.value!.list.map((row) => [row.orderNo, row.userName, row.address]),
    [[value!.orderNo, who.member.userName, address]],
  )
  assert.equal((await decide(value!.orderNo, { approve: true })).errorCode, 'VAL_FIELD')
  assert.equal((await decide(value!.orderNo, { approve: false })).errorCode, 'VAL_FIELD')
  assert.equal((await decide('PR0', { approve: true })).errorCode, 'SYS_NOT_FOUND')
  assert.deepEqual(await history(await holder(1n)), [])
})

test('terms are the brand’s; somebody else’s save isn’t overwritten; what was taken meanwhile is gone', async () => {
  const terms = await askDesk<ReplyOf<typeof deskPointTerms>>(house, desk, 'GET', '/bo/v1/point-terms')
  const changed = { ...terms.value!, ratio: 20 }
  const save = () => askDesk(house, desk, 'POST', '/bo/v1/point-terms', changed, { 'x-reason': 'a better rate' })
  const asked = await save()
  const stands = async () => (await askDesk(house, desk, 'GET', '/bo/v1/point-terms')).value
  assert.deepEqual(await stands(), terms.value, 'one person alone changes nothing')
  assert.equal((await save()).errorCode, 'APPROVAL_OPEN')
  await agree(asked)
  assert.deepEqual(await stands(), changed)
  assert.equal((await save()).errorCode, 'VAL_FIELD', 'nothing is different')
  const goods = await offer()
  const who = await holder(3_000n)
  await redeem(who, goods.id)
  const { status: _status, createdAt: _at, version, id: goodsId, ...draft } = goods
  const again = (seen: number, stock: number) =>
    askDesk<DeskGoods>(
      house,
      desk,
      'POST',
      `/bo/v1/point-goods/${goodsId}`,
      { ...draft, stock, seen, stockSeen: 3 },
      { 'x-reason': 'more of them' },
    )
  assert.equal((await again(version + 1, 10)).errorCode, 'APPROVAL_STALE')
  await agree(await again(version, 10))
  assert.equal((await goodsOf(goodsId))!.stock, 9)
  const days = await askDesk<{ list: PointDay[] }>(house, desk, 'GET', '/bo/v1/point-days')
  assert.ok(BigInt(days.value!.list[0]!.redeemed) > 0n)
})

test('a second person reads the stock that comes of it, whatever its maker says was read', async () => {
  const { status: _status, createdAt: _at, version: seen, id: goodsId, ...draft } = await offer({ stock: 5 })
  const asked = await askDesk<Awaiting>(house, desk, 'POST', `/bo/v1/point-goods/${goodsId}`, {
    ...draft,
    stock: 5,
    seen,
    stockSeen: 0,
  })
  const { value } = await askDesk<{ list: { before: { stock: number }; after: { stock: number } }[] }>(
    house,
    second,
    'GET',
    `/bo/v1/approvals?objectKind=goods&objectId=${goodsId}&state=PENDING`,
  )
  assert.deepEqual(
    value!.list.map(({ before, after }) => [before.stock, after.stock]),
    [[5, 10]],
  )
  await agree(asked)
  assert.equal((await goodsOf(goodsId))!.stock, 10)
})

test('one person changes what is only shown, has less of it and takes it off; what gives more takes two', async () => {
  const goods = await offer({ stock: 5, perMember: 1 })
  const { status: _status, createdAt: _at, version: _version, id: goodsId, ...draft } = goods
  const save = async (more: Record<string, unknown>) => {
    const { version: seen, stock: stockSeen } = (await goodsOf(goodsId))!
    const body = { ...draft, stock: stockSeen, seen, stockSeen, ...more }
    return askDesk<DeskGoods>(house, desk, 'POST', `/bo/v1/point-goods/${goodsId}`, body)
  }
  for (const more of [{ images: { VI: '/art/b-gift.svg' } }, { sort: 7 }, { stock: 4 }, { enabled: false }])
    assert.equal((await save({ enabled: false, ...more })).status, 200, JSON.stringify(more))
  const { value: before } = await save({ enabled: false })
  for (const more of [
    { names: { VI: 'Vàng', EN: 'Gold' } },
    { points: '1' },
    { value: '900000000000' },
    { kind: 'BONUS' },
    { requirement: '1' },
    { vip: 1 },
    { stock: 5 },
    { perMember: 2 },
    { perMember: undefined },
    { startAt: '2025-01-01T00:00:00Z' },
    { endAt: '2031-01-01T00:00:00Z' },
    { enabled: true },
  ]) {
    const asked = await save({ enabled: false, ...more })
    assert.equal(asked.status, 202, JSON.stringify(more))
    const { approvalId } = asked.value as unknown as Awaiting
    assert.equal((await askDesk(house, second, 'POST', `/bo/v1/approvals/${approvalId}/reject`)).errorCode, undefined)
  }
  assert.deepEqual(await goodsOf(goodsId), before)
})
