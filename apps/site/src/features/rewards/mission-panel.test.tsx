import { claimMission, missions, type Mission } from '@senluna/contract/member/missions.ts'
import { id } from '@senluna/kit/ids.ts'
import { answer, callsOf, refuse } from '@senluna/web/testing/calls.ts'
import { expect, test } from 'vitest'
import { button, screen, show, text } from '../../testing/show.tsx'
import MissionPanel from './MissionPanel.tsx'

const BETS: Mission = {
  id: 'bets',
  title: 'Twenty spins',
  every: 'DAY',
  cycle: '2026-11-28',
  metric: 'BETS',
  products: ['RNG'],
  target: '20',
  done: '5',
  amount: '10000',
  turnoverX100: 100,
  state: 'ACTIVE',
  endsAt: '2026-11-28T17:00:00Z',
  claimBefore: '2026-11-29T17:00:00Z',
}
const GIVEN = {
  id: id<'participation'>('01890a5d-ac96-774b-bcce-000000000001'),
  amount: '10000',
  required: '10000',
  currency: { code: 'VND', exponent: 0, displayDecimals: 2 },
}

test('what is done stands against the target; there is nothing to claim before', async () => {
  answer(missions, { list: [BETS], claimable: 0 })
  await show(<MissionPanel />, { session: 'member' })
  expect((await screen.findByRole<HTMLProgressElement>('progressbar')).value).toBe(25)
  expect(screen.getByText(text('mission.of', { done: '5', target: '20' }))).toBeDefined()
  expect(screen.queryAllByRole('button')).toHaveLength(0)
})

test('a mission that opens at a higher level says so, with no bar and nothing to press', async () => {
  answer(missions, { list: [{ ...BETS, state: 'LOCKED', vip: 5 }], claimable: 0 })
  await show(<MissionPanel />, { session: 'member' })
  expect(await screen.findByText(text('promo.locked', { level: '5' }))).toBeDefined()
  expect(screen.queryByRole('progressbar')).toBeNull()
  expect(screen.queryAllByRole('button')).toHaveLength(0)
})

test('a mission is claimed by its cycle, then it is received', async () => {
  answer(missions, { list: [{ ...BETS, done: '20', state: 'CLAIMABLE' }], claimable: 1 })
  const user = await show(<MissionPanel />, { session: 'member' })
  const claim = text('promo.cashback.claim', { amount: '10,000.00' })
  await screen.findByRole('button', { name: claim })
  answer(claimMission, GIVEN)
  answer(missions, { list: [{ ...BETS, done: '20', state: 'CLAIMED' }], claimable: 0 })
  await user.click(button(claim))
  await screen.findByText(text('promo.status.CLAIMED'))
  expect(callsOf(claimMission)).toMatchObject([{ params: { id: 'bets' }, body: { cycle: '2026-11-28' } }])
})

test('a refusal is said beside its mission', async () => {
  answer(missions, { list: [{ ...BETS, done: '20', state: 'CLAIMABLE' }], claimable: 1 })
  const user = await show(<MissionPanel />, { session: 'member' })
  refuse(claimMission, 'PROMO_CLOSED')
  await user.click(await screen.findByRole('button'))
  await screen.findByText(text('refusal.PROMO_CLOSED'))
})

test('without missions the page says so', async () => {
  answer(missions, { list: [], claimable: 0 })
  await show(<MissionPanel />, { session: 'member' })
  await screen.findByText(text('mission.none'))
})

const PROFILE: Mission = {
  ...BETS,
  id: 'profile',
  title: 'Your profile',
  every: 'ONCE',
  cycle: 'ONCE',
  metric: 'PROFILE',
  products: [],
  steps: [
    { step: 'EMAIL', done: true },
    { step: 'PAYOUT_ACCOUNT', done: false },
  ],
  target: '2',
  done: '1',
}

test('a mission of a profile lists its steps and leads to the next one', async () => {
  answer(missions, { list: [PROFILE], claimable: 0 })
  await show(<MissionPanel />, { session: 'member' })
  const steps = (await screen.findAllByRole('listitem')).slice(1)
  expect(steps.map(({ textContent }) => textContent)).toEqual([
    text('mission.step.EMAIL'),
    text('mission.step.PAYOUT_ACCOUNT'),
  ])
  expect(screen.getByLabelText(text('mission.step.done')).closest('li')).toBe(steps[0])
  const way = screen.getByRole('link', { name: `${text('mission.go.PROFILE')}: Your profile` })
  expect(way.getAttribute('href')).toBe('/?mc=withdraw&mc.tab=accounts')
})

test('missions are chosen by how often they come', async () => {
  answer(missions, { list: [BETS, PROFILE], claimable: 0 })
  const user = await show(<MissionPanel />, { session: 'member' })
  await screen.findByText('Twenty spins')
  await user.click(screen.getByRole('tab', { name: text('mission.ONCE') }))
  expect(screen.queryByText('Twenty spins')).toBeNull()
  expect(screen.getByText('Your profile')).toBeDefined()
})
