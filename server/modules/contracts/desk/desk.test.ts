import assert from 'node:assert/strict'
import { afterAll, beforeAll, test } from 'vitest'
import type { Awaiting } from '@senluna/contract/desk/approvals.ts'
import type { DeskContract } from '@senluna/contract/desk/contracts.ts'
import type { ContractKind } from '@senluna/kit/agents/contracts/contract-terms.ts'
import type { Id } from '@senluna/kit/ids.ts'
import { newSomebody, openHouse, type House, type Somebody } from '../../rounds/testing/house.ts'
import { askDesk, newPerson, type Person } from '../../staff/testing/desk.ts'
import { contractById } from '../store/contract-store.ts'
import { actAs, flatTerms, flip, lineOf, offerAs, offerBody, signedLine } from '../testing/line.ts'

let house: House
let maker: Person
let checker: Person
beforeAll(async () => {
  house = await openHouse({}, false)
  maker = await newPerson(house, ['FINANCE_MAKER'])
  checker = await newPerson(house, ['FINANCE_CHECKER'])
}, 120_000)
afterAll(() => house.close())

interface Done {
  contractId: Id<'contract'>
  status: string
}
const offer = (holder: Somebody, ppm: number, who = maker, kind: ContractKind = 'DIVIDEND') => {
  const { holderId: _, ...terms } = offerBody(holder, flatTerms(kind, ppm))
  return askDesk<Awaiting>(house, who, 'POST', '/bo/v1/contracts', { ...terms, name: holder.member.userName })
}
const decideAs = (who: Person, { value }: { value: Awaiting | null }) =>
  askDesk(house, who, 'POST', `/bo/v1/approvals/${value!.approvalId}/approve`)
const act = (id: string, action: string) =>
  askDesk<Done>(house, maker, 'POST', `/bo/v1/contracts/${id}/act`, { action })
const list = async (query = '') =>
  (await askDesk<{ list: DeskContract[] }>(house, maker, 'GET', `/bo/v1/contracts?${query}`)).value!.list

test('two people offer for the house, and one takes an offer back; who only checks does neither', async () => {
  const [top] = (await lineOf(house, 1)) as [Somebody]
  assert.equal((await offer(top, 100_000, checker)).errorCode, 'AUTH_FORBIDDEN')
  const asked = await offer(top, 100_000)
  assert.equal(asked.status, 202)
  assert.deepEqual(await list(`name=${top.member.userName}`), [], 'one person alone offers nothing')
  assert.equal((await offer(top, 200_000)).errorCode, 'APPROVAL_OPEN')
  assert.equal((await decideAs(maker, asked)).errorCode, 'APPROVAL_OWN')
  assert.equal((await decideAs(checker, asked)).errorCode, undefined)
  const [{ contractId, tiers } = assert.fail('it is offered')] = await list(`name=${top.member.userName}`)
  assert.equal(tiers[0]?.ratePpm, 100_000)
  assert.equal((await offer(top, 100_000)).errorCode, 'CTR_PENDING_EXISTS')
  assert.equal((await act(contractId, 'REJECT')).errorCode, 'CTR_NOT_YOURS')
  assert.equal((await act(contractId, 'WITHDRAW')).value?.status, 'CANCELLED')
  assert.equal((await act(contractId, 'WITHDRAW')).errorCode, 'CTR_STATE')
  const refused = await offer(top, 500_000)
  assert.deepEqual([refused.errorCode, refused.value], ['CTR_TERMS', { errors: ['RATE_RANGE'] }])
  assert.equal((await offer(await newSomebody(house, 1), 100_000)).errorCode, 'AGT_NOT_DIRECT')
  const nobody = { ...top, member: { ...top.member, userName: 'nobodyatall' } }
  assert.equal((await offer(nobody, 100_000)).errorCode, 'SYS_NOT_FOUND')
})

test('a kind that is switched on at the desk is offered by two people; switched off meanwhile, it is not', async () => {
  const [first, second] = [(await lineOf(house, 1))[0]!, (await lineOf(house, 1))[0]!]
  assert.equal((await offer(first, 1_000, maker, 'HOURLY_SALARY')).errorCode, 'CTR_DISABLED')
  await flip(house, { AGENT_HOURLY: true })
  const [asked, late] = [
    await offer(first, 1_000, maker, 'HOURLY_SALARY'),
    await offer(second, 1_000, maker, 'HOURLY_SALARY'),
  ]
  assert.equal((await decideAs(checker, asked)).errorCode, undefined)
  assert.equal((await list(`name=${first.member.userName}`))[0]?.status, 'NEW_REQUEST')
  await flip(house, { AGENT_HOURLY: false })
  assert.equal((await decideAs(checker, late)).errorCode, 'APPROVAL_STALE')
})

test('an offer that was asked for in place of a contract is stale once another stands there', async () => {
  const [top] = (await lineOf(house, 1)) as [Somebody]
  const [own] = await signedLine(house, [top], 'DIVIDEND', [200_000])
  const asked = await offer(top, 150_000)
  assert.equal(asked.status, 202)
  const ended = await actAs(house, top, 'DIVIDEND', { contractId: own, action: 'TERMINATE' })
  assert.equal(ended.value?.status, 'TERMINATION_REQUEST')
  assert.equal((await act(own!, 'ACCEPT')).value?.status, 'TERMINATED')
  assert.equal((await decideAs(checker, asked)).errorCode, 'APPROVAL_STALE')
  assert.ok((await list(`name=${top.member.userName}`)).every(({ status }) => status !== 'NEW_REQUEST'))
})

