import { currentSession, login, memberInfo } from '@senluna/contract/member/account.ts'
import { countries, sendLoginCode } from '@senluna/contract/member/codes.ts'
import { captcha } from '@senluna/contract/site/system.ts'
import { sessionHandle } from '@senluna/web/client/call/identity.ts'
import { answer, answerLater, bodiesOf, callsOf, refuse } from '@senluna/web/testing/calls.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { brandWith } from '../../../testing/brand.ts'
import { LOGGED_IN } from '../../../testing/login-reply.ts'
import { button, errorOf, field, fillIn, screen, show, text, waitFor, type User } from '../../../testing/show.tsx'
import Login from './Login.tsx'
import { keepAsked } from './second-step.ts'

const NAME = text('login.username')
const PASSWORD = text('login.password')
const submit = () => button(text('login.submit'))

beforeEach(() => {
  keepAsked(null)
  answer(captcha, { captchaId: 'picture', value: '', image: 'data:,', expiresInSec: 120 })
})

async function fill(user: User, name = 'lotus', password = 'RiverStone42') {
  await fillIn(user, NAME, name)
  await fillIn(user, PASSWORD, password)
}

describe('by user name and password', () => {
  const open = () => show(<Login />, { at: '/?modal=login&next=%2Fvip' })

  test('right: the session is kept, and it goes on where somebody wanted to', async () => {
    const user = await open()
    answer(login, LOGGED_IN)
    await fill(user, ' lotus ')
    await user.click(submit())
    await waitFor(() => expect(sessionHandle()).toBe('new-handle'))
    expect(bodiesOf(login)).toMatchObject([{ type: 'username', username: 'lotus', password: 'RiverStone42' }])
    await waitFor(() => expect(location.pathname).toBe('/vip'))
  })

  test.each([
    ['a page that nothing was asked for on', '/vnlottery?gameCode=VN_N&modal=login'],
    ['the log-in’s own address', '/login'],
    ['an address elsewhere', '/rng?modal=login&next=https%3A%2F%2Fevil.example'],
  ])('from %s it leads home', async (_, at) => {
    const user = await show(<Login />, { at })
    answer(login, LOGGED_IN)
    await fill(user)
    await user.click(submit())
    await waitFor(() => expect(sessionHandle()).toBe('new-handle'))
    await waitFor(() => expect(location.pathname + location.search).toBe('/'))
  })

  test('an address elsewhere is never gone to', async () => {
    const user = await show(<Login />, { at: '/?modal=login&next=https%3A%2F%2Fevil.example' })
    answer(login, LOGGED_IN)
    await fill(user)
    await user.click(submit())
    await waitFor(() => expect(sessionHandle()).toBe('new-handle'))
    expect(location.href).not.toContain('evil')
  })

  test('the name is remembered where that is asked for, the password never', async () => {
    const user = await open()
    answer(login, LOGGED_IN)
    await fill(user)
    await user.click(screen.getByRole('checkbox'))
    await user.click(submit())
    await waitFor(() => expect(localStorage.getItem('user-name')).toContain('lotus'))
    expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).not.toContain('RiverStone42')
  })

  test.each([
    ['nothing', '', '', NAME],
    ['no password', 'lotus', '', PASSWORD],
  ])('%s typed: nothing is sent, and the field that is missing has the focus', async (_, name, password, missing) => {
    const user = await open()
    if (name) await fillIn(user, NAME, name)
    if (password) await fillIn(user, PASSWORD, password)
    await user.click(submit())
    await waitFor(() => expect(document.activeElement).toBe(field(missing)))
    expect(errorOf(missing)).toBe(text('form.empty'))
    expect(callsOf(login)).toEqual([])
  })

  test('pressed twice it is sent once', async () => {
    const user = await open()
    const arrive = answerLater(login, LOGGED_IN)
    await fill(user)
    await user.dblClick(submit())
    expect(submit().disabled).toBe(true)
    arrive()
    await waitFor(() => expect(sessionHandle()).toBe('new-handle'))
    expect(callsOf(login)).toHaveLength(1)
  })

  test('wrong: why is said, what was typed stays, and the next try takes a picture', async () => {
    const user = await open()
    refuse(login, 'AUTH_BAD_CREDENTIALS', undefined, { captcha: true })
    await fill(user)
    await user.click(submit())
    expect((await screen.findByRole('alert')).textContent).toContain(text('refusal.AUTH_BAD_CREDENTIALS'))
    expect(field(PASSWORD).value).toBe('RiverStone42')
    const picture = await waitFor(() => field(text('login.captcha')))
    expect(errorOf(text('login.captcha'))).toBeUndefined()
    await screen.findByRole('img', { name: text('login.captchaImage') })
    await user.click(submit())
    await waitFor(() => expect(document.activeElement).toBe(picture))
    answer(login, LOGGED_IN)
    await user.type(picture, 'ab12')
    await user.click(submit())
    await waitFor(() => expect(sessionHandle()).toBe('new-handle'))
    expect(bodiesOf(login).at(-1)).toMatchObject({ captcha: 'ab12', captchaId: 'picture' })
  })

  test('a lock says how long', async () => {
    const user = await open()
    refuse(login, 'AUTH_LOCKED', undefined, { retryAfterSec: 1_800 })
    await fill(user)
    await user.click(submit())
    expect((await screen.findByRole('alert')).textContent).toContain(text('code.waitMore', { minutes: 30 }))
  })

  test('after an exclusion’s term one asks to come back', async () => {
    const user = await open()
    refuse(login, 'AUTH_EXCLUDED', undefined, { until: '2026-01-01T00:00:00Z', mayAsk: true })
    await fill(user)
    await user.click(submit())
    await user.click(await screen.findByRole('button', { name: text('rg.excluded.comeBack') }))
    await waitFor(() => expect(bodiesOf(login)[1]).toMatchObject({ username: 'lotus', comeBack: true }))
    expect(bodiesOf(login)[0]).not.toHaveProperty('comeBack')
  })
})

