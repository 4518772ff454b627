import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import type { promotionTrial } from '@senluna/contract/desk/brand/promotion-trial.ts'
import type { Uplift } from '@senluna/contract/desk/brand/promotion-uplift.ts'
import type { DeskPromotion } from '@senluna/contract/desk/brand/promotions.ts'
import type { DeskSegment, SegmentCount, SegmentRules } from '@senluna/contract/desk/brand/segments.ts'
import type { ReplyOf } from '@senluna/contract/endpoint.ts'
import type { leaderboard } from '@senluna/contract/member/rewards/leaderboards.ts'
import type { PromotionRules } from '@senluna/contract/site/promotion-rules.ts'
import { DAY } from '@senluna/kit/time.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, test } from 'vitest'
import { askAs, newSomebody, openHouse, type House, type Somebody } from '../../rounds/testing/house.ts'
import { askDesk, newPerson, type Person } from '../../staff/testing/desk.ts'
import { issueCashbacks } from '../kinds/issue-cashback.ts'
import { settleBoards } from '../kinds/leaderboard/settle-boards.ts'
import { joinAudiences } from './join-audiences.ts'

let house: House
let maker: Person
let checker: Person
beforeAll(async () => {
  house = await openHouse()
  maker = await newPerson(house, ['ADMINISTRATOR'])
  checker = await newPerson(house, ['ADMINISTRATOR'])
})
afterAll(() => house.close())

const db = () => house.parts.database.db
const now = () => house.parts.clock.now()
const senluna = () => house.parts.brands.filter((brand) => brand.merchantCode === 'senluna')
const parts = () => ({ db: db(), brands: senluna() })

const asked = (id: string, rules: SegmentRules, seen = 0) =>
  askDesk<{ approvalId: string }>(house, maker, 'POST', `/bo/v1/segments/${id}`, { name: `Who is ${id}`, rules, seen })
const approve = (approvalId: string, by = checker) =>
  askDesk(house, by, 'POST', `/bo/v1/approvals/${approvalId}/approve`, {})

/** A segment that two people agreed on. */
async function segment(id: string, rules: SegmentRules): Promise<void> {
  const { value, errorCode } = await asked(id, rules)
  assert.equal(errorCode, undefined)
  assert.equal((await approve(value!.approvalId)).errorCode, undefined)
}
const counted = async (rules: SegmentRules): Promise<SegmentCount> =>
  (await askDesk<SegmentCount>(house, maker, 'POST', '/bo/v1/segments/count', { rules })).value!

const save = (id: string, rules: PromotionRules, more: object, seen = 0) =>
  askDesk<DeskPromotion>(house, maker, 'POST', `/bo/v1/promotions/${id}`, {
    category: 'EVENT',
    titles: { EN: 'Offer' },
    summaries: { EN: 'An offer' },
    facts: {},
    terms: { EN: '<p>Terms</p>' },
    imageUrl: '/art/b-gift.svg',
    sort: 1,
    startAt: '2026-01-01T00:00:00Z',
    rules,
    ...more,
    seen,
  })
async function published(id: string, rules: PromotionRules, more: object): Promise<void> {
  assert.equal((await save(id, rules, more)).errorCode, undefined)
  const { value } = await askDesk<{ approvalId: string }>(house, maker, 'POST', `/bo/v1/promotions/${id}/publish`, {})
  assert.equal((await approve(value!.approvalId)).errorCode, undefined)
}

/** Facts of yesterday, as the facts' own job writes them. */
async function playedYesterday({ member }: Somebody, stake: number): Promise<void> {
  await sql`insert into facts.play (merchant_id, day, member_id, product, vendor, game_id, currency, bets, wins, stake, valid_bet, payout)
    values ('senluna', ((${new Date(now())}::timestamptz at time zone 'Asia/Ho_Chi_Minh')::date - 1), ${member.id}, 'RNG', 'HOUSE', 'sen-vang',
      'XVD', 1, 0, ${stake}, ${stake}, 0)`.execute(db())
}
const labelled = async (label: string, people: readonly Somebody[]): Promise<void> => {
  await sql`update members.member set label = ${label} where id = any (${people.map(({ member }) => member.id)}::uuid[])`.execute(
    db(),
  )
}
const take = (who: Somebody, id: string) =>
  askAs<{ amount: string }>(
    house,
    who,
    'POST',
    `/wps/v2/promotions/${id}/take`,
    {},
    { 'idempotency-key': randomUUID() },
  )
