import { rankList, type Rank } from '@senluna/contract/site/content.ts'
import { changePreferences, readPreferences } from '@senluna/contract/site/messages.ts'
import { answer, answerLater, bodiesOf, callsOf, refuse } from '@senluna/web/testing/calls.ts'
import { expect, test } from 'vitest'
import { button, screen, show, text, toasts, waitFor } from '../../testing/show.tsx'
import Winners from './Winners.tsx'

const WIN: Rank = {
  account: 'ab***9',
  game: 'Sen Vàng',
  gameId: 'sen-vang',
  vendorCode: 'SENLUNA',
  gameType: 'RNG',
  amount: '777000',
  multiplierX100: 1250,
  at: '2026-11-22T12:00:00Z',
  icon: '',
}
const board = (list: Rank[] = [WIN]) => ({ list, least: '50000' })
const choice = () => screen.queryByRole<HTMLInputElement>('checkbox', { name: text('pref.winnerBoard') })

test('a win says who, what, how much and how many times the stake', async () => {
  answer(rankList, board())
  await show(<Winners />, { at: '/winners' })
  const row = (await screen.findByText('Sen Vàng')).closest('tr')!
  expect(Array.from(row.cells, ({ textContent }) => textContent).slice(0, 4)).toEqual([
    'Sen Vàng',
    'ab***9',
    '777,000.00',
    '×12.50',
  ])
  expect(screen.getByText(text('winners.lead', { least: '50,000.00 ₫' }))).toBeDefined()
})

test('the biggest are asked for by the tab, which stands in the address; the latest need none', async () => {
  answer(rankList, ({ query }) => board([{ ...WIN, account: query.kind! }]))
  const user = await show(<Winners />, { at: '/winners?kind=other' })
  await screen.findByText('LATEST')
  await user.click(screen.getByRole('tab', { name: text('winners.BIGGEST') }))
  await screen.findByText('BIGGEST')
  expect(location.search).toBe('?kind=BIGGEST')
  await user.click(screen.getByRole('tab', { name: text('winners.LATEST') }))
  expect(location.search).toBe('')
})

test('without wins nothing is made up: the way to the games', async () => {
  answer(rankList, board([]))
  await show(<Winners />)
  await screen.findByText(text('winners.empty'))
  expect(screen.queryByRole('table')).toBeNull()
  expect(screen.getByRole('link', { name: text('promo.play') }).getAttribute('href')).toBe('/rng')
})

test('a board that can’t be read is asked for again', async () => {
  refuse(rankList, 'SYS_BUSY')
  const user = await show(<Winners />)
  await screen.findByRole('alert')
  answer(rankList, board())
  await user.click(button(text('shell.retry')))
  expect(await screen.findByText('Sen Vàng')).toBeDefined()
})

test('a member leaves the board by a choice that shows at once, and is taken back when it isn’t kept', async () => {
  answer(rankList, board())
  answer(readPreferences, { promotionMessages: false, winnerBoard: true })
  const user = await show(<Winners />, { session: 'member' })
  await waitFor(() => expect(choice()?.checked).toBe(true))
  expect(screen.queryByRole('checkbox', { name: text('pref.promotionMessages') })).toBeNull()
  refuse(changePreferences, 'SYS_BUSY')
  await user.click(choice()!)
  await waitFor(() => expect(toasts()).toEqual([text('refusal.SYS_BUSY')]))
  expect(choice()!.checked).toBe(true)
  const arrive = answerLater(changePreferences, { promotionMessages: false, winnerBoard: false })
  await user.click(choice()!)
  await waitFor(() => expect(choice()!.checked).toBe(false))
  arrive()
  await waitFor(() => expect(toasts()).toContain(text('pref.saved')))
  expect(choice()!.checked).toBe(false)
  expect(bodiesOf(changePreferences)).toEqual([{ winnerBoard: false }, { winnerBoard: false }])
})

test.each(['guest', 'trial'] as const)(
  'nobody else has such a choice, and nothing of it is asked: %s',
  async (session) => {
    answer(rankList, board())
    await show(<Winners />, { session })
    await screen.findByText('Sen Vàng')
    expect(choice()).toBeNull()
    expect(callsOf(readPreferences)).toEqual([])
  },
)
