import {
  deskPayoutAccounts,
  exportPayoutAccounts,
  lockPayoutAccount,
  type DeskPayoutAccount,
} from '@senluna/contract/desk/money/withdrawals.ts'
import { deskViews } from '@senluna/contract/desk/lists.ts'
import { id } from '@senluna/kit/ids.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import PayoutAccounts from '../features/withdrawals/PayoutAccounts.tsx'
import { answer, callsOf, refuse } from '../testing/calls.ts'
import { actNames, addressNow, button, doAct, facts, giveReason, openDesk, rowsShown } from '../testing/desk.tsx'

const account = (n: number, more: Partial<DeskPayoutAccount> = {}): DeskPayoutAccount => ({
  id: `01890a5d-ac96-774b-bcce-00000000000${n}`,
  memberId: id('01890a5d-ac96-774b-bcce-b302099a8057'),
  userName: `member${n}`,
  kind: 'BANK',
  bank: 'VCB',
  masked: `**** 000${n}`,
  holder: 'NGUYEN LAN',
  state: 'ACTIVE',
  members: 1,
  usableAt: '2026-11-20T02:00:00.000Z',
  createdAt: '2026-11-19T02:00:00.000Z',
  ...more,
})
const VIEW = ['payoutAccounts.view'] as const
const EDIT = ['payoutAccounts.view', 'payoutAccounts.edit'] as const
const shown = () => rowsShown().map(([member]) => member)

describe('what the list is asked for', () => {
  test('the address filters the call, and nothing else of it does', async () => {
    answer(deskPayoutAccounts, { list: [account(1)] })
    openDesk(<PayoutAccounts />, { rights: VIEW, address: '/payout-accounts?state=LOCKED&name=lan&other=1' })
    await screen.findByText('1 row')
    expect(callsOf(deskPayoutAccounts)).toEqual([expect.objectContaining({ query: { state: 'LOCKED', name: 'lan' } })])
  })

  test('a choice is read at once and stands in the address', async () => {
    answer(deskPayoutAccounts, ({ query }) => ({ list: query.state ? [account(2)] : [account(1), account(2)] }))
    const user = openDesk(<PayoutAccounts />, { rights: VIEW, address: '/payout-accounts' })
    await screen.findByText('2 rows')
    await user.selectOptions(screen.getByLabelText('Status'), 'REMOVED')
    await screen.findByText('1 row')
    expect(addressNow()).toBe('/payout-accounts?state=REMOVED')
    expect(callsOf(deskPayoutAccounts).at(-1)?.query).toEqual({ state: 'REMOVED' })
  })

  test('words are sent with Enter, without the spaces around them', async () => {
    answer(deskPayoutAccounts, { list: [] })
    const user = openDesk(<PayoutAccounts />, { rights: VIEW })
    await user.type(screen.getByLabelText('Member'), ' lan {Enter}')
    await waitFor(() => expect(callsOf(deskPayoutAccounts).at(-1)?.query).toEqual({ name: 'lan' }))
  })

  test('the next page is asked for by the key of the one before and stands below it', async () => {
    answer(deskPayoutAccounts, ({ query }) =>
      query.after === 'key-2' ? { list: [account(3)] } : { list: [account(1), account(2)], next: 'key-2' },
    )
    const user = openDesk(<PayoutAccounts />, { rights: VIEW, address: '/?state=ACTIVE' })
    await screen.findByText('2 rows, more available')
    await user.click(button('Show more'))
    await screen.findByText('3 rows')
    expect(shown()).toEqual(['member1', 'member2', 'member3'])
    expect(callsOf(deskPayoutAccounts).at(-1)?.query).toEqual({ state: 'ACTIVE', after: 'key-2' })
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull()
  })
})

