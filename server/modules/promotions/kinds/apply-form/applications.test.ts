import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import type { Awaiting } from '@senluna/contract/desk/approvals.ts'
import type { DeskApplication } from '@senluna/contract/desk/brand/applications.ts'
import type { applyForPromotion, ownApplication } from '@senluna/contract/member/rewards/applications.ts'
import type { Reward } from '@senluna/contract/member/promotions.ts'
import type { ReplyOf } from '@senluna/contract/endpoint.ts'
import type { promotion } from '@senluna/contract/site/content.ts'
import type { RulesOf } from '@senluna/contract/site/promotion-rules.ts'
import { merchantCode } from '@senluna/kit/brand.ts'
import { DAY, instant } from '@senluna/kit/time.ts'
import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, test } from 'vitest'
import { pagesAlone } from '../../../../platform/words/own-links.ts'
import { actsAt, openDesk, type Desk } from '../../../approvals/testing/maker-checker.ts'
import { form } from '../../../feedback/testing/front.ts'
import { askAs, holds, newSomebody, type Somebody } from '../../../rounds/testing/house.ts'
import { askDesk } from '../../../staff/testing/desk.ts'
import { savePromotion } from '../../index.ts'

let desk: Desk
const { get, post, approve } = actsAt(() => desk)
beforeAll(async () => {
  desk = await openDesk()
  // No day or month turns between two steps of a test.
  desk.house.steady(60_000)
})
afterAll(async () => {
  assert.deepEqual(await desk.house.breaks(), [])
  await desk.house.close()
})

const db = () => desk.house.parts.database.db
const now = () => desk.house.parts.clock.now()
let made = 0

const RULES: RulesOf<'APPLY_FORM'> = {
  kind: 'APPLY_FORM',
  every: 'ONCE',
  needsImage: false,
  least: '20000',
  most: '500000',
  aloneUpTo: '100000',
  tries: 2,
  claimHours: 72,
  turnoverX100: 100,
}
async function opened(rules: Partial<typeof RULES> = {}): Promise<string> {
  const id = `form-${++made}`
  await db()
    .transaction()
    .execute((tx) =>
      savePromotion(
        tx,
        pagesAlone(merchantCode('senluna')),
        {
          id,
          category: 'EVENT',
          titles: { EN: 'Share' },
          summaries: { EN: 'Share and win' },
          facts: {},
          terms: { EN: '<p>Terms</p>' },
          imageUrl: '/art/b-gift.svg',
          sort: 1,
          startAt: instant(0),
          enabled: true,
          rules: { ...RULES, ...rules },
        },
        now(),
      ),
    )
  return id
}
const key = () => ({ 'idempotency-key': randomUUID() })
const apply = (who: Somebody, id: string, more: object = {}) =>
  askAs<ReplyOf<typeof applyForPromotion>>(
    desk.house,
    who,
    'POST',
    `/wps/v2/promotions/${id}/apply`,
    { remark: 'My best win', images: [], ...more },
    key(),
  )
const withdraw = (who: Somebody, id: string) =>
  askAs(desk.house, who, 'POST', `/wps/v2/promotions/${id}/withdraw`, {}, key())
const own = async (who: Somebody, id: string) =>
  (await askAs<ReplyOf<typeof ownApplication>>(desk.house, who, 'GET', `/wps/v2/promotions/${id}/application`)).value!
const statusOf = async (who: Somebody, id: string) =>
  (await askAs<ReplyOf<typeof promotion>>(desk.house, who, 'GET', `/wps/v2/promotions/${id}`)).value!.status
const rowOf = async (id: string) =>
  (await get<{ list: DeskApplication[] }>(`applications?promotion=${id}`)).value!.list[0]!
const accept = (row: DeskApplication, amount: string) =>
  post<Partial<Awaiting>>(`applications/${row.id}/accept`, { memberId: row.memberId, amount })
const reject = (row: DeskApplication, note = 'Not your win') =>
  post(`applications/${row.id}/reject`, { memberId: row.memberId, note })
/** What messages say of applications: which template, and the amount or the reason. */
async function messagesOf(who: Somebody) {
  const { rows } = await sql<{ template: string; said: string }>`
    select template, coalesce(args->>'reason', args->'amount'->>'money') as said from messages.message
    where member_id = ${who.member.id} and args->'promotion'->'titles'->>'EN' = 'Share' order by id`.execute(db())
  return rows.map(({ template, said }) => [template, said])
}

test('one person gives a small amount; it waits, is claimed once, and no other can be sent', async () => {
  const who = await newSomebody(desk.house)
  const id = await opened()
  assert.equal((await apply(who, id)).value!.triesLeft, 1)
  assert.equal((await apply(who, id)).errorCode, 'PROMO_TAKEN')
  assert.equal(await statusOf(who, id), 'APPLYING')
  const row = await rowOf(id)
  assert.deepEqual((await accept(row, '19999')).fields, [
    { field: 'amount', patternId: 'BETWEEN', args: ['20000', '500000'] },
  ])
  assert.equal((await accept(row, '500001')).errorCode, 'VAL_FIELD')
  assert.equal((await accept(row, '100000')).success, true)
  assert.equal((await accept(row, '100000')).errorCode, 'APPROVAL_STALE')
  assert.equal(await statusOf(who, id), 'ISSUED')
  assert.deepEqual(await messagesOf(who), [['applicationAccepted', '100000']])
  const { list } = (await askAs<{ list: Reward[] }>(desk.house, who, 'GET', '/wps/v2/rewards')).value!
  const before = await holds(desk.house, who)
  await Promise.all([1, 2].map(() => askAs(desk.house, who, 'POST', `/wps/v2/rewards/${list[0]!.id}/claim`, {}, key())))
  assert.equal(await holds(desk.house, who), before + 100_000n)
  assert.deepEqual([(await own(who, id)).last?.amount, (await own(who, id)).last?.rewardId], ['100000', list[0]!.id])
  assert.equal((await apply(who, id)).errorCode, 'PROMO_TAKEN')
})

