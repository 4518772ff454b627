import { askTransfer, deskTransfers, resolveTransfer, type DeskTransfer } from '@senluna/contract/money/transfers.ts'
import { id } from '@senluna/kit/ids.ts'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { answer, callsOf } from '../../testing/calls.ts'
import {
  actNames,
  AWAITING,
  button,
  doAct,
  facts,
  findAwaiting,
  giveReason,
  openDesk,
  rowsShown,
  VND,
} from '../../testing/desk.tsx'
import Transfers from './Transfers.tsx'

const ROW = '01890a5d-ac96-774b-bcce-000000000007'
const transfer = (more: Partial<DeskTransfer> = {}): DeskTransfer => ({
  id: ROW,
  kind: 'VENDOR',
  memberId: id('01890a5d-ac96-774b-bcce-b302099a8057'),
  account: 'lan2026',
  from: 'MAIN',
  to: 'ACME',
  amount: '250000',
  currency: VND,
  state: 'UNKNOWN',
  asked: 3,
  createdAt: '2026-11-22T02:00:00.000Z',
  ...more,
})

async function open(more: Partial<DeskTransfer> = {}, rights = ['transfers.view', 'transfers.edit'] as const) {
  answer(deskTransfers, { list: [transfer(more)] })
  const user = openDesk(<Transfers />, { rights, address: `/?row=${ROW}` })
  await screen.findByText('1 row')
  return user
}

test('a row says who moved how much from where to where, and where it stands', async () => {
  await open()
  expect(rowsShown()[0]?.slice(1, 7)).toEqual([
    'lan2026',
    '22/11/2026 09:00:00',
    'Main walletMAIN',
    'ACME',
    '250,000.00',
    'Unclear',
  ])
  expect(facts()).toMatchObject({ Amount: '250,000.00', Status: 'Unclear', 'Queries sent': '3' })
})

test('transfers with vendors are listed unless those of agents are asked for', async () => {
  const user = await open()
  expect(callsOf(deskTransfers)[0]?.query).toMatchObject({ kind: 'VENDOR' })
  await user.click(screen.getByRole('tab', { name: 'Between agents and downlines' }))
  await waitFor(() => expect(callsOf(deskTransfers).at(-1)?.query).toMatchObject({ kind: 'AGENT' }))
})

describe('what may be done with a transfer', () => {
  test.each([
    ['CREATED', []],
    ['DEBITED', []],
    ['SENT', ['Query provider now']],
    ['UNKNOWN', ['Query provider now', 'Resolve manually']],
    ['MANUAL', ['Resolve manually']],
    ['DONE', []],
    ['REVERSED', []],
  ] as const)('%s', async (state, names) => {
    await open({ state })
    expect(actNames()).toEqual(names)
  })

  test('nothing without the right to change', async () => {
    answer(deskTransfers, { list: [transfer()] })
    openDesk(<Transfers />, { rights: ['transfers.view'], address: `/?row=${ROW}` })
    await screen.findByText('1 row')
    expect(actNames()).toEqual([])
  })
})

test('the vendor is asked what became of it', async () => {
  const user = await open()
  answer(askTransfer, transfer({ asked: 4 }))
  await doAct(user, 'Query provider now', 'The member asks')
  await waitFor(() =>
    expect(callsOf(askTransfer)).toEqual([expect.objectContaining({ params: { id: ROW }, reason: 'The member asks' })]),
  )
})

describe('ending a transfer by hand', () => {
  test('nothing is sent before an outcome is chosen', async () => {
    const user = await open()
    await doAct(user, 'Resolve manually', 'Letter of today')
    expect(screen.getByLabelText('Confirmed outcome').getAttribute('aria-invalid')).toBe('true')
    expect(callsOf(resolveTransfer)).toEqual([])
  })

  test.each([
    ['Provider completed it', 'DONE'],
    ['Provider didn’t complete it: return the money', 'REVERSED'],
  ])('%s: a colleague approves it', async (choice, outcome) => {
    const user = await open()
    answer(resolveTransfer, AWAITING)
    await user.click(button('Resolve manually'))
    expect(screen.getByText(/only after the provider has confirmed in writing/)).toBeDefined()
    await user.selectOptions(screen.getByLabelText('Confirmed outcome'), choice)
    await giveReason(user, 'Resolve manually', 'Letter of today')
    await findAwaiting('Resolve manually')
    expect(callsOf(resolveTransfer)).toEqual([
      expect.objectContaining({ params: { id: ROW }, body: { outcome }, reason: 'Letter of today' }),
    ])
  })
})
