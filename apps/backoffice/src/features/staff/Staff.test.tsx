import { addStaff, roleList, staffList } from '@senluna/contract/desk/staff-accounts.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answer, callsOf } from '../../testing/calls.ts'
import { AWAITING, giveReason, openDesk } from '../../testing/desk.tsx'
import Staff from './Staff.tsx'

async function ask(reply: object, email?: string) {
  answer(roleList, { list: [{ code: 'RISK', rights: [], people: 0 }], rights: [] })
  answer(staffList, { list: [] })
  answer(addStaff, reply as never)
  const user = openDesk(<Staff />, { rights: ['staff.view', 'staff.edit'] })
  await user.click(await screen.findByRole('button', { name: 'Add staff' }))
  const form = within(screen.getByRole('dialog'))
  await user.type(form.getByLabelText(/^Username/), 'Linh')
  await user.type(form.getByLabelText(/^Shown as/), 'Linh')
  if (email) await user.type(form.getByLabelText('Work email'), email)
  await giveReason(user, 'Add staff', 'new at the desk')
  await waitFor(() => expect(callsOf(addStaff)).toHaveLength(1))
  return user
}

test('a new account with an address asks for a link and shows nothing that opens it', async () => {
  await ask(AWAITING, 'linh@people.example')
  expect(callsOf(addStaff)[0]?.body).toMatchObject({ name: 'linh', email: 'linh@people.example' })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('without an address nothing is shown either: the code is the second person’s', async () => {
  await ask(AWAITING)
  expect(callsOf(addStaff)[0]?.body).not.toHaveProperty('email')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})
