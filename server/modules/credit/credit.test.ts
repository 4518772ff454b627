import assert from 'node:assert/strict'
import { afterAll, beforeAll, test, vi } from 'vitest'
import type { Awaiting } from '@senluna/contract/desk/approvals.ts'
import type { creditExposure, creditStatements, CreditDownline } from '@senluna/contract/agent/credit/credit.ts'
import type { CreditStatement } from '@senluna/contract/agent/credit/credit-shapes.ts'
import type { creditLines, deskCreditExposure, deskCreditStatements } from '@senluna/contract/desk/credit.ts'
import type { ReplyOf } from '@senluna/contract/endpoint.ts'
import { ACCOUNT_TYPE } from '@senluna/kit/account-type.ts'
import { HOUR } from '@senluna/kit/time.ts'
import type { Somebody } from '../rounds/testing/house.ts'
import { askDesk } from '../staff/testing/desk.ts'
import { resetLeft } from './jobs.ts'
import { CreditHouse, everywhere, MILLION } from './testing/credit-house.ts'

let office: CreditHouse
vi.setConfig({ testTimeout: 60_000 })
beforeAll(async () => {
  office = await CreditHouse.open()
}, 120_000)
afterAll(async () => {
  assert.deepEqual(await office.house.breaks(), [])
  await office.house.close()
})

const { GENERAL_AGENT, AGENT, MEMBER } = ACCOUNT_TYPE

/** A general agent with 100 M and 30 %, an agent with 40 M and 50 %, a player with 10 M. */
async function line(byDesk = false) {
  const top = await office.account(GENERAL_AGENT)
  const agent = await office.account(AGENT, [top])
  const player = await office.account(MEMBER, [top, agent])
  if (byDesk) {
    const body = { name: top.member.userName, credit: String(100n * MILLION), most: everywhere(900_000), least: 0 }
    assert.equal((await office.agreed('credit/lines', body)).success, true)
  } else await office.givesLine(top, 100n * MILLION, 900_000)
  assert.equal((await office.takes(top, 300_000)).success, true)
  assert.equal((await office.gives(top, agent, 40n * MILLION)).value!.left, String(60n * MILLION))
  assert.equal((await office.positions(top, agent, 600_000, 500_000)).success, true)
  assert.equal((await office.gives(agent, player, 10n * MILLION)).success, true)
  return { top, agent, player }
}

const report = (who: Somebody, id: string) =>
  office.asked<CreditStatement>(who, 'POST', `/wps/v2/credit/statements/${id}/report`, {})
const answer = (who: Somebody, id: string, accept = true) =>
  office.asked<CreditStatement>(who, 'POST', `/wps/agent/credit/statements/${id}/answer`, { accept })
const week = async (who: Somebody) =>
  (await office.asked<ReplyOf<typeof creditStatements>>(who, 'GET', '/wps/agent/credit/statements')).value!

test('three levels give credit, a player bets, the week is split, settled by two at each level, and begins anew', async () => {
  const { top, agent, player } = await line(true)
  assert.equal(await office.holds(player), 10n * MILLION, 'demonstration money went back, the credit is there')
  await office.plays(player, 3n * MILLION, 1n * MILLION)
  await office.facts()
  const own = await office.own(player)
  assert.deepEqual([own.credit, own.available, own.stake, own.payout], ['10000000', '8000000', '3000000', '1000000'])
  office.toNextWeek(0.5)
  assert.equal(await office.closes(), 0, 'an hour passes first')
  office.house.advance(HOUR)
  assert.ok((await office.closes()) >= 1)
  assert.equal(await office.closes(), 0, 'once')
  // The player lost 2 M: the agent takes 50 %, the general agent 30 %, the house the rest.
  const below = await week(agent)
  assert.deepEqual(
    [below.own!.owed, below.kept, below.below.map(({ owed }) => owed)],
    ['1000000', '1000000', ['2000000']],
  )
  const above = await week(top)
  assert.deepEqual(
    [above.own!.owed, above.kept, above.below.map(({ owed }) => owed)],
    ['400000', '600000', ['1000000']],
  )
  assert.deepEqual(above.products, [{ product: 'LIVE', stake: '3000000', payout: '1000000', kept: '600000' }])
  const [statement] = (await office.own(player)).statements
  assert.equal((await answer(agent, statement!.id)).errorCode, 'CRD_STATE', 'nobody reported it')
  assert.equal((await report(agent, statement!.id)).errorCode, 'SYS_NOT_FOUND', 'it is not its own')
  assert.equal((await report(player, statement!.id)).value!.state, 'REPORTED')
  assert.equal((await report(player, statement!.id)).errorCode, 'CRD_STATE', 'once')
  assert.equal((await answer(top, statement!.id)).errorCode, 'SYS_NOT_FOUND', 'it is not right below')
  assert.equal((await answer(agent, statement!.id, false)).value!.state, 'OPEN')
  await report(player, statement!.id)
  assert.equal(await office.holds(player), 8n * MILLION, 'nothing moves before both say so')
  assert.equal((await answer(agent, statement!.id)).value!.state, 'PAID')
  assert.equal((await answer(agent, statement!.id)).errorCode, 'CRD_STATE', 'once')
  assert.equal(await office.holds(player), 10n * MILLION, 'the credit is there again')
  await report(agent, below.own!.id)
  assert.equal((await answer(top, below.own!.id)).value!.state, 'PAID')
  assert.equal((await report(top, above.own!.id)).errorCode, 'SYS_NOT_FOUND', 'with the house two of the staff settle')
  const { maker } = await office.staff()
  const list = (query: string) =>
    askDesk<ReplyOf<typeof deskCreditStatements>>(office.house, maker, 'GET', `/bo/v1/credit/statements?${query}`)
  const [open] = (await list(`side=HOUSE&state=OPEN&name=${top.member.userName}`)).value!.list
  assert.deepEqual([open!.id, open!.upline, open!.owed], [above.own!.id, 'HOUSE', '400000'])
  const settle = `credit/statements/${open!.id}/settle`
  const asked = await askDesk<Awaiting>(office.house, maker, 'POST', `/bo/v1/${settle}`, {})
  assert.equal((await office.agreed(settle, {})).errorCode, 'APPROVAL_OPEN', 'it is asked for once')
  const { checker } = await office.staff()
  const agreed = await askDesk(office.house, checker, 'POST', `/bo/v1/approvals/${asked.value!.approvalId}/approve`, {})
  assert.equal(agreed.success, true)
  assert.equal((await week(top)).own!.state, 'PAID')
  assert.equal((await office.agreed(`credit/statements/${open!.id}/settle`, {})).errorCode, 'CRD_STATE')
  assert.equal((await office.agreed(`credit/statements/${below.own!.id}/settle`, {})).errorCode, 'SYS_NOT_FOUND')
}, 90_000)

