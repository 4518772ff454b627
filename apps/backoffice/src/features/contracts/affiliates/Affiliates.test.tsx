import { deskBills } from '@senluna/contract/agent/desk-bills.ts'
import { deskAffiliates, type AffiliateRow } from '@senluna/contract/desk/affiliates.ts'
import { deskContracts, offerHouseContract, type DeskContract } from '@senluna/contract/desk/contracts.ts'
import { treeAccountDetails } from '@senluna/contract/desk/members/agents.ts'
import { id } from '@senluna/kit/ids.ts'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answer, callsOf } from '../../../testing/calls.ts'
import { button, openDesk, rowsShown, VND } from '../../../testing/desk.tsx'
import Affiliates from './Affiliates.tsx'

const MEMBER = id<'member'>('01890a5d-ac96-774b-bcce-b302099a8057')
const ROW: AffiliateRow = {
  memberId: MEMBER,
  userName: 'kol88',
  open: true,
  registeredAt: '2026-10-01T02:00:00Z',
  plan: 'HYBRID',
  offered: true,
  codes: 1,
  opened: 120,
  currency: VND,
  registered: 30,
  firstDeposits: 12,
  firstDeposited: '6000000',
  qualified: 7,
  netLoss: '42500000',
  share: '12750000',
  cpa: '2100000',
  gross: '14850000',
  paid: '0',
  review: 1,
}
const PLAN: DeskContract = {
  contractId: id<'contract'>('01890a5d-ac96-774b-bcce-000000000040'),
  kind: 'DIVIDEND',
  offeror: 'HOUSE',
  holderId: MEMBER,
  holder: 'kol88',
  status: 'SIGNED',
  version: 2,
  period: 'MONTHLY',
  products: ['RNG'],
  basis: 'NET_LOSS',
  tiers: [{ minValidBet: '0', minLoss: '0', minActive: 0, ratePpm: 300_000 }],
  activeMinValidBet: '3000000',
  carryMode: 'UNLIMITED',
  vendorFeePpm: 100_000,
  affiliate: {
    platformFeePpm: 50_000,
    cpa: {
      amount: '300000',
      minFirstDeposit: '200000',
      minValidBet: '1000000',
      withinDays: 30,
      mostPerPeriod: 50,
      counts: 'ADDED',
    },
  },
  currency: VND,
  history: [],
}
const TREE = {
  id: MEMBER,
  account: 'kol88',
  type: 41,
  open: true,
  rates: {},
  direct: 30,
  team: 30,
  registeredAt: ROW.registeredAt,
  line: [],
  changes: [],
  codes: [{ code: 'KOL88', domain: null, opened: 120, uses: 30, firstDeposits: 12, open: true }],
} as const

const RIGHTS = ['contracts.view', 'contracts.edit', 'members.view', 'adjustments.view'] as const
async function open(plans: DeskContract[] = [PLAN], rights: Parameters<typeof openDesk>[1]['rights'] = [...RIGHTS]) {
  answer(deskAffiliates, { list: [ROW] })
  answer(treeAccountDetails, { ...TREE, line: [], changes: [], codes: [...TREE.codes] })
  answer(deskContracts, { list: plans })
  answer(deskBills, { list: [] })
  const user = openDesk(<Affiliates />, { rights, address: `/?row=${MEMBER}` })
  await screen.findByText('1 row')
  return user
}

test('an affiliate with what its codes brought, its plan, and its bills', async () => {
  await open()
  expect(rowsShown()[0]?.join(' ')).toMatch(/kol88 Hybrid.*Awaiting reply 120 30 12 7/)
  expect(await screen.findByText('KOL88')).toBeDefined()
  expect(await screen.findByText('Per new member')).toBeDefined()
  expect(screen.getByText('No period has been calculated yet.')).toBeDefined()
  expect(screen.getByRole('link', { name: 'Add or close codes' }).getAttribute('href')).toBe(`/agents?row=${MEMBER}`)
})

test('who may only look offers nothing, and sees no bills that it may not', async () => {
  await open([PLAN], ['contracts.view'])
  expect(await screen.findByText('Per new member')).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Offer new terms' })).toBeNull()
  expect(screen.queryByText('No period has been calculated yet.')).toBeNull()
})

test('new terms begin with those in force; what is wrong is said, what is right is sent', async () => {
  const user = await open()
  await user.click(await screen.findByRole('button', { name: 'Offer new terms' }))
  const box = within(screen.getByRole('dialog'))
  const field = (label: RegExp) => box.getByLabelText<HTMLInputElement>(label)
  expect([field(/^Rate/).value, field(/^Platform fee/).value, field(/^Within \(days\)/).value]).toEqual([
    '30',
    '5',
    '30',
  ])
  await user.clear(field(/^Within \(days\)/))
  await user.type(field(/^Within \(days\)/), '91')
  expect(box.getByRole('status').textContent).toBe('An amount, the days (1–90), or the maximum isn’t valid.')
  await user.clear(field(/^Within \(days\)/))
  await user.type(field(/^Within \(days\)/), '14')
  await user.clear(field(/^Maximum per period/))
  await user.type(field(/^Reason/), 'Next season')
  answer(offerHouseContract, {
    approvalId: '01890a5d-ac96-774b-bcce-000000000050',
    expiresAt: '2026-11-23T02:00:00.000Z',
  })
  await user.click(button('Offer a plan', screen.getByRole('dialog')))
  expect(callsOf(offerHouseContract)).toEqual([
    expect.objectContaining({
      reason: 'Next season',
      body: expect.objectContaining({
        name: 'kol88',
        kind: 'DIVIDEND',
        period: 'MONTHLY',
        vendorFeePpm: 100_000,
        affiliate: { platformFeePpm: 50_000, cpa: { ...PLAN.affiliate!.cpa, withinDays: 14, mostPerPeriod: null } },
      }),
    }),
  ])
})

test('a plan for new members alone has no tiers', async () => {
  const cpa = { ...PLAN, tiers: [], affiliate: { ...PLAN.affiliate!, platformFeePpm: 0 } }
  const user = await open([cpa])
  await user.click(await screen.findByRole('button', { name: 'Offer new terms' }))
  const box = within(screen.getByRole('dialog'))
  expect(box.queryByLabelText(/^Rate/)).toBeNull()
  await user.type(box.getByLabelText(/^Reason/), 'The same again')
  answer(offerHouseContract, {
    approvalId: '01890a5d-ac96-774b-bcce-000000000050',
    expiresAt: '2026-11-23T02:00:00.000Z',
  })
  await user.click(button('Offer a plan', screen.getByRole('dialog')))
  expect(callsOf(offerHouseContract)[0]).toMatchObject({
    body: { tiers: [], affiliate: { cpa: { amount: '300000' } } },
  })
})
