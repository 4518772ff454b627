import assert from 'node:assert/strict'
import { afterAll, beforeAll, test } from 'vitest'
import { openHouse, type House, type Somebody } from '../rounds/testing/house.ts'
import { contractsWith } from './store/contract-store.ts'
import { historyOf } from './store/history-store.ts'
import { actAs, flatTerms, lineOf, offerAs, offerByHouse, signedLine } from './testing/line.ts'

let house: House
beforeAll(async () => {
  house = await openHouse({}, false)
}, 120_000)
afterAll(() => house.close())

const TURNS = 4
const outcome = ({ value, errorCode }: Awaited<ReturnType<typeof actAs>>) => errorCode ?? value!.status
const statesOf = async (who: Somebody) =>
  (await contractsWith(house.parts.database.db, who.member.id)).map(({ state }) => state)

test('two accepts at once: one signs, the other hears that it is signed', async () => {
  for (let turn = 0; turn < TURNS; turn++) {
    const [top] = (await lineOf(house, 1)) as [Somebody]
    const { requestId, contractId } = await offerByHouse(house, top, flatTerms('DIVIDEND', 100_000))
    const accept = () => actAs(house, top, 'DIVIDEND', { requestId, action: 'ACCEPT' })
    const outcomes = (await Promise.all([accept(), accept()])).map(outcome)
    assert.deepEqual(outcomes.toSorted(), ['CTR_STATE', 'SIGNED'])
    const history = (await historyOf(house.parts.database.db, [contractId])).get(contractId)
    assert.deepEqual(
      history?.map(({ event }) => event),
      ['ACCEPT', 'OFFER'],
    )
  }
})

test('an accept against a withdrawal: exactly one of them', async () => {
  for (let turn = 0; turn < TURNS; turn++) {
    const [top, agent] = (await lineOf(house, 2)) as [Somebody, Somebody]
    await signedLine(house, [top], 'DIVIDEND', [200_000])
    const { requestId } = (await offerAs(house, top, agent, flatTerms('DIVIDEND', 100_000))).value!
    const outcomes = await Promise.all([
      actAs(house, agent, 'DIVIDEND', { requestId, action: 'ACCEPT' }),
      actAs(house, top, 'DIVIDEND', { requestId, action: 'WITHDRAW' }),
    ])
    const [accepted, withdrawn] = outcomes.map(outcome)
    const won = accepted === 'SIGNED' ? ['SIGNED', 'CTR_STATE'] : ['CTR_STATE', 'CANCELLED']
    assert.deepEqual([accepted, withdrawn], won)
    assert.deepEqual(await statesOf(agent), [accepted === 'SIGNED' ? 'SIGNED' : 'CANCELLED'])
  }
})

test('a termination against the cascade that ends the same contract', async () => {
  for (let turn = 0; turn < TURNS; turn++) {
    const [top, agent, below] = (await lineOf(house, 3)) as [Somebody, Somebody, Somebody]
    const ids = await signedLine(house, [top, agent, below], 'DIVIDEND', [200_000, 150_000, 120_000])
    const { requestId } = (await offerAs(house, top, agent, flatTerms('DIVIDEND', 100_000))).value!
    const outcomes = await Promise.all([
      actAs(house, agent, 'DIVIDEND', { requestId, action: 'ACCEPT', confirmDownlineTermination: true }),
      actAs(house, below, 'DIVIDEND', { contractId: ids[2]!, action: 'TERMINATE' }),
    ])
    const [accepted, asked] = outcomes.map(outcome)
    assert.equal(accepted, 'SIGNED')
    assert.ok(asked === 'TERMINATION_REQUEST' || asked === 'CTR_STATE', asked)
    const [ended] = await contractsWith(house.parts.database.db, below.member.id)
    assert.deepEqual([ended?.state, ended?.endReason], ['TERMINATED', 'DOWNLINE_RATE_HIGHER'])
  }
})

test('lower terms signed while somebody below signs higher ones: no contract stands that nobody covers', async () => {
  for (let turn = 0; turn < TURNS; turn++) {
    const [top, agent, below] = (await lineOf(house, 3)) as [Somebody, Somebody, Somebody]
    await signedLine(house, [top, agent], 'DIVIDEND', [200_000, 150_000])
    const lower = (await offerAs(house, top, agent, flatTerms('DIVIDEND', 100_000))).value!
    const higher = (await offerAs(house, agent, below, flatTerms('DIVIDEND', 140_000))).value!
    const [, signed] = await Promise.all([
      actAs(house, agent, 'DIVIDEND', {
        requestId: lower.requestId,
        action: 'ACCEPT',
        confirmDownlineTermination: true,
      }),
      actAs(house, below, 'DIVIDEND', { requestId: higher.requestId, action: 'ACCEPT' }),
    ])
    const [state] = await statesOf(below)
    assert.equal(state, signed.success ? 'TERMINATED' : 'CANCELLED')
  }
})
