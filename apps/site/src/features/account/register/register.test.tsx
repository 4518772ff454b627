import { linkOpened } from '@senluna/contract/agent/links.ts'
import { register } from '@senluna/contract/member/registration.ts'
import { countries } from '@senluna/contract/member/codes.ts'
import { affiliateCheck } from '@senluna/contract/member/referrals.ts'
import { captcha, registerSetting } from '@senluna/contract/site/system.ts'
import type { ReplyOf } from '@senluna/contract/endpoint.ts'
import { sessionHandle } from '@senluna/web/client/call/identity.ts'
import { answer, answerLater, bodiesOf, callsOf, refuse } from '@senluna/web/testing/calls.ts'
import { cleanup } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ruleOf } from '../../../testing/brand.ts'
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
import Register from './Register.tsx'

const SETTING: ReplyOf<typeof registerSetting> = {
  open: true,
  tabs: ['username'],
  mobilePassword: true,
  smsRequired: false,
  captchaRequired: false,
  countries: [],
  minAge: 18,
  terms: { version: '2026-01-01', url: '/help/terms' },
  rules: [
    ruleOf('username', { acceptedPattern: '^[a-z0-9]{6,12}$', patternId: 'USERNAME', minLength: 6, maxLength: 12 }),
    ruleOf('password', { minLength: 8, maxLength: 20, sort: 2 }),
    ruleOf('confirmPassword', { sort: 3 }),
    ruleOf('nickname', { required: false, sort: 4 }),
    ruleOf('affiliateCode', { required: false, sort: 5 }),
  ],
}
const NAME = text('field.username')
const PASSWORD = text('field.password')
const AGAIN = text('field.confirmPassword')
const submit = () => button(text('register.submit'))
const ticks = () => screen.getAllByRole<HTMLInputElement>('checkbox')

async function open(more: Partial<typeof SETTING> = {}, at = '/?modal=register') {
  answer(linkOpened, { counted: true })
  answer(countries, { list: [], guess: 'VN' })
  answer(captcha, { captchaId: 'picture', value: '', image: 'data:,', expiresInSec: 120 })
  answer(registerSetting, { ...SETTING, ...more })
  const user = await show(<Register />, { at })
  await waitFor(() => field(NAME))
  // What the test before has typed is kept by this tab.
  for (const name of [NAME, text('field.affiliateCode')]) await user.clear(field(name))
  return user
}

async function fill(user: User, name = 'lotus2026', again = 'RiverStone42') {
  await fillIn(user, NAME, name)
  await fillIn(user, PASSWORD, 'RiverStone42')
  await fillIn(user, AGAIN, again)
  for (const tick of ticks()) await user.click(tick)
}

test('an account is opened with what the brand asks for, and is logged in', async () => {
  const user = await open({}, '/?modal=register&referralCode=FRIEND1')
  answer(register, { id: '1', userName: 'lotus2026', login: LOGGED_IN })
  await fill(user)
  await user.click(submit())
  await waitFor(() => expect(sessionHandle()).toBe('new-handle'))
  expect(bodiesOf(register)).toMatchObject([
    {
      username: 'lotus2026',
      password: 'RiverStone42',
      confirmPassword: 'RiverStone42',
      referralCode: 'FRIEND1',
      agreeAge: true,
      agreeTerms: true,
      termsVersion: '2026-01-01',
      login: true,
    },
  ])
  expect(bodiesOf(register)[0]).not.toHaveProperty('nickname')
  expect(toasts()[0]).toContain(text('register.done', { name: 'lotus2026' }))
  expect(sessionStorage.getItem('referral')).toBeNull()
  expect(bodiesOf(linkOpened)).toEqual([{ code: 'FRIEND1' }])
})

test('nothing filled in: nothing is sent, all of it is said, and the first field has the focus', async () => {
  const user = await open()
  await user.click(submit())
  expect([NAME, PASSWORD].map((name) => errorOf(name))).toEqual([text('form.empty'), text('form.empty')])
  expect(screen.getAllByText(text('form.agree'))).toHaveLength(2)
  expect(screen.getByText(text('register.summary', { count: 5 }))).toBeDefined()
  await waitFor(() => expect(document.activeElement).toBe(field(NAME)))
  expect(callsOf(register)).toEqual([])
})