const sees = async (who: Somebody, id: string): Promise<boolean> => {
  const { value } = await askAs<{ list: { id: string }[] }>(house, who, 'GET', '/wps/v2/promotions?pageSize=50')
  return value!.list.some((card) => card.id === id)
}

const CHECK_IN: PromotionRules = {
  kind: 'CHECK_IN',
  ladder: ['1000'],
  needsDeposit: false,
  needsStake: '0',
  turnoverX100: 0,
}
const CASHBACK: PromotionRules = {
  kind: 'CASHBACK',
  period: 'DAY',
  products: ['RNG'],
  tiers: [{ minLoss: '100000', ratePpm: 100_000 }],
  cap: '50000',
  minPayout: '1000',
  claimHours: 24,
  turnoverX100: 100,
}
const BOARD: PromotionRules = {
  kind: 'LEADERBOARD',
  period: 'DAY',
  products: ['RNG'],
  perPoint: '1000',
  minScore: '0',
  prizes: [{ from: 1, to: 50, amount: '1000' }],
  claimHours: 24,
  turnoverX100: 0,
}

test('a segment is in force once a second person agrees, over the version that was read', async () => {
  const first = await asked('vip', { vipFrom: 3 })
  const list = async () =>
    (await askDesk<{ list: DeskSegment[] }>(house, maker, 'GET', '/bo/v1/segments')).value!.list.filter(
      ({ id }) => id === 'vip',
    )
  assert.deepEqual(await list(), [])
  assert.equal((await approve(first.value!.approvalId, maker)).errorCode, 'APPROVAL_OWN')
  assert.equal((await approve(first.value!.approvalId)).success, true)
  const [row] = await list()
  assert.deepEqual([row!.rules, row!.version, row!.maker, row!.checker], [{ vipFrom: 3 }, 1, maker.name, checker.name])
  for (const [shownAs, { name }] of [
    [row!.makerShownAs, maker],
    [row!.checkerShownAs, checker],
  ] as const)
    assert.equal(shownAs, `Desk ${name.replace(/\D/g, '')}`)
  assert.equal((await asked('vip', { vipFrom: 4 })).errorCode, 'VAL_FIELD')
  assert.equal((await asked('vip', { vipFrom: 4 }, 2)).errorCode, 'APPROVAL_STALE')
  assert.equal((await asked('bad', { vipFrom: 5, vipTo: 4 })).errorCode, 'VAL_FIELD')
  assert.deepEqual((await asked('bad', { line: 'nobody-here' })).fields, [
    { field: 'line', patternId: 'ACCOUNT', args: ['nobody-here'] },
  ])
})

test('a label that a segment goes by is given by two people, any other by one', async () => {
  const who = await newSomebody(house)
  await segment('labelled', { label: 'insiders' })
  const label = (text: string) =>
    askDesk<{ approvalId: string }>(house, maker, 'POST', `/bo/v1/members/${who.member.id}/label`, { label: text })
  const isIn = async () => (await counted({ label: 'insiders' })).members === 1
  assert.equal((await label('any other')).status, 200)
  // While a request for a segment waits, its label is given by two people too.
  const coming = await asked('coming', { label: 'soon' })
  assert.equal(coming.status, 202)
  const early = await newSomebody(house)
  const path = `/bo/v1/members/${early.member.id}/label`
  assert.equal((await askDesk(house, maker, 'POST', path, { label: 'soon' })).status, 202)
  const given = await label('insiders')
  assert.deepEqual([given.status, await isIn()], [202, false])
  assert.equal((await approve(given.value!.approvalId, maker)).errorCode, 'APPROVAL_OWN')
  assert.equal((await approve(given.value!.approvalId)).errorCode, undefined)
  assert.equal(await isIn(), true)
  const taken = await label('')
  assert.deepEqual([taken.status, await isIn()], [202, true])
  await sql`update members.member set label = 'moved' where id = ${who.member.id}`.execute(db())
  assert.equal((await approve(taken.value!.approvalId)).errorCode, 'APPROVAL_STALE')
})

