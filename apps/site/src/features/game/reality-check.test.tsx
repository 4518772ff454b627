import { logout } from '@senluna/contract/member/account.ts'
import { acknowledgeCheck, type Check } from '@senluna/contract/member/protection.ts'
import { sessionHandle } from '@senluna/web/client/call/identity.ts'
import { answer, bodiesOf, callsOf, refuse } from '@senluna/web/testing/calls.ts'
import { expect, test } from 'vitest'
import { button, screen, show, text, waitFor } from '../../testing/show.tsx'
import { RealityCheck } from './RealityCheck.tsx'

const CHECK: Check = {
  minutes: 60,
  sinceMin: 61,
  staked: '500000',
  won: '350000',
  net: '-150000',
  currency: 'VND',
  nextAt: '2099-01-01T00:00:00.000Z',
  due: true,
}
const open = (more: Partial<Check> = {}) =>
  show(<RealityCheck check={{ ...CHECK, ...more }} />, { session: 'member', at: '/game' })
const figures = () => [...document.querySelectorAll('dd')].map((figure) => figure.textContent)

test('says how long was played, what was staked, won, and lost on the whole', async () => {
  await open()
  expect(figures().map((figure) => figure.replace(/[^\d.,−-]/g, ''))).toEqual([
    '61',
    '500,000.00',
    '350,000.00',
    expect.stringMatching(/^[-−]150,000\.00$/),
  ])
  expect(screen.getByText(text('rg.reality.again', { count: 60 }))).toBeDefined()
  expect(screen.queryByText(text('rg.reality.trial'))).toBeNull()
})

test('what was played with in free play is not the brand’s money', async () => {
  await open({ currency: 'TRY' })
  expect(screen.getByText(text('rg.reality.trial'))).toBeDefined()
})

test('nothing but its own ways out closes it', async () => {
  const user = await open()
  await user.keyboard('{Escape}')
  expect(screen.getByRole('dialog')).toBeDefined()
  expect(screen.queryByRole('button', { name: text('shell.close') })).toBeNull()
})

test('play goes on once it is acknowledged', async () => {
  const user = await open()
  answer(acknowledgeCheck, { ...CHECK, due: false })
  await user.click(button(text('rg.reality.go')))
  await waitFor(() => expect(bodiesOf(acknowledgeCheck)).toEqual([{ ack: true }]))
})

test('while a round runs it can’t be acknowledged, and says so', async () => {
  const user = await open()
  refuse(acknowledgeCheck, 'ROUND_STATE')
  await user.click(button(text('rg.reality.go')))
  expect(await screen.findByRole('alert')).toBeDefined()
  expect(button(text('rg.reality.go')).disabled).toBe(false)
})

test('the way to one’s bets', async () => {
  const user = await open()
  await user.click(button(text('rg.reality.history')))
  expect(location.pathname).not.toBe('/game')
  expect(callsOf(acknowledgeCheck)).toEqual([])
})

test('the way out ends the session', async () => {
  const user = await open()
  answer(logout, { loggedOut: true })
  await user.click(button(text('rg.reality.out')))
  await waitFor(() => expect(location.pathname).toBe('/'))
  expect(sessionHandle()).toBeNull()
})
