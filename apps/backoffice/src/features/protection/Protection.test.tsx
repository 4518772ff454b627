import {
  deskProtection,
  endExclusion,
  noteContact,
  protectionOne,
  protectionSteps,
  shutOut,
  tightenLimit,
  type Guarded,
  type ProtectionStep,
} from '@senluna/contract/desk/members/protection.ts'
import { id } from '@senluna/kit/ids.ts'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { answer, callsOf } from '../../testing/calls.ts'
import {
  actNames,
  AWAITING,
  button,
  doAct,
  facts,
  findAwaiting,
  giveReason,
  openDesk,
  rowsShown,
  VND,
} from '../../testing/desk.tsx'
import Protection from './Protection.tsx'

const MEMBER = id<'member'>('01890a5d-ac96-774b-bcce-b302099a8057')
const guarded = (more: Partial<Guarded> = {}): Guarded => ({
  id: MEMBER,
  userName: 'lan2026',
  state: 'OPEN',
  limits: [],
  byStaff: false,
  currency: VND,
  ...more,
})
const RIGHTS = ['protection.view', 'protection.edit'] as const

interface Opened {
  rights?: Parameters<typeof openDesk>[1]['rights']
  steps?: ProtectionStep[]
}

async function open(more: Partial<Guarded> = {}, { rights = RIGHTS, steps = [] }: Opened = {}) {
  answer(deskProtection, { list: [guarded(more)] })
  answer(protectionOne, guarded(more))
  answer(protectionSteps, { list: steps })
  const user = openDesk(<Protection />, { rights, address: `/?row=${MEMBER}` })
  await screen.findByText('1 row')
  return user
}

test('limits are shown as money or minutes, and what is asked for beside them', async () => {
  await open({
    limits: [
      { kind: 'lossDay', value: '500000', raise: { value: null, at: '2026-11-23T02:00:00.000Z' } },
      { kind: 'session', value: '90' },
    ],
  })
  expect(rowsShown()[0]).toContain('Losses in 24 hours: 500,000.00 · Minutes logged in per day: 90 min')
  expect(facts()).toMatchObject({
    'Losses in 24 hours': '500,000.00 No limit from 23/11/2026 09:00:00, once confirmed',
    'Minutes logged in per day': '90 min',
  })
})

test.each([
  ['a break ends by itself', { state: 'BREAK', until: '2026-11-23T02:00:00.000Z' }, '23/11/2026 09:00:00'],
  ['an exclusion for good has no end', { state: 'EXCLUDED' }, 'Permanently'],
] as const)('%s', async (_, more, until) => {
  await open(more)
  expect(facts()['Until']).toBe(until)
})

describe('what may be done for a member', () => {
  const ALWAYS = ['Record a conversation', 'Lower a limit']
  test.each([
    ['who plays', {}, [...ALWAYS, 'Set a break or exclusion']],
    ['on a break', { state: 'BREAK' }, [...ALWAYS, 'Set a break or exclusion']],
    ['who excluded themselves', { state: 'EXCLUDED' }, [...ALWAYS, 'Set a break or exclusion']],
    [
      'whom the staff excluded',
      { state: 'EXCLUDED', byStaff: true },
      [...ALWAYS, 'End exclusion', 'Set a break or exclusion'],
    ],
    ['whose term is over', { state: 'OVER' }, [...ALWAYS, 'End exclusion', 'Set a break or exclusion']],
    ['whose account is closed', { state: 'CLOSED' }, ['Record a conversation']],
  ] as const)('%s', async (_, more, names) => {
    await open(more)
    expect(actNames()).toEqual(names)
  })

  test('nothing without the right to change', async () => {
    await open({}, { rights: ['protection.view'] })
    expect(actNames()).toEqual([])
  })
})

test('a limit is lowered at once', async () => {
  const user = await open()
  answer(tightenLimit, guarded())
  await user.click(button('Lower a limit'))
  await user.selectOptions(screen.getByLabelText('Limit'), 'Per bet')
  await user.type(screen.getByLabelText(/^Maximum/), '20.000')
  await giveReason(user, 'Lower a limit', 'Asked on the phone')
  await waitFor(() =>
    expect(callsOf(tightenLimit)).toEqual([
      expect.objectContaining({
        params: { id: MEMBER },
        body: { kind: 'stake', value: '20000' },
        reason: 'Asked on the phone',
      }),
    ]),
  )
})

test('nobody is shut out before a duration is chosen', async () => {
  const user = await open()
  await doAct(user, 'Set a break or exclusion', 'Chases losses')
  expect(screen.getByLabelText('Duration').getAttribute('aria-invalid')).toBe('true')
  expect(callsOf(shutOut)).toEqual([])
  answer(shutOut, guarded({ state: 'EXCLUDED', byStaff: true }))
  await user.selectOptions(screen.getByLabelText('Duration'), 'Exclusion, 1 year')
  await user.click(button('Set a break or exclusion'))
  await waitFor(() => expect(callsOf(shutOut)[0]?.body).toEqual({ term: '1y' }))
})

test('a colleague approves the end of an exclusion', async () => {
  const user = await open({ state: 'EXCLUDED', byStaff: true })
  answer(endExclusion, AWAITING)
  await doAct(user, 'End exclusion', 'Our mistake')
  await findAwaiting('End exclusion')
})

describe('markers of harm', () => {
  const harm: NonNullable<Guarded['harm']> = {
    level: 2,
    since: '2026-11-20T02:00:00.000Z',
    spoke: [
      { kind: 'CHASING', count: 4, weight: 2 },
      { kind: 'NIGHT', count: 3, weight: 1 },
    ],
    toCall: true,
    toShutOut: false,
  }

  test('say what speaks, and that the member is to be called', async () => {
    await open({ harm })
    expect(facts()).toMatchObject({
      Level: 'Level 2 · call',
      'Chasing losses': '4 of the last 7 days · strong',
      'Night-time play': '3 of the last 7 nights',
    })
    expect(screen.getByText(/No one has spoken to the member/)).toBeDefined()
  })

  test('a conversation is written down with its reason', async () => {
    const user = await open({ harm })
    answer(noteContact, guarded())
    await user.click(button('Record a conversation'))
    await user.type(screen.getByLabelText(/^What was discussed/), 'Agreed to a daily limit')
    await giveReason(user, 'Record a conversation', 'Marker of level 2')
    await waitFor(() => expect(callsOf(noteContact)[0]?.body).toEqual({ text: 'Agreed to a daily limit' }))
  })
})

test('the history says what changed, from what to what, and by whom', async () => {
  const at = '2026-11-22T02:00:00.000Z'
  await open(
    {},
    {
      steps: [
        { id: '3', at, kind: 'limit', detail: { kind: 'stake', from: null, to: '20000', by: 'minh' } },
        { id: '2', at, kind: 'coolOff', detail: { term: '1w' } },
        { id: '1', at, kind: 'contact', detail: { text: 'Called', by: 'minh' } },
      ],
    },
  )
  expect(await screen.findByText('Per bet: No limit → 20,000.00 · minh')).toBeDefined()
  expect(screen.getByText('1 week')).toBeDefined()
  expect(screen.getByText('Called · minh')).toBeDefined()
})
