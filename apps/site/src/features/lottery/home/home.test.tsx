import { lotteryFront, type OpenedDraw } from '@senluna/contract/lottery.ts'
import type { ReplyOf } from '@senluna/contract/endpoint.ts'
import { cache } from '@senluna/web/client/query.ts'
import { answer } from '@senluna/web/testing/calls.ts'
import { beforeEach, expect, test } from 'vitest'
import { screen, show, text } from '../../../testing/show.tsx'
import { AHEAD, gameOf } from '../testing/examples.ts'
import NextDraws from './NextDraws.tsx'
import PopularNumbers from './PopularNumbers.tsx'

const SPECIAL: OpenedDraw = {
  gameCode: 'VN_N',
  drawNumber: '20261123',
  drawTime: AHEAD,
  version: 1,
  status: 'OPENED',
  source: 'OFFICIAL',
  result: { db: ['46669'], g1: ['12345'] },
}
const north = gameOf('VN_N', { vendorCode: 'TCG_LOTTO_VN', nextLockAt: AHEAD, lastDraw: SPECIAL })

beforeEach(() => cache.clear())

const front = (more: Partial<ReplyOf<typeof lotteryFront>> = {}) => answer(lotteryFront, { quick: [], ...more })

test('the next draw: its last special prize, the way to its numbers and to its statistics', async () => {
  front({ daily: north })
  await show(<NextDraws />)
  const pick = await screen.findByRole('link', { name: text('lottery.play.popular.play') })
  expect(pick.getAttribute('href')).toBe('/vnlottery?gameCode=VN_N')
  expect(screen.getByRole('link', { name: text('lottery.home.stats') }).getAttribute('href')).toBe(
    '/results/stats/VN_N',
  )
  expect(screen.getByRole('list', { name: '46669' }).textContent).toBe('46669')
  expect(screen.getByRole('timer')).toBeDefined()
})

test('a draw without a result says so instead of showing one', async () => {
  const { lastDraw: _, ...fresh } = north
  front({ daily: fresh })
  await show(<NextDraws />)
  await screen.findByText(text('lottery.hall.noResult'))
})

const numbers = (by: 'BETS' | 'RESULTS', list: { number: string; times?: number }[]) =>
  show(<PopularNumbers numbers={{ by, gameCode: 'VN_N', draws: 20, list }} />)

test('numbers of results say how often they came', async () => {
  await numbers('RESULTS', [{ number: '39', times: 4 }])
  expect(screen.getByRole('heading', { name: text('lottery.play.popular') })).toBeDefined()
  expect(screen.getByText(text('lottery.play.times', { count: 4 }))).toBeDefined()
})

test('numbers of bets go by another name, without counts; draws are independent all the same', async () => {
  await numbers('BETS', [{ number: '39' }])
  expect(screen.getByRole('heading', { name: text('lottery.home.picked') })).toBeDefined()
  expect(screen.getByRole('listitem').textContent).toBe('39')
  expect(screen.getByText(text('lottery.play.independent'), { exact: false })).toBeDefined()
})