test('whoever is related to the head of a line makes no segment of it, and agrees to none', async () => {
  const top = await newSomebody(house, 2)
  const related = await newPerson(house, ['ADMINISTRATOR'])
  await sql`insert into approvals.relation (staff_id, member_id) values (${related.id}, ${top.member.id})`.execute(db())
  const rules = { line: top.member.userName }
  const own = await askDesk(house, related, 'POST', '/bo/v1/segments/ours', { name: 'Ours', rules, seen: 0 })
  assert.equal(own.errorCode, 'APPROVAL_RELATED')
  const { value } = await asked('ours', rules)
  assert.equal((await approve(value!.approvalId, related)).errorCode, 'APPROVAL_RELATED')
  assert.equal((await approve(value!.approvalId)).errorCode, undefined)
})

test('a group of few is about each of them: who is related to one makes none, nor a promotion for it', async () => {
  const friend = await newSomebody(house)
  const related = await newPerson(house, ['ADMINISTRATOR'])
  await sql`insert into approvals.relation (staff_id, member_id) values (${related.id}, ${friend.member.id})`.execute(
    db(),
  )
  await labelled('chosen', [friend, await newSomebody(house)])
  const asRelated = (path: string, body: object) =>
    askDesk<{ approvalId: string }>(house, related, 'POST', `/bo/v1/${path}`, body)
  const own = { name: 'Chosen', rules: { label: 'chosen' }, seen: 0 }
  assert.equal((await asRelated('segments/chosen', own)).errorCode, 'APPROVAL_RELATED')
  const { value } = await asked('chosen', { label: 'chosen' })
  assert.equal((await approve(value!.approvalId, related)).errorCode, 'APPROVAL_RELATED')
  assert.equal((await approve(value!.approvalId)).errorCode, undefined)
  await save('for-chosen', CHECK_IN, { segment: 'chosen' })
  assert.equal((await asRelated('promotions/for-chosen/publish', {})).errorCode, 'APPROVAL_RELATED')
  const path = '/bo/v1/promotions/for-chosen/publish'
  const publishing = await askDesk<{ approvalId: string }>(house, maker, 'POST', path, {})
  assert.equal((await approve(publishing.value!.approvalId, related)).errorCode, 'APPROVAL_RELATED')
  // Of many one is nobody in particular.
  for (let n = 0; n < 20; n++) await labelled('chosen', [await newSomebody(house)])
  assert.equal((await approve(publishing.value!.approvalId, related)).errorCode, undefined)
})

test('a publishing that was asked for before somebody stopped the promotion is over', async () => {
  await published('stopped', CHECK_IN, {})
  const ask = () => askDesk<{ approvalId: string }>(house, maker, 'POST', '/bo/v1/promotions/stopped/publish', {})
  const before = await ask()
  assert.equal((await askDesk(house, checker, 'POST', '/bo/v1/promotions/stopped/stop', {})).errorCode, undefined)
  assert.equal((await approve(before.value!.approvalId)).errorCode, 'APPROVAL_STATE')
  const state = async () =>
    (await askDesk<{ list: DeskPromotion[] }>(house, maker, 'GET', '/bo/v1/promotions?pageSize=100')).value!.list.find(
      ({ id }) => id === 'stopped',
    )!.state
  assert.equal(await state(), 'STOPPED')
  const again = await ask()
  assert.equal((await approve(again.value!.approvalId)).errorCode, undefined)
  assert.equal(await state(), 'ON')
})

test('who agrees to publish reads what goods and games are called, with their codes', async () => {
  await sql`insert into points.goods (merchant_id, id, kind, names, images, points, value, requirement, vip, stock, start_at, enabled,
      sort, version, created_at)
    values ('senluna', 'lotus-cup', 'VOUCHER', '{"VI":"Cốc sen","EN":"Lotus cup"}', '{"EN":"/art/b-gift.svg"}', 10, 5000, 0, 0, 100,
      now() - interval '1 day', true, 1, 1, now())`.execute(db())
  const code: PromotionRules = {
    kind: 'PROMO_CODE',
    code: 'CUPS',
    amount: '0',
    extra: { goods: 'lotus-cup' },
    count: 3,
    turnoverX100: 0,
  }
  assert.equal((await save('cups', code, {})).errorCode, undefined)
  const board: PromotionRules = { ...BOARD, games: ['sen-vang'] }
  assert.equal((await save('cup-board', board, {})).errorCode, undefined)
  const rulesOf = async (id: string) => {
    const { value } = await askDesk<{ approvalId: string }>(house, maker, 'POST', `/bo/v1/promotions/${id}/publish`, {})
    const { rows } = await sql<{
      rules: Record<string, unknown>
    }>`select after->'rules' as rules from approvals.approval
      where id = ${value!.approvalId}`.execute(db())
    return rows[0]!.rules
  }
  const names = { VI: 'Cốc sen', EN: 'Lotus cup' }
  assert.deepEqual((await rulesOf('cups'))['extra'], { goods: { code: 'lotus-cup', names } })
  const [game] = (await rulesOf('cup-board'))['games'] as { code: string; names: Record<string, string> }[]
  assert.deepEqual([game!.code, game!.names['VI']], ['sen-vang', 'Sen Vàng'])
})

