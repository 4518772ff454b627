import { accountRecord, type TransRow } from '@senluna/contract/money/records.ts'
import { turnover, type TurnoverRow } from '@senluna/contract/money/turnover.ts'
import { answer, callsOf, refuse } from '@senluna/web/testing/calls.ts'
import { expect, test } from 'vitest'
import { screen, show, text, waitFor } from '../../testing/show.tsx'
import BonusPanel from './BonusPanel.tsx'

const AT = '2026-11-22T02:00:00.000Z'
const requirement = (more: Partial<TurnoverRow> = {}): TurnoverRow => ({
  id: '01890a5d-ac96-774b-bcce-000000000001',
  source: 'DEPOSIT',
  required: '300000',
  done: '199999',
  remaining: '100001',
  contrib: {},
  createdAt: AT,
  ...more,
})
const given = (more: Partial<TransRow> = {}): TransRow => ({
  serialNo: 'T1',
  at: AT,
  type: 303,
  typeName: 'Cashback',
  amount: '25000',
  before: '0',
  balance: '25000',
  status: 'DONE',
  ...more,
})

async function open(rows: TurnoverRow[], list: TransRow[] = [], next?: string) {
  answer(turnover, { rows, totalRemaining: '0' })
  answer(accountRecord, { list, ...(next && { next }) })
  return show(<BonusPanel />, { session: 'member' })
}

test('what must still be wagered: never more than was done', async () => {
  await open([requirement()])
  const meter = await screen.findByRole('progressbar', { name: text('bonus.source.DEPOSIT') })
  // Two thirds less a đồng: 66 %, not 67.
  expect(meter.getAttribute('value')).toBe('66')
  expect(screen.getByText(/199,999\.00.* of 300,000\.00.* wagered, 100,001\.00.* left/)).toBeDefined()
})

test('a requirement of nothing is done', async () => {
  await open([requirement({ required: '0', done: '0', remaining: '0' })])
  expect((await screen.findByRole('progressbar')).getAttribute('value')).toBe('100')
})

test('a source that this page doesn’t know is a bonus', async () => {
  await open([requirement({ source: 'NEWER' })])
  expect(await screen.findByRole('progressbar', { name: text('bonus.source.BONUS') })).toBeDefined()
})

test('nothing to wager and nothing received is said', async () => {
  await open([])
  expect(await screen.findByText(text('bonus.meters.none'))).toBeDefined()
  expect(await screen.findByText(text('bonus.given.none'))).toBeDefined()
})

test('what was received is signed, and what was taken back is too', async () => {
  await open([], [given(), given({ serialNo: 'T2', typeName: 'Taken back', amount: '-5000' })])
  await screen.findByText('Cashback')
  const amounts = [...document.querySelectorAll('td.end')].map((cell) => cell.textContent)
  expect(amounts[0]).toMatch(/^\+25,000\.00/)
  expect(amounts[1]).toMatch(/^[-−]5,000\.00/)
})

test('more is read from where the page ended', async () => {
  const user = await open([], [given()], 'k1')
  const more = await screen.findByRole('button', { name: text('records.more') })
  answer(accountRecord, { list: [given({ serialNo: 'T2', typeName: 'VIP gift' })] })
  await user.click(more)
  expect(await screen.findByText('VIP gift')).toBeDefined()
  expect(callsOf(accountRecord).at(-1)?.query).toMatchObject({ after: 'k1' })
  expect(screen.queryByRole('button', { name: text('records.more') })).toBeNull()
})

test('what could not be read is asked for again', async () => {
  refuse(turnover, 'SYS_BUSY')
  answer(accountRecord, { list: [] })
  const user = await show(<BonusPanel />, { session: 'member' })
  const again = await screen.findByRole('button', { name: text('shell.retry') })
  answer(turnover, { rows: [requirement()], totalRemaining: '100001' })
  await user.click(again)
  await waitFor(() => expect(screen.getByRole('progressbar')).toBeDefined())
})
