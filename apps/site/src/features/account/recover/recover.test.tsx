import { countries, recoverByEmail, recoverByPhone, resetByLink } from '@senluna/contract/member/codes.ts'
import { login } from '@senluna/contract/member/account.ts'
import { sessionHandle } from '@senluna/web/client/call/identity.ts'
import { answer, answerLater, bodiesOf, callsOf, refuse } from '@senluna/web/testing/calls.ts'
import { describe, expect, test } from 'vitest'
import { brandWith, ruleOf } from '../../../testing/brand.ts'
import { LOGGED_IN } from '../../../testing/login-reply.ts'
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
import Forgot from './Forgot.tsx'
import Reset from './Reset.tsx'

const brand = brandWith(['CHNGPASSVERIF3'], {
  register: [ruleOf('password', { minLength: 8, maxLength: 20 }), ruleOf('username'), ruleOf('email')],
})
const NEW = text('field.newPassword')
const AGAIN = text('field.confirmNewPassword')

async function fillPasswords(user: User, again = 'RiverStone42') {
  await fillIn(user, NEW, 'RiverStone42')
  await fillIn(user, AGAIN, again)
}

describe('by a mailed link: asking for it', () => {
  const open = () => show(<Forgot />, { at: '/?modal=forgot', brand })
  const send = () => button(text('forgot.byEmail.submit'))

  test('says the same whether or not name and address belong together, and closes', async () => {
    const user = await open()
    answer(recoverByEmail, { sent: true })
    await fillIn(user, text('login.username'), 'lotus')
    await fillIn(user, text('field.email'), 'lan@example.com')
    await user.click(send())
    await waitFor(() => expect(toasts()).toEqual([text('forgot.byEmail.sent')]))
    expect(bodiesOf(recoverByEmail)).toEqual([{ username: 'lotus', email: 'lan@example.com' }])
    expect(location.search).toBe('')
  })

  test('nothing is sent without both', async () => {
    const user = await open()
    await user.click(send())
    await waitFor(() => expect(document.activeElement).toBe(field(text('login.username'))))
    expect(errorOf(text('field.email'))).toBe(text('form.empty'))
    expect(callsOf(recoverByEmail)).toEqual([])
  })
})

describe('by a mailed link: its page', () => {
  const open = (at = '/reset#token=T') => show(<Reset />, { at, brand })
  const save = () => button(text('reset.submit'))

  test('the token leaves the address at once, and the new password goes with it', async () => {
    const user = await open()
    answer(resetByLink, { changed: true, userName: 'lotus' })
    expect(location.hash).toBe('')
    await fillPasswords(user)
    await user.click(save())
    await screen.findByText(text('reset.done', { name: 'lotus' }))
    expect(bodiesOf(resetByLink)).toEqual([
      { token: 'T', newPassword: 'RiverStone42', confirmNewPassword: 'RiverStone42' },
    ])
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('"T"')
  })

  test('two that differ are not sent, and the wrong one has the focus', async () => {
    const user = await open()
    await fillPasswords(user, 'RiverStone43')
    await user.click(save())
    expect(errorOf(AGAIN)).toBe(text('form.mismatch'))
    await waitFor(() => expect(document.activeElement).toBe(field(AGAIN)))
    expect(callsOf(resetByLink)).toEqual([])
  })

  test('a password that the server finds too weak is said at its field', async () => {
    const user = await open()
    refuse(resetByLink, 'REG_FIELD', [{ field: 'newPassword', args: [] }])
    await fillPasswords(user)
    await user.click(save())
    await waitFor(() => expect(errorOf(NEW)).toBeDefined())
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('a link that is used up leads to a new one', async () => {
    const user = await open()
    refuse(resetByLink, 'AUTH_LINK_INVALID')
    await fillPasswords(user)
    await user.click(save())
    await user.click(await screen.findByRole('button', { name: text('reset.again') }))
    expect(location.pathname + location.search).toBe('/login?modal=forgot')
  })

  test('without a token there is no form', async () => {
    await open('/reset')
    expect(screen.getByRole('alert').textContent).toBe(text('reset.noToken'))
    expect(screen.queryByRole('textbox')).toBeNull()
  })
})

describe('by a code to the phone', () => {
  const NUMBER = text('phone.number')
  const code = () => document.querySelector<HTMLInputElement>('.code-in')!

  async function open() {
    answer(countries, {
      list: [{ countryCode: 'VN', countryDialingCode: '+84', digits: { min: 9, max: 9 }, example: '912 345 678' }],
      guess: 'VN',
    })
    const user = await show(<Forgot />, { at: '/?modal=forgot&by=phone', brand })
    await waitFor(() => expect(callsOf(countries)).toHaveLength(1))
    return user
  }
  const save = () => button(text('forgot.byPhone.submit'))

  test('number, code and new password, and one is logged in by the ticket', async () => {
    const user = await open()
    const arrive = answerLater(recoverByPhone, { loginTicket: 'once', userName: 'lotus' })
    answer(login, LOGGED_IN)
    await fillIn(user, NUMBER, '0912345678')
    await user.type(code(), '123456')
    await fillPasswords(user)
    await user.dblClick(save())
    expect(save().disabled).toBe(true)
    arrive()
    await waitFor(() => expect(sessionHandle()).toBe('new-handle'))
    expect(bodiesOf(recoverByPhone)).toEqual([
      {
        mobileNum: '0912345678',
        countryDialingCode: '+84',
        verificationCode: '123456',
        newPassword: 'RiverStone42',
        confirmNewPassword: 'RiverStone42',
      },
    ])
    expect(bodiesOf(login)).toMatchObject([{ type: 'ticket', username: '', password: 'once' }])
    expect(toasts()).toContain(text('forgot.done'))
  })

  test('nothing typed: nothing is sent, and the number has the focus', async () => {
    const user = await open()
    await user.click(save())
    await waitFor(() => expect(document.activeElement).toBe(field(NUMBER)))
    expect(code().getAttribute('aria-invalid')).toBe('true')
    expect(callsOf(recoverByPhone)).toEqual([])
  })

  test('a code for no number: the number is said to be missing, nothing else is', async () => {
    const user = await open()
    await user.click(button(text('code.send')))
    expect(errorOf(NUMBER)).toBe(text('form.empty'))
    await waitFor(() => expect(document.activeElement).toBe(field(NUMBER)))
    expect(code().getAttribute('aria-invalid')).toBeNull()
  })

  test('a wrong code stands at its field', async () => {
    const user = await open()
    refuse(recoverByPhone, 'SMS_CODE_EXPIRED')
    await fillIn(user, NUMBER, '0912345678')
    await user.type(code(), '123456')
    await fillPasswords(user)
    await user.click(save())
    expect(await screen.findByText(text('refusal.SMS_CODE_EXPIRED'))).toBeDefined()
    expect(screen.queryByRole('alert')).toBeNull()
  })
})
