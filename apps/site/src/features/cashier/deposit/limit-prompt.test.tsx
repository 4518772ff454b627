import { answerDepositPrompt, protection } from '@senluna/contract/member/protection.ts'
import { depositChannels } from '@senluna/contract/money/deposits.ts'
import { depositBonuses } from '@senluna/contract/member/promotions.ts'
import type { ReplyOf } from '@senluna/contract/endpoint.ts'
import { answer, bodiesOf, refuse } from '@senluna/web/testing/calls.ts'
import { expect, test } from 'vitest'
import { button, errorOf, field, screen, show, text, waitFor } from '../../../testing/show.tsx'
import { DEPOSIT } from './testing/examples.ts'
import { Ways } from './Ways.tsx'

type Channels = ReplyOf<typeof depositChannels>

const CHANNEL: Channels['methods'][number]['channels'][number] = {
  channelId: DEPOSIT.channelId,
  name: 'VietQR',
  method: 'BANK_QR',
  least: '50000',
  most: '100000000',
  feePpm: 0,
  feeFixed: '0',
  expireMin: 15,
  quick: [],
  fields: [],
  demonstration: false,
}
const STANDING: ReplyOf<typeof protection> = { currency: 'XVD', limits: [], check: { minutes: 60, choices: [60] } }

async function openWays(offered?: Channels['rg']['offered']) {
  answer(depositChannels, {
    methods: [{ method: 'BANK_QR', channels: [CHANNEL] }],
    promotions: [],
    rg: offered ? { offered } : {},
    stopped: false,
  })
  answer(depositBonuses, { offers: [] })
  answer(answerDepositPrompt, STANDING)
  answer(protection, STANDING)
  return show(<Ways onOpened={() => undefined} />, { session: 'member', at: '/?mc=depositv2' })
}
const form = () => screen.findByRole('button', { name: text('deposit.go') })
const none = () => button(text('deposit.limit.none'))
const set = () => button(text('rg.save'))

test('whoever has answered, or has deposited, goes straight to the form', async () => {
  await openWays()
  await form()
  expect(screen.queryByText(text('deposit.limit.title'))).toBeNull()
})

test('both answers look the same, and neither is chosen beforehand', async () => {
  await openWays(['depositDay'])
  await screen.findByText(text('deposit.limit.title'))
  expect(set().className).toBe(none().className)
  expect(screen.queryByRole('button', { name: text('deposit.go') })).toBeNull()
  expect(field(text('deposit.limit.amount')).getAttribute('value') ?? '').toBe('')
})

test('a limit of one’s own for a week is sent, and the form follows', async () => {
  const user = await openWays(['depositDay', 'depositWeek', 'depositMonth'])
  await user.click(await screen.findByRole('radio', { name: text('rg.kind.depositWeek') }))
  await user.type(field(text('deposit.limit.amount')), '750000')
  await user.click(set())
  await form()
  expect(bodiesOf(answerDepositPrompt)).toEqual([{ limit: { kind: 'depositWeek', value: '750000' } }])
})

test('no limit is an answer too', async () => {
  const user = await openWays(['depositDay'])
  await screen.findByText(text('deposit.limit.title'))
  await user.click(none())
  await form()
  expect(bodiesOf(answerDepositPrompt)).toEqual([{ limit: null }])
})

test('an answer that can’t be kept stops no deposit', async () => {
  const user = await openWays(['depositDay'])
  refuse(answerDepositPrompt, 'SYS_BUSY')
  await screen.findByText(text('deposit.limit.title'))
  await user.click(none())
  await form()
})

test('a limit without an amount says what is missing', async () => {
  const user = await openWays(['depositDay'])
  await screen.findByText(text('deposit.limit.title'))
  await user.click(set())
  await waitFor(() => expect(errorOf(text('deposit.limit.amount'))).toBe(text('rg.invalid.money')))
  expect(bodiesOf(answerDepositPrompt)).toEqual([])
})
