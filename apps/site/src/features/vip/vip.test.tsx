import { claimVipGift, vip, type VipLevel, type VipMine } from '@senluna/contract/site/vip.ts'
import { answer, refuse } from '@senluna/web/testing/calls.ts'
import { beforeEach, expect, test } from 'vitest'
import { haveOpen } from '../../testing/navigation.ts'
import { button, screen, show, text, waitFor } from '../../testing/show.tsx'
import Vip from './Vip.tsx'

const level = (nth: number, more: Partial<VipLevel> = {}): VipLevel => ({
  level: nth,
  invited: false,
  validBet: '100000000',
  deposit: '5000000',
  keep: '1000000',
  upgrade: '88000',
  weekly: '0',
  monthly: '50000',
  birthday: '100000',
  rebatePpm: { RNG: 8_000, LIVE: 5_500, SPORTS: 0, LOTT: 1_000 },
  withdrawPerDay: '300000000',
  pointsPercent: 110,
  ...more,
})
const rows = (name: string) =>
  Array.from(screen.getByRole('table', { name }).querySelectorAll('tbody tr'), (row) =>
    Array.from(row.children, ({ textContent }) => textContent),
  )

beforeEach(() => haveOpen('RNG', 'LIVE', 'SPORTS', 'LOTT'))

test('each level says how it is reached, what it gives and what else holds; what it hasn’t is a dash', async () => {
  answer(vip, { levels: [level(1), level(2, { invited: true, keep: '0' })], mine: null })
  await show(<Vip />)
  await screen.findByRole('table', { name: text('vip.table') })
  expect(rows(text('vip.table'))).toEqual([
    ['1', '100,000,000.00', '5,000,000.00', '1,000,000.00'],
    ['2', text('vip.invited'), text('vip.invited'), '–'],
  ])
  expect(rows(text('vip.gifts'))[0]).toEqual(['1', '88,000.00', '–', '50,000.00', '100,000.00'])
  expect(rows(text('vip.benefits'))[0]).toEqual(['1', '0.80%', '0.55%', '–', '0.10%', '300,000,000.00', '110%'])
  expect(screen.getByText(text('vip.guest'))).toBeDefined()
})

test('what returns daily is said of what can be played here', async () => {
  haveOpen('RNG', 'LOTT')
  answer(vip, { levels: [level(1)], mine: null })
  await show(<Vip />)
  await screen.findByRole('table', { name: text('vip.benefits') })
  await waitFor(() => expect(rows(text('vip.benefits'))[0]).toEqual(['1', '0.80%', '0.10%', '300,000,000.00', '110%']))
})

const mine = (more: Partial<VipMine> = {}): VipMine => ({
  level: 1,
  validBet: '40000000',
  deposit: '5000000',
  monthBet: '300000',
  keptOn: '2026-12-01',
  gifts: [],
  claimed: [],
  history: [],
  ...more,
})

test('a member sees their level, how far both figures have come, what keeps the level and what was', async () => {
  const at = '2026-11-20T03:00:00.000Z'
  const history = [{ id: '019345d0-0000-7000-8000-000000000001', from: 0, to: 1, at }]
  const claimed = [{ kind: 'UPGRADE', period: '1', level: 1, amount: '18000', at }] as const
  answer(vip, { levels: [level(0), level(1), level(2)], mine: mine({ history, claimed: [...claimed] }) })
  await show(<Vip />, { session: 'member' })
  expect(await screen.findByText(text('vip.name', { level: 1 }))).toBeDefined()
  const bar = (name: string) => screen.getByRole<HTMLProgressElement>('progressbar', { name }).value
  expect([bar(text('vip.validBet')), bar(text('vip.deposit'))]).toEqual([400, 1_000])
  expect(screen.getByText(text('vip.left', { amount: '60,000,000.00' }))).toBeDefined()
  expect(screen.getByText(text('vip.keptBy', { have: '300,000.00', need: '1,000,000.00' }))).toBeDefined()
  expect(screen.getByText(text('vip.change', { from: 0, to: 1 }))).toBeDefined()
  expect(screen.getByText('+18,000.00')).toBeDefined()
  expect(screen.getByText(text('vip.claims.none'))).toBeDefined()
})

test('a narrow screen has one level in all three tables: first one’s own, then the one chosen on the ladder', async () => {
  answer(vip, { levels: [level(0), level(1), level(2)], mine: mine() })
  const user = await show(<Vip />, { session: 'member' })
  const shown = () =>
    (['vip.table', 'vip.gifts', 'vip.benefits'] as const).map((name) =>
      Array.from(
        screen.getByRole('table', { name: text(name) }).querySelectorAll('tr[data-shown]'),
        (row) => row.firstElementChild?.textContent,
      ).join(),
    )
  await screen.findByRole('table', { name: text('vip.table') })
  expect(shown()).toEqual(['1', '1', '1'])
  expect(button(text('vip.name', { level: 1 })).getAttribute('aria-current')).toBe('step')
  await user.click(button(text('vip.name', { level: 2 })))
  expect(shown()).toEqual(['2', '2', '2'])
  expect(button(text('vip.name', { level: 2 })).getAttribute('aria-pressed')).toBe('true')
})

test('a gift is claimed once by its button; one that waits says for what and has none', async () => {
  const gift = { kind: 'UPGRADE', period: '1', level: 1, amount: '18000', claimable: true } as const
  const waits = {
    kind: 'WEEKLY',
    period: '2026-11-23',
    level: 1,
    amount: '8000',
    claimable: false,
    wants: 'DEPOSIT',
  } as const
  answer(vip, { levels: [level(0), level(1)], mine: mine({ gifts: [gift, waits] }) })
  const claims: unknown[] = []
  answer(claimVipGift, (asked) => {
    claims.push(asked.body)
    return { amount: '18000', turnoverRequired: '18000', at: '2026-11-20T03:00:00.000Z' }
  })
  const user = await show(<Vip />, { session: 'member' })
  expect(await screen.findByText(text('vip.wants.DEPOSIT'))).toBeDefined()
  expect(screen.getAllByRole('button', { name: text('vip.claim') })).toHaveLength(1)
  answer(vip, { levels: [level(0), level(1)], mine: mine() })
  await user.click(button(text('vip.claim')))
  expect(await screen.findByText(text('vip.claims.none'))).toBeDefined()
  expect(claims).toEqual([{ kind: 'UPGRADE', period: '1' }])
})

test('a ladder that can’t be read is asked for again', async () => {
  refuse(vip, 'SYS_BUSY')
  const user = await show(<Vip />)
  await screen.findByRole('alert')
  answer(vip, { levels: [level(1)], mine: null })
  await user.click(button(text('shell.retry')))
  expect(await screen.findByRole('table', { name: text('vip.gifts') })).toBeDefined()
})