test('who agrees to publish reads all that players will: every text, the picture, where links lead', async () => {
  const terms = { EN: '<p>Ask <a href="/help">us</a></p>' }
  await save('whole', CHECK_IN, { terms, facts: { EN: [['You get', 'a cup']] } })
  const { value } = await askDesk<{ approvalId: string }>(house, maker, 'POST', '/bo/v1/promotions/whole/publish', {})
  const { value: page } = await askDesk<{ list: { id: string; after: unknown }[] }>(
    house,
    checker,
    'GET',
    '/bo/v1/approvals?state=PENDING',
  )
  const {
    rules: _,
    startAt: _at,
    ...read
  } = page!.list.find(({ id }) => id === value!.approvalId)!.after as Record<string, unknown>
  assert.deepEqual(read, {
    titles: { EN: 'Offer' },
    summaries: { EN: 'An offer' },
    facts: { EN: 'You get: a cup' },
    contents: terms,
    images: ['/art/b-gift.svg'],
    category: 'EVENT',
  })
})

test('each rule names whom it says', async () => {
  const [played, raised] = [await newSomebody(house), await newSomebody(house)]
  await labelled('rules', [played, raised])
  await playedYesterday(played, 500_000)
  await sql`insert into vip.state (member_id, merchant_id, level, peak, changed_at)
    values (${raised.member.id}, 'senluna', 4, 4, ${new Date(now())})`.execute(db())
  const named = async (rules: SegmentRules) => {
    const { sample, members } = await counted({ label: 'rules', ...rules })
    assert.equal(sample.length, members)
    return sample.map(({ memberId }) => (memberId === played.member.id ? 'played' : 'raised')).toSorted()
  }
  assert.deepEqual(await named({}), ['played', 'raised'])
  assert.deepEqual(await named({ vipFrom: 4 }), ['raised'])
  assert.deepEqual(await named({ vipTo: 3 }), ['played'])
  assert.deepEqual(await named({ products: ['RNG'] }), ['played'])
  assert.deepEqual(await named({ products: ['LIVE'] }), [])
  assert.deepEqual(await named({ bet30: '500000' }), ['played'])
  assert.deepEqual(await named({ bet30: '500001' }), [])
  assert.deepEqual(await named({ activeDays: 2 }), ['played'])
  assert.deepEqual(await named({ idleDays: 7 }), ['raised'])
  assert.deepEqual(await named({ deposited: 'YES' }), [])
  assert.deepEqual(await named({ deposited: 'NO' }), ['played', 'raised'])
  assert.deepEqual(await named({ deposit30: '1' }), [])
  assert.deepEqual(await named({ ageFrom: 1 }), [])
  assert.deepEqual(await named({ ageTo: 1 }), ['played', 'raised'])
  assert.deepEqual(await named({ line: played.member.userName }), ['played'])
  assert.deepEqual(await named({ types: [1] }), [])
})

test('a promotion for some is seen and taken by them alone, also when they are no longer what it asked for', async () => {
  const [inside, outside, late] = [await newSomebody(house), await newSomebody(house), await newSomebody(house)]
  await labelled('quiet', [inside, late])
  await segment('quiet', { label: 'quiet', idleDays: 30 })
  await published('for-quiet', CHECK_IN, { segment: 'quiet' })
  assert.deepEqual([await sees(inside, 'for-quiet'), await sees(outside, 'for-quiet')], [true, false])
  for (const path of ['', '/take'] as const) {
    const reply =
      path === ''
        ? await askAs(house, outside, 'GET', '/wps/v2/promotions/for-quiet')
        : await take(outside, 'for-quiet')
    assert.equal(reply.errorCode, 'SYS_NOT_FOUND')
  }
  await playedYesterday(late, 5_000)
  assert.equal(await sees(late, 'for-quiet'), false)
  await joinAudiences(parts(), now())
  await playedYesterday(inside, 5_000)
  assert.equal((await take(inside, 'for-quiet')).value?.amount, '1000')
  assert.equal((await take(late, 'for-quiet')).errorCode, 'SYS_NOT_FOUND')
  assert.equal((await save('unknown', CHECK_IN, { segment: 'no-such' })).errorCode, 'VAL_FIELD')
})

