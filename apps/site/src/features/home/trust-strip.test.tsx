import { withdrawalPace } from '@senluna/contract/money/reports.ts'
import { cache } from '@senluna/web/client/query.ts'
import { answer } from '@senluna/web/testing/calls.ts'
import { beforeEach, expect, test } from 'vitest'
import { screen, show, text } from '../../testing/show.tsx'
import TrustStrip from './TrustStrip.tsx'

beforeEach(() => cache.clear())

const tiles = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'))

test('with enough withdrawals their average time is said', async () => {
  answer(withdrawalPace, { minutes: 4 })
  await show(<TrustStrip />)
  expect(await screen.findByText('Withdrawals in 4 minutes')).toBeDefined()
  expect(screen.getByText(text('home.trust.pace.body'))).toBeDefined()
  expect(tiles()).toEqual(['/help/withdraw', '/account/limits', '/help', '/fairness'])
})

test('without, no time is promised', async () => {
  answer(withdrawalPace, {})
  await show(<TrustStrip />)
  expect(await screen.findByText(text('home.trust.steps'))).toBeDefined()
  expect(screen.queryByText(/minute/)).toBeNull()
  expect(tiles()).toHaveLength(4)
})
