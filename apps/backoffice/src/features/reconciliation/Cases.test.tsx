import { closeReconCase, reconCases, type ReconCase } from '@senluna/contract/desk/money/reconciliation.ts'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answer, callsOf } from '../../testing/calls.ts'
import { findAwaiting, actNames, button, doAct, openDesk, rowsShown, VND } from '../../testing/desk.tsx'
import Cases from './Cases.tsx'

const ID = '01890a5d-ac96-774b-bcce-b302099a8057'
const reconCase = (more: Partial<ReconCase> = {}): ReconCase => ({
  id: ID,
  kind: 'BANK',
  about: 'VCB-1 2026-11-21',
  currency: VND,
  difference: '-70000',
  state: 'OPEN',
  note: 'Two credits',
  openedBy: 'Minh',
  openedAt: '2026-11-22T02:00:00.000Z',
  ...more,
})

async function open(
  more: Partial<ReconCase> = {},
  rights: Parameters<typeof openDesk>[1]['rights'] = ['recon.view', 'recon.edit'],
) {
  answer(reconCases, { list: [reconCase(more)] })
  const user = openDesk(<Cases />, { rights, address: `/?row=${ID}` })
  await screen.findByText('1 row')
  return user
}

test('open cases are asked for first, others by their tab', async () => {
  const user = await open()
  await user.click(screen.getByRole('tab', { name: 'Written off' }))
  await waitFor(() => expect(callsOf(reconCases).map(({ query }) => query.state)).toEqual(['OPEN', 'WRITTEN_OFF']))
  expect(rowsShown()[0]?.[3]).toMatch(/^[-−]70,000.00$/)
})

test.each([
  ['EXPLAINED', 'Explain difference', /^No money moves/],
  ['WRITTEN_OFF', 'Write off difference', /^The difference is booked to adjustments/],
] as const)('a case is closed as %s, after saying what that does', async (how, name, about) => {
  const user = await open()
  await user.click(button(name))
  expect(screen.getByText(about)).toBeDefined()
  await user.click(button('Close', screen.getByRole('dialog')))
  answer(closeReconCase, { approvalId: ID, expiresAt: '2026-11-23T02:00:00.000Z' })
  await doAct(user, name, 'Found in the bank’s file')
  await findAwaiting(name)
  expect(callsOf(closeReconCase)).toEqual([
    { params: { id: ID }, query: {}, body: { how }, reason: 'Found in the bank’s file' },
  ])
})

test('a closed case offers nothing', async () => {
  await open({ state: 'EXPLAINED' })
  expect(actNames()).toEqual([])
})

test('who may only look closes nothing', async () => {
  await open({}, ['recon.view'])
  expect(actNames()).toEqual([])
})
