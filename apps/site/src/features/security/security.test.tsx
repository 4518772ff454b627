import { bindEmail, bindMobile, countries, sendOwnCode } from '@senluna/contract/member/codes.ts'
import { closeAccount, closureTerms, type ClosureTerms } from '@senluna/contract/member/closure.ts'
import { ownProfile, saveProfile, type ProfileRow } from '@senluna/contract/member/profile.ts'
import { enrolTotp, paymentPassword, removeTotp, renewCodes } from '@senluna/contract/member/security.ts'
import { sessionHandle } from '@senluna/web/client/call/identity.ts'
import { answer, answerLater, bodiesOf, callsOf, refuse } from '@senluna/web/testing/calls.ts'
import type { ReactNode } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { button, errorOf, field, fillIn, screen, show, text, toasts, waitFor, type User } from '../../testing/show.tsx'
import { BindContact } from '../../account-windows/BindContact.tsx'
import { CloseAccount } from './CloseAccount.tsx'
import { PaymentPassword } from '../../account-windows/PaymentPassword.tsx'
import { Profile } from './Profile.tsx'
import { Rows } from './Rows.tsx'
import { TwoStep } from './TwoStep.tsx'

const PASSWORD = text('sec.password')
const open = (part: ReactNode) => show(part, { session: 'member', at: '/account/security' })
const onClose = vi.fn<() => void>()

describe('digits for payments', () => {
  const OLD = text('sec.pin.old')
  const NEW = text('sec.pin.new')
  const AGAIN = text('sec.pin.again')
  const pin = (more: Partial<Parameters<typeof PaymentPassword>[0]> = {}) => (
    <PaymentPassword set={false} hasPassword methods={[]} onClose={onClose} {...more} />
  )
  const save = () => button(text('sec.save'))
  const fillNew = async (user: User) => {
    await fillIn(user, NEW, '271828')
    await fillIn(user, AGAIN, '271828')
  }

  test('the first ones take the log-in password', async () => {
    const user = await open(pin())
    answer(paymentPassword, { changed: true })
    await fillNew(user)
    await user.click(save())
    expect(errorOf(PASSWORD)).toBe(text('sec.needed'))
    expect(callsOf(paymentPassword)).toEqual([])
    await user.type(field(PASSWORD), 'RiverStone42')
    expect(errorOf(PASSWORD)).toBeUndefined()
    await user.click(save())
    await waitFor(() => expect(toasts()).toEqual([text('sec.pin.saved')]))
    expect(bodiesOf(paymentPassword)).toEqual([{ password: 'RiverStone42', newPin: '271828', confirmPin: '271828' }])
    expect(onClose).toHaveBeenCalled()
  })

  test('later ones take the old digits, and say how often they may be tried', async () => {
    const user = await open(pin({ set: true }))
    refuse(paymentPassword, 'PIN_WRONG', undefined, { left: 4 })
    await fillIn(user, OLD, '000000')
    await fillNew(user)
    await user.click(save())
    expect((await screen.findByRole('alert')).textContent).toContain(text('sec.pin.left', { left: 4 }))
    expect(bodiesOf(paymentPassword)).toEqual([{ oldPin: '000000', newPin: '271828', confirmPin: '271828' }])
  })

  test('forgotten ones take password and a code of the account’s own', async () => {
    const user = await open(pin({ set: true, methods: ['SMS'] }))
    answer(sendOwnCode, { expiredMinutes: 5, resendAfterSec: 60, channel: 'SMS', digits: 6 })
    answer(paymentPassword, { changed: true })
    await user.click(button(text('kept.pin.forgot')))
    await user.click(button(text('code.send')))
    await screen.findByRole('button', { name: text('code.wait', { seconds: 60 }) })
    await fillIn(user, text('withdraw.second.code'), '123456')
    await fillNew(user)
    await fillIn(user, PASSWORD, 'RiverStone42')
    await user.click(save())
    await waitFor(() => expect(bodiesOf(paymentPassword)).toHaveLength(1))
    expect(bodiesOf(paymentPassword)[0]).toMatchObject({ password: 'RiverStone42', otp: '123456', otpChannel: 'SMS' })
  })

  test('who has nothing to show it by can’t send it', async () => {
    const user = await open(pin({ set: true }))
    await user.click(button(text('kept.pin.forgot')))
    expect(screen.getByText(text('kept.pin.none'))).toBeDefined()
    expect(save().disabled).toBe(true)
  })

  test('what are no six digits is said at their field', async () => {
    const user = await open(pin())
    refuse(paymentPassword, 'REG_FIELD', [{ field: 'newPin' }])
    await fillIn(user, NEW, '12')
    await fillIn(user, PASSWORD, 'RiverStone42')
    await user.click(save())
    await waitFor(() => expect(errorOf(NEW)).toBe(text('pattern.PAY_PIN', { 0: 6 })))
  })
})

