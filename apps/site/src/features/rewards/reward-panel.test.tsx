import { claimRewards, rewards, type Reward } from '@senluna/contract/member/promotions.ts'
import { balance } from '@senluna/contract/money/wallet.ts'
import { freeRounds } from '@senluna/contract/play/free-rounds.ts'
import { freeTickets } from '@senluna/contract/play/free-tickets.ts'
import { answer, callsOf } from '@senluna/web/testing/calls.ts'
import { expect, test } from 'vitest'
import { button, screen, show, text, toasts, waitFor } from '../../testing/show.tsx'
import RewardPanel from './RewardPanel.tsx'

const currency = { code: 'VND', exponent: 0, displayDecimals: 2 }
const reward = (nth: number, more: Partial<Reward> = {}): Reward => ({
  id: `01890a5d-ac96-774b-bcce-00000000000${nth}` as Reward['id'],
  promotionId: `gift-${nth}`,
  title: `Gift ${nth}`,
  type: 'SIGN_UP',
  state: 'ISSUED',
  cycle: 'ONCE',
  amount: '20000',
  required: '0',
  currency,
  createdAt: '2026-11-20T02:00:00.000Z',
  claimBefore: '2099-11-20T02:00:00.000Z',
  ...more,
})

const BALANCE = {
  sumBalance: '0',
  currency: 'VND',
  items: [],
  inTransit: '0',
  version: 1,
  asOf: '2026-11-20T02:00:00.000Z',
  refill: false,
}

async function open(list: Reward[]) {
  answer(rewards, { list, waiting: list.length })
  answer(balance, BALANCE)
  answer(freeRounds, { list: [] })
  answer(freeTickets, { list: [] })
  return show(<RewardPanel />, { session: 'member' })
}

test('several that wait are claimed at once: what came is summed up, what stays says why', async () => {
  const user = await open([reward(1), reward(2), reward(3)])
  const { id, amount, required } = reward(1)
  answer(claimRewards, {
    claimed: [
      { id, amount, required, currency },
      { ...reward(2), required: '40000' },
    ],
    left: [{ id: reward(3).id, code: 'PROMO_HELD' }],
  })
  await user.click(await screen.findByRole('button', { name: 'Claim all (3)' }))
  await waitFor(() => expect(callsOf(claimRewards)).toHaveLength(1))
  await waitFor(() =>
    expect(toasts()).toEqual([
      '2 rewards claimed.',
      text('promo.receivedWager', { amount: '40,000.00', required: '40,000.00' }),
      text('refusal.PROMO_HELD'),
    ]),
  )
})

test('one that waits is claimed by its own button alone', async () => {
  await open([reward(1), reward(2, { state: 'CLAIMED' })])
  await waitFor(() => expect(button(text('promo.cashback.claim', { amount: '20,000.00' }))).toBeDefined())
  expect(screen.queryByRole('button', { name: /Claim all/ })).toBeNull()
})
