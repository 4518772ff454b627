import { clearLink, graph, restoreLink, type SharedPlace } from '@senluna/contract/desk/money/risk.ts'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { waitFor } from '@testing-library/react'
import { answer, callsOf } from '../../testing/calls.ts'
import { AWAITING, giveReason, openDesk, rowsShown } from '../../testing/desk.tsx'
import Graph from './Graph.tsx'

const LAN = '01890a5d-ac96-774b-bcce-b302099a8057'
const MINH = '01890a5d-ac96-774b-bcce-b302099a8058'
const AT = '2026-11-22T02:00:00.000Z'
const PLACE: SharedPlace = {
  id: 'DEVICE:d-1',
  kind: 'DEVICE',
  value: 'd-1',
  members: [
    { id: LAN, userName: 'lan2026' },
    { id: MINH, userName: 'minh77', cleared: { by: 'hoa', at: AT, reason: 'Siblings' } },
  ],
  openCases: 2,
  lastAt: AT,
}

async function open(rights: Parameters<typeof openDesk>[1]['rights']) {
  answer(graph, { list: [PLACE] })
  const user = openDesk(<Graph />, { rights, address: `/?row=${PLACE.id}` })
  await screen.findByText('1 row')
  return user
}

test('a device names its accounts, and counts those still linked', async () => {
  await open(['risk.view'])
  expect(rowsShown()[0]?.slice(0, 4)).toEqual(['d-1', 'lan2026, minh77 (cleared)', '1', '2'])
  expect(screen.getByText('hoa, 22/11/2026 09:00:00: Siblings')).toBeDefined()
})

test('each right opens its own part', async () => {
  await open(['risk.view'])
  expect(screen.queryByRole('link', { name: 'lan2026' })).toBeNull()
  expect(screen.queryByRole('button', { name: /link$/ })).toBeNull()
  expect(screen.getByRole('link', { name: '2 open cases about these accounts' })).toBeDefined()
})

test.each([
  ['lan2026', 'Clear link', clearLink, AWAITING, LAN],
  ['minh77', 'Restore link', restoreLink, { cleared: false }, MINH],
] as const)('of %s: %s, with a reason', async (name, act, endpoint, reply, memberId) => {
  const user = await open(['risk.view', 'risk.edit', 'members.view'])
  const line = screen.getByRole('link', { name }).closest('li')!
  await user.click(within(line).getByRole('button', { name: act }))
  answer(endpoint as typeof clearLink, reply as typeof AWAITING)
  await giveReason(user, act, 'One household')
  if (endpoint === clearLink) await screen.findByText(/awaiting approval/)
  await waitFor(() =>
    expect(callsOf(endpoint)).toEqual([
      expect.objectContaining({ body: { deviceId: 'd-1', memberId }, reason: 'One household' }),
    ]),
  )
})
