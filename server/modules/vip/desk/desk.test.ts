import assert from 'node:assert/strict'
import { afterAll, beforeAll, test } from 'vitest'
import type { Awaiting } from '@senluna/contract/desk/approvals.ts'
import type { DeskVipLevel, DeskVipMember, DeskVipRow } from '@senluna/contract/desk/members/vip.ts'
import type { VipLevel, VipMine } from '@senluna/contract/site/vip.ts'
import { actsAt, openDesk, type Desk } from '../../approvals/testing/maker-checker.ts'
import { newSomebody, type Somebody } from '../../rounds/testing/house.ts'
import { raiseSome } from '../levels/raise.ts'
import { VipHouse } from '../testing/players.ts'

let desk: Desk
let vip: VipHouse
const { get, post, approve } = actsAt(() => desk)
beforeAll(async () => {
  desk = await openDesk()
  // No day or month turns between two steps of a test.
  desk.house.steady(60_000)
  vip = new VipHouse(desk.house)
}, 120_000)
afterAll(async () => {
  const breaks = (await desk.house.breaks()).filter(({ check }) => !check.startsWith('each credited deposit'))
  assert.deepEqual(breaks, [])
  await desk.house.close()
})

const setLevel = (who: Somebody, level: unknown) => post<Awaiting>(`vip/members/${who.member.id}/level`, { level })
const figures = (level: VipLevel, more: object = {}) => ({
  validBet: level.validBet,
  deposit: level.deposit,
  keep: level.keep,
  upgrade: level.upgrade,
  weekly: level.weekly,
  monthly: level.monthly,
  birthday: level.birthday,
  ...level.rebatePpm,
  withdrawPerDay: level.withdrawPerDay,
  pointsPercent: level.pointsPercent,
  ...more,
})

test('two people set a level with a reason: the gifts of the levels passed, the history, the list', async () => {
  const who = await newSomebody(desk.house)
  for (const wrong of [0, 11, -1, 'high'])
    assert.equal((await setLevel(who, wrong)).errorCode, 'VAL_FIELD', String(wrong))
  assert.equal((await post(`vip/members/${desk.maker.name}/level`, { level: 1 })).errorCode, 'SYS_NOT_FOUND')
  const asked = await setLevel(who, 3)
  assert.equal(asked.status, 202)
  assert.equal((await setLevel(who, 4)).errorCode, 'APPROVAL_OPEN')
  assert.equal((await approve(asked.value!.approvalId, desk.maker)).errorCode, 'APPROVAL_OWN')
  assert.equal((await approve(asked.value!.approvalId)).success, true)
  const details = (await get<DeskVipMember>(`vip/members/${who.member.id}`)).value!
  assert.deepEqual(
    details.history.map(({ kind, from, to, reason }) => ({ kind, from, to, reason })),
    [{ kind: 'HAND', from: 0, to: 3, reason: 'a test' }],
  )
  const other = await newSomebody(desk.house)
  await approve((await setLevel(other, 5)).value!.approvalId)
  const list = async (query: string) =>
    (await get<{ list: DeskVipRow[]; next?: string }>(`vip/members?${query}`)).value!
  const first = await list('pageSize=1')
  assert.deepEqual(
    first.list.map(({ userName, level }) => [userName, level]),
    [[other.member.userName, 5]],
  )
  assert.deepEqual(
    (await list(`pageSize=1&after=${first.next}`)).list.map(({ level }) => level),
    [3],
  )
  assert.deepEqual(
    (await list('level=3')).list.map(({ userName }) => userName),
    [who.member.userName],
  )
  // Whoever stands at the foot is found by name, to be raised or looked after.
  const newcomer = await newSomebody(desk.house)
  assert.deepEqual(
    (await list(`name=${newcomer.member.userName}`)).list.map(({ memberId, level }) => [memberId, level]),
    [[newcomer.member.id, 0]],
  )
  assert.deepEqual((await list(`name=${newcomer.member.userName}&level=1`)).list, [])
  const { mine } = (await vip.call<{ mine: VipMine }>(who, 'GET', '/wps/v2/vip')).value!
  assert.deepEqual(
    mine.gifts.filter(({ kind }) => kind === 'UPGRADE').map(({ period }) => period),
    ['1', '2', '3'],
  )
})

test('a request is stale once the member stands elsewhere', async () => {
  const who = await newSomebody(desk.house)
  const asked = await setLevel(who, 2)
  await vip.deposits(who, 20_000_000n)
  await vip.plays(who, 11_000_000n)
  await vip.facts()
  await vip.db.transaction().execute((tx) => raiseSome(tx, vip.brand(), [who.member.id], vip.now()))
  assert.equal((await approve(asked.value!.approvalId)).errorCode, 'APPROVAL_STALE')
})

test('two people change what a level asks and gives, from the next month on; figures may not fall', async () => {
  const ladder = async () => (await get<{ list: DeskVipLevel[] }>('vip/ladder')).value!.list
  const own = async () =>
    (await vip.call<{ levels: VipLevel[] }>(await newSomebody(desk.house), 'GET', '/wps/v2/vip')).value!.levels
  const level = (await ladder())[2]!
  const change = (more: object, at = 2) => post<Awaiting>(`vip/ladder/${at}`, figures(level, more))
  assert.equal((await change({ weekly: '9000' }, 77)).errorCode, 'SYS_NOT_FOUND')
  const refused = await change({ validBet: '1' })
  assert.deepEqual([refused.errorCode, refused.fields?.[0]?.field], ['VAL_FIELD', 'validBet'])
  assert.equal((await change({})).errorCode, 'VAL_FIELD', 'nothing is different')
  const asked = await change({ weekly: '9000', LIVE: 3_500 })
  assert.equal((await approve(asked.value!.approvalId)).success, true)
  const [, , set] = await ladder()
  assert.deepEqual([set!.version, set!.weekly, set!.rebatePpm.LIVE], [1, '9000', 3_500])
  assert.match(set!.nextFrom ?? '', /^\d{4}-\d\d-01$/)
  assert.equal((await own())[2]!.weekly, '8000', 'this month goes by the ladder it began with')
  vip.toNextMonth(1)
  assert.equal((await own())[2]!.weekly, '9000')
})
