import {
  addPayoutAccount,
  payoutAccounts,
  removePayoutAccount,
  type PayoutAccount,
} from '@senluna/contract/money/payout-accounts.ts'
import { answer, bodiesOf, callsOf, refuse } from '@senluna/web/testing/calls.ts'
import { describe, expect, test } from 'vitest'
import { button, errorOf, field, screen, show, text, toasts, waitFor, within } from '../../../testing/show.tsx'
import { ACCOUNT, KNOWN } from './testing/examples.ts'
import WithdrawPanel from './WithdrawPanel.tsx'

const REMOVE = text('withdraw.account.remove.of', { name: 'Vietcombank •••• 1234' })

async function openAccounts(known: Partial<typeof KNOWN> = {}, add = '') {
  answer(payoutAccounts, { ...KNOWN, ...known })
  const user = await show(<WithdrawPanel />, { session: 'member', at: `/?mc=withdraw&mc.tab=accounts${add}` })
  await screen.findByText(text('withdraw.account.hint'))
  return user
}

test('without a payment password and a phone number it says what to do first', async () => {
  await openAccounts({ hasPaymentPassword: false, methods: [], list: [] })
  expect(button(text('withdraw.need.pin.do'))).toBeDefined()
  expect(button(text('withdraw.need.contact.do'))).toBeDefined()
  for (const add of screen.getAllByRole<HTMLButtonElement>('button', { name: text('withdraw.account.add') }))
    expect(add.disabled).toBe(true)
})

test('each account says whose it is, and when it can be used where that is not now', async () => {
  const list: PayoutAccount[] = [
    ACCOUNT,
    { ...ACCOUNT, id: ACCOUNT.id.replace('8057', '8058'), state: 'COOLING', usableAt: '2026-11-23T05:00:00Z' },
    { ...ACCOUNT, id: ACCOUNT.id.replace('8057', '8059'), state: 'LOCKED' },
  ]
  await openAccounts({ list })
  const rows = screen.getAllByRole('listitem').map((row) => row.textContent)
  expect(rows[0]).toContain(text('withdraw.account.holder', { name: 'NGUYEN VAN DAT' }))
  expect(rows[1]).toContain('12:00')
  expect(rows[2]).toContain(text('withdraw.account.locked'))
})

describe('adding one', () => {
  const open = () => openAccounts({}, '&mc.add=1')
  const add = () => button(text('withdraw.account.add'), screen.getByRole('dialog'))
  const number = text('withdraw.account.number')

  async function fill(user: Awaited<ReturnType<typeof open>>) {
    await user.click(screen.getByRole('radio', { name: 'MB Bank' }))
    await user.type(field(number), '0011 2233')
    await user.type(field(text('withdraw.pin')), '271828')
    expect(add().disabled).toBe(true)
    await user.type(field(text('withdraw.second.TOTP')), '123456')
  }

  test('takes the bank, the number and both proofs', async () => {
    const user = await open()
    answer(addPayoutAccount, ACCOUNT)
    await fill(user)
    await user.click(add())
    await waitFor(() => expect(toasts()).toEqual([text('withdraw.account.added')]))
    expect(bodiesOf(addPayoutAccount)).toEqual([
      { kind: 'BANK', bankCode: '970422', number: '0011 2233', paymentPassword: '271828', totp: '123456' },
    ])
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  test('a number that no bank has is said at its field', async () => {
    const user = await open()
    refuse(addPayoutAccount, 'WD_ACCOUNT_FORMAT')
    await fill(user)
    await user.click(add())
    await waitFor(() => expect(errorOf(number)).toBe(text('refusal.WD_ACCOUNT_FORMAT')))
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('another person’s name is said above the form', async () => {
    const user = await open()
    refuse(addPayoutAccount, 'WD_NAME_MISMATCH')
    await fill(user)
    await user.click(add())
    expect((await screen.findByRole('alert')).textContent).toBe(text('refusal.WD_NAME_MISMATCH'))
  })

  test('an address has no bank', async () => {
    const user = await open()
    answer(addPayoutAccount, { ...ACCOUNT, kind: 'USDT_TRC20' })
    await user.selectOptions(field(text('withdraw.account.kind')), 'USDT_TRC20')
    await user.type(field(text('withdraw.account.address')), 'TXyz')
    await user.type(field(text('withdraw.pin')), '271828')
    await user.type(field(text('withdraw.second.TOTP')), '123456')
    await user.click(add())
    await waitFor(() => expect(bodiesOf(addPayoutAccount)).toHaveLength(1))
    expect(bodiesOf(addPayoutAccount)[0]).not.toHaveProperty('bankCode')
  })

  test('a bank account needs the member’s own name first', async () => {
    const { realName: _, ...unnamed } = KNOWN
    answer(payoutAccounts, unnamed)
    await show(<WithdrawPanel />, { session: 'member', at: '/?mc=withdraw&mc.tab=accounts&mc.add=1' })
    expect(await screen.findByText(text('withdraw.name.none'))).toBeDefined()
    expect(within(screen.getByRole('dialog')).queryByLabelText(number)).toBeNull()
  })

  test('banks stand in the order of their use, and are found without capitals, marks and spaces', async () => {
    const user = await open()
    const names = () => screen.getAllByRole('radio').map((radio) => radio.closest('label')!.lastChild!.textContent)
    expect(names()).toEqual(['Vietcombank', 'MB Bank'])
    await user.type(field(text('withdraw.bank.search')), 'mbb')
    expect(names()).toEqual(['MB Bank'])
    await user.type(field(text('withdraw.bank.search')), 'x')
    expect(screen.getByText(text('withdraw.bank.none'))).toBeDefined()
  })
})

describe('removing one', () => {
  test('takes the payment password', async () => {
    const user = await openAccounts()
    answer(removePayoutAccount, { removed: true })
    await user.click(button(REMOVE))
    const remove = button(text('withdraw.account.remove'), screen.getByRole('dialog'))
    expect(remove.disabled).toBe(true)
    await user.type(field(text('withdraw.pin')), '271828')
    await user.click(remove)
    await waitFor(() => expect(toasts()).toEqual([text('withdraw.account.removed')]))
    expect(callsOf(removePayoutAccount)).toMatchObject([
      { params: { id: ACCOUNT.id }, body: { paymentPassword: '271828' } },
    ])
  })

  test('one that money is on its way to stays', async () => {
    const user = await openAccounts()
    refuse(removePayoutAccount, 'WD_STATE')
    await user.click(button(REMOVE))
    await user.type(field(text('withdraw.pin')), '271828')
    await user.click(button(text('withdraw.account.remove'), screen.getByRole('dialog')))
    expect((await screen.findByRole('alert')).textContent).toBe(text('refusal.WD_STATE'))
    expect(toasts()).toEqual([])
  })
})