test('what a player won is taken when its week is settled, as far as it is there, and the rest once it is', async () => {
  const { agent, player } = await line()
  await office.plays(player, 1n * MILLION, 6n * MILLION)
  office.toNextWeek(2)
  await office.closes()
  const open = await office.stakes(player, 14n * MILLION)
  const [statement] = (await office.own(player)).statements
  assert.equal(statement!.owed, String(-5n * MILLION))
  await report(player, statement!.id)
  const paid = await answer(agent, statement!.id)
  assert.deepEqual([paid.value!.state, paid.value!.left], ['PAID', String(-4n * MILLION)])
  assert.equal(await office.holds(player), 0n)
  await office.settles(open, 14n * MILLION)
  assert.equal(await resetLeft(office.house.parts.credit, office.now()), 1)
  assert.equal(await office.holds(player), 10n * MILLION)
  assert.equal(await resetLeft(office.house.parts.credit, office.now()), 0)
})

test('a list of downlines has their credit and positions, of nobody else', async () => {
  const { top, agent, player } = await line()
  const list = async (who: Somebody) =>
    (await office.asked<{ list: CreditDownline[] }>(who, 'GET', '/wps/agent/credit/downlines')).value!.list
  const [agentRow] = await list(top)
  assert.deepEqual(
    [agentRow!.id, agentRow!.credit, agentRow!.given],
    [agent.member.id, String(40n * MILLION), String(10n * MILLION)],
  )
  assert.deepEqual(
    agentRow!.positions!.find(({ product }) => product === 'LIVE'),
    {
      product: 'LIVE',
      least: 0,
      most: 600_000,
      share: 500_000,
      given: 0,
    },
  )
  const [below] = await list(agent)
  assert.deepEqual([below!.id, below!.balance, below!.positions], [player.member.id, String(10n * MILLION), undefined])
})

test('exposure by level: what is given, the week’s result and what is open, for agents and for the desk', async () => {
  const { top, agent, player } = await line()
  const stranger = await office.account(GENERAL_AGENT)
  await office.plays(player, 2n * MILLION)
  await office.stakes(player, 1n * MILLION, 'RNG')
  await office.facts()
  const look = (who: Somebody, accountId?: string) =>
    office.asked<ReplyOf<typeof creditExposure>>(
      who,
      'GET',
      `/wps/agent/credit/exposure${accountId ? `?accountId=${accountId}` : ''}`,
    )
  const seen = (await look(top)).value!
  const row = {
    id: agent.member.id,
    account: agent.member.userName,
    type: AGENT,
    leads: true,
    credit: String(40n * MILLION),
    given: String(10n * MILLION),
    result: String(-2n * MILLION),
    owed: '0',
    openStakes: [{ product: 'RNG', stake: String(MILLION) }],
  }
  assert.deepEqual(seen.list, [row])
  assert.deepEqual([seen.standing.stake, seen.standing.available], [String(2n * MILLION), String(60n * MILLION)])
  const deeper = (await look(top, agent.member.id)).value!
  assert.deepEqual(
    deeper.list.map(({ id, leads }) => [id, leads]),
    [[player.member.id, false]],
  )
  assert.equal((await look(agent, top.member.id)).errorCode, 'AGT_NOT_IN_TEAM')
  const { maker } = await office.staff()
  const desk = <Value>(path: string) => askDesk<Value>(office.house, maker, 'GET', `/bo/v1/credit/${path}`)
  const [listed] = (await desk<ReplyOf<typeof creditLines>>(`lines?name=${top.member.userName}`)).value!.list
  assert.deepEqual(
    [listed!.players, listed!.result, listed!.openStake, listed!.positions[0]!.share],
    [1, String(-2n * MILLION), String(MILLION), 300_000],
  )
  const below = (await desk<ReplyOf<typeof deskCreditExposure>>(`exposure/${top.member.id}`)).value!
  assert.deepEqual(below.list, [row])
  assert.equal((await desk(`exposure/${stranger.member.id}`)).errorCode, 'SYS_NOT_FOUND')
}, 60_000)
