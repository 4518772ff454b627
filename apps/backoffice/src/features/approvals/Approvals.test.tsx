import { approvals, approve, reject, withdrawApproval, type Approval } from '@senluna/contract/desk/approvals.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answer, callsOf, refuse } from '../../testing/calls.ts'
import { actNames, button, doAct, facts, openDesk } from '../../testing/desk.tsx'
import Approvals from './Approvals.tsx'

const ID = '01890a5d-ac96-774b-bcce-b302099a8057'
const request = (more: Partial<Approval> = {}): Approval => ({
  id: ID,
  action: 'adjustments.post',
  objectKind: 'adjustment',
  objectId: '01890a5d-ac96-774b-bcce-000000000001',
  before: { member: 'lan2026', balance: '0' },
  after: { member: 'lan2026', balance: '1500000', turnoverX100: 100 },
  needs: 'adjustments.approve',
  state: 'PENDING',
  maker: 'demo-minh',
  makerShownAs: 'Minh',
  reason: 'A bonus was missing',
  createdAt: '2026-11-22T02:00:00.000Z',
  expiresAt: '2026-11-23T02:00:00.000Z',
  mine: false,
  decidable: true,
  ...more,
})

async function openRequest(more: Partial<Approval> = {}) {
  answer(approvals, { list: [request(more)] })
  const user = openDesk(<Approvals />, { rights: ['approvals.view'], address: `/?row=${ID}` })
  await screen.findByText('1 row')
  return user
}

test('those that wait are asked for unless another state is chosen', async () => {
  answer(approvals, { list: [] })
  const user = openDesk(<Approvals />, { rights: ['approvals.view'] })
  await screen.findByText('No results.')
  await user.click(screen.getByRole('tab', { name: 'Rejected' }))
  await waitFor(() => expect(callsOf(approvals).map(({ query }) => query.state)).toEqual(['PENDING', 'REJECTED']))
})

test('whoever may decide sees what changes and decides with a reason', async () => {
  const user = await openRequest()
  expect(actNames()).toEqual(['Approve', 'Reject'])
  const changes = within(document.querySelector<HTMLElement>('table.changes')!)
  expect(changes.getByText('0.00')).toBeDefined()
  expect(changes.getByText('1,500,000.00').tagName).toBe('STRONG')
  answer(approve, request({ state: 'APPROVED' }))
  await doAct(user, 'Approve', 'Seen in the log')
  await screen.findByText('Approve: done.')
  expect(callsOf(approve)).toEqual([expect.objectContaining({ params: { id: ID }, reason: 'Seen in the log' })])
})

test('a request is not decided without a reason', async () => {
  const user = await openRequest()
  await doAct(user, 'Reject', 'no')
  expect(screen.getByText('Enter a reason of at least three characters.')).toBeDefined()
  expect(callsOf(reject)).toEqual([])
})

test('one’s own request can only be taken back', async () => {
  const user = await openRequest({ mine: true, decidable: false })
  expect(actNames()).toEqual(['Withdraw request'])
  expect(screen.getByText('You made this request. A colleague must decide it.')).toBeDefined()
  answer(withdrawApproval, request({ state: 'WITHDRAWN' }))
  await doAct(user, 'Withdraw request', 'Typed it wrong')
  await waitFor(() => expect(callsOf(withdrawApproval)).toHaveLength(1))
})

test('whoever may not decide reads which right it needs, and that nobody decides about themselves', async () => {
  await openRequest({ decidable: false })
  expect(actNames()).toEqual([])
  const why = screen.getByText(/Someone else must decide this/)
  expect(why.textContent).toContain('Approve')
  expect(why.textContent).toContain('no one can decide on requests that concern themselves or their family')
})

test('a conflict of interest that the server finds is said where it was tried', async () => {
  const user = await openRequest()
  refuse(approve, 'APPROVAL_RELATED')
  await doAct(user, 'Approve', 'Seen in the log')
  const note = await within(screen.getByRole('dialog')).findByRole('alert')
  expect(note.textContent).toContain('A colleague must do it')
})

test('a decided request says who decided and why, and offers nothing', async () => {
  answer(approvals, {
    list: [
      request({
        state: 'REJECTED',
        decidable: false,
        checker: 'demo-hoa',
        checkerShownAs: 'Hoa',
        decision: 'Not missing',
        decidedAt: '2026-11-22T03:00:00.000Z',
      }),
    ],
  })
  openDesk(<Approvals />, { rights: ['approvals.view'], address: `/?state=REJECTED&row=${ID}` })
  await screen.findByText('1 row')
  expect(actNames()).toEqual([])
  expect(facts()).toMatchObject({
    'Requested by': 'Minhdemo-minh',
    'Decided by': 'Hoademo-hoa',
    'Reason for the decision': 'Not missing',
  })
  expect(facts()).not.toHaveProperty('Expires at')
})

