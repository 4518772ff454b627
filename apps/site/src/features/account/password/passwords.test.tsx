import { changePassword, setFirstPassword } from '@senluna/contract/member/passwords.ts'
import { memberInfo } from '@senluna/contract/member/account.ts'
import { sendOwnCode } from '@senluna/contract/member/codes.ts'
import { securityOverview, type SecurityOverview } from '@senluna/contract/member/security.ts'
import { answer, answerLater, bodiesOf, callsOf, refuse } from '@senluna/web/testing/calls.ts'
import { describe, expect, test } from 'vitest'
import { brandWith, ruleOf } from '../../../testing/brand.ts'
import { memberOf } from '../../../testing/session.ts'
import {
  button,
  errorOf,
  field,
  fillIn,
  screen,
  show,
  text,
  toasts,
  waitFor,
  type User,
} from '../../../testing/show.tsx'
import ChangePassword from './ChangePassword.tsx'
import FirstPassword from './FirstPassword.tsx'

const brand = brandWith([], { register: [ruleOf('password', { minLength: 8, maxLength: 20 })] })
const OLD = text('field.oldPassword')
const NEW = text('field.newPassword')
const AGAIN = text('field.confirmNewPassword')

async function fillNew(user: User) {
  await fillIn(user, NEW, 'RiverStone43')
  await fillIn(user, AGAIN, 'RiverStone43')
}

describe('a new password', () => {
  const open = () => show(<ChangePassword />, { session: 'member', at: '/vip?modal=password', brand })
  const save = () => button(text('change.submit'))

  test('goes with the old one, and leads home', async () => {
    const user = await open()
    answer(changePassword, { changed: true, otherSessionsEnded: 1 })
    await fillIn(user, OLD, 'RiverStone42')
    await fillNew(user)
    await user.click(save())
    await waitFor(() => expect(location.pathname).toBe('/'))
    expect(bodiesOf(changePassword)).toEqual([
      { oldPassword: 'RiverStone42', newPassword: 'RiverStone43', confirmNewPassword: 'RiverStone43' },
    ])
    expect(toasts()).toEqual([text('change.done')])
  })

  test('needs the old one', async () => {
    const user = await open()
    await fillNew(user)
    await user.click(save())
    expect(errorOf(OLD)).toBe(text('form.empty'))
    expect(callsOf(changePassword)).toEqual([])
  })

  test('a wrong old one is said at its field too, until it is typed anew', async () => {
    const user = await open()
    refuse(changePassword, 'AUTH_OLD_PASSWORD')
    await fillIn(user, OLD, 'x')
    await fillNew(user)
    await user.click(save())
    await waitFor(() => expect(errorOf(OLD)).toBe(text('refusal.AUTH_OLD_PASSWORD')))
    await fillIn(user, OLD, 'y')
    expect(errorOf(OLD)).toBeUndefined()
  })

  test('pressed twice it is sent once', async () => {
    const user = await open()
    const arrive = answerLater(changePassword, { changed: true, otherSessionsEnded: 0 })
    await fillIn(user, OLD, 'RiverStone42')
    await fillNew(user)
    await user.dblClick(save())
    expect(save().disabled).toBe(true)
    arrive()
    await waitFor(() => expect(toasts()).toHaveLength(1))
    expect(callsOf(changePassword)).toHaveLength(1)
  })

  test('where it must be changed the window has no way out but signing out', async () => {
    answer(memberInfo, { ...memberOf(0), passwordChangeRequired: true })
    await show(<ChangePassword />, { session: 'as answered', brand })
    await screen.findByText(text('change.forced'))
    expect(screen.queryByRole('button', { name: text('shell.close') })).toBeNull()
    expect(button(text('shell.signOut'))).toBeDefined()
  })
})

describe('the first password', () => {
  const overview: SecurityOverview = {
    score: 20,
    rows: [{ row: 'email', state: 'GOOD', points: 10, of: 10, masked: 'l***@example.com' }],
    knownDeviceDays: 0,
    knownDevices: 0,
    hasPassword: false,
  }
  const open = () => show(<FirstPassword />, { session: 'member', at: '/?modal=password', brand })
  const save = () => button(text('sec.first.submit'))

  test('soon after a log-in it needs nothing else', async () => {
    const user = await open()
    answer(setFirstPassword, { set: true })
    await fillNew(user)
    await user.click(save())
    await waitFor(() => expect(toasts()).toEqual([text('sec.first.done')]))
    expect(bodiesOf(setFirstPassword)).toEqual([{ newPassword: 'RiverStone43', confirmNewPassword: 'RiverStone43' }])
  })

  test('later it takes a code that went to the account’s own address', async () => {
    const user = await open()
    refuse(setFirstPassword, 'AUTH_CONFIRM')
    answer(securityOverview, overview)
    answer(sendOwnCode, { expiredMinutes: 5, resendAfterSec: 60, channel: 'EMAIL', digits: 6 })
    await fillNew(user)
    await user.click(save())
    const send = await screen.findByRole('button', { name: text('sec.first.send', { masked: 'l***@example.com' }) })
    expect(screen.queryByRole('button', { name: text('sec.first.submit') })).toBeNull()
    await user.click(send)
    await user.type(await waitFor(() => field(text('sec.bind.code'))), '123456')
    answer(setFirstPassword, { set: true })
    await user.click(save())
    await waitFor(() => expect(toasts()).toEqual([text('sec.first.done')]))
    expect(bodiesOf(setFirstPassword).at(-1)).toMatchObject({ proof: { channel: 'EMAIL', code: '123456' } })
  })

  test('who has no address has to log in anew', async () => {
    const user = await open()
    refuse(setFirstPassword, 'AUTH_CONFIRM')
    answer(securityOverview, { ...overview, rows: [] })
    await fillNew(user)
    await user.click(save())
    expect(await screen.findByText(text('sec.first.late'))).toBeDefined()
  })
})