describe('what a list says when it has no rows', () => {
  test('without filters nothing is there', async () => {
    answer(deskPayoutAccounts, { list: [] })
    openDesk(<PayoutAccounts />, { rights: VIEW })
    await screen.findByText('No results.')
    expect(screen.queryByRole('button', { name: 'Clear filters' })).toBeNull()
  })

  test('with filters they can be taken away', async () => {
    answer(deskPayoutAccounts, ({ query }) => ({ list: query.name ? [] : [account(1)] }))
    const user = openDesk(<PayoutAccounts />, { rights: VIEW, address: '/?name=nobody' })
    const empty = (await screen.findByText('No rows match these filters.')).parentElement!
    await user.click(within(empty).getByRole('button', { name: 'Clear filters' }))
    await screen.findByText('1 row')
    expect(addressNow()).toBe('/')
  })

  test('a refusal is said with a way to try again', async () => {
    refuse(deskPayoutAccounts, 'AUTH_FORBIDDEN')
    const user = openDesk(<PayoutAccounts />, { rights: VIEW })
    const note = await screen.findByRole('alert')
    expect(screen.queryByRole('table')).toBeNull()
    answer(deskPayoutAccounts, { list: [account(1)] })
    await user.click(within(note).getByRole('button'))
    await screen.findByText('1 row')
    expect(screen.queryByRole('alert')).toBeNull()
  })
})

describe('the export', () => {
  // A file that is taken leaves the page where it is; the stand-in for a browser would go to it.
  beforeEach(() => void vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue())

  test('is there by its right only', async () => {
    answer(deskPayoutAccounts, { list: [] })
    openDesk(<PayoutAccounts />, { rights: EDIT })
    await screen.findByText('No results.')
    expect(screen.queryByRole('button', { name: 'Export CSV' })).toBeNull()
  })

  test('takes the filters along, for a reason', async () => {
    const given = vi.fn<(file: Blob) => string>(() => 'blob:file')
    vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => given(file as Blob))
    answer(deskPayoutAccounts, { list: [] })
    answer(exportPayoutAccounts, { csv: 'a,b', rows: 1_200, more: false })
    const user = openDesk(<PayoutAccounts />, { rights: [...VIEW, 'withdrawals.export'], address: '/?state=LOCKED' })
    await user.click(button('Export CSV'))
    await giveReason(user, 'Export CSV', 'For the auditor')
    await screen.findByText('1,200 rows exported.')
    expect(callsOf(exportPayoutAccounts)).toEqual([
      expect.objectContaining({ query: { state: 'LOCKED' }, reason: 'For the auditor' }),
    ])
    expect(await given.mock.calls[0]?.[0].text()).toBe('a,b')
  })

  test('of a list that goes on says so on the page until another list is asked for', async () => {
    vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:file')
    answer(deskPayoutAccounts, { list: [] })
    answer(exportPayoutAccounts, { csv: 'a,b', rows: 10_000, more: true })
    const user = openDesk(<PayoutAccounts />, { rights: [...VIEW, 'withdrawals.export'], address: '/?state=LOCKED' })
    await user.click(button('Export CSV'))
    await giveReason(user, 'Export CSV', 'For the auditor')
    expect((await screen.findByText(/has its first 10,000 rows/)).className).toContain('note')
    await user.click(screen.getAllByRole('button', { name: 'Clear filters' })[0]!)
    await waitFor(() => expect(screen.queryByText(/has its first 10,000 rows/)).toBeNull())
  })
})