describe('turning the second step on', () => {
  const CODE = text('sec.enrol.code')

  async function scan() {
    const user = await open(<TwoStep on={false} hasPassword onClose={onClose} />)
    answer(enrolTotp, { secret: 'ABCDEFGHIJ', secretUri: 'otpauth://totp/x' })
    await user.type(field(PASSWORD), 'RiverStone42{Enter}')
    await waitFor(() => field(CODE))
    return user
  }

  test('password, the app’s secret, its first code, and codes to keep', async () => {
    const user = await scan()
    expect(document.querySelector('.secret')?.textContent).toBe('ABCD EFGH IJ')
    answer(enrolTotp, { recoveryCodes: ['one', 'two'] })
    await user.type(field(CODE), '123456{Enter}')
    expect(await screen.findByText('two')).toBeDefined()
    expect(bodiesOf(enrolTotp)).toEqual([{ password: 'RiverStone42' }, { code: '123456' }])
    expect(screen.queryByRole('button', { name: text('shell.close') })).toBeNull()
  })

  test('without a code nothing is sent', async () => {
    const user = await scan()
    await user.click(button(text('sec.do.turnOn')))
    expect(errorOf(CODE)).toBe(text('sec.needed'))
    expect(callsOf(enrolTotp)).toHaveLength(1)
  })

  test('a wrong code leaves the picture where it is', async () => {
    const user = await scan()
    refuse(enrolTotp, 'AUTH_MFA_WRONG')
    await user.type(field(CODE), '000000{Enter}')
    expect((await screen.findByRole('alert')).textContent).toContain(text('refusal.AUTH_MFA_WRONG'))
    expect(screen.getByRole('img', { name: text('sec.enrol.qr') })).toBeDefined()
  })
})

