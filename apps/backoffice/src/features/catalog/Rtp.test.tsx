import { freezeGame } from '@senluna/contract/desk/brand/catalog.ts'
import { rtpDays, rtpMonitor, type RtpRow } from '@senluna/contract/desk/brand/rtp.ts'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answer, callsOf } from '../../testing/calls.ts'
import { actNames, AWAITING, doAct, facts, findAwaiting, openDesk, rowsShown } from '../../testing/desk.tsx'
import Rtp from './Rtp.tsx'

const CONTROL = {
  rounds: '120000',
  staked: '240000000',
  won: '251000000',
  measuredPpm: 1_045_833,
  theoryPpm: 969_371,
  lowPpm: 876_100,
  highPpm: 1_062_560,
}
const row = (more: Partial<RtpRow> = {}): RtpRow => ({
  gameId: 'roi-nuoc',
  name: 'Rối Nước',
  mode: 'ante',
  currency: { code: 'VND', exponent: 0, displayDecimals: 0 },
  ...CONTROL,
  errorPpm: 23_964,
  certified: true,
  zX100: 319,
  oneIn: '702',
  state: 'WARNING',
  bestPlay: false,
  frozen: false,
  ...more,
})

async function open(
  more: Partial<RtpRow> = {},
  rights: Parameters<typeof openDesk>[1]['rights'] = ['games.view', 'games.edit'],
) {
  answer(rtpMonitor, { list: [row(more)] })
  answer(rtpDays, {
    list: [
      { day: '2026-11-27', ...CONTROL },
      { day: '2026-11-28', ...CONTROL },
    ],
  })
  const user = openDesk(<Rtp />, { rights, address: `/?row=${encodeURIComponent('roi-nuoc ante VND')}` })
  await screen.findByText('1 row')
  return user
}

test('a game and mode stands with its limits, and how far play is from theory', async () => {
  await open()
  expect(rowsShown()[0]).toContain('Rối Nước')
  expect(rowsShown()[0]).toContain('Ante')
  expect(rowsShown()[0]).toContain('87.61% – 106.26%')
  expect(facts()).toMatchObject({
    'Theoretical RTP': '96.93%',
    'Actual RTP': '104.58%',
    'Actual minus theory': '+7.65%',
    'Standard error': '2.40% · by certificate',
    'Standard errors (z)': '+3.19',
    'By chance alone': '1 in 702 measurements',
  })
  expect(await screen.findByText('Cumulative difference by day')).toBeDefined()
  expect(callsOf(rtpDays)[0]).toMatchObject({
    params: { gameId: 'roi-nuoc' },
    query: { mode: 'ante', currency: 'VND' },
  })
})

test('a game that nobody played has its theory alone', async () => {
  await open({ rounds: '0', staked: '0', won: '0', measuredPpm: 0, state: 'FEW' })
  expect(screen.getByText('Nothing is evaluated below 1,000 rounds.')).toBeDefined()
  expect(facts()).toMatchObject({ 'Theoretical RTP': '96.93%' })
  expect(facts()).not.toHaveProperty('Actual RTP')
})

test('of best play it says what counts', async () => {
  await open({ bestPlay: true })
  expect(screen.getByText(/^The theory is that of optimal play/)).toBeDefined()
})

test.each([
  ['played', {}, 'Freeze game', true],
  ['frozen', { frozen: true }, 'Unfreeze game', false],
] as const)('one that is %s is changed by two people', async (_, more, name, frozen) => {
  const user = await open(more)
  expect(actNames()).toEqual([name])
  answer(freezeGame, AWAITING)
  await doAct(user, name, 'Pays too much since noon')
  await findAwaiting(name)
  await waitFor(() =>
    expect(callsOf(freezeGame)).toEqual([
      expect.objectContaining({ params: { id: 'roi-nuoc' }, body: { frozen }, reason: 'Pays too much since noon' }),
    ]),
  )
})

test('nothing is changed without the right', async () => {
  await open({}, ['games.view'])
  expect(actNames()).toEqual([])
})
