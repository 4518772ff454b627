import {
  actOnDividend,
  agentContracts,
  offerContract,
  type ContractActResult,
} from '@senluna/contract/agent/contracts.ts'
import type { ContractShown, PendingRequest } from '@senluna/contract/agent/contract-shapes.ts'
import { agentAccounts } from '@senluna/contract/agent/team.ts'
import { consolidated } from '@senluna/contract/money/reports.ts'
import { id } from '@senluna/kit/ids.ts'
import { answer, bodiesOf, refuse } from '@senluna/web/testing/calls.ts'
import { expect, test } from 'vitest'
import { brandWith } from '../../testing/brand.ts'
import { button, errorOf, field, screen, show, text, toasts, within } from '../../testing/show.tsx'
import AfterLogin from './AfterLogin.tsx'
import { DownlineContracts } from './DownlineContracts.tsx'
import { OwnContract } from './OwnContract.tsx'
import { Contracts } from './Contracts.tsx'

const CONTRACT = id<'contract'>('01890a5d-ac96-774b-bcce-000000000040')
const OTHER = id<'contract'>('01890a5d-ac96-774b-bcce-000000000041')
const REQUEST = id<'contract-request'>('01890a5d-ac96-774b-bcce-000000000881')
const BELOW = id<'member'>('01890a5d-ac96-774b-bcce-000000000007')

const tier = (ratePpm: number, minValidBet = '0') => ({ minValidBet, minLoss: '0', minActive: 0, ratePpm })
const contract = (more: Partial<ContractShown> = {}): ContractShown => ({
  contractId: CONTRACT,
  kind: 'DIVIDEND',
  offeror: 'agentg',
  holderId: BELOW,
  holder: 'agenta',
  status: 'SIGNED',
  version: 1,
  period: 'SEMIMONTHLY',
  products: ['RNG', 'LIVE'],
  basis: 'NET_LOSS',
  tiers: [tier(100_000, '500000000'), tier(150_000, '900000000')],
  activeMinValidBet: '3000000',
  carryMode: 'WITHIN_MONTH',
  vendorFeePpm: 0,
  effectiveFrom: '2026-01-05T17:00:00Z',
  history: [
    { version: 1, at: '2026-01-05T03:00:00Z', by: 'HOLDER', change: 'ACCEPT' },
    { version: 1, at: '2026-01-04T03:00:00Z', by: 'OFFEROR', change: 'OFFER' },
  ],
  ...more,
})
const { effectiveFrom: _, ...unsigned } = contract()
const offer = (more: Partial<ContractShown> = {}): ContractShown => ({
  ...unsigned,
  status: 'NEW_REQUEST',
  pending: { requestId: REQUEST, requestType: 'new request', by: 'OFFEROR', expiresAt: '2026-01-11T02:00:00Z' },
  ...more,
})
const FUNDS = {
  sumBalance: '0',
  main: '0',
  hold: '0',
  vendor: '0',
  inTransit: '0',
  points: '0',
  turnoverRemaining: '0',
  debt: '0',
  arrearsOwed: '0',
  arrearsDue: '0',
  divtypereq: 1,
  dailysalreqtype: 0,
  contracthoursalreq: 0,
  realtimesalreqtype: 0,
  info: {},
} as const
const AGENT = brandWith(['AGENT', 'AGENT_DIVIDEND', 'AGENT_DAILY'])
const PIN = brandWith(['AGENT', 'AGENT_DIVIDEND', 'AGENT_CONTRACT_PIN'])

const own = (list: ContractShown[], brand = AGENT) => {
  answer(agentContracts, { list })
  answer(consolidated, FUNDS)
  return show(<OwnContract kind="DIVIDEND" />, { session: 'agent', brand })
}
const signed: ContractActResult = { requestId: REQUEST, contractId: CONTRACT, status: 'SIGNED', terminated: [] }

test('what is in force: its tiers, since when it counts, and what happened', async () => {
  await own([contract()])
  const card = await screen.findByRole('article')
  expect(within(card).getByText(text('contract.state.SIGNED'))).toBeDefined()
  expect(
    within(card)
      .getAllByRole('row')
      .map((row) => row.textContent),
  ).toEqual([expect.stringContaining(text('contract.rate')), '10%500,000,000.000.000', '15%900,000,000.000.000'])
  expect(within(card).getByText(/06\/01\/2026 00:00|01\/06\/2026 00:00/)).toBeDefined()
  expect(
    within(card)
      .getAllByRole('listitem', { hidden: true })
      .map((row) => row.textContent),
  ).toEqual([
    expect.stringContaining(text('contract.event.ACCEPT')),
    expect.stringContaining(text('contract.event.OFFER')),
  ])
})

test('without a contract the page says so', async () => {
  await own([])
  expect(await screen.findByText(text('contract.none'))).toBeDefined()
})

