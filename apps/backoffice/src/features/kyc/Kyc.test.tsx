import {
  acceptKyc,
  askKycAgain,
  deskKycList,
  deskKycRead,
  rejectKyc,
  type DeskKyc,
  type DeskKycOne,
} from '@senluna/contract/member/kyc.ts'
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
} from '../../testing/desk.tsx'
import Kyc from './Kyc.tsx'

const ROW = '01890a5d-ac96-774b-bcce-000000000008'
const application = (more: Partial<DeskKyc> = {}): DeskKyc => ({
  id: ROW,
  memberId: id('01890a5d-ac96-774b-bcce-b302099a8057'),
  account: 'lan2026',
  tier: 2,
  state: 'PENDING',
  pictures: 0,
  doubts: [],
  createdAt: '2026-11-22T02:00:00.000Z',
  ...more,
})
const DECLARED = { payeeName: 'NGUYEN LAN', birthday: '1990-02-03', address: '1 Hàng Bạc, Hà Nội' }

async function open(more: Partial<DeskKycOne> = {}, rights: Parameters<typeof openDesk>[1]['rights'] = RIGHTS) {
  const { declared = DECLARED, documents = [], has = 1, ...row } = more
  answer(deskKycList, { list: [application(row)] })
  answer(deskKycRead, { ...application(row), declared, documents, has })
  const user = openDesk(<Kyc />, { rights, address: `/?row=${ROW}` })
  await screen.findByText('1 row')
  await screen.findByText('NGUYEN LAN')
  return user
}
const RIGHTS = ['kyc.view', 'kyc.edit'] as const

test('applications that wait are listed first', async () => {
  await open()
  expect(callsOf(deskKycList)[0]?.query).toMatchObject({ state: 'PENDING' })
  expect(rowsShown()[0]?.slice(0, 4)).toEqual(['lan2026', '22/11/2026 09:00:00', '2 · Document', 'Pending'])
})

test('what was declared is read once: every look is written down', async () => {
  await open()
  expect(facts()).toMatchObject({
    'Tier reached': '1',
    'Name declared': 'NGUYEN LAN',
    'Date of birth': '03/02/1990',
    Checks: 'No issues',
  })
  expect(callsOf(deskKycRead)).toHaveLength(1)
})

test('what speaks against an application is said beside it', async () => {
  await open({ doubts: ['CHANGED', 'TWIN'] })
  expect(facts()['Checks']).toBe('Profile changed since submissionAnother member submitted the same identity')
})

describe('what may be done with an application', () => {
  test.each([
    ['one that waits', {}, ['Approve', 'Request new photos', 'Reject']],
    ['an approved one', { state: 'ACCEPTED' }, ['Request new photos']],
    ['approved details, which have no pictures', { state: 'ACCEPTED', tier: 1 }, []],
    ['a declined one', { state: 'REJECTED' }, []],
    ['one whose pictures were asked for', { state: 'ASKED_AGAIN' }, []],
  ] as const)('%s', async (_, more, names) => {
    await open(more)
    expect(actNames()).toEqual(names)
  })

  test('nothing without the right to change', async () => {
    await open({}, ['kyc.view'])
    expect(actNames()).toEqual([])
  })
})

test('the third tier is approved by two', async () => {
  const user = await open({ tier: 3 })
  answer(acceptKyc, AWAITING)
  await user.click(button('Approve'))
  expect(screen.getByText('Tier 3 requires approval.')).toBeDefined()
  await giveReason(user, 'Approve', 'Payslips of a year')
  await findAwaiting('Approve')
})

test('the second tier is approved by one', async () => {
  const user = await open()
  answer(acceptKyc, application({ state: 'ACCEPTED' }))
  await user.click(button('Approve'))
  expect(screen.queryByText('Tier 3 requires approval.')).toBeNull()
  await giveReason(user, 'Approve', 'Same face')
  await screen.findByText('Approve: done.')
  expect(callsOf(acceptKyc)).toEqual([expect.objectContaining({ params: { id: ROW }, reason: 'Same face' })])
})

describe.each([
  ['Reject', rejectKyc, 'REJECTED'],
  ['Request new photos', askKycAgain, 'ASKED_AGAIN'],
] as const)('%s', (name, endpoint, state) => {
  test('needs words for the member beside the reason', async () => {
    const user = await open()
    await doAct(user, name, 'Blurred')
    const message = screen.getByLabelText(/^Message to the member/)
    expect(message.getAttribute('aria-invalid')).toBe('true')
    expect(callsOf(endpoint)).toEqual([])
    answer(endpoint, application({ state }))
    await user.type(message, 'The number can’t be read.')
    await user.click(button(name))
    await waitFor(() =>
      expect(callsOf(endpoint)).toEqual([
        expect.objectContaining({
          params: { id: ROW },
          body: { message: 'The number can’t be read.' },
          reason: 'Blurred',
        }),
      ]),
    )
  })
})
