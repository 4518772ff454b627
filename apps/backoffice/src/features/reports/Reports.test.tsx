import { HOUSE_LINE, NOT_ALLOCATED, playReport, type PlayRow } from '@senluna/contract/desk/reports.ts'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answer, callsOf } from '../../testing/calls.ts'
import { openDesk, rowsShown, VND } from '../../testing/desk.tsx'
import PlayReport from './PlayReport.tsx'

const RIGHTS = ['reports.view', 'reports.export', 'members.view'] as const

const played = (more: Partial<PlayRow>): PlayRow => ({
  key: 'LIVE',
  total: false,
  currency: VND,
  bets: 3,
  wins: 1,
  players: 2,
  stake: '1500',
  validBet: '1500',
  payout: '1200',
  ggr: '300',
  rtp: 8_000,
  given: '0',
  ngr: '300',
  ...more,
})

test('play by line names the house and what has no bets, with NGR under each', async () => {
  answer(playReport, {
    list: [
      played({ key: 'agent01' }),
      played({ key: HOUSE_LINE, given: '400', ngr: '-100' }),
      played({ key: NOT_ALLOCATED, stake: '0', payout: '0', ggr: '0', given: '50', ngr: '-50' }),
      played({ key: '', total: true, given: '450', ngr: '150' }),
    ],
  })
  const user = openDesk(<PlayReport />, { rights: RIGHTS })
  await screen.findByText('4 rows')
  await user.click(screen.getByRole('tab', { name: 'Line' }))
  await waitFor(() => expect(callsOf(playReport).at(-1)?.query).toMatchObject({ by: 'line' }))
  expect(rowsShown().map((cells) => cells[0])).toEqual(['agent01', 'House', 'Not allocated', 'Total'])
  expect(rowsShown()[1]).toEqual(expect.arrayContaining(['400.00', '-100.00']))
})
