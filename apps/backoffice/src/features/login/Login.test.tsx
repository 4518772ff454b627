import { openInvitation, staffCode } from '@senluna/contract/desk/staff.ts'
import { screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { answer, callsOf } from '../../testing/calls.ts'
import { button, openDesk, STATUS } from '../../testing/desk.tsx'
import Login from './Login.tsx'

const session = { token: 'token', name: 'linh', shownAs: 'Linh', rights: [], expiresAt: '' }

function Page({ token, onOpened }: { token: string | null; onOpened: (session: object) => void }) {
  const [invitation, setInvitation] = useState(token)
  return (
    <Login
      status={STATUS}
      invitation={invitation}
      onInvitation={setInvitation}
      onOpened={onOpened}
      onLanguage={() => undefined}
    />
  )
}

test('a link opens an account: password, authenticator, recovery codes', async () => {
  const opened: object[] = []
  answer(openInvitation, {
    name: 'linh',
    ticket: 't',
    expiresInSec: 300,
    enrol: { secret: 'ABCDEFGH', uri: 'otpauth://x' },
  })
  answer(staffCode, { session, recoveryCodes: ['AAAA-BBBB'] })
  const user = openDesk(<Page token="a-link" onOpened={(next) => opened.push(next)} />, { rights: [] })
  expect(screen.queryByLabelText('Invitation code')).toBeNull()
  await user.type(screen.getByLabelText('New password'), 'a fresh Lotus 42')
  await user.type(screen.getByLabelText('Confirm new password'), 'a fresh Lotus 42')
  await user.click(button('Continue'))
  expect(await screen.findByText('Your username is linh.')).toBeDefined()
  expect(callsOf(openInvitation)[0]?.body).toEqual({
    token: 'a-link',
    newPassword: 'a fresh Lotus 42',
    confirmNewPassword: 'a fresh Lotus 42',
  })
  await user.type(screen.getByLabelText('Authentication code'), '123456')
  await user.click(button('Log in'))
  expect(await screen.findByText('AAAA-BBBB')).toBeDefined()
  await user.click(button('I’ve saved my codes'))
  await waitFor(() => expect(opened).toEqual([session]))
})

test('a printed code is typed where there was no link', async () => {
  answer(openInvitation, { name: 'linh', ticket: 't', expiresInSec: 300 })
  const user = openDesk(<Page token={null} onOpened={() => undefined} />, { rights: [] })
  await user.click(button('I have an invitation code'))
  await user.type(screen.getByLabelText('Invitation code'), ' ABCD-EFGH ')
  await user.type(screen.getByLabelText('New password'), 'a fresh Lotus 42')
  await user.type(screen.getByLabelText('Confirm new password'), 'a fresh Lotus 42')
  await user.click(button('Continue'))
  await waitFor(() => expect(callsOf(openInvitation)[0]?.body).toMatchObject({ token: 'ABCD-EFGH' }))
})
