import assert from 'node:assert/strict'
import { afterAll, beforeAll, test } from 'vitest'
import type { agentProgress } from '@senluna/contract/agent/progress.ts'
import type { ReplyOf } from '@senluna/contract/endpoint.ts'
import type { Terms } from '@senluna/kit/agents/contracts/contract-terms.ts'
import { tierOfVector } from '@senluna/kit/agents/testing/terms.ts'
import { amount } from '@senluna/kit/money.ts'
import { DAY, HOUR, MINUTE } from '@senluna/kit/time.ts'
import { relayed } from '../../../testing/relayed.ts'
import { actAs, flatTerms, flip, offerByHouse } from '../../contracts/testing/line.ts'
import { buildFacts } from '../../facts/index.ts'
import { askAs, newSession, type Somebody } from '../../rounds/testing/house.ts'
import { BillHouse } from '../testing/bill-house.ts'

let office: BillHouse
beforeAll(async () => {
  office = await BillHouse.open()
  await flip(office.house, { AGENT_DIVIDEND: true, AGENT_HOURLY: true, AGENT_REALTIME: true })
}, 120_000)
afterAll(() => office.house.close())

const fresh = async (who: Somebody) => ({ ...who, ...(await newSession(office.house, who.member)) })
/** Somebody signs what the house offers. */
async function signs(who: Somebody, terms: Terms): Promise<void> {
  const { requestId } = await offerByHouse(office.house, who, terms)
  await actAs(office.house, await fresh(who), terms.kind, { requestId, action: 'ACCEPT' })
}
async function progress(who: Somebody) {
  await relayed(office.house.parts)
  await buildFacts(office.parts)
  const read = await askAs<ReplyOf<typeof agentProgress>>(
    office.house,
    await fresh(who),
    'GET',
    '/wps/agent/contracts/progress',
  )
  return read.value!
}

test('a dividend shows its tier so far, what the next one lacks, and when its bill is made', async () => {
  office.toHour(12)
  const top = await office.agent()
  const tiers = [
    { minValidBet: 1_000_000, minLoss: 1_000_000, minActive: 1, ratePpm: 100_000 },
    { minValidBet: 50_000_000, minLoss: 1_000_000, minActive: 2, ratePpm: 150_000 },
  ].map(tierOfVector)
  await signs(top, flatTerms('DIVIDEND', 100_000, { tiers, products: ['LIVE'] }))
  // It counts from the next day on: so far there is nothing.
  const [early] = (await progress(top)).list
  assert.deepEqual([early!.estimate, early!.tierIndex, early!.next?.index], ['0', null, 0])
  assert.ok(Date.parse(early!.period.start) > office.now())

  office.house.advance(DAY)
  const low = await office.agent([top])
  await office.plays(low, 30_000_000n)
  const { list } = await progress(top)
  const [now] = list
  assert.deepEqual(
    [list.length, now!.kind, now!.payer, now!.tierIndex, now!.ratePpm, now!.estimate],
    [1, 'DIVIDEND', 'HOUSE', 0, 100_000, '3000000'],
  )
  assert.deepEqual(now!.next, { index: 1, ratePpm: 150_000 })
  assert.deepEqual(
    now!.conditions.map(({ threshold, reached, needed, isMet }) => [threshold, reached, needed, isMet]),
    [
      ['VALID_BET', '30000000', '50000000', false],
      ['LOSS', '30000000', '1000000', true],
      ['ACTIVE', '1', '2', false],
    ],
  )
  assert.equal(Date.parse(now!.billAt), Date.parse(now!.period.endExclusive) + 4 * HOUR)
  assert.deepEqual((await progress(low)).list, [], 'it is its holder’s alone')
})

test('an hour counts alone, windows add up to the day, and what a cap leaves is all that is shown', async () => {
  office.toHour(9)
  const [hourly, windows] = [await office.agent(), await office.agent()]
  await signs(hourly, flatTerms('HOURLY_SALARY', 1_000, { cap: amount(1_500n), products: ['LIVE'] }))
  await signs(windows, flatTerms('REALTIME_SALARY', 1_000, { products: ['LIVE'] }))
  office.toHour(11, 1)
  const both = async () => {
    await office.plays(hourly, 2_000_000n)
    await office.plays(windows, 1_500n)
  }
  await both()
  office.house.advance(5 * MINUTE)
  await both()
  const shown = async (who: Somebody) => (await progress(who)).list[0]!
  assert.deepEqual([(await shown(hourly)).validBet, (await shown(hourly)).estimate], ['4000000', '1500'])
  office.house.advance(HOUR)
  assert.deepEqual([(await shown(hourly)).validBet, (await shown(hourly)).estimate], ['0', '0'])
  const day = await shown(windows)
  assert.deepEqual([day.validBet, day.estimate, day.ratePpm, day.conditions], ['3000', '3', 1_000, []])
  assert.equal(day.windows?.length, 12)
  await office.plays(windows, 700n)
  assert.equal((await shown(windows)).windows?.at(-1)?.validBet, '700')
})
