import {
  agentCredit,
  answerCredit,
  creditDownlines,
  creditExposure,
  creditPositions,
  creditStatements,
  giveDownlineCredit,
  setCreditShares,
  setDownlinePosition,
  type CreditDownline,
} from '@senluna/contract/agent/credit/credit.ts'
import type { CreditPosition } from '@senluna/contract/agent/credit/credit-shapes.ts'
import { memberInfo } from '@senluna/contract/member/account.ts'
import { id } from '@senluna/kit/ids.ts'
import { answer, bodiesOf, callsOf } from '@senluna/web/testing/calls.ts'
import { expect, test } from 'vitest'
import { OWN_CREDIT, STATEMENT } from '../../testing/credit.ts'
import { memberOf } from '../../testing/session.ts'
import { screen, show, text, waitFor, within } from '../../testing/show.tsx'
import { entriesFor } from '../entries.ts'
import Credit from './Credit.tsx'

const LIVE: CreditPosition = { product: 'LIVE', least: 0, most: 600_000, share: 300_000, given: 200_000 }
const LAN: CreditDownline = {
  id: id<'member'>('018f0000-0000-7000-8000-0000000000b1'),
  account: 'lan_dn',
  type: 1,
  credit: '40000000',
  given: '10000000',
  positions: [LIVE],
}

function open(tab: string, type: 1 | 2 = 1) {
  answer(memberInfo, { ...memberOf(type), onCredit: true })
  answer(agentCredit, { ...OWN_CREDIT, plays: false, given: '2000000' })
  return show(<Credit />, { session: 'as answered', at: `/agentCenter/agentCredit?tab=${tab}` })
}

test('only agents on credit find the page', () => {
  const flags = { divtypereq: 0, dailysalreqtype: 0, contracthoursalreq: 0, realtimesalreqtype: 0 } as const
  const ids = (onCredit?: true) =>
    entriesFor({ ...memberOf(1), ...(onCredit && { onCredit }) }, flags, ['agentCredit']).map((entry) => entry.id)
  expect(ids(true)).toEqual(['agentCredit'])
  expect(ids()).toEqual([])
})

test('an agent reports its week', async () => {
  await open('own')
  expect(await screen.findByRole('button', { name: text('credit.report') })).toBeDefined()
})

test('a general agent settles with the house', async () => {
  await open('own', 2)
  expect(await screen.findByText(text('credit.byHouse'))).toBeDefined()
})

test('credit of a downline is changed within what is left, and how much it may take', async () => {
  answer(creditDownlines, { list: [LAN], credit: '100000000', given: '40000000' })
  const user = await open('downlines')
  await user.click(await screen.findByRole('button', { name: /lan_dn/ }))
  const box = screen.getByRole('dialog')
  expect(within(box).getByText(text('credit.amount.hint', { amount: '100,000,000.00' }))).toBeDefined()
  const amount = within(box).getByLabelText(new RegExp(`^${text('credit.amount')}`))
  const most = within(box).getByLabelText(`${text('product.LIVE')} · ${text('credit.position.most')}`)
  await user.clear(most)
  await user.type(most, '55,5')
  answer(setDownlinePosition, { from: '2026-11-28' })
  await user.click(
    within(box)
      .getAllByRole('button', { name: text('credit.save') })
      .at(-1)!,
  )
  await waitFor(() =>
    expect(bodiesOf(setDownlinePosition)).toEqual([{ bounds: [{ product: 'LIVE', least: 0, most: 555_000 }] }]),
  )
  await user.clear(amount)
  await user.type(amount, '25000000')
  answer(giveDownlineCredit, { credit: '25000000', before: '40000000', left: '75000000' })
  await user.click(within(box).getAllByRole('button', { name: text('credit.save') })[0]!)
  await waitFor(() => expect(bodiesOf(giveDownlineCredit)).toEqual([{ credit: '25000000' }]))
})

test('the agent sets its own shares; what is no percentage is marked and not sent', async () => {
  answer(creditPositions, {
    from: '2026-11-28',
    list: [{ ...LIVE, next: { least: 0, most: 600_000, share: 350_000 } }],
  })
  const user = await open('positions')
  const [field] = await screen.findAllByRole<HTMLInputElement>('textbox')
  expect(field!.value).toBe('35')
  await user.clear(field!)
  await user.type(field!, '101')
  await user.click(screen.getByRole('button', { name: text('credit.save') }))
  expect(field!.getAttribute('aria-invalid')).toBe('true')
  expect(callsOf(setCreditShares)).toEqual([])
  await user.clear(field!)
  await user.type(field!, '40')
  answer(setCreditShares, { from: '2026-11-28' })
  await user.click(screen.getByRole('button', { name: text('credit.save') }))
  await waitFor(() => expect(bodiesOf(setCreditShares)).toEqual([{ shares: [{ product: 'LIVE', share: 400_000 }] }]))
})

test('a reported payment is confirmed, or said not to have come', async () => {
  answer(creditStatements, {
    weeks: ['2026-11-16'],
    week: '2026-11-16',
    own: { ...STATEMENT, owed: '400000' },
    kept: '1600000',
    products: [],
    below: [{ ...STATEMENT, state: 'REPORTED' }],
  })
  const user = await open('weeks')
  answer(answerCredit, { ...STATEMENT, state: 'PAID' })
  await user.click(await screen.findByRole('button', { name: text('credit.confirm') }))
  await waitFor(() => expect(bodiesOf(answerCredit)).toEqual([{ accept: true }]))
  await user.click(screen.getByRole('button', { name: text('credit.decline') }))
  await waitFor(() => expect(bodiesOf(answerCredit)).toEqual([{ accept: true }, { accept: false }]))
})

test('exposure leads down the team', async () => {
  answer(creditExposure, {
    standing: { ...OWN_CREDIT, plays: false },
    list: [
      {
        id: LAN.id,
        account: 'lan_dn',
        type: 1,
        leads: true,
        credit: '40000000',
        given: '10000000',
        result: '-500000',
        owed: '0',
        openStakes: [{ product: 'LIVE', stake: '300000' }],
      },
    ],
    crumbs: [],
  })
  const user = await open('exposure')
  await user.click(await screen.findByRole('button', { name: 'lan_dn' }))
  await waitFor(() => expect(callsOf(creditExposure).at(-1)).toMatchObject({ query: { accountId: LAN.id } }))
})
