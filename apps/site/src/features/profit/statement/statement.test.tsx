import { lifetime, statement } from '@senluna/contract/money/reports.ts'
import { cache } from '@senluna/web/client/query.ts'
import { answer, callsOf, refuse } from '@senluna/web/testing/calls.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { button, field, screen, show, text, waitFor } from '../../../testing/show.tsx'
import { monthOf, statementOf } from '../testing/statement.ts'
import { csvOf } from './figures.ts'
import { Statement } from './Statement.tsx'

const LIFE = { currency: 'VND', deposit: '0', withdraw: '0', netDeposit: '0', play: '0' }
const FOUND = statementOf(
  [
    monthOf('2026-10', { deposit: '500000', stake: '-120000', payout: '90000', closing: '470000', result: '-30000' }),
    monthOf('2026-11', { opening: '470000', withdraw: '-70000', fee: '-1100', closing: '398900' }),
  ],
  {
    deposit: '500000',
    withdraw: '-70000',
    fee: '-1100',
    stake: '-120000',
    payout: '90000',
    closing: '398900',
    result: '-30000',
  },
)

beforeEach(() => {
  vi.setSystemTime('2026-11-24T05:00:00Z')
  cache.clear()
  answer(lifetime, { ...LIFE, since: '2026-01-31T20:00:00Z' })
})

afterEach(() => {
  vi.useRealTimers()
})

const open = (session: 'member' | 'trial' | 'guest' = 'member') => show(<Statement />, { session })

const months = () => [...document.querySelectorAll('.statement-months details')]
const shown = (part: Element | undefined, name: string) => part?.querySelector(`summary .${name} bdi`)?.textContent
const terms = (part: Element | undefined) => [...(part?.querySelectorAll('dt') ?? [])].map((term) => term.textContent)

test('the total comes first, then the newest month; each opens to what it had', async () => {
  answer(statement, FOUND)
  const user = await open()
  await screen.findByText('November 2026', { selector: 'b' })
  expect(months().map((month) => month.querySelector('b')?.textContent)).toEqual([
    text('statement.total'),
    'November 2026',
    'October 2026',
  ])
  const [total, november] = months()
  expect(shown(total, 'closing')).toBe('398,900.00')
  expect(shown(november, 'opening')).toBe('470,000.00')
  expect(shown(november, 'moved')?.replaceAll(/[\u2066-\u2069]/g, '')).toMatch(/^[-−]70,000\.00$/)
  expect(shown(november, 'other')?.replaceAll(/[\u2066-\u2069]/g, '')).toMatch(/^[-−]1,100\.00$/)
  expect(terms(november)).toContain(text('statement.fee'))
  expect(terms(months()[2])).not.toContain(text('statement.fee'))
  expect(november?.hasAttribute('open')).toBe(false)
  await user.click(screen.getByText('November 2026', { selector: 'b' }))
  expect(november?.hasAttribute('open')).toBe(true)
})

test('another beginning is asked for, and the other end follows', async () => {
  answer(statement, FOUND)
  const user = await open()
  await screen.findByText('November 2026', { selector: 'b' })
  const to = field(text('statement.to')) as unknown as HTMLSelectElement
  const early = to.options[to.options.length - 1]!.value
  expect(early).toBe('2026-02')
  await user.selectOptions(to, early)
  await waitFor(() => expect(callsOf(statement).at(-1)?.query).toEqual({ from: '2025-12', to: '2026-02' }))
})

test('what can’t be read can be asked for again', async () => {
  refuse(statement, 'SYS_THROTTLED')
  const user = await open()
  const again = await screen.findByRole('button', { name: text('shell.retry') })
  answer(statement, FOUND)
  await user.click(again)
  await screen.findByText('November 2026', { selector: 'b' })
})

test('where nothing moved it says so and has no files', async () => {
  answer(statement, statementOf())
  await open()
  await screen.findByText(text('statement.none'))
  expect(screen.queryByRole('button', { name: text('statement.csv') })).toBeNull()
})

test('on paper it says whose it is, of which days and when it was made; the page has its title back', async () => {
  answer(statement, FOUND)
  document.title = 'My page'
  const titles: string[] = []
  const print = vi.fn<() => void>(() => titles.push(document.title))
  vi.stubGlobal('print', print)
  const user = await open()
  await screen.findByText('November 2026', { selector: 'b' })
  await user.click(button(text('statement.pdf')))
  expect(titles).toEqual(['statement-2025-12_2026-11'])
  const sheet = document.querySelector('.statement-sheet')!
  for (const words of ['Test House', 'ta***1', FOUND.account.no, '01/12/2025 – 30/11/2026', '24/11/2026 10:04', '₫'])
    expect(sheet.textContent?.replaceAll(/[\u2066-\u2069]/g, '')).toContain(words)
  expect([...sheet.querySelectorAll(':is(tbody, tfoot) th')].map((head) => head.textContent)).toEqual([
    'October 2026',
    'November 2026',
    text('statement.total'),
  ])
  dispatchEvent(new Event('afterprint'))
  await waitFor(() => expect(document.querySelector('.statement-sheet')).toBeNull())
  expect(document.title).toBe('My page')
  await user.click(button(text('statement.pdf')))
  expect(print).toHaveBeenCalledTimes(2)
  vi.unstubAllGlobals()
})

test('the table for spreadsheets has every group, a row a month and the total, amounts as numbers', async () => {
  await open('guest')
  const lines = csvOf(FOUND, 2).split('\r\n')
  expect(lines[0]?.startsWith('\uFEFF')).toBe(true)
  expect(lines[0]?.split(',')).toHaveLength(15)
  expect(lines.slice(1)).toEqual([
    '01890a5d-ac96-774b-bcce-b302099a8057,VND,2026-10,0.00,5000.00,0.00,0.00,-1200.00,900.00,0.00,0.00,0.00,0.00,4700.00,-300.00',
    '01890a5d-ac96-774b-bcce-b302099a8057,VND,2026-11,4700.00,0.00,-700.00,-11.00,0.00,0.00,0.00,0.00,0.00,0.00,3989.00,0.00',
    `01890a5d-ac96-774b-bcce-b302099a8057,VND,${text('statement.total')},0.00,5000.00,-700.00,-11.00,-1200.00,900.00,0.00,0.00,0.00,0.00,3989.00,-300.00`,
    '',
  ])
  expect(csvOf({ ...FOUND, currency: '=1+1' }, 0)).toContain(",'=1+1,")
})

test('guests and free play have none', async () => {
  answer(statement, FOUND)
  await open('trial')
  await open('guest')
  expect(callsOf(statement)).toEqual([])
})
