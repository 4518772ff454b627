import { createDeposit, depositChannels, type DepositChannel } from '@senluna/contract/money/deposits.ts'
import { depositBonuses, type BonusOffer } from '@senluna/contract/member/promotions.ts'
import type { ReplyOf } from '@senluna/contract/endpoint.ts'
import { answer, answerLater, bodiesOf, callsOf, lose, refuse } from '@senluna/web/testing/calls.ts'
import { id } from '@senluna/kit/ids.ts'
import { describe, expect, test, vi } from 'vitest'
import { button, errorOf, field, screen, show, text, waitFor } from '../../../testing/show.tsx'
import { DEPOSIT } from './testing/examples.ts'
import { Ways } from './Ways.tsx'

const CHANNEL: DepositChannel = {
  channelId: DEPOSIT.channelId,
  name: 'VietQR',
  method: 'BANK_QR',
  least: '50000',
  most: '100000000',
  feePpm: 0,
  feeFixed: '0',
  expireMin: 15,
  quick: ['100000', '500000'],
  fields: [],
  demonstration: false,
}
const other = (more: Partial<DepositChannel>): DepositChannel => ({
  ...CHANNEL,
  channelId: id(CHANNEL.channelId.replace(/.$/, '9')),
  ...more,
})
const USDT = other({ method: 'USDT', name: 'TRC20', chain: 'TRC20', vndPerUsdt: '25000', feePpm: 10_000 })
const CARD = other({
  method: 'SCRATCH',
  name: 'Cards',
  fields: ['card'],
  telcos: ['VIETTEL', 'MOBI'],
  penaltyPpm: 500_000,
})

async function openWays(
  channels: readonly DepositChannel[] = [CHANNEL],
  more: Partial<ReplyOf<typeof depositChannels>> = {},
  offers: readonly BonusOffer[] = [],
) {
  answer(depositBonuses, { offers: [...offers] })
  answer(depositChannels, {
    methods: channels.map((channel) => ({ method: channel.method, channels: [channel] })),
    promotions: [],
    rg: {},
    stopped: false,
    ...more,
  })
  const onOpened = vi.fn<(orderNo: string) => void>()
  const user = await show(<Ways onOpened={onOpened} />, { session: 'member', at: '/?mc=depositv2' })
  return { user, onOpened }
}

const go = () => button(text('deposit.go'))
const amount = () => field(text('deposit.amount'))
const sums = (): Record<string, string> =>
  Object.fromEntries(
    [...document.querySelectorAll('.deposit-sum dt')].map((name) => [
      name.textContent,
      name.nextElementSibling?.textContent ?? '',
    ]),
  )

test('a quick amount is sent as it stands, and its order is opened', async () => {
  const { user, onOpened } = await openWays()
  answer(createDeposit, DEPOSIT)
  await user.click(await screen.findByRole('button', { name: '500,000' }))
  expect(amount().value).toBe('500,000')
  await user.click(go())
  await waitFor(() => expect(onOpened).toHaveBeenCalledWith(DEPOSIT.orderNo))
  expect(bodiesOf(createDeposit)).toEqual([{ channelId: CHANNEL.channelId, amount: '500000' }])
  expect(amount().value).toBe('')
})

test('Enter sends it; a second Enter meanwhile doesn’t', async () => {
  const { user, onOpened } = await openWays()
  const arrive = answerLater(createDeposit, DEPOSIT)
  await waitFor(amount)
  await user.type(amount(), '500000{Enter}')
  await waitFor(() => expect(go().disabled).toBe(true))
  await user.type(amount(), '{Enter}')
  arrive()
  await waitFor(() => expect(onOpened).toHaveBeenCalledTimes(1))
  expect(callsOf(createDeposit)).toHaveLength(1)
})

test('pressed twice before the button could lock, it is sent once', async () => {
  const { user, onOpened } = await openWays()
  const arrive = answerLater(createDeposit, DEPOSIT)
  await waitFor(amount)
  await user.type(amount(), '500000')
  go().click()
  go().click()
  await waitFor(() => expect(go().disabled).toBe(true))
  arrive()
  await waitFor(() => expect(onOpened).toHaveBeenCalledTimes(1))
  expect(callsOf(createDeposit)).toHaveLength(1)
})