describe('managing the second step', () => {
  const manage = () => open(<TwoStep on hasPassword onClose={onClose} />)

  test('new codes take password and a code; each that is missing is said', async () => {
    const user = await manage()
    await user.click(button(text('sec.codes.renew')))
    await user.click(button(text('sec.next')))
    expect(errorOf(PASSWORD)).toBe(text('sec.needed'))
    await fillIn(user, PASSWORD, 'RiverStone42')
    await user.click(button(text('sec.next')))
    expect(errorOf(text('sec.code'))).toBe(text('sec.needed'))
    expect(callsOf(renewCodes)).toEqual([])
    answer(renewCodes, { recoveryCodes: ['fresh'] })
    await fillIn(user, text('sec.code'), ' 123456 ')
    await user.click(button(text('sec.next')))
    await screen.findByText('fresh')
    expect(bodiesOf(renewCodes)).toEqual([{ password: 'RiverStone42', code: '123456' }])
  })

  test('taking it away is done once', async () => {
    const user = await manage()
    const arrive = answerLater(removeTotp, { off: true })
    await user.click(button(text('sec.off.title')))
    await fillIn(user, PASSWORD, 'RiverStone42')
    await fillIn(user, text('sec.code'), '123456')
    await user.dblClick(button(text('sec.off.do')))
    expect(button(text('sec.off.do')).disabled).toBe(true)
    arrive()
    await waitFor(() => expect(toasts()).toEqual([text('sec.off.done')]))
    expect(callsOf(removeTotp)).toHaveLength(1)
  })

  test('a wrong password is said at its field', async () => {
    const user = await manage()
    refuse(removeTotp, 'AUTH_OLD_PASSWORD')
    await user.click(button(text('sec.off.title')))
    await fillIn(user, PASSWORD, 'wrong')
    await fillIn(user, text('sec.code'), '123456')
    await user.click(button(text('sec.off.do')))
    await waitFor(() => expect(errorOf(PASSWORD)).toBe(text('refusal.AUTH_OLD_PASSWORD')))
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('who has no password and logged in a while ago is asked to do so anew', async () => {
    const user = await open(<TwoStep on hasPassword={false} onClose={onClose} />)
    refuse(removeTotp, 'AUTH_CONFIRM')
    await user.click(button(text('sec.off.title')))
    await fillIn(user, text('sec.code'), '123456')
    await user.click(button(text('sec.off.do')))
    expect((await screen.findByRole('alert')).textContent).toBe(text('sec.again'))
  })
})

describe('an address or number of one’s own', () => {
  const EMAIL = text('sec.row.email')
  const sent = { expiredMinutes: 5, resendAfterSec: 60, channel: 'EMAIL', digits: 6 } as const

  async function ask(confirmed = false) {
    const user = await open(<BindContact kind="email" confirmed={confirmed} hasPassword onClose={onClose} />)
    answer(sendOwnCode, sent)
    await fillIn(user, EMAIL, 'lan@example.com')
    await user.click(button(text('sec.bind.send')))
    await waitFor(() => field(text('sec.bind.code')))
    return user
  }

  test('nothing typed: nothing is sent', async () => {
    const user = await open(<BindContact kind="email" confirmed={false} hasPassword onClose={onClose} />)
    await user.click(button(text('sec.bind.send')))
    expect(errorOf(EMAIL)).toBe(text('sec.needed'))
    await user.type(field(EMAIL), 'l')
    expect(errorOf(EMAIL)).toBeUndefined()
    expect(callsOf(sendOwnCode)).toEqual([])
  })

  test('the first: the code that went there, and the password', async () => {
    const user = await ask()
    answer(bindEmail, { masked: 'l***@example.com' })
    await fillIn(user, text('sec.bind.code'), '123456')
    await fillIn(user, PASSWORD, 'RiverStone42')
    await user.click(button(text('sec.do.confirm')))
    await waitFor(() => expect(toasts()).toEqual([text('sec.bind.done', { masked: 'l***@example.com' })]))
    expect(bodiesOf(bindEmail)).toEqual([{ password: 'RiverStone42', value: 'lan@example.com', code: '123456' }])
  })

  test('another: a code from each of the two, and the wrong one is pointed at', async () => {
    const user = await ask(true)
    refuse(bindEmail, 'SMS_CODE_INVALID', [{ field: 'oldCode' }])
    await fillIn(user, text('sec.bind.code'), '123456')
    await fillIn(user, text('sec.bind.old'), '000000')
    expect(screen.queryByLabelText(PASSWORD)).toBeNull()
    await user.click(button(text('sec.do.confirm')))
    await waitFor(() => expect(errorOf(text('sec.bind.old'))).toBe(text('refusal.SMS_CODE_INVALID')))
    expect(errorOf(text('sec.bind.code'))).toBeUndefined()
    expect(bodiesOf(bindEmail)[0]).toMatchObject({ oldCode: '000000' })
  })

  test('a typing mistake is mended without leaving', async () => {
    const user = await ask()
    await user.click(button(text('sec.bind.other')))
    expect(field(EMAIL).value).toBe('lan@example.com')
  })

  test('a number goes with its country’s code', async () => {
    answer(countries, {
      list: [
        { countryCode: 'VN', countryDialingCode: '+84', digits: { min: 9, max: 9 }, example: '912 345 678' },
        { countryCode: 'TH', countryDialingCode: '+66', digits: { min: 9, max: 9 }, example: '812 345 678' },
      ],
      guess: 'VN',
    })
    const user = await open(<BindContact kind="mobile" confirmed={false} hasPassword={false} onClose={onClose} />)
    answer(sendOwnCode, { ...sent, channel: 'SMS' })
    answer(bindMobile, { masked: '***678' })
    await user.selectOptions(await waitFor(() => field(text('sec.bind.country'))), 'TH')
    await fillIn(user, text('sec.row.mobile'), '812345678')
    await user.click(button(text('sec.bind.send')))
    await fillIn(user, await waitFor(() => field(text('sec.bind.code')) && text('sec.bind.code')), '123456')
    await user.click(button(text('sec.do.confirm')))
    await waitFor(() => expect(bodiesOf(bindMobile)).toHaveLength(1))
    expect(bodiesOf(bindMobile)[0]).toEqual({ value: '812345678', countryDialingCode: '+66', code: '123456' })
  })
})

describe('closing the account', () => {
  const TERMS: ClosureTerms = {
    balance: '150000',
    currency: 'VND',
    money: 'GIVEN_UP',
    openRounds: 0,
    twoStep: false,
    hasPassword: true,
    eraseDays: 30,
  }
  const go = () => button(text('sec.close.do'))
  const NAME = text('sec.close.type', { name: 'lotus' })

  async function openTerms(more: Partial<ClosureTerms> = {}) {
    answer(closureTerms, { ...TERMS, ...more })
    const user = await open(<CloseAccount />)
    await user.click(button(text('sec.close.title')))
    await screen.findByText(text('sec.close.erase', { days: 30 }))
    return user
  }

  test('takes the user name and the password, and ends the session', async () => {
    const user = await openTerms()
    answer(closeAccount, { closedAt: '2026-11-22T12:00:00Z', eraseAt: '2026-12-22T12:00:00Z' })
    expect(screen.getByText(text('sec.close.GIVEN_UP', { amount: '150,000.00 ₫' }))).toBeDefined()
    expect(go().disabled).toBe(true)
    await fillIn(user, await waitFor(() => field(NAME) && NAME), 'lotus')
    await fillIn(user, PASSWORD, 'RiverStone42')
    await user.click(go())
    await waitFor(() => expect(sessionHandle()).toBeNull())
    expect(bodiesOf(closeAccount)).toEqual([{ password: 'RiverStone42', confirmation: 'lotus' }])
    expect(toasts()).toEqual([text('sec.close.done')])
  })

  test('another name is said at its field', async () => {
    const user = await openTerms()
    refuse(closeAccount, 'CLOSE_NAME')
    await fillIn(user, await waitFor(() => field(NAME) && NAME), 'somebody')
    await fillIn(user, PASSWORD, 'RiverStone42')
    await user.click(go())
    await waitFor(() => expect(errorOf(NAME)).toBe(text('refusal.CLOSE_NAME')))
    expect(sessionHandle()).not.toBeNull()
  })

  test.each([
    ['money that must be paid out before', { money: 'WITHDRAW_FIRST' }],
    ['rounds that are still open', { openRounds: 2 }],
    ['a second step without its code', { twoStep: true }],
  ] as const)('%s: it can’t be sent', async (_, more) => {
    const user = await openTerms(more)
    await fillIn(user, await waitFor(() => field(NAME) && NAME), 'lotus')
    expect(go().disabled).toBe(true)
  })
})

describe('the profile', () => {
  const row = (name: ProfileRow['field'], more: Partial<ProfileRow> = {}): ProfileRow => ({
    field: name,
    value: '',
    locked: false,
    acceptedPattern: '*',
    patternId: null,
    minLength: 1,
    maxLength: 60,
    ...more,
  })

  async function openProfile() {
    answer(ownProfile, {
      fields: [
        row('nickname', { value: 'Lotus' }),
        row('payeeName', { value: 'N*** Đạt', locked: true }),
        row('birthday', { patternId: 'DATE_YMD' }),
      ],
    })
    const user = await open(<Profile onClose={onClose} />)
    await waitFor(() => field(text('field.nickname')))
    return user
  }

  test('only what was changed is sent; what is entered once can’t be typed in', async () => {
    const user = await openProfile()
    answer(saveProfile, { saved: ['nickname'] })
    expect(field(text('field.payeeName')).readOnly).toBe(true)
    await user.clear(field(text('field.nickname')))
    await fillIn(user, text('field.nickname'), 'Sen')
    await user.click(button(text('sec.save')))
    await waitFor(() => expect(toasts()).toEqual([text('sec.profile.saved')]))
    expect(bodiesOf(saveProfile)).toEqual([{ nickname: 'Sen' }])
  })

  test('what the server doesn’t take is said at its field', async () => {
    const user = await openProfile()
    refuse(saveProfile, 'REG_FIELD', [{ field: 'nickname' }])
    await fillIn(user, text('field.nickname'), '!')
    await user.click(button(text('sec.save')))
    await waitFor(() => expect(errorOf(text('field.nickname'))).toBe(text('sec.profile.wrong')))
  })
})

test('the name alone is asked for where the name alone is missing', async () => {
  const onOpen = vi.fn<(name: string) => void>()
  const user = await open(
    <Rows rows={[{ row: 'realName', state: 'OPEN', points: 0, of: 10 }]} hasPassword onOpen={onOpen} />,
  )
  await user.click(button(text('sec.do.of', { what: text('sec.do.add'), row: text('sec.row.realName') })))
  expect(onOpen.mock.calls).toEqual([['realName']])
})
