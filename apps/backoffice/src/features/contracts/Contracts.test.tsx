import {
  actOnHouseContract,
  deskContracts,
  endDeskContract,
  offerHouseContract,
  type DeskContract,
} from '@senluna/contract/desk/contracts.ts'
import { id } from '@senluna/kit/ids.ts'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answer, callsOf } from '../../testing/calls.ts'
import {
  actNames,
  AWAITING,
  button,
  doAct,
  facts,
  findAwaiting,
  openDesk,
  rowsShown,
  VND,
} from '../../testing/desk.tsx'
import Contracts from './Contracts.tsx'

const ROW = id<'contract'>('01890a5d-ac96-774b-bcce-000000000040')
const contract = (more: Partial<DeskContract> = {}): DeskContract => ({
  contractId: ROW,
  kind: 'DIVIDEND',
  offeror: 'HOUSE',
  holderId: id('01890a5d-ac96-774b-bcce-b302099a8057'),
  holder: 'saigonline',
  status: 'SIGNED',
  version: 2,
  period: 'SEMIMONTHLY',
  products: ['RNG'],
  basis: 'NET_LOSS',
  tiers: [{ minValidBet: '500000000', minLoss: '10000000', minActive: 3, ratePpm: 150_000 }],
  activeMinValidBet: '3000000',
  carryMode: 'WITHIN_MONTH',
  vendorFeePpm: 0,
  currency: VND,
  history: [{ version: 2, at: '2026-11-20T02:00:00Z', by: 'HOLDER', change: 'ACCEPT' }],
  ...more,
})
const pending = { requestId: id<'contract-request'>(ROW), expiresAt: '2026-11-27T02:00:00Z' }

async function open(
  more: Partial<DeskContract> = {},
  rights: Parameters<typeof openDesk>[1]['rights'] = ['contracts.view', 'contracts.edit'],
) {
  answer(deskContracts, { list: [contract(more)] })
  const user = openDesk(<Contracts />, { rights, address: `/?row=${ROW}` })
  await screen.findByText('1 row')
  return user
}

test('a contract with its terms and what happened to it', async () => {
  await open()
  expect(rowsShown()[0]?.slice(-7, -2)).toEqual(['saigonline', 'The house', 'Dividend', '15.00%', 'In force'])
  expect(facts()).toMatchObject({
    Holder: 'saigonline',
    Version: '2',
    'Based on': 'Net loss',
    Products: 'Slots, mini and table games',
  })
  expect(screen.getByText(/Accepted · holder/)).toBeDefined()
})

test.each([
  [{}, ['Ask to end', 'End by force']],
  [{ offeror: 'agentg' }, ['End by force']],
  [{ status: 'NEW_REQUEST', pending: { ...pending, requestType: 'new request', by: 'OFFEROR' } }, ['Withdraw offer']],
  [
    { status: 'TERMINATION_REQUEST', pending: { ...pending, requestType: 'termination request', by: 'HOLDER' } },
    ['Agree to end', 'Keep contract', 'End by force'],
  ],
  [
    { status: 'TERMINATION_REQUEST', pending: { ...pending, requestType: 'termination request', by: 'OFFEROR' } },
    ['End by force'],
  ],
  [{ status: 'TERMINATED', endReason: 'AGREED' }, []],
] as const)('what may be done: %j', async (more, names) => {
  await open(more)
  expect(actNames()).toEqual(names)
})

test('who may only look does nothing', async () => {
  await open({}, ['contracts.view'])
  expect(actNames()).toEqual([])
  expect(screen.queryByRole('button', { name: 'Offer a house contract' })).toBeNull()
})

test('the house answers who asks for an end', async () => {
  const user = await open({
    status: 'TERMINATION_REQUEST',
    pending: { ...pending, requestType: 'termination request', by: 'HOLDER' },
  })
  answer(actOnHouseContract, { contractId: ROW, status: 'SIGNED' })
  await doAct(user, 'Keep contract', 'The line grows')
  expect(callsOf(actOnHouseContract)).toEqual([
    expect.objectContaining({ params: { id: ROW }, body: { action: 'REJECT' }, reason: 'The line grows' }),
  ])
})

test('a contract ended by force waits for a second person', async () => {
  const user = await open({ offeror: 'agentg' })
  answer(endDeskContract, AWAITING)
  await doAct(user, 'End by force', 'A court asked for it')
  await findAwaiting('End by force')
  expect(callsOf(endDeskContract)).toEqual([expect.objectContaining({ params: { id: ROW } })])
})

test('an offer of the house: what is wrong is said while it is typed, what is right is sent', async () => {
  const user = await open()
  await user.click(screen.getByRole('button', { name: 'Offer a house contract' }))
  const box = screen.getByRole('dialog')
  const field = (label: RegExp) => within(box).getByLabelText<HTMLInputElement>(label)
  await user.type(field(/^Holder/), 'saigonline')
  await user.type(field(/^Rate \(%\)/), '50')
  expect(within(box).getByRole('status').textContent).toBe('A rate is out of range.')
  await user.clear(field(/^Rate \(%\)/))
  await user.type(field(/^Rate \(%\)/), '12.5')
  expect(within(box).queryByRole('status')).toBeNull()
  await user.type(field(/^Reason/), 'A new line')
  answer(offerHouseContract, {
    approvalId: '01890a5d-ac96-774b-bcce-000000000050',
    expiresAt: '2026-11-23T02:00:00.000Z',
  })
  await user.click(button('Offer a house contract', box))
  expect(callsOf(offerHouseContract)).toEqual([
    expect.objectContaining({
      reason: 'A new line',
      body: expect.objectContaining({
        name: 'saigonline',
        kind: 'DIVIDEND',
        tiers: [{ minValidBet: '0', minLoss: '0', minActive: 0, ratePpm: 125_000 }],
        vendorFeePpm: 0,
      }),
    }),
  ])
  await screen.findByText('Offer a house contract: awaiting approval.')
})
