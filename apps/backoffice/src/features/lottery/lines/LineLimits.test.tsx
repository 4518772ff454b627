import { lineLimits, setLineLimit } from '@senluna/contract/lottery/desk/lines.ts'
import { id } from '@senluna/kit/ids.ts'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answer, callsOf } from '../../../testing/calls.ts'
import { button, giveReason, openDesk, rowsShown, VND } from '../../../testing/desk.tsx'
import LineLimits from './LineLimits.tsx'

async function open() {
  answer(lineLimits, {
    list: [
      {
        memberId: id<'member'>('01890a5d-ac96-774b-bcce-b302099a8057'),
        account: 'agent01',
        line: 'line01',
        money: VND,
        ticket: '20000',
        draw: null,
        number: '5000',
        setBy: 'trader',
        byAgent: false,
        setAt: '2026-11-22T02:00:00.000Z',
      },
    ],
  })
  answer(setLineLimit, {})
  const user = openDesk(<LineLimits />, { rights: ['lotteryTerms.view', 'lotteryTerms.edit'] })
  await screen.findByText('line01')
  return user
}

test('a limit says whose line it holds for, and what nothing is said of', async () => {
  await open()
  expect(rowsShown()[0]).toEqual(expect.arrayContaining(['agent01', 'line01', '20,000.00', '–', '5,000.00', 'trader']))
})

test('one is set for an agent, with a reason; an empty field says nothing', async () => {
  const user = await open()
  await user.click(button('Set a limit'))
  const dialog = await screen.findByRole('dialog')
  await user.type(
    screen.getAllByLabelText(/^Agent/).find((field) => dialog.contains(field))!,
    'Agent02',
  )
  await user.type(screen.getByLabelText(/^Per draw/), '90000')
  await giveReason(user, 'Set a limit', 'Too much on one draw')
  await waitFor(() => expect(callsOf(setLineLimit)).toHaveLength(1))
  expect(callsOf(setLineLimit)[0]).toMatchObject({
    body: { account: 'agent02', ticket: null, draw: '90000', number: null },
    reason: 'Too much on one draw',
  })
})
