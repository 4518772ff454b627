import { paymentPassword, securityOverview } from '@senluna/contract/member/security.ts'
import type { ReplyOf } from '@senluna/contract/endpoint.ts'
import { transferDownline, transferPartners, transferUpline } from '@senluna/contract/money/transfers.ts'
import { answer, answerLater, bodiesOf, callsOf, refuse } from '@senluna/web/testing/calls.ts'
import { expect, test } from 'vitest'
import { button, errorOf, field, screen, show, text, toasts, waitFor } from '../../../testing/show.tsx'
import LinePanel from './LinePanel.tsx'

const LAN = { id: '01890a5d-ac96-774b-bcce-b302099a8057', account: 'lan', nickname: 'Lan' }
const PARTNERS: ReplyOf<typeof transferPartners> = {
  upline: { account: 'boss' },
  downlines: true,
  list: [LAN, { ...LAN, id: LAN.id.replace('8057', '8058'), account: 'minh', nickname: 'minh' }],
  min: '10000',
  max: '5000000',
  step: '1000',
  leftToday: '4000000',
}
const SENT = { serialNo: 'T1', balance: '100' }

async function openLine(more: Partial<typeof PARTNERS> = {}) {
  answer(transferPartners, ({ query }) => ({
    ...PARTNERS,
    ...more,
    list: PARTNERS.list.filter(({ account }) => account.includes(query['name'] ?? '')),
  }))
  const user = await show(<LinePanel />, { session: 'agent', at: '/?mc=transferUpline' })
  await screen.findByText(text('line.lead'))
  return user
}
const AMOUNT = `${text('line.amount')} (₫)`
const send = () => button(text('line.send'))

test('up: the upline is named; amount and payment password go', async () => {
  const user = await openLine()
  answer(transferUpline, SENT)
  expect(screen.getByText(text('line.upline', { account: 'boss' }))).toBeDefined()
  await user.type(field(AMOUNT), '250000')
  await user.type(field(text('line.pin')), '271828')
  await user.click(send())
  await waitFor(() => expect(toasts()).toEqual([text('line.sent', { amount: '250,000.00', account: 'boss' })]))
  expect(bodiesOf(transferUpline)).toEqual([{ amount: '250000', paymentPassword: '271828' }])
  expect([field(AMOUNT).value, field(text('line.pin')).value]).toEqual(['', ''])
})

test('down: somebody is found by name and chosen', async () => {
  const user = await openLine()
  answer(transferDownline, SENT)
  await user.click(button(text('line.down')))
  await user.type(field(text('line.find')), 'lan')
  await waitFor(() => expect(screen.getAllByRole('radio')).toHaveLength(1))
  await user.click(screen.getByRole('radio'))
  await user.type(field(AMOUNT), '250000')
  await user.type(field(text('line.pin')), '271828')
  await user.click(send())
  await waitFor(() =>
    expect(bodiesOf(transferDownline)).toEqual([{ amount: '250000', paymentPassword: '271828', toId: LAN.id }]),
  )
})

test('what is missing is said at each field, and nothing is sent', async () => {
  const user = await openLine()
  await user.click(button(text('line.down')))
  await user.click(send())
  expect(screen.getByText(text('line.invalid.to'))).toBeDefined()
  expect(errorOf(AMOUNT)).toBe(text('line.invalid'))
  expect(errorOf(text('line.pin'))).toBe(text('line.invalid.pin'))
  expect(callsOf(transferDownline)).toEqual([])
})

test('a press twice is one transfer', async () => {
  const user = await openLine()
  const arrive = answerLater(transferUpline, SENT)
  await user.type(field(AMOUNT), '250000')
  await user.type(field(text('line.pin')), '271828')
  await user.dblClick(send())
  expect(send().disabled).toBe(true)
  arrive()
  await waitFor(() => expect(toasts()).toHaveLength(1))
  expect(callsOf(transferUpline)).toHaveLength(1)
})

test.each([
  [
    'a wrong payment password, with the tries that are left',
    'PIN_WRONG',
    { left: 2 },
    'withdraw.pin.left',
    { left: 2 },
  ],
  ['what is left to wager', 'WD_TURNOVER', { remaining: '90000' }, 'line.remaining', { amount: '90,000.00' }],
] as const)('refused: %s; the password is typed anew', async (_, code, value, key, args) => {
  const user = await openLine()
  refuse(transferUpline, code, undefined, value)
  await user.type(field(AMOUNT), '250000')
  await user.type(field(text('line.pin')), '000000')
  await user.click(send())
  expect((await screen.findByRole('alert')).textContent).toContain(text(key, args))
  expect(field(AMOUNT).value).toBe('250,000')
  await waitFor(() => expect(field(text('line.pin')).value).toBe(''))
  expect(errorOf(text('line.pin'))).toBeUndefined()
})

test('who has no payment password sets it in a window, and what they wrote is still there', async () => {
  const user = await openLine()
  refuse(transferUpline, 'PIN_NOT_SET')
  answer(securityOverview, { score: 0, rows: [], knownDeviceDays: 0, knownDevices: 0, hasPassword: true })
  answer(paymentPassword, { changed: true })
  await user.type(field(AMOUNT), '250000')
  await user.type(field(text('line.pin')), '271828')
  await user.click(send())
  await user.click(await screen.findByRole('button', { name: text('withdraw.need.pin.do') }))
  const window = await screen.findByRole('dialog', { name: text('sec.row.paymentPassword') })
  await user.type(field(text('sec.pin.new')), '482915')
  await user.type(field(text('sec.pin.again')), '482915')
  await user.type(field(text('sec.password')), 'LotusRiver88')
  await user.click(button(text('sec.save'), window))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(bodiesOf(paymentPassword)).toHaveLength(1)
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.queryByRole('button', { name: text('withdraw.need.pin.do') })).toBeNull()
  expect(field(AMOUNT).value).toBe('250,000')
})

test('who has no upline and nobody below has nobody to send to', async () => {
  const { upline: _, ...alone } = PARTNERS
  answer(transferPartners, { ...alone, downlines: false, list: [] })
  await show(<LinePanel />, { session: 'agent' })
  expect(await screen.findByText(text('line.none.up'))).toBeDefined()
})
