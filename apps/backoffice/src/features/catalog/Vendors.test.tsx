import { changeVendor, changeVendorFee, deskVendors, type DeskVendor } from '@senluna/contract/desk/brand/catalog.ts'
import { enterVendorKey, vendorKeys, type VendorKey } from '@senluna/contract/desk/brand/vendor-keys.ts'
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
import Vendors from './Vendors.tsx'

const AT = '2026-11-22T02:00:00.000Z'
const HEALTH: DeskVendor['health'] = {
  state: 'SLOW',
  calls: 200,
  unanswered: 3,
  p95Ms: 1_250,
  lastAnswerAt: AT,
  hour: ['GOOD', 'WARN', 'BAD'],
}
const vendor = (more: Partial<DeskVendor> = {}): DeskVendor => ({
  vendorCode: 'ACME',
  displayName: 'Acme',
  walletMode: 'TRANSFER',
  enabled: true,
  maintenance: false,
  games: 12,
  gameTypes: ['RNG'],
  products: ['RNG'],
  currencies: ['VND'],
  feePpm: 85_000,
  health: HEALTH,
  ...more,
})
const OWN: Partial<DeskVendor> = { health: { state: 'OWN', calls: 0, unanswered: 0, hour: [] } }
const RIGHTS = ['vendors.view', 'vendors.edit'] as const

interface Opened {
  rights?: Parameters<typeof openDesk>[1]['rights']
  keys?: VendorKey[]
}

async function open(more: Partial<DeskVendor> = {}, { rights = RIGHTS, keys = [] }: Opened = {}) {
  answer(deskVendors, { list: [vendor(more)] })
  answer(vendorKeys, { list: keys, builtIn: keys.length === 0 })
  const user = openDesk(<Vendors />, { rights, address: '/?row=ACME' })
  await screen.findByText('1 row')
  return user
}

test('a vendor that is called shows how it answered in the last hour', async () => {
  await open()
  expect(facts()).toMatchObject({ Status: 'Slow', Calls: '200', Errors: '3 · 1.5%', p95: '1,250 ms' })
  expect(rowsShown()[0]).toContain('8.5%')
})

test('a vendor is called by its name in the desk’s language', async () => {
  await open({ vendorCode: 'TCG_LOTTO_VN', displayName: 'Xổ số Việt Nam' })
  expect(rowsShown()[0]).toContain('Vietnam Lottery')
})

test('our own games are called by nobody and have no keys', async () => {
  await open(OWN)
  expect(screen.getByText(/^Our own games run on this server/)).toBeDefined()
  expect(callsOf(vendorKeys)).toEqual([])
  expect(actNames()).not.toContain('Enter a new key')
})

describe('what may be done with a vendor', () => {
  test.each([
    ['shown', {}, ['Hide', 'Start maintenance', 'Change fee', 'Enter a new key']],
    ['hidden', { enabled: false }, ['Show', 'Start maintenance', 'Change fee', 'Enter a new key']],
    ['under maintenance', { maintenance: true }, ['Hide', 'End maintenance', 'Change fee', 'Enter a new key']],
  ] as const)('%s', async (_, more, names) => {
    await open(more)
    expect(actNames()).toEqual(names)
  })

  test('nothing without the right to change', async () => {
    await open({}, { rights: ['vendors.view'] })
    expect(actNames()).toEqual([])
  })
})

test.each([
  ['Hide', {}, { enabled: false }],
  ['Show', { enabled: false }, { enabled: true }],
  ['Start maintenance', {}, { maintenance: true }],
  ['End maintenance', { maintenance: true }, { maintenance: false }],
] as const)('%s changes that and nothing else', async (name, more, body) => {
  const user = await open(more)
  answer(changeVendor, vendor())
  await doAct(user, name, 'Announced for tonight')
  await waitFor(() =>
    expect(callsOf(changeVendor)).toEqual([
      expect.objectContaining({ params: { code: 'ACME' }, body, reason: 'Announced for tonight' }),
    ]),
  )
})

test('another fee starts from the one that holds, and is approved by a colleague', async () => {
  const user = await open()
  answer(changeVendorFee, AWAITING)
  await user.click(button('Change fee'))
  const field = screen.getByLabelText<HTMLInputElement>(/^Fee per million/)
  expect(field.value).toBe('85000')
  await user.clear(field)
  await user.type(field, '90000')
  await giveReason(user, 'Change fee', 'New contract')
  await findAwaiting('Change fee')
  expect(callsOf(changeVendorFee)[0]?.body).toEqual({ feePpm: 90_000 })
})

describe('signing keys', () => {
  const key = (state: VendorKey['state'], more: Partial<VendorKey> = {}): VendorKey => ({
    id: '01890a5d-ac96-774b-bcce-00000000000c',
    mark: 'a1b2',
    state,
    overlapMinutes: 60,
    enteredBy: 'minh',
    enteredAt: AT,
    ...more,
  })

  test('without one that was entered, the server’s own signs', async () => {
    await open()
    expect(await screen.findByText(/^Signing with the key in the server configuration/)).toBeDefined()
  })

  test('who entered and who approved one is said', async () => {
    await open({}, { keys: [key('SIGNS', { approvedBy: 'hoa', since: AT })] })
    expect(await screen.findByText('Approved by hoa, signing since 22/11/2026 09:00:00')).toBeDefined()
    expect(screen.getByText('Entered by minh, 22/11/2026 09:00:00')).toBeDefined()
  })

  test('a new one is typed unseen, and waits for a colleague', async () => {
    const user = await open()
    answer(enterVendorKey, AWAITING)
    await user.click(button('Enter a new key'))
    const field = screen.getByLabelText<HTMLInputElement>(/^New key/)
    expect(field.type).toBe('password')
    await user.type(field, 'a-secret-of-thirty-two-characters')
    await user.selectOptions(screen.getByLabelText('Keep accepting the old key for'), '1 day')
    await giveReason(user, 'Enter a new key', 'Yearly change')
    await findAwaiting('Enter a new key')
    expect(callsOf(enterVendorKey)[0]?.body).toEqual({
      vendor: 'ACME',
      secret: 'a-secret-of-thirty-two-characters',
      overlapMinutes: 1_440,
    })
  })
})
