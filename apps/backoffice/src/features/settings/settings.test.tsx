import {
  blockedVisits,
  brandOne,
  changeBrand,
  type BrandDesk,
  type DeskLink,
} from '@senluna/contract/desk/brand/brand.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { answer, callsOf, refuse } from '../../testing/calls.ts'
import { AWAITING, button, giveReason, openDesk } from '../../testing/desk.tsx'
import Access from './Access.tsx'
import AgentPay from './AgentPay.tsx'
import Fields from './Fields.tsx'
import Services from './Services.tsx'
import Switches from './Switches.tsx'

const SET_AT = '2026-11-20T02:00:00.000Z'
const aSwitch = (id: BrandDesk['switches'][number]['id'], on: boolean, more = {}) => ({
  id,
  on,
  own: true,
  usual: true,
  missing: false,
  devices: {},
  ...more,
})
const rule = (field: string, more = {}) => ({
  field,
  enabled: true,
  required: true,
  patternId: null,
  minLength: 4,
  maxLength: 12,
  ...more,
})
const brand = (more: Partial<BrandDesk> = {}): BrandDesk => ({
  merchantCode: 'senluna',
  brandName: 'Senluna',
  hosts: [],
  timeZone: 'Asia/Ho_Chi_Minh',
  currency: 'VND',
  profile: 'usual',
  licensed: true,
  theme: { default: 'dark', choices: ['dark'], own: { default: 'dark', choices: ['dark'] } },
  languages: ['VI', 'EN'],
  imageCDNs: [],
  launchGameCDNs: [],
  ownCDNs: { imageCDNs: [], launchGameCDNs: [] },
  analytics: [],
  ownAnalytics: [],
  domains: [],
  switches: [aSwitch('CHAT', true), aSwitch('VIP', false)],
  register: [rule('nickname'), rule('address', { required: false })],
  registerChanged: ['address'],
  patterns: [],
  links: [],
  linkHosts: [],
  maintenance: { flag: false },
  region: { denied: [] },
  knownNetworks: [],
  staffAddresses: [],
  deskAddresses: [],
  dividendAutoApproveMax: '0',
  money: { code: 'VND', exponent: 0, displayDecimals: 2 },
  yourAddress: '203.0.113.7',
  vendors: [],
  changedAt: { switches: SET_AT },
  ...more,
})
const EDIT = ['brand.view', 'brand.edit'] as const

test('what maintenance can close is called by its name', async () => {
  answer(brandOne, brand({ vendors: ['TCG_LOTTO_VN'] }))
  answer(blockedVisits, { rules: [] })
  openDesk(<Access />, { rights: EDIT })
  expect(await screen.findByRole('checkbox', { name: 'Vietnam Lottery' })).toBeDefined()
  expect(screen.getByRole('checkbox', { name: 'Slots' })).toBeDefined()
})

describe('switches', () => {
  async function open(rights: Parameters<typeof openDesk>[1]['rights'] = EDIT) {
    answer(brandOne, brand())
    const user = openDesk(<Switches />, { rights })
    await screen.findByRole('table')
    return user
  }
  const boxes = () => screen.getAllByRole<HTMLInputElement>('checkbox')

  test('only what is other than the brand’s own is sent, with when it was read as set', async () => {
    const user = await open()
    await user.click(boxes()[0]!)
    await user.click(button('Request change'))
    answer(changeBrand, AWAITING)
    await giveReason(user, 'Request change', 'No people tonight')
    await waitFor(() =>
      expect(callsOf(changeBrand)).toEqual([
        {
          params: { setting: 'switches' },
          query: {},
          body: { value: { CHAT: false, VIP: false }, seen: SET_AT },
          reason: 'No people tonight',
        },
      ]),
    )
    await waitFor(() => expect(callsOf(brandOne)).toHaveLength(2))
  })

  test('a change can be discarded', async () => {
    const user = await open()
    await user.click(boxes()[0]!)
    expect(screen.getByText('1 change')).toBeDefined()
    await user.click(button('Discard'))
    expect(boxes()[0]!.checked).toBe(true)
    expect(button('Request change')).toHaveProperty('disabled', true)
  })

  test('who only looks can change nothing', async () => {
    await open(['brand.view'])
    expect(boxes().every(({ disabled }) => disabled)).toBe(true)
    expect(screen.queryByRole('button', { name: 'Request change' })).toBeNull()
  })

  test('what a colleague has set meanwhile is not overwritten', async () => {
    const user = await open()
    await user.click(boxes()[0]!)
    await user.click(button('Request change'))
    refuse(changeBrand, 'APPROVAL_STALE')
    await giveReason(user, 'Request change', 'No people tonight')
    const note = await within(screen.getByRole('dialog')).findByRole('alert')
    expect(note.textContent).toContain('The data has changed')
  })
})

