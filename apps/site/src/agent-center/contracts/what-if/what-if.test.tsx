import { agentContracts } from '@senluna/contract/agent/contracts.ts'
import type { ContractShown } from '@senluna/contract/agent/contract-shapes.ts'
import { agentAccounts } from '@senluna/contract/agent/team.ts'
import { whatIf } from '@senluna/contract/agent/what-if.ts'
import { id } from '@senluna/kit/ids.ts'
import { answer, bodiesOf, callsOf } from '@senluna/web/testing/calls.ts'
import { expect, test } from 'vitest'
import { brandWith } from '../../../testing/brand.ts'
import { button, field, screen, show, text, waitFor, within } from '../../../testing/show.tsx'
import { WhatIf } from './WhatIf.tsx'

const LOW = id<'member'>('01890a5d-ac96-774b-bcce-000000000007')
const own: ContractShown = {
  contractId: id<'contract'>('01890a5d-ac96-774b-bcce-000000000040'),
  kind: 'DIVIDEND',
  offeror: 'HOUSE',
  holderId: id<'member'>('01890a5d-ac96-774b-bcce-000000000008'),
  holder: 'agenta',
  status: 'SIGNED',
  version: 1,
  period: 'DAILY',
  products: ['LIVE'],
  basis: 'NET_LOSS',
  tiers: [{ minValidBet: '0', minLoss: '0', minActive: 0, ratePpm: 150_000 }],
  activeMinValidBet: '0',
  carryMode: 'WITHIN_MONTH',
  vendorFeePpm: 0,
  history: [],
}
const period = (day: number, net: string) => ({
  period: {
    start: `2026-11-${day - 1}T17:00:00Z`,
    endExclusive: `2026-11-${day}T17:00:00Z`,
  },
  validBet: '30000000',
  loss: '30000000',
  active: 3,
  amount: '3000000',
  own: '4000000',
  paid: '3500000',
  net,
})

async function open(contract = own) {
  answer(agentContracts, { list: [contract] })
  answer(agentAccounts, { list: [{ id: LOW, account: 'lanagent', type: 1 }] })
  answer(whatIf, { errors: [], periods: [period(20, '500000'), period(21, '-2000000')] })
  const user = await show(<WhatIf kind="DIVIDEND" mayOffer />, { session: 'agent', brand: brandWith(['AGENT']) })
  await user.click(await screen.findByRole('button', { name: text('whatIf.open') }))
  return user
}

test('terms of one below are tried; a period in which the reader would have lost stands out', async () => {
  const user = await open()
  await user.type(field(text('whatIf.whose')), 'lanagent')
  await waitFor(() => expect(button(text('whatIf.try'))).toHaveProperty('disabled', false))
  await user.click(button(text('whatIf.try')))
  const table = await screen.findByRole('table')
  expect(within(table).getByRole('columnheader', { name: text('whatIf.gets', { name: 'lanagent' }) })).toBeDefined()
  expect(table.querySelectorAll('.what-if-lost')).toHaveLength(1)
  expect(screen.getByText(text('whatIf.lost', { count: 1 }))).toBeDefined()
  expect(bodiesOf(whatIf)).toMatchObject([{ holderId: LOW, kind: 'DIVIDEND', tiers: [{ ratePpm: 150_000 }] }])
})

test('it begins with the terms as they are, every tier of them', async () => {
  const second = { minValidBet: '50000000', minLoss: '1000000', minActive: 3, ratePpm: 200_000 }
  const { vendorFeePpm: _, ...terms } = { ...own, tiers: [...own.tiers, second], activeMinValidBet: '1000000' }
  const user = await open({ ...own, ...terms, cap: '9000000' })
  await user.click(button(text('whatIf.try')))
  await screen.findByRole('table')
  const { kind, period, basis, products, tiers, activeMinValidBet, carryMode } = terms
  const asTheyAre = { kind, period, basis, products, tiers, activeMinValidBet, carryMode, cap: '9000000' }
  expect(bodiesOf(whatIf)).toEqual([asTheyAre])
})

test('one’s own terms may be better than they are; those of one below may not', async () => {
  const user = await open()
  const rate = field(text('contract.rate'))
  await user.clear(rate)
  await user.type(rate, '20')
  await user.click(button(text('whatIf.try')))
  await screen.findByRole('table')
  expect(bodiesOf(whatIf).at(-1)).not.toHaveProperty('holderId')
  await user.type(field(text('whatIf.whose')), 'lanagent')
  expect(await screen.findByText(text('contract.wrong.NOT_DOMINATED'))).toBeDefined()
  expect(button(text('whatIf.try'))).toHaveProperty('disabled', true)
  expect(callsOf(whatIf)).toHaveLength(1)
})
