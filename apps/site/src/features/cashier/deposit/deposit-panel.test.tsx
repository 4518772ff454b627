import { depositChannels, depositOrderOne, depositOrders, type DepositOrder } from '@senluna/contract/money/deposits.ts'
import { depositBonuses } from '@senluna/contract/member/promotions.ts'
import type { ReplyOf } from '@senluna/contract/endpoint.ts'
import { answer, refuse } from '@senluna/web/testing/calls.ts'
import { openLive, push } from '@senluna/web/testing/live.ts'
import { afterEach, describe, expect, test } from 'vitest'
import { brandWith } from '../../../testing/brand.ts'
import { button, screen, show, text, waitFor, within } from '../../../testing/show.tsx'
import DepositPanel from './DepositPanel.tsx'
import { DEPOSIT } from './testing/examples.ts'

type Channels = ReplyOf<typeof depositChannels>
const KEPT = { amount: '300000', why: 'LIMIT' } as const

interface Opened {
  ways?: Partial<Channels>
  orders?: readonly DepositOrder[]
  at?: string
  real?: boolean
}

async function openPanel({ ways, orders = [DEPOSIT], at = '/?mc=depositv2', real = false }: Opened = {}) {
  answer(depositChannels, { methods: [], promotions: [], rg: {}, stopped: false, ...ways })
  answer(depositOrders, { list: [...orders] })
  answer(depositBonuses, { offers: [] })
  const brand = brandWith()
  const currency = { ...brand.currency, demonstration: !real }
  return show(<DepositPanel />, { session: 'member', at, brand: { ...brand, currency } })
}
const history = () => within(screen.getByRole('region', { name: text('deposit.history') }))
const order = async () => history().findByRole('button', { name: new RegExp(DEPOSIT.orderNo) })

let stopLive: () => void = () => undefined
afterEach(() => stopLive())

describe('earlier orders', () => {
  test('say what came in, not what was ordered, once that is known', async () => {
    await openPanel({ orders: [{ ...DEPOSIT, state: 'CREDITED', received: '450000' }] })
    expect((await order()).textContent).toContain('450,000.00')
    expect((await order()).textContent).toContain(text('deposit.state.CREDITED'))
  })

  test('a card that was given has nothing left to pay', async () => {
    await openPanel({ orders: [{ ...DEPOSIT, method: 'SCRATCH' }] })
    expect((await order()).textContent).toContain(text('deposit.state.CONFIRMING'))
  })

  test('one is opened in the place of the ways, and left by the way back', async () => {
    const user = await openPanel()
    answer(depositOrderOne, DEPOSIT)
    await user.click(await order())
    await screen.findByText(DEPOSIT.pay.content!)
    expect(new URLSearchParams(location.search).get('mc.order')).toBe(DEPOSIT.orderNo)
    expect(screen.queryByText(text('deposit.lead'))).toBeNull()
    expect((await order()).getAttribute('aria-current')).toBe('true')
    await user.click(button(text('deposit.back')))
    expect(await screen.findByText(text('deposit.lead'))).toBeDefined()
  })

  test('none yet says so', async () => {
    await openPanel({ orders: [] })
    expect(await screen.findByText(text('deposit.history.none'))).toBeDefined()
  })

  test('that can’t be read are asked for again, and the ways stay open', async () => {
    answer(depositBonuses, { offers: [] })
    answer(depositChannels, { methods: [], promotions: [], rg: {}, stopped: false })
    refuse(depositOrders, 'SYS_BUSY')
    const user = await show(<DepositPanel />, { session: 'member', at: '/?mc=depositv2' })
    const again = await history().findByRole('button', { name: text('shell.retry') })
    expect(screen.getByText(text('deposit.lead'))).toBeDefined()
    answer(depositOrders, { list: [DEPOSIT] })
    await user.click(again)
    expect(await order()).toBeDefined()
  })

  test('one that moved is seen at once', async () => {
    stopLive = openLive()
    await openPanel()
    await order()
    answer(depositOrders, { list: [{ ...DEPOSIT, state: 'CREDITED', received: '500000' }] })
    await push('account', {
      type: 'cashier',
      value: { kind: 'deposit', orderNo: DEPOSIT.orderNo, state: 'CREDITED' },
    })
    await waitFor(() => expect(history().getByText(text('deposit.state.CREDITED'))).toBeDefined())
  })
})

describe('money that came in beyond a limit', () => {
  test.each([
    ['one’s own, without an end', {}, text('kept.limit', { amount: '300,000.00' })],
    [
      'one’s own, until a moment',
      { until: '2026-11-23T05:00:00Z' },
      text('kept.limit.until', { amount: '300,000.00', time: '23/11/2026 12:00' }),
    ],
  ])('says whose it is and how long: %s', async (_, more, says) => {
    await openPanel({ ways: { kept: { ...KEPT, ...more } } })
    expect(await screen.findByText(says)).toBeDefined()
    expect(screen.queryByRole('button', { name: text('kept.confirm') })).toBeNull()
  })

  test('of a tier leads to proving who one is, and can be had back', async () => {
    const user = await openPanel({ ways: { kept: { ...KEPT, why: 'TIER' } } })
    await screen.findByText(text('kept.tier', { amount: '300,000.00' }))
    await user.click(button(text('kept.confirm')))
    expect(location.search).toBe('?mc.at=kyc&mc=securityCenter')
  })

  test('leads to a withdrawal of that money', async () => {
    const user = await openPanel({ ways: { kept: KEPT } })
    await user.click(await screen.findByRole('button', { name: text('kept.withdraw') }))
    expect(location.search).toBe('?mc.from=LOCKED&mc=withdraw')
  })

  test.each([
    ['some', '1500000', text('kept.tier.room', { amount: '1,500,000.00' })],
    ['none', '0', text('kept.tier.full')],
  ])('before it, what a tier still lets in: %s', async (_, remaining, says) => {
    await openPanel({ ways: { kyc: { tierNeeded: 2, remaining } } })
    expect(await screen.findByText(says, { exact: false })).toBeDefined()
  })
})

test.each([
  ['play money says that it is', false],
  ['real money doesn’t', true],
])('%s', async (_, real) => {
  await openPanel({ real })
  await order()
  expect(screen.queryByText(text('deposit.demo')) === null).toBe(real)
})