test.each(['', '49,999', '100,000,001', 'many'])('%o is not sent; the field says what can be', async (typed) => {
  const { user } = await openWays()
  await waitFor(amount)
  if (typed) await user.type(amount(), typed)
  await user.click(go())
  expect(errorOf(text('deposit.amount'))).toContain('50,000.00')
  expect(callsOf(createDeposit)).toEqual([])
})

test('what was typed is there again after the page was left', async () => {
  const { user } = await openWays()
  await waitFor(amount)
  await user.type(amount(), '75000')
  expect(sessionStorage.getItem('amount-deposit')).toBe('75,000')
})

test('what was typed stays when another way is chosen', async () => {
  const { user } = await openWays([CHANNEL, USDT])
  await waitFor(amount)
  await user.type(amount(), '75000')
  await user.click(screen.getByRole('radio', { name: new RegExp(text('deposit.method.USDT')) }))
  await waitFor(() => expect(sums()).toHaveProperty(text('deposit.sum.rate')))
  expect(amount().value).toBe('75,000')
})

test('no answer: the same order is asked for again', async () => {
  const { user, onOpened } = await openWays()
  lose(createDeposit)
  await user.click(await screen.findByRole('button', { name: '100,000' }))
  await user.click(go())
  await screen.findByRole('alert', undefined, { timeout: 4_000 })
  answer(createDeposit, DEPOSIT)
  await user.click(go())
  await waitFor(() => expect(onOpened).toHaveBeenCalled())
  expect(new Set(callsOf(createDeposit).map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1)
})

test('an open order stands in the way, and is one click away', async () => {
  const { user, onOpened } = await openWays()
  refuse(createDeposit, 'DEP_OPEN_ORDER', undefined, { orderNo: 'D9' })
  await user.click(await screen.findByRole('button', { name: '100,000' }))
  await user.click(go())
  await user.click(await screen.findByRole('button', { name: text('deposit.open.see') }))
  expect(onOpened).toHaveBeenCalledWith('D9')
})

test('by USDT the rate, the coins, the fee and what arrives are worked out', async () => {
  const { user } = await openWays([USDT])
  await waitFor(amount)
  await user.type(amount(), '1000000')
  expect(sums()).toEqual({
    [text('deposit.sum.rate')]: text('deposit.perUsdt', { amount: '25,000.00' }),
    [text('deposit.sum.usdt')]: expect.stringContaining('40'),
    [text('deposit.sum.fee')]: '10,000.00',
    [text('deposit.sum.credited')]: '990,000.00',
    [text('deposit.sum.turnover')]: `1,000,000.00${text('deposit.sum.turnover.fee', { fee: '10,000.00' })}`,
  })
})

test('without a fee only what arrives must be wagered', async () => {
  const { user } = await openWays()
  await user.click(await screen.findByRole('button', { name: '100,000' }))
  expect(sums()).toEqual({
    [text('deposit.sum.fee')]: text('deposit.free'),
    [text('deposit.sum.credited')]: '100,000.00',
    [text('deposit.sum.turnover')]: '100,000.00',
  })
})

test('a bonus that is chosen stands in the sum with what must be wagered for both', async () => {
  const chosen: BonusOffer = {
    promotionId: 'first-deposit',
    title: 'First deposit',
    version: 1,
    chosen: true,
    offer: {
      type: 'DEPOSIT_BONUS',
      nth: 1,
      every: 'ONCE',
      minDeposit: '200000',
      ratePpm: 1_000_000,
      cap: '400000',
      includeDeposit: true,
      products: ['RNG'],
      days: 30,
      turnoverX100: 2_000,
    },
  }
  const { user } = await openWays([CHANNEL], {}, [{ ...chosen, chosen: false, promotionId: 'other' }, chosen])
  await user.click(await screen.findByRole('button', { name: '500,000' }))
  await waitFor(() => expect(sums()[text('deposit.sum.bonus')]).toBe('+400,000.00'))
  expect(sums()[text('deposit.sum.turnover')]).toBe('18,000,000.00')
  // Too little for it: a deposit like any other.
  await user.click(screen.getByRole('button', { name: '100,000' }))
  expect(sums()[text('deposit.sum.bonus')]).toBe(text('promo.bonus.least', { amount: '200,000.00' }))
  expect(sums()[text('deposit.sum.turnover')]).toBe('100,000.00')
})

describe('a phone card', () => {
  test('goes with its serial number and code, without spaces', async () => {
    const { user } = await openWays([CARD])
    answer(createDeposit, { ...DEPOSIT, method: 'SCRATCH' })
    await user.type(await waitFor(() => field(text('deposit.card.serial'))), '1000 5678')
    await user.type(field(text('deposit.card.code')), '1234-5678-9012')
    await user.type(field(text('deposit.card.value')), '100000')
    await user.click(go())
    await waitFor(() => expect(bodiesOf(createDeposit)).toHaveLength(1))
    expect(bodiesOf(createDeposit)[0]).toMatchObject({
      amount: '100000',
      card: { telco: 'VIETTEL', declared: '100000', serial: '10005678', code: '123456789012' },
    })
  })

  test('without its numbers doesn’t', async () => {
    const { user } = await openWays([CARD])
    await user.type(await waitFor(() => field(text('deposit.card.value'))), '100000')
    await user.click(go())
    expect(errorOf(text('deposit.card.serial'))).toBe(text('deposit.card.bad'))
    expect(callsOf(createDeposit)).toEqual([])
  })
})

test('another way shows its own form, and stays in the address', async () => {
  const { user } = await openWays([CHANNEL, CARD])
  await user.click(await screen.findByRole('radio', { name: new RegExp(text('deposit.method.SCRATCH')) }))
  expect(field(text('deposit.card.serial'))).toBeDefined()
  expect(location.search).toContain('mc.method=SCRATCH')
})

describe('when nothing can be ordered', () => {
  test('no way is open', async () => {
    await openWays([])
    expect(await screen.findByText(text('deposit.none'))).toBeDefined()
  })

  test.each([
    ['deposits stand still', { stopped: true }, text('deposit.stopped')],
    ['too many were left unpaid', { blockedUntil: '2026-11-22T12:30:00Z' }, '19:30'],
  ])('%s', async (_, more, says) => {
    await openWays([CHANNEL], more)
    expect((await screen.findByRole('alert')).textContent).toContain(says)
    expect(go().disabled).toBe(true)
  })
})

test('what one’s own limit leaves is said', async () => {
  await openWays([CHANNEL], { rg: { remaining: '1250000' } })
  expect(await screen.findByText(text('deposit.room', { amount: '1,250,000.00' }))).toBeDefined()
})

test.each([
  ['one’s own limit', { rg: { remaining: '1250000' } }, text('deposit.room', { amount: '1,250,000.00' })],
  ['the tier', { kyc: { tierNeeded: 1, remaining: '1250000' } }, text('kept.tier.room', { amount: '1,250,000.00' })],
] as const)('more than %s leaves is said of the amount and not sent', async (_, more, says) => {
  const { user } = await openWays([CHANNEL], more)
  await waitFor(amount)
  await user.type(amount(), '1250001')
  expect(errorOf(text('deposit.amount'))).toBe(says)
  await user.click(go())
  expect(callsOf(createDeposit)).toEqual([])
})

test('what was refused of one amount is not said of the next', async () => {
  const { user } = await openWays()
  refuse(createDeposit, 'DEP_LIMIT')
  await waitFor(amount)
  await user.type(amount(), '500000{Enter}')
  await screen.findByText(text('refusal.DEP_LIMIT'))
  await user.type(amount(), '0')
  expect(screen.queryByText(text('refusal.DEP_LIMIT'))).toBeNull()
})
