import { countries } from '@senluna/contract/member/codes.ts'
import { ownProfile, saveProfile } from '@senluna/contract/member/profile.ts'
import { securityOverview } from '@senluna/contract/member/security.ts'
import { payoutAccounts } from '@senluna/contract/money/payout-accounts.ts'
import type { ReplyOf } from '@senluna/contract/endpoint.ts'
import { orderWithdrawal, withdrawals, withdrawQuote, type WithdrawQuote } from '@senluna/contract/money/withdrawals.ts'
import { answer, answerLater, bodiesOf, callsOf, lose, refuse } from '@senluna/web/testing/calls.ts'
import { describe, expect, test } from 'vitest'
import { haveOpen } from '../../../testing/navigation.ts'
import { button, errorOf, field, screen, show, text, toasts, waitFor } from '../../../testing/show.tsx'
import { ACCOUNT, KNOWN, ORDER, OVERVIEW, QUOTE } from './testing/examples.ts'
import WithdrawPanel from './WithdrawPanel.tsx'

interface Opened {
  quote?: Partial<WithdrawQuote>
  known?: Partial<ReplyOf<typeof payoutAccounts>>
  at?: string
}

async function openPanel({ quote, known, at = '/?mc=withdraw' }: Opened = {}) {
  answer(payoutAccounts, { ...KNOWN, ...known })
  answer(withdrawQuote, ({ query }) => ({ ...QUOTE, ...(query.amount && { fee: '15000', net: '1485000' }), ...quote }))
  answer(withdrawals, { list: [ORDER] })
  return show(<WithdrawPanel />, { session: 'member', at })
}

const amount = () => field(text('withdraw.amount'))
const submit = () => button(text('withdraw.submit'))
const ready = () => waitFor(amount)

async function fill(user: Awaited<ReturnType<typeof openPanel>>, typed = '1.500.000', pin = '271828') {
  await ready()
  await user.type(amount(), typed)
  await user.type(field(text('withdraw.pin')), pin)
}

test('the amount is grouped as it is typed, and what it costs is asked for it', async () => {
  const user = await openPanel()
  await fill(user)
  expect(amount().value).toBe('1,500,000')
  await screen.findByText('1,485,000.00')
  expect(screen.getByText('15,000.00')).toBeDefined()
  expect(callsOf(withdrawQuote).at(-1)?.query).toEqual({ amount: '1500000', accountId: ACCOUNT.id, from: 'MAIN' })
})

test('an order sends amount, account and payment password; it is then the first of the list', async () => {
  const user = await openPanel()
  answer(orderWithdrawal, ORDER)
  await fill(user)
  await user.click(submit())
  await screen.findByText(text('withdraw.state.REVIEW'), { selector: '.withdraw-state' })
  expect(bodiesOf(orderWithdrawal)).toEqual([
    { amount: '1500000', accountId: ACCOUNT.id, from: 'MAIN', paymentPassword: '271828' },
  ])
  expect(toasts()).toEqual([text('withdraw.ordered', { no: 'W7' })])
})

test('while it is on its way nothing more can be ordered', async () => {
  const user = await openPanel()
  const arrive = answerLater(orderWithdrawal, ORDER)
  await fill(user)
  await user.dblClick(submit())
  expect(submit().disabled).toBe(true)
  arrive()
  await waitFor(() => expect(toasts()).toHaveLength(1))
  expect(callsOf(orderWithdrawal)).toHaveLength(1)
})

test('a wrong payment password is said at its field, with the tries that are left', async () => {
  const user = await openPanel()
  refuse(orderWithdrawal, 'PIN_WRONG', undefined, { left: 3 })
  await fill(user)
  await user.click(submit())
  await waitFor(() => expect(errorOf(text('withdraw.pin'))).toContain(text('withdraw.pin.left', { left: 3 })))
  expect(amount().value).toBe('1,500,000')
  expect(screen.queryByRole('alert')).toBeNull()
})

describe('idempotency', () => {
  const keys = () => new Set(callsOf(orderWithdrawal).map(({ idempotencyKey }) => idempotencyKey))

  test('an order without an answer keeps its key when it is sent again', async () => {
    const user = await openPanel()
    lose(orderWithdrawal)
    await fill(user)
    await user.click(submit())
    await screen.findByRole('alert', undefined, { timeout: 4_000 })
    answer(orderWithdrawal, ORDER)
    await user.click(submit())
    await waitFor(() => expect(toasts()).toHaveLength(1))
    expect(keys().size).toBe(1)
  })

  test('after a refusal the same order is a new one', async () => {
    const user = await openPanel()
    refuse(orderWithdrawal, 'WD_DAILY_COUNT')
    await fill(user)
    await user.click(submit())
    await screen.findByRole('alert')
    answer(orderWithdrawal, ORDER)
    await user.click(submit())
    await waitFor(() => expect(toasts()).toHaveLength(1))
    expect(keys().size).toBe(2)
  })
})

