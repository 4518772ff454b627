import { balanceDays, lifetime, profit, statement, type Profit } from '@senluna/contract/money/reports.ts'
import { answer, callsOf, refuse } from '@senluna/web/testing/calls.ts'
import { fireEvent } from '@testing-library/react'
import { expect, test } from 'vitest'
import { button, screen, show, text, waitFor } from '../../testing/show.tsx'
import ProfitPanel from './ProfitPanel.tsx'
import { statementOf } from './testing/statement.ts'

const day = (name: string, made: string): Profit['perDay'][number] => ({
  day: name,
  bet: '1000',
  win: '0',
  profit: made,
  deposit: '0',
  withdraw: '0',
})
const REPORT: Profit = {
  from: '2026-11-20',
  to: '2026-11-22',
  currency: 'VND',
  cards: {
    bets: 12,
    bet: '120000',
    validBet: '110000',
    win: '90000',
    rebate: '500',
    activity: '0',
    wages: '0',
    dividend: '0',
    profit: '-29500',
    deposit: '1000000',
    withdraw: '0',
    netDeposit: '1000000',
  },
  perProduct: [{ product: 'RNG', bets: 12, bet: '120000', validBet: '110000', win: '90000', profit: '-30000' }],
  perDay: [day('2026-11-20', '0'), day('2026-11-21', '5000'), day('2026-11-22', '-34500')],
}

const LIFETIME = { currency: 'VND', deposit: '0', withdraw: '0', netDeposit: '0', play: '0' }

const BALANCES = {
  from: '2026-11-20',
  to: '2026-11-22',
  currency: 'VND',
  opening: '0',
  days: [
    { day: '2026-11-21', closing: '1000000' },
    { day: '2026-11-22', closing: '970500' },
  ],
}

async function openProfit(more: Partial<Profit> = {}, at = '/?mc=personalProfit') {
  answer(profit, { ...REPORT, ...more })
  answer(lifetime, LIFETIME)
  answer(balanceDays, BALANCES)
  answer(statement, statementOf())
  const user = await show(<ProfitPanel />, { session: 'member', at })
  await screen.findByText(text('profit.of', { count: 12 }))
  return user
}
const spanAsked = () => {
  const { from = '', to = '' } = callsOf(profit).at(-1)?.query ?? {}
  return (Date.parse(to) - Date.parse(from)) / 86_400_000
}

test('a loss is shown as plainly as a win', async () => {
  await openProfit()
  const sum = document.querySelector('.profit-figure')
  expect(sum?.textContent).toMatch(/^[-−]29,500\.00 ₫$/)
  expect(sum?.className).toContain('down')
})

test('a week is asked for first; another span stays in the address', async () => {
  const user = await openProfit()
  expect(spanAsked()).toBe(6)
  await user.click(button(text('records.days30')))
  await waitFor(() => expect(spanAsked()).toBe(29))
  expect(location.search).toContain('mc.period=month')
  await user.click(button(text('records.days7')))
  await waitFor(() => expect(location.search).not.toContain('mc.period'))
})

test('day by day: the last one first, any other by the slider', async () => {
  await openProfit()
  const slider = screen.getByRole<HTMLInputElement>('slider', { name: text('profit.days') })
  expect(slider.getAttribute('aria-valuetext')).toMatch(/^22\/11\/2026: [-−]34,500\.00 ₫$/)
  fireEvent.change(slider, { target: { value: '1' } })
  expect(slider.getAttribute('aria-valuetext')).toBe('21/11/2026: +5,000.00 ₫')
})

test('both charts have a scale with 0 on it, and are tables too', async () => {
  const user = await openProfit()
  await screen.findByRole('slider', { name: text('profit.balance') })
  const charts = [...document.querySelectorAll('.profit-chart')]
  const scales = charts.map((chart) =>
    [...chart.querySelectorAll('.profit-axis li')].map(({ textContent }) => textContent),
  )
  expect(scales).toEqual([
    ['-40K', '-30K', '-20K', '-10K', '0', '10K'],
    ['0', '500K', '1M'],
  ])
  expect(callsOf(balanceDays).at(-1)?.query).toEqual({ from: '2026-11-20', to: '2026-11-22' })
  const [, summary] = screen.getAllByText(text('profit.table'))
  await user.click(summary!)
  const rows = [...charts[1]!.querySelectorAll('tbody tr')].map((row) =>
    [...row.querySelectorAll('td')].map(({ textContent }) => textContent?.replaceAll(/[\u2066-\u2069]/g, '')),
  )
  expect(rows).toEqual([
    ['22/11/2026', '970,500.00'],
    ['21/11/2026', '1,000,000.00'],
  ])
})

test('of one day there is no chart, of no play no table', async () => {
  await openProfit({ perDay: [day('2026-11-22', '0')], perProduct: [] })
  expect(screen.queryByRole('slider')).toBeNull()
  expect(screen.queryByRole('table')).toBeNull()
  expect(screen.getByText(text('profit.none'))).toBeDefined()
})

test('what can’t be read is asked for again', async () => {
  refuse(profit, 'SYS_BUSY')
  answer(statement, statementOf())
  answer(lifetime, LIFETIME)
  answer(balanceDays, BALANCES)
  const user = await show(<ProfitPanel />, { session: 'member', at: '/?mc=personalProfit' })
  const again = await screen.findByRole('button', { name: text('shell.retry') })
  answer(profit, REPORT)
  await user.click(again)
  await screen.findByText(text('profit.of', { count: 12 }))
})
