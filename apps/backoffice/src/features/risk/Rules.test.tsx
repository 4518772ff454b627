import { changeRule, riskRules, tryRule, type RiskRule } from '@senluna/contract/desk/money/risk.ts'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answer, callsOf } from '../../testing/calls.ts'
import { actNames, AWAITING, button, findAwaiting, giveReason, openDesk, rowsShown } from '../../testing/desk.tsx'
import Rules from './Rules.tsx'

const rule = (more: Partial<RiskRule> = {}): RiskRule => ({
  signal: 'NEW_ACCOUNT_24H',
  weight: 30,
  usual: 25,
  hits: 8,
  stopped: 2,
  ...more,
})

async function open(more: Partial<RiskRule> = {}, rights: Parameters<typeof openDesk>[1]['rights'] = RIGHTS) {
  answer(riskRules, { list: [rule(more)] })
  const user = openDesk(<Rules />, { rights, address: '/?row=NEW_ACCOUNT_24H' })
  await screen.findByText('1 row')
  return user
}
const RIGHTS = ['risk.view', 'risk.edit'] as const

test.each([
  ['a share of what it found was stopped', {}, '25%'],
  ['nothing was found yet', { hits: 0, stopped: 0 }, '–'],
])('precision: %s', async (_, more, precision) => {
  await open(more)
  expect(rowsShown()[0]?.at(-1)).toBe(precision)
})

test('the page says from how many points on people review', async () => {
  await open()
  expect(screen.getByText(/^From 30 points, one person reviews; from 60, two people\./)).toBeDefined()
})

test.each([
  ['adds', {}, '45', 45],
  ['subtracts, as its sign does', { usual: -10, weight: -30 }, '45', -45],
  ['at most a hundred points', {}, '450', 100],
])('another weight is approved by a colleague: it %s', async (_, rule, typed, weight) => {
  const user = await open(rule)
  answer(changeRule, AWAITING)
  await user.click(button('Change weight'))
  const field = screen.getByRole('dialog').querySelector<HTMLInputElement>('input.num')!
  expect(field.value).toBe('30')
  await user.clear(field)
  await user.type(field, typed)
  await giveReason(user, 'Change weight', 'Too many false alarms')
  await findAwaiting('Change weight')
  expect(callsOf(changeRule)).toEqual([
    expect.objectContaining({ params: { signal: 'NEW_ACCOUNT_24H' }, body: { weight } }),
  ])
})

test('another weight is tried before it is asked for, by whoever may look', async () => {
  const user = await open({}, ['risk.view'])
  expect(actNames()).toEqual([])
  answer(tryRule, {
    decisions: 10,
    before: { AUTO: 4, MANUAL: 6, SENIOR: 0, HOLD: 0 },
    after: { AUTO: 7, MANUAL: 3, SENIOR: 0, HOLD: 0 },
  })
  const weight = screen.getByLabelText('Weight')
  await user.clear(weight)
  await user.type(weight, '-5')
  expect(button('Test on 30 days')).toHaveProperty('disabled', true)
  await user.clear(weight)
  await user.type(weight, '5')
  await user.click(button('Test on 30 days'))
  expect(await screen.findByText(/^10 decisions\. Before: .*4.*6.*After: .*7.*3/)).toBeDefined()
  expect(callsOf(tryRule)[0]?.query).toEqual({ weight: '5' })
})

test('what is no weight is not tried', async () => {
  const user = await open()
  const weight = screen.getByLabelText('Weight')
  await user.clear(weight)
  await user.type(weight, '101')
  expect((button('Test on 30 days') as HTMLButtonElement).disabled).toBe(true)
})