describe('the second step', () => {
  async function asked(user: User) {
    refuse(login, 'AUTH_MFA_REQUIRED', undefined, { mfaTicket: 'ticket', knowDays: 30 })
    await fill(user)
    await user.click(submit())
    return waitFor(() => field(text('sec.code')))
  }
  const open = () => show(<Login />, { at: '/?modal=login' })

  test('takes the code with what was shown before, and knows the device where asked', async () => {
    const user = await open()
    await user.type(await asked(user), ' 123456 ')
    answer(login, LOGGED_IN)
    await user.click(screen.getByRole('checkbox'))
    await user.click(submit())
    await waitFor(() => expect(sessionHandle()).toBe('new-handle'))
    expect(bodiesOf(login).at(-1)).toMatchObject({
      username: 'lotus',
      mfa: { ticket: 'ticket', code: '123456', know: true },
    })
  })

  test('without a code nothing is sent', async () => {
    const user = await open()
    const code = await asked(user)
    await user.click(submit())
    expect(errorOf(text('sec.code'))).toBe(text('sec.needed'))
    await user.type(code, '1')
    expect(errorOf(text('sec.code'))).toBeUndefined()
    expect(callsOf(login)).toHaveLength(1)
  })

  test('a wrong code is taken away, and its field is not called empty', async () => {
    const user = await open()
    const code = await asked(user)
    refuse(login, 'AUTH_MFA_WRONG')
    await user.type(code, '000000')
    await user.click(submit())
    expect((await screen.findByRole('alert')).textContent).toContain(text('refusal.AUTH_MFA_WRONG'))
    expect(code.value).toBe('')
    expect(errorOf(text('sec.code'))).toBeUndefined()
  })

  test('too many wrong ones: only the first step again', async () => {
    const user = await open()
    const code = await asked(user)
    refuse(login, 'AUTH_MFA_WRONG', undefined, { over: true })
    await user.type(code, '000000')
    await user.click(submit())
    await screen.findByText(text('login.second.over'))
    expect(screen.queryByRole('button', { name: text('login.submit') })).toBeNull()
    await user.click(button(text('login.second.back')))
    expect(field(PASSWORD).value).toBe('')
  })
})

describe('by a code to the phone', () => {
  const NUMBER = text('phone.number')
  const brand = brandWith(['MOBILEVERCODELOGIN3'])
  const code = () => document.querySelector<HTMLInputElement>('.code-in')!

  async function open() {
    answer(countries, {
      list: [{ countryCode: 'VN', countryDialingCode: '+84', digits: { min: 9, max: 9 }, example: '912 345 678' }],
      guess: 'VN',
    })
    const user = await show(<Login />, { at: '/?modal=login&by=mobile', brand })
    await waitFor(() => expect(callsOf(countries)).toHaveLength(1))
    return user
  }

  test('the code is sent to the number, and logs in', async () => {
    const user = await open()
    answer(sendLoginCode, { expiredMinutes: 5, resendAfterSec: 60, channel: 'SMS', digits: 6 })
    answer(login, LOGGED_IN)
    await user.type(await waitFor(() => field(NUMBER)), '0912345678')
    await user.click(button(text('code.send')))
    await screen.findByText(text('code.maybe', { minutes: 5 }))
    expect(bodiesOf(sendLoginCode)).toMatchObject([{ mobileNum: '0912345678', countryDialingCode: '+84' }])
    await user.type(code(), '12 34 56')
    expect(code().value).toBe('123456')
    await user.click(submit())
    await waitFor(() => expect(sessionHandle()).toBe('new-handle'))
    expect(bodiesOf(login)).toMatchObject([
      { type: 'sms', username: '0912345678', password: '123456', countryDialingCode: '+84' },
    ])
  })

  test('a number that is too short is said before anything is sent', async () => {
    const user = await open()
    await user.type(await waitFor(() => field(NUMBER)), '0912')
    await user.click(submit())
    expect(errorOf(NUMBER)).toBe(text('phone.digits.exact', { min: 9, example: '912 345 678' }))
    expect(callsOf(login)).toEqual([])
  })

  test('a wrong code is said at its field', async () => {
    const user = await open()
    refuse(login, 'SMS_CODE_INVALID')
    await user.type(await waitFor(() => field(NUMBER)), '0912345678')
    await user.type(code(), '000000')
    await user.click(submit())
    await waitFor(() => expect(code().getAttribute('aria-invalid')).toBe('true'))
    expect(screen.getByText(text('refusal.SMS_CODE_INVALID'))).toBeDefined()
    expect(screen.queryByRole('alert')).toBeNull()
  })
})

// After a log-in everything personal is read anew; nothing here shows it.
beforeEach(() => {
  answer(currentSession, null)
  refuse(memberInfo, 'AUTH_REQUIRED')
})
