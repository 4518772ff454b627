import { addStaff, roleList, staffList } from '@senluna/contract/desk/staff-accounts.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answer, callsOf } from '../../testing/calls.ts'
import { AWAITING, button, giveReason, openDesk } from '../../testing/desk.tsx'
import Staff from './Staff.tsx'

async function ask(reply: object, email?: string) {
  answer(roleList, { list: [{ code: 'RISK', rights: [], people: 0 }], rights: [] })
  answer(staffList, { list: [] })
  answer(addStaff, reply as never)
  const user = openDesk(<Staff />, { rights: ['staff.view', 'staff.edit'] })
  await user.click(await screen.findByRole('button', { name: 'Add staff' }))
  const form = within(screen.getByRole('dialog'))
  await user.type(form.getByLabelText(/^Name/), 'Linh')
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

test('without an address the printed code is shown once, with what makes it work', async () => {
  const user = await ask({ ...AWAITING, code: 'ABCD-EFGH-JKLM-NPQR-STUV' })
  expect(callsOf(addStaff)[0]?.body).not.toHaveProperty('email')
  expect((await screen.findByText('ABCD-EFGH-JKLM-NPQR-STUV')).tagName).toBe('CODE')
  expect(screen.getByText(/until a colleague approves/)).toBeDefined()
  await user.click(button('Close'))
  await waitFor(() => expect(screen.queryByText('ABCD-EFGH-JKLM-NPQR-STUV')).toBeNull())
})