test('above the limit two people decide; what was withdrawn meanwhile is given by nobody', async () => {
  const who = await newSomebody(desk.house)
  const id = await opened({ every: 'DAY' })
  await apply(who, id)
  const asked = await accept(await rowOf(id), '100001')
  assert.equal(asked.status, 202)
  assert.equal((await withdraw(who, id)).success, true)
  assert.equal((await approve(asked.value!.approvalId!)).errorCode, 'APPROVAL_STALE')
  await apply(who, id)
  const again = await accept(await rowOf(id), '500000')
  assert.equal((await approve(again.value!.approvalId!)).success, true)
  assert.equal((await own(who, id)).last?.state, 'ACCEPTED')
  assert.equal((await withdraw(who, id)).errorCode, 'PROMO_CLOSED')
})

test('what one person gives alone ends within a day at ten times what they give of one entry', async () => {
  const id = await opened({ aloneUpTo: '30000' })
  const sent = async () => {
    // The newest is first: of one moment two would be.
    desk.house.advance(10)
    await apply(await newSomebody(desk.house), id)
    return rowOf(id)
  }
  for (let nth = 0; nth < 10; nth++) assert.equal((await accept(await sent(), '30000')).status, 200)
  const [first, second] = [await sent(), await sent()]
  const both = await Promise.all([accept(first, '20000'), accept(second, '20000')])
  assert.deepEqual(
    both.map(({ status }) => status),
    [202, 202],
  )
  assert.equal((await approve(both[0].value!.approvalId!)).success, true)
  const third = await sent()
  const body = { memberId: third.memberId, amount: '30000' }
  assert.equal((await post(`applications/${third.id}/accept`, body, desk.checker)).status, 200, 'another person')
})

test('a refusal says why, one more try is left, then none', async () => {
  const who = await newSomebody(desk.house)
  const id = await opened()
  await apply(who, id)
  const row = await rowOf(id)
  assert.equal(
    (await post(`applications/${row.id}/reject`, { memberId: row.memberId, note: '' })).errorCode,
    'VAL_FIELD',
  )
  assert.equal((await reject(row)).success, true)
  assert.equal((await reject(row)).errorCode, 'APPROVAL_STALE')
  assert.deepEqual([await statusOf(who, id), (await own(who, id)).last?.reason], ['REJECTED', 'Not your win'])
  assert.equal((await apply(who, id)).success, true)
  await reject(await rowOf(id))
  assert.equal((await apply(who, id)).errorCode, 'PROMO_OUT')
  assert.deepEqual(await messagesOf(who), [
    ['applicationRejected', 'Not your win'],
    ['applicationRejected', 'Not your win'],
  ])
})

test('ten taps are one application', async () => {
  const who = await newSomebody(desk.house)
  const id = await opened()
  const replies = await Promise.all(Array.from({ length: 10 }, () => apply(who, id)))
  assert.equal(replies.filter(({ value }) => value).length, 1)
})

test('a picture is the member’s own, used once, and shown to staff who may look', async () => {
  const [who, other] = [await newSomebody(desk.house), await newSomebody(desk.house)]
  const id = await opened({ needsImage: true })
  const sent = await sharp({ create: { width: 30, height: 20, channels: 3, background: '#0a6' } })
    .png()
    .toBuffer()
  const { headers, payload } = form(
    { name: 'purpose', value: 'APPLY' },
    { name: 'file', value: sent, filename: 'a.png', type: 'image/png' },
  )
  const { fileId } = (await askAs<{ fileId: string }>(desk.house, who, 'POST', '/wps/v2/files', payload, headers))
    .value!
  assert.equal((await apply(who, id)).errorCode, 'VAL_FIELD')
  assert.equal((await apply(who, id, { remark: 'x'.repeat(141), images: [fileId] })).errorCode, 'VAL_FIELD')
  assert.equal((await apply(other, id, { images: [fileId] })).errorCode, 'VAL_FIELD')
  assert.equal((await apply(who, id, { images: [fileId] })).success, true)
  const row = await rowOf(id)
  const shown = await askDesk(desk.house, desk.maker, 'GET', row.images[0]!.url)
  assert.deepEqual([shown.status, shown.headers['content-type']], [200, 'image/png'])
  assert.equal((await own(who, id)).last?.images[0]?.fileId, fileId)
})

test('on a break nothing is sent, and nothing given', async () => {
  const who = await newSomebody(desk.house)
  const id = await opened()
  await apply(who, id)
  await sql`insert into protection.guard (owner_id, merchant_id, cooling_until)
    values (${who.member.id}, 'senluna', ${new Date(now() + DAY)})`.execute(db())
  assert.equal((await accept(await rowOf(id), '20000')).errorCode, 'APPROVAL_STALE')
  assert.equal((await apply(who, await opened())).errorCode, 'RG_COOLING_OFF')
})
