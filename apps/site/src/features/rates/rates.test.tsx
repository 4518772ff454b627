import { answerRateRequest, memberRates } from '@senluna/contract/agent/downlines.ts'
import { id } from '@senluna/kit/ids.ts'
import { answer, bodiesOf } from '@senluna/web/testing/calls.ts'
import { expect, test } from 'vitest'
import { screen, show, text, waitFor } from '../../testing/show.tsx'
import Rates from './Rates.tsx'

const WAITING = {
  id: id<'rate-request'>('018f0000-0000-7000-8000-000000000003'),
  memberId: id<'member'>('018f0000-0000-7000-8000-000000000001'),
  account: 'lan_dn',
  agent: 'minhanh',
  from: { RNG: 8_000 },
  to: { RNG: 6_000 },
  askedAt: '2026-11-22T02:00:00Z',
} as const

test.each([
  ['rates.accept', true],
  ['rates.reject', false],
] as const)('a member answers its agent: %s', async (button, accept) => {
  answer(memberRates, { rates: { RNG: 8_000 }, waiting: WAITING })
  const user = await show(<Rates />, { session: 'member' })
  expect(await screen.findByText(text('rates.asked', { agent: 'minhanh' }))).toBeDefined()
  answer(answerRateRequest, { rates: { RNG: 6_000 } })
  await user.click(screen.getByRole('button', { name: text(button) }))
  await waitFor(() => expect(bodiesOf(answerRateRequest)).toEqual([{ accept }]))
})

test('without rates the page says so', async () => {
  answer(memberRates, { rates: {} })
  await show(<Rates />, { session: 'member' })
  expect(await screen.findByText(text('rates.none'))).toBeDefined()
})
