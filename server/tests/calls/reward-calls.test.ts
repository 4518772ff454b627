import assert from 'node:assert/strict'
import { applyForPromotion, ownApplication } from '@senluna/contract/member/rewards/applications.ts'
import { claimReward, rewards } from '@senluna/contract/member/promotions.ts'
import { claimRaffle } from '@senluna/contract/member/rewards/raffles.ts'
import {
  convertPoint,
  pointBalance,
  pointConfig,
  pointReward,
  redeemPointList,
  redeemPointReward,
  REDEEM_STATES,
} from '@senluna/contract/money/points.ts'
import { accountRecord } from '@senluna/contract/money/records.ts'
import { PROMOTION_STATUS } from '@senluna/contract/site/content.ts'
import { expect, test } from 'vitest'

// The calls of rewards that the specification names: where they are, who may call them, and every
// field of what is sent and answered, letter for letter. What we say beside it is listed as well.

interface Schema {
  _zod: { def: { type: string; shape?: Record<string, Schema>; innerType?: Schema; element?: Schema } }
}

/** The fields of a schema in order, `name?` where one may be left out, `name.inner` within one. */
function fields(schema: unknown, prefix = ''): string[] {
  const { def } = (schema as Schema)._zod
  if (def.type === 'array') return fields(def.element, prefix)
  if (def.type !== 'object') return []
  return Object.entries(def.shape ?? {}).flatMap(([name, given]) => {
    const isOptional = given._zod.def.type === 'optional'
    const inner = isOptional ? given._zod.def.innerType : given
    const called = `${prefix}${name}`
    return [isOptional ? `${called}?` : called, ...fields(inner, `${called}.`)]
  })
}
const sorted = (words: string): string[] => words.split(' ').filter(Boolean).toSorted()

const NONE = { _zod: { def: { type: 'none' } } }

/** Of pages: by which key they go on. */
const PAGE = 'after? page? pageSize?'

test.each([
  {
    call: claimRaffle,
    is: 'POST /wps/relay/MCS2_claimRafflePromotion member once',
    asks: 'promotionId ticketId?',
    asksMore: 'clientSeed? commitment? version?',
    answers: 'drawId prize prize.id prize.name prize.kind prize.amount? ticketsLeft turnoverRequired',
    answersMore: /^(?:at|proof|prize\.extra)/,
  },
  {
    call: pointBalance,
    is: 'GET /wps/relay/MCS2_getPointBalance member',
    asks: '',
    answers: 'balance current changed ratio redeemAmount expires',
    answersMore: /^(?:owed|leftToday|multiplierPct)$/,
  },
  {
    call: pointReward,
    is: 'GET /wps/relay/MCS2_getPointReward member',
    asks: 'kind? affordable?',
    asksMore: PAGE,
    answers:
      'list list.goodsId list.name list.image list.kind list.requirement list.requirement.points list.requirement.amount list.requirement.vip list.stock list.quantity list.status list.value list.startAt? list.endAt?',
    answersMore: /^(?:next|total)/,
  },
  {
    call: redeemPointReward,
    is: 'POST /wps/relay/MCS2_redeemPointReward member once',
    asks: 'goodsId quantity address? address.name address.mobile address.line paymentPassword',
    answers: 'orderNo status points balance',
  },
  {
    call: redeemPointList,
    is: 'GET /wps/relay/MCS2_getRedeemPointList member',
    asks: 'status? from? to?',
    asksMore: PAGE,
    answers:
      'list list.orderNo list.goodsId list.name list.quantity list.points list.amount list.status list.reason? list.delivery? list.at',
    answersMore: /^(?:next|total|list\.kind$)/,
  },
  {
    call: pointConfig,
    is: 'GET /wps/relay/MCS2_getPointConfig opt',
    asks: '',
    answers: 'unit weightsPct ratio convertMin convertStep dailyCap turnoverX100 neverExpire',
  },
  {
    call: accountRecord,
    is: 'GET /wps/relay/ODSFE2_MemTransDet token',
    asks: 'ledger? typeGroup? types? from? to?',
    asksMore: `${PAGE} status?`,
    answers:
      'list list.serialNo list.at list.type list.typeName list.amount list.before list.balance list.ref? list.ref.kind list.ref.id list.status list.remark?',
    answersMore: /^(?:next|total|list\.fromHold)/,
  },
  {
    call: convertPoint,
    is: 'POST /wps/relay/MCS2_convertPoint member once',
    asks: 'points paymentPassword',
    answers: 'current changed balance ratio redeemAmount turnoverRequired serialNo',
  },
])('$is: its fields are those of the specification', ({ call, is, asks, asksMore = '', answers, answersMore }) => {
  assert.equal([call.method, call.path, call.for, ...('once' in call && call.once ? ['once'] : [])].join(' '), is)
  const sent = fields('body' in call && call.body ? call.body : 'query' in call && call.query ? call.query : NONE)
  const more = sorted(asksMore)
  assert.deepEqual(sent.filter((name) => !more.includes(name)).toSorted(), sorted(asks))
  const answered = fields(call.reply)
  assert.deepEqual(answered.filter((name) => !answersMore?.test(name)).toSorted(), sorted(answers))
})

test('an application is a remark of 140 characters with three pictures at most', () => {
  const parse = (body: unknown) => applyForPromotion.body!.safeParse(body).success
  const picture = '01890a5d-ac96-774b-bcce-000000000001'
  const images = (count: number) => Array.from({ length: count }, () => picture)
  expect(parse({ remark: 'x'.repeat(140), images: images(3) })).toBe(true)
  expect(parse({ remark: 'x'.repeat(141), images: [] })).toBe(false)
  expect(parse({ remark: 'x', images: images(4) })).toBe(false)
  expect(`${applyForPromotion.method} ${applyForPromotion.path}`).toBe('POST /wps/v2/promotions/{id}/apply')
  expect(ownApplication.method).toBe('GET')
})

test('the reward center lists what waits and claims it, each once', () => {
  expect([rewards.method, rewards.path]).toEqual(['GET', '/wps/v2/rewards'])
  expect([claimReward.method, claimReward.path, claimReward.once]).toEqual(['POST', '/wps/v2/rewards/{id}/claim', true])
  const list = fields(rewards.reply)
  for (const name of ['list.id', 'list.amount', 'list.required', 'list.state', 'list.claimBefore?', 'waiting'])
    expect(list).toContain(name)
})

test('statuses are the specification’s', () => {
  const named = ['JOIN', 'APPLYING', 'REJECTED', 'ISSUED', 'CLAIMED', 'PROCESS', 'SIGNED', 'COMING_SOON', 'CLOSED']
  assert.deepEqual([...PROMOTION_STATUS].toSorted(), named.toSorted())
  assert.deepEqual([...REDEEM_STATES], ['In Process', 'Rejected', 'Approved'])
})
