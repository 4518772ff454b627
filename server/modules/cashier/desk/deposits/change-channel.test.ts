import assert from 'node:assert/strict'
import { afterAll, beforeAll, test } from 'vitest'
import type { Awaiting } from '@senluna/contract/desk/approvals.ts'
import { Refusal } from '@senluna/contract/refusals.ts'
import type { DeskChannel } from '@senluna/contract/desk/money/deposits.ts'
import { askDesk, newPerson, type Person } from '../../../staff/testing/desk.ts'
import { openCash, type Cash } from '../../deposits/testing/cash.ts'
import { refuseRate } from './rate.ts'

let cash: Cash
let maker: Person
let checker: Person
beforeAll(async () => {
  cash = await openCash()
  maker = await newPerson(cash.house, ['FINANCE_MAKER', 'FINANCE_CHECKER'])
  checker = await newPerson(cash.house, ['FINANCE_CHECKER'])
})
afterAll(() => cash.close())

const desk = <Value>(as: Person, method: string, path: string, body?: unknown) =>
  askDesk<Value>(cash.house, as, method, `/bo/v1${path}`, body)
const decide = (as: Person, id: string, verb = 'approve') => desk(as, 'POST', `/approvals/${id}/${verb}`, {})
const usdt = async (): Promise<DeskChannel> =>
  (await desk<{ list: DeskChannel[] }>(maker, 'GET', '/deposit-channels')).value!.list.find(
    ({ method }) => method === 'USDT',
  )!
async function change(more: Record<string, unknown>) {
  const { id, version, name, least, most, feePpm, feeFixed, expireMin, dailyCap, priority, vipFrom, quick, ...rest } =
    await usdt()
  const { state, vndPerUsdt } = rest
  const terms = { version, name, least, most, feePpm, feeFixed, expireMin, dailyCap, priority, vipFrom, quick, state }
  return desk<Partial<Awaiting>>(maker, 'PATCH', `/deposit-channels/${id}`, { ...terms, vndPerUsdt, ...more })
}

test('whatever decides how much is credited changes by two people only', async () => {
  const before = await usdt()
  const rate = (BigInt(before.vndPerUsdt!) + 10n).toString()
  for (const more of [
    { vndPerUsdt: rate },
    { feePpm: before.feePpm + 1 },
    { feeFixed: '7' },
    { dailyCap: '123456789' },
    { least: (BigInt(before.least) + 1n).toString(), quick: [] },
    { most: (BigInt(before.most) + 1n).toString() },
    { name: 'Together', feePpm: before.feePpm + 1 },
  ]) {
    const asked = await change(more)
    assert.equal(asked.status, 202, JSON.stringify(more))
    assert.deepEqual(await usdt(), before, 'nothing has changed yet')
    assert.equal((await decide(maker, asked.value!.approvalId!)).errorCode, 'APPROVAL_OWN')
    assert.equal((await decide(maker, asked.value!.approvalId!, 'withdraw')).success, true)
  }
  const asked = await change({ vndPerUsdt: rate, name: 'Renamed' })
  assert.equal((await decide(checker, asked.value!.approvalId!)).success, true)
  const after = await usdt()
  assert.deepEqual([after.vndPerUsdt, after.name], [rate, 'Renamed'])
})

test('what only shows changes at once, and makes a request that waits stale', async () => {
  const before = await usdt()
  const asked = await change({ feePpm: before.feePpm + 1 })
  assert.equal((await change({ name: 'Shown', priority: 3, quick: [], expireMin: 31 })).status, 200)
  assert.equal((await usdt()).name, 'Shown')
  assert.equal((await decide(checker, asked.value!.approvalId!)).errorCode, 'APPROVAL_STALE')
  await decide(maker, asked.value!.approvalId!, 'withdraw')
})

test('a rate far from the one in force is not even asked for', async () => {
  const { vndPerUsdt } = await usdt()
  for (const rate of [`${vndPerUsdt}000`, '999999999999', '1'])
    assert.equal((await change({ vndPerUsdt: rate })).errorCode, 'VAL_FIELD')
  const opened = await desk(maker, 'POST', '/deposit-channels', {
    code: 'USDT-NEW',
    method: 'USDT',
    provider: 'sandbox',
    name: 'New',
    least: '10000',
    most: '900000',
    feePpm: 0,
    feeFixed: '0',
    expireMin: 20,
    dailyCap: null,
    priority: 1,
    vipFrom: 0,
    quick: [],
    chain: 'TRC20',
    vndPerUsdt: `${vndPerUsdt}000`,
  })
  assert.equal(opened.errorCode, 'VAL_FIELD', 'nor by a new channel')
})

for (const [wanted, last, step, passes] of [
  ['26250', '25000', 50_000, true],
  ['26251', '25000', 50_000, false],
  ['23750', '25000', 50_000, true],
  ['23749', '25000', 50_000, false],
  ['0', '1', 200_000, false],
  ['3', '3', 1, true],
  ['25000', undefined, 50_000, true],
  [undefined, '25000', 50_000, true],
] as const)
  test(`from ${last} to ${wanted} in steps of ${step} ppm ${passes ? 'passes' : 'is refused'}`, () => {
    if (passes) refuseRate(wanted, last, step)
    else assert.throws(() => refuseRate(wanted, last, step), Refusal)
  })