describe('what stands in the way is said before anything is sent', () => {
  test.each([
    ['too small, with the bounds', { blockers: ['WD_BELOW_MIN'] }, '200,000.00'],
    ['a tier that is missing', { blockers: ['WD_KYC'], tierNeeded: 2 }, text('withdraw.kyc', { tier: 2 })],
    ['more than there is', { blockers: ['WAL_INSUFFICIENT'] }, text('refusal.WAL_INSUFFICIENT')],
  ] as const)('%s', async (_, { blockers, ...more }, says) => {
    const user = await openPanel({ quote: { blockers: [...blockers], ...more } })
    await fill(user, '100')
    await waitFor(() => expect(errorOf(text('withdraw.amount'))).toContain(says))
    expect(submit().disabled).toBe(true)
  })

  test('an identity that is not verified, with the way there', async () => {
    const user = await openPanel({ quote: { reasons: [{ code: 'WD_KYC', remaining: '5000000' }] } })
    await ready()
    await user.click(button(text('kept.confirm')))
    expect(location.search).toContain('mc=securityCenter')
  })

  test('an account that may not be used yet', async () => {
    await openPanel({ quote: { blockers: ['WD_ACCOUNT_COOLING'] } })
    expect(await screen.findByText(text('refusal.WD_ACCOUNT_COOLING'))).toBeDefined()
    expect(submit().disabled).toBe(true)
  })

  test('what is no amount', async () => {
    const user = await openPanel()
    await fill(user, 'all')
    expect(errorOf(text('withdraw.amount'))).toBe(text('transfer.invalid'))
    expect(submit().disabled).toBe(true)
  })

  test('a payment password that is too short', async () => {
    const user = await openPanel()
    await fill(user, '500000', '123')
    expect(submit().disabled).toBe(true)
  })
})

test('what must still be wagered is listed with what counts of what can be bet on', async () => {
  haveOpen('RNG', 'LOTT')
  await openPanel({
    quote: {
      available: '0',
      reasons: [{ code: 'WD_TURNOVER', remaining: '750000' }],
      blockers: ['WD_TURNOVER'],
      totalRemaining: '750000',
      turnover: [
        {
          id: ACCOUNT.id,
          source: 'DEPOSIT',
          required: '1000000',
          done: '250000',
          remaining: '750000',
          contrib: { RNG: 100 },
          createdAt: '2026-11-22T12:00:00Z',
        },
      ],
    },
  })
  expect(await screen.findByText(text('withdraw.turnover', { amount: '750,000.00' }))).toBeDefined()
  expect(screen.getByRole<HTMLProgressElement>('progressbar').value).toBe(25)
  const words = { percent: 100, list: text('withdraw.product.RNG') }
  expect(screen.getByText(text('withdraw.turnover.counts', words))).toBeDefined()
  expect(await screen.findByText(text('withdraw.turnover.not', { list: text('withdraw.product.LOTT') }))).toBeDefined()
})

describe('what can be withdrawn', () => {
  const stands = () => document.querySelector('.withdraw-balance')!.textContent
  const why = () => document.getElementById(submit().getAttribute('aria-describedby')!)!.textContent

  test('is nothing while something must be wagered: the reason and what is left stand beside the button', async () => {
    await openPanel({
      quote: {
        balance: '8629960',
        available: '0',
        blockers: ['WD_TURNOVER'],
        reasons: [{ code: 'WD_TURNOVER', remaining: '200000' }],
      },
    })
    await ready()
    expect(stands()).toBe(`${text('withdraw.balance')}0.00${text('withdraw.balance.all')} 8,629,960.00`)
    expect(submit().disabled).toBe(true)
    expect(why()).toContain(text('withdraw.why.WD_TURNOVER', { amount: '200,000.00' }))
  })

  test('is said with every reason at once', async () => {
    await openPanel({
      quote: {
        available: '0',
        reasons: [
          { code: 'WAL_DEBT', remaining: '5000' },
          { code: 'WD_DAILY_COUNT' },
          { code: 'WD_DAILY_AMOUNT', remaining: '100000' },
        ],
        blockers: ['WAL_DEBT'],
      },
    })
    await ready()
    for (const line of [
      text('withdraw.why.WAL_DEBT', { amount: '5,000.00' }),
      text('withdraw.why.WD_DAILY_COUNT'),
      text('withdraw.why.WD_DAILY_AMOUNT', { amount: '100,000.00' }),
    ])
      expect(why()).toContain(line)
  })

  test('what is still to be filled in is said too, until it is', async () => {
    const user = await openPanel()
    await ready()
    expect(why()).toBe(text('withdraw.why.amount') + text('withdraw.why.pin'))
    await fill(user)
    await waitFor(() => expect(why()).toBe(''))
    expect(submit().disabled).toBe(false)
  })
})

test('"all" is the most in whole steps', async () => {
  const user = await openPanel()
  await ready()
  await user.click(button(text('withdraw.all')))
  expect(amount().value).toBe('7,654,000')
})

