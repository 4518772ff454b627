import type { BetRow } from '@senluna/contract/money/records.ts'
import { expect, test } from 'vitest'
import { rawCodesIn } from '../../testing/raw-codes.ts'
import { button, screen, show, text } from '../../testing/show.tsx'
import { Receipt } from './Receipt.tsx'

const BET: BetRow = {
  betNo: '019ab2d4-7c10-7aaa-8bbb-0123456789ab',
  vendorCode: 'SENLUNA',
  product: 'RNG',
  game: 'Sen Vàng',
  gameId: 'sen-vang',
  detail: '',
  placedAt: '2026-11-22T12:00:00Z',
  stake: '2000',
  validBet: '2000',
  payout: '5000',
  pnl: '3000',
  rebate: '0',
  balanceBefore: '10000',
  balanceAfter: '13000',
  currency: 'VND',
  mode: 'REAL',
  status: 'WON',
  roundId: '019ab2d4-7c10-7aaa-8bbb-0123456789ab',
}

test('a slot’s receipt shows the ends of its long id and copies all of it', async () => {
  const user = await show(<Receipt bet={BET} onClose={() => undefined} />, { session: 'member' })
  expect(rawCodesIn(document.body)).toEqual([])
  expect(screen.getByText('019ab2d4…6789ab')).toBeDefined()
  await user.click(button(text('records.copy', { what: text('records.no') })))
  expect(await navigator.clipboard.readText()).toBe(BET.betNo)
})