test('an offer is accepted in its own window, old and new terms side by side', async () => {
  const user = await own([offer(), contract({ contractId: OTHER, tiers: [tier(80_000)] })])
  await user.click(await screen.findByRole('button', { name: text('contract.act.offer.ACCEPT') }))
  const box = screen.getByRole('dialog')
  expect(within(box).getByText('8%')).toBeDefined()
  expect(within(box).getByText('15%')).toBeDefined()
  answer(actOnDividend, { ...signed, effectiveFrom: '2026-01-05T17:00:00Z' })
  await user.click(button(text('contract.act.offer.ACCEPT'), box))
  expect(bodiesOf(actOnDividend)).toEqual([{ action: 'ACCEPT', requestId: REQUEST }])
  expect(toasts()).toEqual([expect.stringMatching(/^Signed/)])
})

test('a downline with a higher rate: the warning and whose contract ends, then a second word', async () => {
  const user = await own([offer()])
  await user.click(await screen.findByRole('button', { name: text('contract.act.offer.ACCEPT') }))
  refuse(actOnDividend, 'CTR_DOWNLINE_HIGHER', undefined, {
    affected: [
      {
        contractId: '01890a5d-ac96-774b-bcce-000000000001',
        account: 'agentb',
        depth: 1,
        ratePpm: 120_000,
        newMaxPpm: 100_000,
        reason: 'DOWNLINE_RATE_HIGHER',
      },
    ],
  })
  await user.click(button(text('contract.act.offer.ACCEPT'), screen.getByRole('dialog')))
  const warning = await screen.findByRole('alert')
  expect(warning.textContent).toContain(text('refusal.CTR_DOWNLINE_HIGHER'))
  expect(within(warning).getByRole('listitem').textContent).toBe(
    `agentb ${text('contract.cascade.higher', { rate: '12%', most: '10%' })}`,
  )
  answer(actOnDividend, signed)
  await user.click(button(text('contract.goOn')))
  expect(bodiesOf(actOnDividend).at(-1)).toEqual({
    action: 'ACCEPT',
    requestId: REQUEST,
    confirmDownlineTermination: true,
  })
})

test('where the brand asks for it, the transaction password goes along', async () => {
  const user = await own([offer()], PIN)
  await user.click(await screen.findByRole('button', { name: text('contract.act.offer.ACCEPT') }))
  const box = screen.getByRole('dialog')
  await user.click(button(text('contract.act.offer.ACCEPT'), box))
  expect(errorOf(text('contract.pin'), box)).toBe(text('contract.needed'))
  await user.type(field(text('contract.pin'), box), '482915')
  answer(actOnDividend, signed)
  await user.click(button(text('contract.act.offer.ACCEPT'), box))
  expect(bodiesOf(actOnDividend)).toEqual([{ action: 'ACCEPT', requestId: REQUEST, paymentPassword: '482915' }])
})

test('a rejection may say why; a contract in force is asked to end', async () => {
  const user = await own([offer(), contract({ contractId: OTHER })])
  await user.click(await screen.findByRole('button', { name: text('contract.act.offer.REJECT') }))
  await user.type(field(text('contract.reason')), 'too low')
  answer(actOnDividend, { ...signed, status: 'REJECTED' })
  await user.click(button(text('contract.act.offer.REJECT'), screen.getByRole('dialog')))
  expect(bodiesOf(actOnDividend)).toEqual([{ action: 'REJECT', requestId: REQUEST, reason: 'too low' }])
  await user.click(await screen.findByRole('button', { name: text('contract.act.end.TERMINATE') }))
  await user.click(button(text('contract.act.end.TERMINATE'), screen.getByRole('dialog')))
  expect(bodiesOf(actOnDividend).at(-1)).toEqual({ action: 'TERMINATE', contractId: OTHER })
})

test('what the other side waits for can be answered, what one asked oneself cannot', async () => {
  const pending = { requestId: REQUEST, requestType: 'termination request', expiresAt: '2026-01-11T02:00:00Z' } as const
  await own([contract({ status: 'TERMINATION_REQUEST', pending: { ...pending, by: 'HOLDER' } })])
  await screen.findByText(/^You asked to end it/)
  expect(screen.queryByRole('button', { name: text('contract.act.end.ACCEPT') })).toBeNull()
})

const downline = async (contracts: ContractShown[], held: ContractShown[] = [contract()]) => {
  answer(agentContracts, ({ query }) => ({ list: query.side === 'HOLDER' ? held : contracts }))
  answer(consolidated, FUNDS)
  return show(<DownlineContracts memberId={BELOW} account="agenta" />, { session: 'agent', brand: AGENT })
}

