import { lifetime } from '@senluna/contract/money/reports.ts'
import { answer, callsOf } from '@senluna/web/testing/calls.ts'
import { expect, test } from 'vitest'
import { screen, show, text } from '../testing/show.tsx'
import { Lifetime } from './Lifetime.tsx'

const LIFETIME = {
  since: '2026-01-31T20:00:00Z',
  currency: 'VND',
  deposit: '5000000',
  withdraw: '1200000',
  netDeposit: '3800000',
  play: '-750000',
}

test('says since when, what was paid in and out, and what bets came to', async () => {
  answer(lifetime, LIFETIME)
  await show(<Lifetime />, { session: 'member', at: '/account/limits' })
  await screen.findByText(text('referral.since'))
  const shown = [...document.querySelectorAll('.lifetime dd')].map((item) => item.textContent)
  expect(shown[0]).toContain('01/02/2026')
  expect(shown.slice(1, 4)).toEqual(['5,000,000.00', '1,200,000.00', '3,800,000.00'])
  expect(shown[4]).toMatch(/^[-−]750,000\.00$/)
})

test('nobody is asked about who has no account', async () => {
  answer(lifetime, LIFETIME)
  await show(<Lifetime />, { at: '/account/limits' })
  expect(callsOf(lifetime)).toEqual([])
})
