import assert from 'node:assert/strict'
import { afterAll, beforeAll, test } from 'vitest'
import type { whatIf } from '@senluna/contract/agent/what-if.ts'
import type { ReplyOf } from '@senluna/contract/endpoint.ts'
import type { Terms } from '@senluna/kit/agents/contracts/contract-terms.ts'
import { DAY } from '@senluna/kit/time.ts'
import { relayed } from '../../../testing/relayed.ts'
import { actAs, flatTerms, flip, offerAs, offerBody, offerByHouse } from '../../contracts/testing/line.ts'
import { buildFacts } from '../../facts/index.ts'
import { askAs, newSession, type Somebody } from '../../rounds/testing/house.ts'
import { BillHouse } from '../testing/bill-house.ts'

let office: BillHouse
beforeAll(async () => {
  office = await BillHouse.open()
  await flip(office.house, { AGENT_DIVIDEND: true })
}, 120_000)
afterAll(() => office.house.close())

const MILLION = 1_000_000n
const fresh = async (who: Somebody) => ({ ...who, ...(await newSession(office.house, who.member)) })
const daily = (ppm: number) => flatTerms('DIVIDEND', ppm, { period: 'DAILY', products: ['LIVE'] })

async function signs(who: Somebody, { requestId }: { requestId: Parameters<typeof actAs>[3]['requestId'] & string }) {
  await actAs(office.house, await fresh(who), 'DIVIDEND', { requestId, action: 'ACCEPT' })
}

async function tries(who: Somebody, terms: Terms, holder?: Somebody) {
  const { holderId: _, ...body } = offerBody(who, terms)
  const asked = holder ? { ...body, holderId: holder.member.id } : body
  office.house.advance(1_000)
  return askAs<ReplyOf<typeof whatIf>>(office.house, await fresh(who), 'POST', '/wps/agent/contracts/what-if', asked)
}

test('other terms of one below show what it would have got, and the day on which its upline would have lost', async () => {
  office.toHour(9)
  const top = await office.agent()
  const [low, other] = [await office.agent([top]), await office.agent([top])]
  await signs(top, await offerByHouse(office.house, top, daily(100_000)))
  await signs(low, (await offerAs(office.house, await fresh(top), low, daily(50_000))).value!)
  await signs(other, (await offerAs(office.house, await fresh(top), other, daily(50_000))).value!)
  office.toHour(12)
  await office.plays(low, 30n * MILLION)
  await office.plays(other, 10n * MILLION)
  office.house.advance(DAY)
  // On this day somebody else wins, and the team of the top with it.
  await office.plays(low, 20n * MILLION)
  await office.plays(top, 1n * MILLION, 31n * MILLION)
  office.house.advance(DAY)
  await relayed(office.house.parts)
  await buildFacts(office.parts)
  const { errors, periods } = (await tries(top, daily(100_000), low)).value!
  assert.deepEqual(errors, [])
  assert.deepEqual(
    periods.map(({ amount, own, paid, net }) => [amount, own, paid, net]),
    [
      ['0', '0', '0', '0'],
      ['3000000', '4000000', '3500000', '500000'],
      ['2000000', '0', '2000000', '-2000000'],
    ],
  )
  const own = (await tries(top, daily(200_000))).value!.periods
  assert.deepEqual(
    own.map(({ amount, paid, net }) => [amount, paid, net]),
    [
      ['0', '0', '0'],
      ['8000000', '2000000', '6000000'],
      ['0', '1000000', '-1000000'],
    ],
  )
  assert.deepEqual((await tries(top, daily(110_000), low)).value!.errors, ['NOT_DOMINATED'])
})

test('only one’s own terms and those of an agent right below are tried', async () => {
  const top = await office.agent()
  const low = await office.agent([top])
  const deeper = await office.agent([top, low])
  const player = await office.agent([top], 0)
  for (const [who, holder] of [
    [top, deeper],
    [top, player],
    [low, top],
  ] as const)
    assert.equal((await tries(who, daily(50_000), holder)).errorCode, 'AGT_NOT_DIRECT')
  assert.equal((await tries(top, flatTerms('HOURLY_SALARY', 1_000))).errorCode, 'CTR_DISABLED')
})
