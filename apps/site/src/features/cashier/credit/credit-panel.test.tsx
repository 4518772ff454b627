import { memberCredit, reportCredit } from '@senluna/contract/agent/credit/credit.ts'
import { depositBonuses } from '@senluna/contract/member/promotions.ts'
import { depositChannels, depositOrders } from '@senluna/contract/money/deposits.ts'
import { memberInfo } from '@senluna/contract/member/account.ts'
import { answer, callsOf, refuse } from '@senluna/web/testing/calls.ts'
import { expect, test } from 'vitest'
import { OWN_CREDIT, STATEMENT } from '../../../testing/credit.ts'
import { memberOf } from '../../../testing/session.ts'
import { screen, show, text, waitFor } from '../../../testing/show.tsx'
import DepositPanel from '../deposit/DepositPanel.tsx'

function open(more: Partial<typeof OWN_CREDIT> = {}) {
  answer(memberInfo, { ...memberOf(0), onCredit: true })
  // Until it is known who asks, it may be anybody.
  answer(depositChannels, { methods: [], promotions: [], rg: {}, stopped: false })
  answer(depositOrders, { list: [] })
  answer(depositBonuses, { offers: [] })
  answer(memberCredit, { ...OWN_CREDIT, ...more })
  return show(<DepositPanel />, { session: 'as answered', at: '/?mc=depositv2' })
}

test('who plays on credit finds the credit where others deposit, and reports a week as paid', async () => {
  const user = await open()
  const figures = await screen.findByRole('region', { name: text('credit.wallet') })
  expect(figures.textContent).toContain('8,000,000.00')
  expect(figures.textContent).toContain('-500,000.00')
  expect(screen.getByText(text('credit.owes', { amount: '2,000,000.00' }))).toBeDefined()
  answer(reportCredit, { ...STATEMENT, state: 'REPORTED' })
  await user.click(screen.getByRole('button', { name: text('credit.report') }))
  await waitFor(() =>
    expect(callsOf(reportCredit)).toEqual([expect.objectContaining({ params: { id: STATEMENT.id } })]),
  )
})

test('a week that changed meanwhile is said so', async () => {
  const user = await open()
  refuse(reportCredit, 'CRD_STATE')
  await user.click(await screen.findByRole('button', { name: text('credit.report') }))
  expect(await screen.findByText(text('refusal.CRD_STATE'))).toBeDefined()
})

test('winnings that are still at stake are said to be taken later; a paid week asks for nothing', async () => {
  await open({ statements: [{ ...STATEMENT, owed: '-5000000', state: 'PAID', left: '-4000000' }] })
  expect(await screen.findByText(text('credit.isOwed', { amount: '5,000,000.00' }))).toBeDefined()
  expect(screen.getByText(text('credit.leftToTake', { amount: '4,000,000.00' }))).toBeDefined()
  expect(screen.queryByRole('button', { name: text('credit.report') })).toBeNull()
})