test('where a second thing is asked for, the app’s code goes along', async () => {
  const user = await openPanel({ quote: { second: true } })
  answer(orderWithdrawal, ORDER)
  await fill(user)
  await user.type(field(text('withdraw.second.TOTP')), '123456')
  await user.click(submit())
  await waitFor(() => expect(bodiesOf(orderWithdrawal)).toEqual([expect.objectContaining({ totp: '123456' })]))
})

test('money kept from play leaves by a choice of its own, without a fee', async () => {
  const user = await openPanel({ quote: { kept: '300000' }, at: '/?mc=withdraw&mc.from=LOCKED' })
  answer(withdrawQuote, { ...QUOTE, kept: '300000', balance: '300000', fee: '0', net: '300000' })
  answer(orderWithdrawal, { ...ORDER, from: 'LOCKED' })
  await fill(user, '300000')
  await user.click(submit())
  await waitFor(() => expect(bodiesOf(orderWithdrawal)).toEqual([expect.objectContaining({ from: 'LOCKED' })]))
})

describe('before a first withdrawal', () => {
  const { realName: _, ...unnamed } = KNOWN
  const NEW = { ...unnamed, list: [], hasPaymentPassword: false, methods: [] }

  async function openNew(quote: Partial<WithdrawQuote> = {}) {
    answer(payoutAccounts, NEW)
    answer(withdrawQuote, { ...QUOTE, ...quote })
    answer(withdrawals, { list: [] })
    answer(securityOverview, OVERVIEW)
    return show(<WithdrawPanel />, { session: 'member', at: '/?mc=withdraw' })
  }
  const need = (name: string) => document.querySelector<HTMLElement>(`[data-need="${name}"]`)!

  test('all that it takes is listed at once, with what is left to wager', async () => {
    await openNew({ available: '0', reasons: [{ code: 'WD_TURNOVER', remaining: '750000' }] })
    await screen.findByRole('heading', { name: text('withdraw.needs') })
    expect(Array.from(document.querySelectorAll('[data-need]'), (row) => row.getAttribute('data-need'))).toEqual([
      'pin',
      'name',
      'contact',
      'account',
      'turnover',
    ])
    expect(need('turnover').textContent).toContain('750,000.00')
    expect(button(text('withdraw.account.add'), need('account')).disabled).toBe(true)
  })

  test('the name is given in a window of one field, here', async () => {
    const user = await openNew()
    answer(ownProfile, { fields: [] })
    answer(saveProfile, { saved: ['payeeName'] })
    await user.click(await screen.findByRole('button', { name: text('withdraw.need.name.do') }))
    const dialog = screen.getByRole('dialog')
    expect(dialog.querySelectorAll('input')).toHaveLength(1)
    await user.type(field(text('field.payeeName'), dialog), 'Nguyễn Văn Đạt')
    await user.click(button(text('sec.save'), dialog))
    await waitFor(() => expect(bodiesOf(saveProfile)).toEqual([{ payeeName: 'Nguyễn Văn Đạt' }]))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  test('a name that is none is told what one is', async () => {
    const user = await openNew()
    const rule = { patternId: 'LATIN_NAME', acceptedPattern: '*', minLength: 2, maxLength: 50 }
    answer(ownProfile, { fields: [{ field: 'payeeName', value: '', locked: false, ...rule }] })
    refuse(saveProfile, 'REG_FIELD', [{ field: 'payeeName' }])
    await user.click(await screen.findByRole('button', { name: text('withdraw.need.name.do') }))
    const dialog = screen.getByRole('dialog')
    await user.type(field(text('field.payeeName'), dialog), '123')
    await user.click(button(text('sec.save'), dialog))
    await waitFor(() => expect(errorOf(text('field.payeeName'))).toBe(text('pattern.LATIN_NAME', [2, 50])))
  })

  test.each([
    ['pin', 'withdraw.need.pin.do', 'sec.row.paymentPassword'],
    ['contact', 'withdraw.need.contact.do', 'sec.bind.mobile'],
  ] as const)('%s has its window here', async (_, press, title) => {
    const user = await openNew()
    answer(countries, { list: [], guess: 'VN' })
    await user.click(await screen.findByRole('button', { name: text(press) }))
    expect(await screen.findByRole('dialog', { name: text(title) })).toBeDefined()
    expect(location.search).toBe('?mc=withdraw')
  })

  test('an account is added first', async () => {
    const user = await openPanel({ known: { list: [] } })
    await user.click(await screen.findByRole('button', { name: text('withdraw.account.add') }))
    expect(location.search).toContain('mc.tab=accounts')
    expect(screen.getByRole('dialog')).toBeDefined()
  })
})

test('accounts that can’t be read are asked for again', async () => {
  refuse(payoutAccounts, 'SYS_BUSY')
  answer(withdrawQuote, QUOTE)
  const user = await show(<WithdrawPanel />, { session: 'member', at: '/?mc=withdraw' })
  const again = await screen.findByRole('button', { name: text('shell.retry') })
  answer(payoutAccounts, KNOWN)
  await user.click(again)
  await ready()
})
