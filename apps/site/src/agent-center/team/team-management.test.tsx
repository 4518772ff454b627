import {
  changeRates,
  downlineDetails,
  downlines,
  rateRequests,
  withdrawRateRequest,
  type Downline,
  type RateRequest,
} from '@senluna/contract/agent/downlines.ts'
import { id } from '@senluna/kit/ids.ts'
import { answer, bodiesOf, callsOf } from '@senluna/web/testing/calls.ts'
import { fireEvent } from '@testing-library/react'
import { expect, test } from 'vitest'
import { screen, show, text, waitFor } from '../../testing/show.tsx'
import TeamManagement from './TeamManagement.tsx'

const LAN: Downline = {
  id: id<'member'>('018f0000-0000-7000-8000-000000000001'),
  account: 'lan_dn',
  type: 1,
  level: 1,
  status: 'OPEN',
  rates: { RNG: 8_000 },
  direct: 2,
  team: 5,
  balance: '4120500',
  teamBalance: '61380000',
  registeredAt: '2026-03-03T02:00:00Z',
  online: true,
}
const ME: Downline = { ...LAN, id: id<'member'>('018f0000-0000-7000-8000-000000000002'), account: 'me', level: 0 }
const REQUEST: RateRequest = {
  id: id<'rate-request'>('018f0000-0000-7000-8000-000000000003'),
  memberId: LAN.id,
  account: 'lan_dn',
  agent: 'me',
  from: { RNG: 8_000 },
  to: { RNG: 6_000 },
  askedAt: '2026-11-22T02:00:00Z',
}

function open({ list = [LAN], waiting = [] as RateRequest[], isDirect = true } = {}) {
  answer(downlines, { list, self: ME, crumbs: [{ id: ME.id, account: 'me' }] })
  answer(rateRequests, { list: waiting })
  answer(downlineDetails, {
    ...LAN,
    agents: 1,
    members: 4,
    own: { RNG: 10_000 },
    isDirect,
    mayPromote: false,
    lowersFreely: false,
  })
  return show(<TeamManagement />, { session: 'member', at: '/agentCenter/downlineManagmentView' })
}

test('a chosen account shows what it holds; a lower rate says what it was worth, and waits for consent', async () => {
  const user = await open()
  await user.click(await screen.findByRole('button', { name: 'lan_dn' }))
  expect(await screen.findByText(text('down.below', { agents: 1, members: 4 }))).toBeDefined()
  answer(changeRates, {
    rates: { RNG: 8_000 },
    effect: { lastMonthDelta: '-336800', products: [], fallen: 2 },
  })
  fireEvent.change(await screen.findByRole('slider'), { target: { value: '6000' } })
  expect(await screen.findByText(new RegExp(text('down.effect.fallen', { count: 2 })))).toBeDefined()
  answer(changeRates, { rates: { RNG: 8_000 }, waiting: REQUEST })
  await user.click(screen.getByRole('button', { name: text('down.save') }))
  await waitFor(() => expect(bodiesOf(changeRates).at(-1)).toEqual({ rates: { RNG: 6_000 } }))
})

test('rates of an account that is deeper are not there to change', async () => {
  const user = await open({ isDirect: false })
  await user.click(await screen.findByRole('button', { name: 'lan_dn' }))
  await screen.findByText(text('down.below', { agents: 1, members: 4 }))
  expect(screen.queryByRole('slider')).toBeNull()
})

test('what waits for consent is listed and can be withdrawn', async () => {
  const user = await open({ waiting: [REQUEST] })
  expect(await screen.findByText(text('down.waits', { name: 'lan_dn' }))).toBeDefined()
  answer(withdrawRateRequest, { withdrawn: true })
  await user.click(screen.getByRole('button', { name: text('down.withdraw') }))
  await waitFor(() => expect(callsOf(withdrawRateRequest)).toHaveLength(1))
})

test('with nobody below, the way to an invitation link', async () => {
  await open({ list: [] })
  expect(await screen.findByText(text('down.none'))).toBeDefined()
  expect(screen.getByRole('link', { name: text('down.link.new') }).getAttribute('href')).toContain('tab=links')
})