test('where a bill stands is said by its name', async () => {
  const what = { action: 'bills.approve', objectKind: 'bill', needs: 'bills.approve' } as const
  await openRequest({ ...what, before: { state: 'REVIEW' }, after: { state: 'ISSUED' } })
  expect(screen.getByRole('cell', { name: 'In review' })).toBeDefined()
  expect(screen.getByRole('cell', { name: 'Being paid' })).toBeDefined()
})

test('the pictures of an adjustment are offered, and fetched only when somebody looks', async () => {
  await openRequest({ after: { member: 'lan2026', balance: '5', files: ['file-1', 'file-2'] } })
  expect(screen.getByRole('button', { name: 'Image 1' })).toBeDefined()
  expect(screen.getByRole('button', { name: 'Image 2' })).toBeDefined()
})

test('the picture of a payment by hand is offered to who is asked to agree', async () => {
  await openRequest({ action: 'withdrawals.paid', objectKind: 'withdrawal', after: { part: 1, files: ['file-1'] } })
  expect(screen.getByRole('button', { name: 'Image 1' })).toBeDefined()
})

test('a request from the reader’s own address or browser says so, before and after it is decided', async () => {
  await openRequest({ sameAddress: true })
  expect(screen.getByText(/comes from your IP address/)).toBeDefined()
})

test('whoever opened the maker’s account reads why another colleague has to decide', async () => {
  await openRequest({ decidable: false, sponsor: true })
  expect(actNames()).toEqual([])
  expect(screen.getByText(/You or Minh opened the other’s account/)).toBeDefined()
})

test('a message to many shows where each of its links leads', async () => {
  const contents = { EN: '<p>Please <a href="https://evil.example/login">log in here</a>.</p>' }
  await openRequest({ action: 'content.mailing', objectKind: 'mailing', before: null, after: { contents } })
  expect(screen.getByText('Please log in here (https://evil.example/login).')).toBeDefined()
})

test('points of terms stand one below the other', async () => {
  const contents = { EN: '<ul><li>One a day.</li><li>None at night.</li></ul>' }
  await openRequest({ action: 'content.mailing', objectKind: 'mailing', before: null, after: { contents } })
  expect(screen.getByText('• One a day. • None at night.')).toBeDefined()
})

test('whoever releases an account without an address reads its printed code, once', async () => {
  const after = { name: 'linh', roles: ['RISK'], how: 'PRINTED_CODE' }
  const more = { action: 'staff.add', objectKind: 'staff', objectId: 'linh', before: null, after }
  const user = await openRequest(more)
  answer(approve, { ...request({ ...more, state: 'APPROVED' }), code: 'ABCD-EFGH-JKLM-NPQR-STUV' })
  await doAct(user, 'Approve', 'Known to me')
  expect((await screen.findByText('ABCD-EFGH-JKLM-NPQR-STUV')).tagName).toBe('CODE')
  expect(screen.getByText(/Hand it only to linh/)).toBeDefined()
  await user.click(button('Close', screen.getByRole('dialog', { name: 'Printed code for linh' })))
  await waitFor(() => expect(screen.queryByText('ABCD-EFGH-JKLM-NPQR-STUV')).toBeNull())
})

test('whoever approves a member’s reset reads the printed code, once', async () => {
  const after = { member: 'lan2026', reset: 'PASSWORD' }
  const more = { action: 'members.reset', objectKind: 'member', before: null, after }
  const user = await openRequest(more)
  answer(approve, { ...request({ ...more, state: 'APPROVED' }), code: 'Hx4kq9mtwzab' })
  await doAct(user, 'Approve', 'Known to me')
  expect((await screen.findByText('Hx4kq9mtwzab')).tagName).toBe('CODE')
  expect(screen.getByText(/lan2026 logs in with it within 24 hours/)).toBeDefined()
  await user.click(button('Close', screen.getByRole('dialog', { name: 'Printed code for lan2026' })))
  await waitFor(() => expect(screen.queryByText('Hx4kq9mtwzab')).toBeNull())
})

test('an address that nobody has confirmed is said to be so', async () => {
  const after = { name: 'linh', roles: ['RISK'], email: 'linh@people.example', emailState: 'UNCONFIRMED' }
  await openRequest({ action: 'staff.add', objectKind: 'staff', objectId: 'linh', before: null, after })
  const changes = within(document.querySelector<HTMLElement>('table.changes')!)
  expect(changes.getByText('Unconfirmed')).toBeDefined()
})