test('an offer below: wrong terms are said while they are typed, right ones are sent', async () => {
  const user = await downline([])
  await user.click(await screen.findByRole('button', { name: text('contract.offer') }))
  const box = screen.getByRole('dialog')
  const rate = field(text('contract.rate'), box)
  await user.clear(rate)
  await user.type(rate, '20')
  expect(within(box).getByRole('status').textContent).toBe(text('contract.wrong.NOT_DOMINATED'))
  expect(button(text('contract.offer.send'), box).disabled).toBe(true)
  await user.clear(rate)
  await user.type(rate, 'x')
  expect(errorOf(text('contract.rate'), box)).toBe(text('contract.noNumber'))
  await user.clear(rate)
  await user.type(rate, '8.5')
  expect(within(box).queryByRole('status')).toBeNull()
  answer(offerContract, { requestId: REQUEST, contractId: CONTRACT, status: 'NEW_REQUEST' })
  await user.click(button(text('contract.offer.send'), box))
  expect(bodiesOf(offerContract)).toEqual([
    {
      holderId: BELOW,
      kind: 'DIVIDEND',
      period: 'SEMIMONTHLY',
      basis: 'NET_LOSS',
      carryMode: 'WITHIN_MONTH',
      products: ['RNG', 'LIVE'],
      tiers: [tier(85_000, '500000000')],
      activeMinValidBet: '3000000',
    },
  ])
  expect(toasts()).toEqual([text('contract.offer.sent', { name: 'agenta' })])
})

test('a second tier must rise; it can be taken away again', async () => {
  const user = await downline([])
  await user.click(await screen.findByRole('button', { name: text('contract.offer') }))
  const box = screen.getByRole('dialog')
  await user.click(button(text('contract.tier.add'), box))
  expect(within(box).getByRole('status').textContent).toBe(
    text('contract.wrong.RATE_ORDER') + text('contract.wrong.THRESHOLD_ORDER'),
  )
  await user.click(button(text('contract.tier.remove', { place: 2 }), box))
  expect(within(box).queryByRole('status')).toBeNull()
})

test('one’s own offer is withdrawn; what one does not hold cannot be offered', async () => {
  const user = await downline([offer()], [])
  expect(await screen.findByText(text('contract.youHoldNone'))).toBeDefined()
  expect(screen.queryByRole('button', { name: text('contract.offer') })).toBeNull()
  await user.click(button(text('contract.look')))
  await user.click(await screen.findByRole('button', { name: text('contract.act.offer.WITHDRAW') }))
  answer(actOnDividend, { ...signed, status: 'CANCELLED' })
  await user.click(
    within(screen.getAllByRole('dialog').at(-1)!).getByRole('button', { name: text('contract.act.offer.WITHDRAW') }),
  )
  expect(bodiesOf(actOnDividend)).toEqual([{ action: 'WITHDRAW', requestId: REQUEST }])
})

test('a downline is found by name on the page of a kind', async () => {
  answer(agentContracts, ({ query }) => ({ list: query.side === 'HOLDER' ? [contract()] : [] }))
  answer(consolidated, FUNDS)
  answer(agentAccounts, { list: [{ id: BELOW, account: 'agenta', type: 1 }] })
  const user = await show(<Contracts kind="DIVIDEND" mayOffer />, { session: 'agent', brand: AGENT })
  await user.type(await screen.findByLabelText(text('team.account')), 'agenta')
  expect(await screen.findByRole('button', { name: text('contract.offer') })).toBeDefined()
})

const pendingOffer: PendingRequest = {
  requestId: REQUEST,
  contractId: CONTRACT,
  requestType: 'new request',
  from: 'HOUSE',
  period: 'semimonthly',
  products: ['RNG'],
  basis: 'NET_LOSS',
  tiers: [tier(100_000)],
  carryMode: 'WITHIN_MONTH',
  activeMinValidBet: '0',
  createdAt: '2026-01-04T02:00:00Z',
  expiresAt: '2026-01-11T02:00:00Z',
}

test('after log-in an agent is asked for what waits; put off, it stays away in this tab', async () => {
  answer(consolidated, { ...FUNDS, divtypereq: 2, info: { dividend: pendingOffer } })
  const user = await show(<AfterLogin />, { session: 'agent', brand: AGENT })
  const box = await screen.findByRole('dialog')
  expect(box.textContent).toContain(text('contract.house'))
  await user.click(button(text('contract.later'), box))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(sessionStorage.getItem('contracts-put-off')).toContain(REQUEST)
})

test('the request to end is answered from there', async () => {
  answer(consolidated, {
    ...FUNDS,
    divtypereq: 3,
    info: { dividend: { ...pendingOffer, from: 'agentb', requestType: 'termination request' } },
  })
  const user = await show(<AfterLogin />, { session: 'agent', brand: AGENT })
  await user.click(await screen.findByRole('button', { name: text('contract.act.end.REJECT') }))
  answer(actOnDividend, signed)
  await user.click(button(text('contract.act.end.REJECT')))
  expect(bodiesOf(actOnDividend)).toEqual([{ action: 'REJECT', requestId: REQUEST }])
})

test('where nothing waits, nothing is shown', async () => {
  answer(consolidated, FUNDS)
  await show(<AfterLogin />, { session: 'agent', brand: AGENT })
  expect(screen.queryByRole('dialog')).toBeNull()
})