test('the house asks for an end and answers who asks; contracts between agents are not its own', async () => {
  const [top, agent] = (await lineOf(house, 2)) as [Somebody, Somebody]
  const [own, below] = await signedLine(house, [top, agent], 'DIVIDEND', [200_000, 100_000])
  assert.equal((await act(below!, 'TERMINATE')).errorCode, 'CTR_NOT_FOUND')
  assert.equal((await act(own!, 'TERMINATE')).value?.status, 'TERMINATION_REQUEST')
  const waiting = (await list(`name=${top.member.userName}&payer=HOUSE`))[0]?.pending?.requestId
  assert.equal((await actAs(house, top, 'DIVIDEND', { requestId: waiting, action: 'REJECT' })).value?.status, 'SIGNED')
  const body = { contractId: own, action: 'TERMINATE', confirmDownlineTermination: true } as const
  assert.equal((await actAs(house, top, 'DIVIDEND', body)).value?.status, 'TERMINATION_REQUEST')
  assert.equal((await act(own!, 'ACCEPT')).value?.status, 'TERMINATED')
  assert.equal((await contractById(house.parts.database.db, below!))?.endReason, 'UPLINE_TERMINATED')
})

test('an agent with contracts becomes no member; what a general agent had with its old agent ends', async () => {
  const support = await newPerson(house, ['ADMINISTRATOR'])
  const become = async (who: Somebody, type: number) =>
    (await askDesk(house, support, 'POST', `/bo/v1/agents/${who.member.id}/type`, { type })).errorCode
  const [top, agent] = (await lineOf(house, 2)) as [Somebody, Somebody]
  await signedLine(house, [top], 'DIVIDEND', [200_000])
  const { requestId } = (await offerAs(house, top, agent, flatTerms('DIVIDEND', 100_000))).value!
  assert.equal(await become(agent, 0), 'AGT_HAS_CONTRACTS', 'an offer waits')
  assert.ok((await actAs(house, agent, 'DIVIDEND', { requestId, action: 'ACCEPT' })).success)
  assert.equal(await become(agent, 0), 'AGT_HAS_CONTRACTS', 'a contract is in force')
  const second = await newPerson(house, ['ADMINISTRATOR'])
  const raise = await askDesk<Awaiting>(house, support, 'POST', `/bo/v1/agents/${agent.member.id}/type`, { type: 2 })
  const raised = await askDesk(house, second, 'POST', `/bo/v1/approvals/${raise.value!.approvalId}/approve`)
  assert.equal(raised.errorCode, undefined)
  const held = await list(`name=${agent.member.userName}`)
  assert.deepEqual(
    held.map(({ status, endReason }) => [status, endReason]),
    [['TERMINATED', 'ACCOUNT_MOVED']],
  )
  const [, free] = (await lineOf(house, 2)) as [Somebody, Somebody]
  assert.equal(await become(free, 0), undefined)
})

test('two people end a contract between agents, with a reason; all below it ends too', async () => {
  const people = await lineOf(house, 3)
  const ids = await signedLine(house, people, 'DIVIDEND', [200_000, 150_000, 100_000])
  const asked = await askDesk<Awaiting>(house, maker, 'POST', `/bo/v1/contracts/${ids[1]}/end`, {})
  assert.equal(asked.status, 202)
  assert.equal((await contractById(house.parts.database.db, ids[1]!))?.state, 'SIGNED', 'it is only asked for')
  const decide = (who: Person) =>
    askDesk(house, who, 'POST', `/bo/v1/approvals/${asked.value!.approvalId}/approve`, { comment: 'seen' })
  assert.equal((await decide(maker)).success, false)
  const decided = await decide(checker)
  assert.equal(decided.errorCode, undefined)
  const states = await Promise.all(ids.map((id) => contractById(house.parts.database.db, id)))
  assert.deepEqual(
    states.map((contract) => contract?.endReason),
    [undefined, 'FORCED', 'UPLINE_TERMINATED'],
  )
  const [shown] = await list(`name=${people[2]!.member.userName}`)
  assert.deepEqual(shown?.history[0]?.change, 'CASCADE')
  const forced = (await list(`name=${people[1]!.member.userName}`)).find(({ contractId }) => contractId === ids[1])
  assert.deepEqual([forced?.history[0]?.by, forced?.history[0]?.change], ['OPERATOR', 'FORCE'])
  const again = await askDesk(house, maker, 'POST', `/bo/v1/contracts/${ids[1]}/end`, {})
  assert.equal(again.errorCode, 'CTR_STATE')
})

test('the list: by payer, kind and name', async () => {
  const people = await lineOf(house, 2)
  await signedLine(house, people, 'DAILY_SALARY', [5_000, 4_000])
  const name = people[0]!.member.userName
  const payers = async (query: string) => (await list(`name=${name}&${query}`)).map(({ offeror }) => offeror)
  assert.deepEqual(await payers('payer=HOUSE'), ['HOUSE'])
  assert.deepEqual(await payers('payer=AGENT'), [name])
  assert.deepEqual(await payers('kind=DIVIDEND'), [])
  assert.deepEqual(await payers('state=SIGNED'), [name, 'HOUSE'])
})
