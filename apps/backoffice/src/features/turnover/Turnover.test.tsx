import { deskTurnover, waiveTurnover, type DeskTurnoverRow } from '@senluna/contract/money/turnover.ts'
import { id } from '@senluna/kit/ids.ts'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answer, callsOf } from '../../testing/calls.ts'
import { actNames, AWAITING, doAct, facts, findAwaiting, openDesk, rowsShown, VND } from '../../testing/desk.tsx'
import Turnover from './Turnover.tsx'

const ROW = '01890a5d-ac96-774b-bcce-000000000009'
const requirement = (more: Partial<DeskTurnoverRow> = {}): DeskTurnoverRow => ({
  id: ROW,
  memberId: id('01890a5d-ac96-774b-bcce-b302099a8057'),
  userName: 'lan2026',
  source: 'DEPOSIT',
  required: '500000',
  done: '120000',
  remaining: '380000',
  currency: VND,
  state: 'OPEN',
  flagged: false,
  createdAt: '2026-11-22T02:00:00.000Z',
  ...more,
})

async function open(
  more: Partial<DeskTurnoverRow> = {},
  rights: Parameters<typeof openDesk>[1]['rights'] = ['members.view', 'adjustments.edit'],
) {
  answer(deskTurnover, { list: [requirement(more)] })
  const user = openDesk(<Turnover />, { rights, address: `/?row=${ROW}` })
  await screen.findByText('1 row')
  return user
}

test('a row says how much must be played, was played and is left', async () => {
  await open()
  expect(rowsShown()[0]?.slice(-4)).toEqual(['500,000.00', '120,000.00', '380,000.00', 'Open'])
  expect(facts()).toMatchObject({ Required: '500,000.00', Done: '120,000.00', Left: '380,000.00' })
})

test('money that left before a correction is pointed out', async () => {
  await open({ state: 'DONE', flagged: true })
  expect(rowsShown()[0]?.at(-1)).toBe('DoneWithdrawn before a correction')
})

test.each([
  ['OPEN', ['Waive']],
  ['DONE', []],
  ['CLEARED_LOW_BALANCE', []],
  ['DROPPED', []],
  ['WAIVED', []],
] as const)('only what is open can be waived: %s', async (state, names) => {
  await open({ state })
  expect(actNames()).toEqual(names)
})

test('who may only look waives nothing', async () => {
  await open({}, ['members.view'])
  expect(actNames()).toEqual([])
})

test('a colleague approves what is waived', async () => {
  const user = await open()
  answer(waiveTurnover, AWAITING)
  await doAct(user, 'Waive', 'Our own outage')
  await findAwaiting('Waive')
  expect(callsOf(waiveTurnover)).toEqual([expect.objectContaining({ params: { id: ROW }, reason: 'Our own outage' })])
})