describe('the open row', () => {
  test('stands in the address and shows its facts', async () => {
    answer(deskPayoutAccounts, { list: [account(1), account(2)] })
    const user = openDesk(<PayoutAccounts />, { rights: VIEW, address: '/payout-accounts' })
    await user.click(await screen.findByRole('button', { name: 'Open member2 · **** 0002' }))
    expect(addressNow()).toBe(`/payout-accounts?row=${account(2).id}`)
    expect(facts()).toMatchObject({ Member: 'member2', 'Account number': '**** 0002', 'Account holder': 'NGUYEN LAN' })
    await user.click(button('Close'))
    expect(addressNow()).toBe('/payout-accounts')
  })

  test('a row that the list no longer holds is said to be gone', async () => {
    answer(deskPayoutAccounts, { list: [account(1)] })
    openDesk(<PayoutAccounts />, { rights: VIEW, address: '/?row=other' })
    await screen.findByText('This row is no longer in the list.')
  })

  test('offers what its state allows to whoever may do it', async () => {
    answer(deskPayoutAccounts, { list: [account(1, { state: 'LOCKED' })] })
    openDesk(<PayoutAccounts />, { rights: EDIT, address: `/?row=${account(1).id}` })
    await screen.findByText('1 row')
    expect(actNames()).toEqual(['Unlock', 'Remove'])
  })

  test('offers nothing to who only looks', async () => {
    answer(deskPayoutAccounts, { list: [account(1)] })
    openDesk(<PayoutAccounts />, { rights: VIEW, address: `/?row=${account(1).id}` })
    await screen.findByText('1 row')
    expect(actNames()).toEqual([])
  })

  test('what is done needs a reason, then reads the list again', async () => {
    answer(deskPayoutAccounts, { list: [account(1)] })
    answer(lockPayoutAccount, account(1, { state: 'LOCKED' }))
    const user = openDesk(<PayoutAccounts />, { rights: EDIT, address: `/?row=${account(1).id}` })
    await screen.findByText('1 row')
    await doAct(user, 'Lock', ' x ')
    expect(screen.getByText('Enter a reason of at least three characters.')).toBeDefined()
    expect(callsOf(lockPayoutAccount)).toEqual([])
    answer(deskPayoutAccounts, { list: [account(1, { state: 'LOCKED' })] })
    await giveReason(user, 'Lock', ' stolen card')
    await screen.findByText('Lock: done.')
    expect(callsOf(lockPayoutAccount)).toEqual([
      { params: { id: account(1).id }, query: {}, body: { locked: true }, reason: 'x  stolen card' },
    ])
    await waitFor(() => expect(actNames()).toEqual(['Unlock', 'Remove']))
  })

  test('a refusal keeps the window open and says why', async () => {
    answer(deskPayoutAccounts, { list: [account(1)] })
    refuse(lockPayoutAccount, 'WD_STATE')
    const user = openDesk(<PayoutAccounts />, { rights: EDIT, address: `/?row=${account(1).id}` })
    await screen.findByText('1 row')
    await doAct(user, 'Lock', 'stolen card')
    const note = await within(screen.getByRole('dialog')).findByRole('alert')
    expect(note.textContent).toContain('no longer possible')
    expect(screen.queryByText('Lock: done.')).toBeNull()
  })
})

test('a saved view sets filters and columns', async () => {
  answer(deskViews, {
    list: [{ name: 'Locked ones', settings: { query: 'state=LOCKED', columns: ['holder', 'member'] } }],
  })
  answer(deskPayoutAccounts, { list: [account(1)] })
  const user = openDesk(<PayoutAccounts />, { rights: VIEW, address: '/payout-accounts' })
  await screen.findByText('1 row')
  await user.click(button('Views'))
  await user.click(await screen.findByRole('menuitem', { name: 'Locked ones' }))
  await waitFor(() => expect(rowsShown()).toEqual([['NGUYEN LAN', 'member1']]))
  expect(addressNow()).toBe('/payout-accounts?state=LOCKED')
})

test('Escape leaves the filters for the rows, once there is nothing to clear in their field', async () => {
  answer(deskPayoutAccounts, { list: [account(1), account(2)] })
  const user = openDesk(<PayoutAccounts />, { rights: VIEW })
  await screen.findByText('member2')
  await user.keyboard('/')
  expect(document.activeElement).toBe(screen.getByLabelText('Member'))
  await user.keyboard('{Escape}j')
  expect(document.activeElement?.getAttribute('data-row')).toBe(account(2).id)
  await user.keyboard('/lan')
  await user.keyboard('{Escape}')
  expect(document.activeElement).toBe(screen.getByLabelText('Member'))
})
