import { vip, type VipLevel } from '@senluna/contract/site/content.ts'
import { answer, refuse } from '@senluna/web/testing/calls.ts'
import { expect, test } from 'vitest'
import { button, screen, show, text } from '../../testing/show.tsx'
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

test('each level says how it is reached, what it gives and what else holds; what it hasn’t is a dash', async () => {
  answer(vip, { awarding: true, levels: [level(1), level(2, { invited: true, keep: '0' })] })
  await show(<Vip />)
  await screen.findByRole('table', { name: text('vip.table') })
  expect(rows(text('vip.table'))).toEqual([
    ['1', '100,000,000.00', '5,000,000.00', '1,000,000.00'],
    ['2', text('vip.invited'), text('vip.invited'), '–'],
  ])
  expect(rows(text('vip.gifts'))[0]).toEqual(['1', '88,000.00', '–', '50,000.00', '100,000.00'])
  expect(rows(text('vip.benefits'))[0]).toEqual(['1', '0.80%', '0.55%', '–', '0.10%', '300,000,000.00', '110%'])
  expect(screen.queryByText(text('vip.notAwarding'))).toBeNull()
})

test('where levels aren’t counted that is said', async () => {
  answer(vip, { awarding: false, levels: [level(1)] })
  await show(<Vip />)
  expect(await screen.findByText(text('vip.notAwarding'))).toBeDefined()
})

test('a ladder that can’t be read is asked for again', async () => {
  refuse(vip, 'SYS_BUSY')
  const user = await show(<Vip />)
  await screen.findByRole('alert')
  answer(vip, { awarding: true, levels: [level(1)] })
  await user.click(button(text('shell.retry')))
  expect(await screen.findByRole('table', { name: text('vip.gifts') })).toBeDefined()
})