describe('what agents are paid without a review', () => {
  async function open(more: Partial<BrandDesk> = {}) {
    answer(brandOne, brand(more))
    const user = openDesk(<AgentPay />, { rights: EDIT })
    return { user, box: await screen.findByRole<HTMLInputElement>('textbox') }
  }

  test('an amount is asked for, an empty one takes it away, and no number is sent', async () => {
    const { user, box } = await open()
    expect(button('Request change')).toHaveProperty('disabled', true)
    await user.type(box, 'five')
    expect(screen.getByText('Enter an amount, for example 5,000,000.')).toBeDefined()
    expect(button('Request change')).toHaveProperty('disabled', true)
    await user.clear(box)
    await user.type(box, '5000000')
    expect(box.value).toBe('5,000,000')
    await user.click(button('Request change'))
    answer(changeBrand, AWAITING)
    await giveReason(user, 'Request change', 'Small ones are many')
    await waitFor(() =>
      expect(callsOf(changeBrand)).toMatchObject([
        { params: { setting: 'dividend' }, body: { value: { autoApproveMax: '5000000' }, seen: null } },
      ]),
    )
  })

  test('what stands is shown, and emptied it is sent as none', async () => {
    const { user, box } = await open({ dividendAutoApproveMax: '3000000' })
    expect(box.value).toBe('3,000,000')
    await user.clear(box)
    await user.click(button('Request change'))
    answer(changeBrand, AWAITING)
    await giveReason(user, 'Request change', 'Everything is looked at')
    await waitFor(() => expect(callsOf(changeBrand)).toMatchObject([{ body: { value: {} } }]))
  })
})

describe('registration fields', () => {
  async function open() {
    answer(brandOne, brand())
    const user = openDesk(<Fields />, { rights: EDIT })
    await screen.findByRole('table')
    return user
  }

  test('touched rules and those set before are asked for together', async () => {
    const user = await open()
    await user.click(screen.getAllByRole('checkbox')[1]!)
    await user.click(button('Request change'))
    answer(changeBrand, AWAITING)
    await giveReason(user, 'Request change', 'Fewer questions')
    await screen.findByText('Awaiting approval.')
    const { params, body } = callsOf(changeBrand)[0]!
    expect(params).toEqual({ setting: 'register' })
    expect(body).toEqual({
      seen: null,
      value: {
        nickname: { enabled: true, required: false, patternId: null, minLength: 4, maxLength: 12 },
        address: { enabled: true, required: false, patternId: null, minLength: 4, maxLength: 12 },
      },
    })
  })

  test('a value can be tried against the rule as it stands', async () => {
    const user = await open()
    const box = within(document.querySelector<HTMLElement>('section.pad')!)
    await user.type(box.getByRole('textbox'), 'abc')
    expect(box.getByRole('status').textContent).toBe('Rejected: wrong length.')
    await user.type(box.getByRole('textbox'), 'd')
    expect(box.getByRole('status').textContent).toBe('Accepted.')
  })
})

describe('ways to reach the brand’s people', () => {
  const CHAT: DeskLink = {
    id: 1,
    type: '1',
    name: 'Our chat',
    icon: 'LIVECHAT',
    link: 'https://chat.example',
    scenes: ['HOME'],
  }

  async function open(...links: DeskLink[]) {
    answer(brandOne, brand({ links }))
    const user = openDesk(<Services />, { rights: EDIT })
    return { user, card: within(await screen.findByRole('region', { name: 'Our chat' })) }
  }
  const always = { name: 'Always shown, at all hours' }

  async function linksSent(user: Awaited<ReturnType<typeof open>>['user']) {
    answer(changeBrand, AWAITING)
    await user.click(button('Request change'))
    await giveReason(user, 'Request change', 'New hours')
    return (callsOf(changeBrand)[0]!.body as { value: { links: DeskLink[] } }).value.links
  }

  test('hours are numbers in 24 hours; they begin with a day’s and are sent as typed', async () => {
    const { user, card } = await open(CHAT)
    expect(card.queryByRole('spinbutton')).toBeNull()
    await user.click(card.getByRole('checkbox', always))
    await user.type(card.getByRole('spinbutton', { name: 'Open from: Hour' }), '09')
    await user.type(card.getByRole('spinbutton', { name: 'Until: Minute' }), '30')
    expect(await linksSent(user)).toEqual([{ ...CHAT, hours: { from: '09:00', to: '22:30' } }])
  })

  test('hours are taken away whole', async () => {
    const { user, card } = await open({ ...CHAT, hours: { from: '09:00', to: '17:00' } })
    await user.click(card.getByRole('checkbox', always))
    expect(card.queryByRole('spinbutton')).toBeNull()
    expect(await linksSent(user)).toEqual([CHAT])
  })
})