test('who is excluded, on a break, closed or locked is in no list', async () => {
  const people = await Promise.all(Array.from({ length: 5 }, () => newSomebody(house)))
  const [fine, excluded, cooling, closed, locked] = people as [Somebody, Somebody, Somebody, Somebody, Somebody]
  await labelled('walk', people)
  for (const who of people) await playedYesterday(who, 800_000)
  await segment('walk', { label: 'walk' })
  await published('walk-loss', CASHBACK, { segment: 'walk' })
  await published('walk-board', BOARD, { segment: 'walk' })
  await joinAudiences(parts(), now())
  // All of them joined before: what happens to them later counts all the same.
  await sql`insert into protection.guard (owner_id, merchant_id, excluded, cooling_until)
    values (${excluded.member.id}, 'senluna', true, null), (${cooling.member.id}, 'senluna', false, ${new Date(now() + DAY)})`.execute(
    db(),
  )
  await sql`update members.member set state = 1 where id = ${closed.member.id}`.execute(db())
  await sql`insert into members.lock (member_id, kind, at, staff_name, reason)
    values (${locked.member.id}, 'BET', ${new Date(now())}, 'x', 'test')`.execute(db())
  const { members, leftOut, sample } = await counted({ label: 'walk' })
  assert.deepEqual([members, leftOut, sample.map(({ memberId }) => memberId)], [1, 3, [fine.member.id]])
  const trial = await askDesk<ReplyOf<typeof promotionTrial>>(house, maker, 'GET', '/bo/v1/promotions/walk-loss/trial')
  assert.deepEqual(
    trial.value!.list.map(({ memberId }) => memberId),
    [fine.member.id],
  )
  assert.equal(await issueCashbacks(parts(), now()), 1)
  await settleBoards(parts(), now())
  const board = await askAs<ReplyOf<typeof leaderboard>>(
    house,
    fine,
    'GET',
    '/wps/v2/leaderboards/walk-board?period=LAST',
  )
  assert.equal(board.value!.list.length, 1)
  const { rows } = await sql<{ n: number }>`select count(*)::integer as n from promotions.participation
    where member_id = any (${people.slice(1).map(({ member }) => member.id)}::uuid[])`.execute(db())
  assert.equal(rows[0]!.n, 0)
})

test('those who are left out to compare with stay so, see nothing, and stand in the report', async () => {
  const people = await Promise.all(Array.from({ length: 40 }, () => newSomebody(house)))
  await labelled('compare', people)
  await segment('compare', { label: 'compare' })
  await published('compared', CHECK_IN, { segment: 'compare', control: 50 })
  assert.equal(await joinAudiences(parts(), now()), 40)
  assert.equal(await joinAudiences(parts(), now()), 0)
  const replies = await Promise.all(people.map((who) => take(who, 'compared')))
  const given = people.filter((_, nth) => replies[nth]!.value)
  const control = people.filter((who) => !given.includes(who))
  // Of forty by chance: fewer than five or more than 35 happens once in ten million.
  assert.ok(given.length > 5 && control.length > 5, `${given.length} and ${control.length}`)
  assert.ok(replies.every(({ value, errorCode }) => value || errorCode === 'SYS_NOT_FOUND'))
  assert.equal(await sees(control[0]!, 'compared'), false)
  assert.equal((await save('compared', CHECK_IN, { segment: 'compare', control: 20 }, 1)).errorCode, 'VAL_FIELD')
  house.advance(DAY)
  maker = await newPerson(house, ['ADMINISTRATOR'])
  for (const who of given) await playedYesterday(who, 3_000)
  for (const who of control) await playedYesterday(who, 1_000)
  const { value } = await askDesk<Uplift>(house, maker, 'GET', '/bo/v1/promotions/compared/uplift')
  assert.deepEqual(
    [value!.given.members, value!.control.members, value!.given.active, value!.cost],
    [given.length, control.length, given.length, String(1_000 * given.length)],
  )
  assert.equal(value!.more, String(2_000 * given.length))
})