test('a field says what is wrong once it is left, not while it is typed', async () => {
  const user = await open()
  await user.type(field(NAME), 'ab')
  expect(errorOf(NAME)).toBeUndefined()
  await user.tab()
  expect(errorOf(NAME)).toBe(text('pattern.USERNAME', { 0: 6, 1: 12 }))
  await fillIn(user, NAME, 'cdef')
  expect(errorOf(NAME)).toBeUndefined()
})

test('the same password twice, or nothing', async () => {
  const user = await open()
  await fill(user, 'lotus2026', 'RiverStone43')
  await user.click(submit())
  expect(errorOf(AGAIN)).toBe(text('form.mismatch'))
  expect(callsOf(register)).toEqual([])
})

test('without a yes to age and terms nothing is sent', async () => {
  const user = await open()
  await fill(user)
  await user.click(ticks()[1]!)
  await user.click(submit())
  expect(screen.getByText(text('form.agree'))).toBeDefined()
  expect(callsOf(register)).toEqual([])
})

test('a name that somebody has is said at its field, which gets the focus', async () => {
  const user = await open()
  refuse(register, 'REG_USERNAME_TAKEN')
  await fill(user)
  await user.click(submit())
  await waitFor(() => expect(errorOf(NAME)).toBe(text('form.taken')))
  await waitFor(() => expect(document.activeElement).toBe(field(NAME)))
  await fillIn(user, NAME, '7')
  expect(errorOf(NAME)).toBeUndefined()
})

test('what the server finds wrong stands at its field, also where that was folded away', async () => {
  const user = await open()
  refuse(register, 'REG_FIELD', [{ field: 'nickname', args: [] }])
  await fill(user)
  await user.click(submit())
  await waitFor(() => expect(errorOf(text('field.nickname'))).toBeDefined())
  await waitFor(() => expect(document.activeElement).toBe(field(text('field.nickname'))))
  expect(document.querySelector('details')?.open).toBe(true)
})

test('an affiliate’s code that is none is said before the account is asked for', async () => {
  const user = await open()
  refuse(affiliateCheck, 'REG_CODE_INVALID', [{ field: 'code' }])
  await fillIn(user, text('field.affiliateCode'), 'NOBODY')
  await fill(user)
  await user.click(submit())
  await waitFor(() => expect(errorOf(text('field.affiliateCode'))).toBe(text('refusal.REG_CODE_INVALID')))
  expect(callsOf(register)).toEqual([])
})

test('a picture is asked for once the server wants one, and emptied by each try', async () => {
  const user = await open()
  refuse(register, 'AUTH_CAPTCHA_REQUIRED')
  await fill(user)
  await user.click(submit())
  const picture = await waitFor(() => field(text('login.captcha')))
  await screen.findByRole('img', { name: text('login.captchaImage') })
  await user.type(picture, 'ab12')
  refuse(register, 'REG_USERNAME_TAKEN')
  await user.click(submit())
  await waitFor(() => expect(bodiesOf(register)[1]).toMatchObject({ captcha: 'ab12', captchaId: 'picture' }))
  await waitFor(() => expect(picture.value).toBe(''))
})

test('pressed twice, one account is asked for', async () => {
  const user = await open()
  const arrive = answerLater(register, { id: '1', userName: 'lotus2026', login: LOGGED_IN })
  await fill(user)
  await user.dblClick(submit())
  await waitFor(() => expect(submit().disabled).toBe(true))
  arrive()
  await waitFor(() => expect(sessionHandle()).toBe('new-handle'))
  expect(callsOf(register)).toHaveLength(1)
})

test('what was typed is there when the window is opened again, without the passwords', async () => {
  const user = await open()
  await fillIn(user, NAME, 'lotus2026')
  await fillIn(user, PASSWORD, 'RiverStone42')
  cleanup()
  await show(<Register />, { at: '/?modal=register' })
  await waitFor(() => expect(field(NAME).value).toBe('lotus2026'))
  expect(field(PASSWORD).value).toBe('')
})

test('a brand that takes nobody says so', async () => {
  answer(countries, { list: [], guess: 'VN' })
  answer(captcha, { captchaId: 'picture', value: '', image: 'data:,', expiresInSec: 120 })
  answer(registerSetting, { ...SETTING, open: false })
  await show(<Register />, { at: '/?modal=register' })
  expect(await screen.findByText(text('register.closed'))).toBeDefined()
})
