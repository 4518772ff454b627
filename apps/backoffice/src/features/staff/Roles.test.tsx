import { changeRole, roleList } from '@senluna/contract/desk/staff-accounts.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answer, callsOf } from '../../testing/calls.ts'
import { AWAITING, button, giveReason, openDesk } from '../../testing/desk.tsx'
import Roles from './Roles.tsx'

const ASK = 'Request change'

async function open(rights: Parameters<typeof openDesk>[1]['rights'] = ['staff.view', 'staff.edit']) {
  answer(roleList, {
    list: [
      { code: 'NIGHT', rights: ['chat.view', 'chat.edit'], people: 3 },
      { code: 'DAY', rights: ['chat.view'], people: 1 },
    ],
    rights: ['chat.view', 'chat.edit', 'kyc.view'],
  })
  const user = openDesk(<Roles />, { rights })
  await screen.findByRole('tab', { name: 'NIGHT · 3' })
  return user
}
const boxes = () => screen.getAllByRole<HTMLInputElement>('checkbox')
const ticks = () => boxes().map(({ checked }) => checked)

test('a role shows the rights that the product has, ticked where it has them', async () => {
  const user = await open()
  expect(ticks()).toEqual([true, true, false])
  await user.click(screen.getByRole('tab', { name: 'DAY · 1' }))
  expect(ticks()).toEqual([true, false, false])
})

test('a change is asked for with all the rights the role is to have', async () => {
  const user = await open()
  expect(button(ASK)).toHaveProperty('disabled', true)
  await user.click(boxes()[1]!)
  await user.click(boxes()[2]!)
  expect(screen.getByText('3 people · 2 changes')).toBeDefined()
  await user.click(button(ASK))
  const lines = within(screen.getByRole('dialog')).getAllByRole('listitem')
  expect(lines.map((line) => [line.className, line.querySelector('code')?.textContent])).toEqual([
    ['minus', 'chat.edit'],
    ['plus', 'kyc.view'],
  ])
  answer(changeRole, AWAITING)
  await giveReason(user, ASK, 'New shift')
  await waitFor(() =>
    expect(callsOf(changeRole)).toEqual([
      { params: { code: 'NIGHT' }, query: {}, body: { rights: ['chat.view', 'kyc.view'] }, reason: 'New shift' },
    ]),
  )
  await waitFor(() => expect(callsOf(roleList)).toHaveLength(2))
})

test('a tick that is taken back is no change', async () => {
  const user = await open()
  await user.click(boxes()[0]!)
  await user.click(boxes()[0]!)
  expect(button(ASK)).toHaveProperty('disabled', true)
})

test('who only looks can tick nothing', async () => {
  await open(['staff.view'])
  expect(boxes().every(({ disabled }) => disabled)).toBe(true)
  expect(screen.queryByRole('button', { name: ASK })).toBeNull()
})

test('a new role begins with no rights, its name in capitals', async () => {
  const user = await open()
  await user.click(button('New role'))
  await user.type(screen.getByLabelText(/Role name/), ' late_watch ')
  answer(changeRole, AWAITING)
  await giveReason(user, 'New role', 'New shift')
  await waitFor(() =>
    expect(callsOf(changeRole)[0]).toMatchObject({ params: { code: 'LATE_WATCH' }, body: { rights: [] } }),
  )
})
