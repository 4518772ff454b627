import { lotteryOrderOf, type LotteryTicket } from '@senluna/contract/lottery.ts'
import { odds } from '@senluna/kit/money.ts'
import { cache } from '@senluna/web/client/query.ts'
import { answer } from '@senluna/web/testing/calls.ts'
import { beforeEach, expect, test } from 'vitest'
import { screen, show, text, within } from '../../../testing/show.tsx'
import { orderOf, PAST, type TICKET, WON } from '../testing/examples.ts'
import { Receipt } from './Receipt.tsx'
import { settledLines } from './settled-lines.ts'

beforeEach(() => cache.clear())

const SOUTH = {
  db: ['658412'],
  g1: ['30107'],
  g2: ['41258'],
  g3: ['77758', '90311'],
  g4: ['12345', '22222', '33333', '44444', '55555', '66658', '77777'],
  g5: ['8899'],
  g6: ['1111', '2223', '3334'],
  g7: ['412'],
  g8: ['07'],
}

/** A settled ticket of a game of the South, 1,000 a unit. */
const settled = (betType: string, selection: unknown, price: number, payout: string): Partial<typeof TICKET> => ({
  ...WON,
  gameCode: 'VN_FAST_S_60',
  drawNumber: '202611230653',
  drawAt: PAST,
  betType,
  selection,
  unit: '1000',
  price: { by: 'ODDS', milli: { '': odds(price) } },
  result: SOUTH,
  payout,
})

const ticketOf = (ticket: Partial<typeof TICKET>): LotteryTicket => orderOf(ticket).tickets[0]!

async function receipt(ticket: Partial<typeof TICKET>) {
  answer(lotteryOrderOf, orderOf(ticket))
  await show(<Receipt order={orderOf(ticket)} onClose={() => undefined} />, { session: 'member' })
  await screen.findByRole('heading', { name: text('lottery.play.results') })
}

const marks = () => [...document.querySelectorAll('.rcpt mark')].map(({ textContent }) => textContent)

test('a settled receipt shows the special prize and what was hit, and what each number won', async () => {
  await receipt(settled('LO2', ['58', '07', '98'], 99_000, '495000'))
  expect(marks()).toEqual(['58', '07', '07', '58', '58', '58', '07'])
  const prizes = [...document.querySelectorAll('.rcpt-prizes dt')].map(({ textContent }) => textContent)
  expect(prizes).toEqual(
    ['db', 'g1', 'g2', 'g3', 'g4', 'g8'].map((prize) => text(`lottery.prize.${prize}` as 'lottery.prize.db')),
  )
  const [first, second, ...others] = within(document.querySelector<HTMLElement>('.rcpt-lines')!).getAllByRole(
    'listitem',
  )
  expect(first?.textContent).toBe(`58 ${text('lottery.play.hits', { count: 3 })}297,000.00`)
  expect(second?.textContent).toBe(`07 ${text('lottery.play.hits', { count: 2 })}198,000.00`)
  expect(others).toEqual([])
})

test('a lost one shows the prize it was compared with and marks nothing', async () => {
  await receipt({ ...settled('DE_DB', ['58'], 99_000, '0'), state: 'LOST', hits: 0 })
  expect(document.querySelectorAll('.rcpt-prizes dt')).toHaveLength(1)
  expect(screen.getByText('658412')).toBeDefined()
  expect(marks()).toEqual([])
  expect(screen.queryByText(text('lottery.play.won.lines'))).toBeNull()
})

test.each([
  ['pairs by their two numbers', settled('DA1', ['58', '07', '98'], 1_000_000, '2000000'), ['58, 07: 2 × 2000000']],
  ['all orders by the one drawn', settled('LO2_DAO', ['85'], 99_000, '297000'), ['58: 3 × 297000']],
  ['sets that fell whole', settled('XIEN2', ['12', '07', '98'], 28_000, '28000'), ['12, 07: 1 × 28000']],
  [
    'words by themselves',
    {
      ...settled('K3_BS', ['BIG', 'SMALL'], 1_950, '1950'),
      gameCode: 'K3_1M',
      result: [4, 4, 6] as number[],
    },
    ['BIG: 1 × 1950'],
  ],
] as const)('lines that paid: %s', (_, ticket, lines) => {
  const found = settledLines(ticketOf(ticket))?.lines ?? []
  expect(found.map(({ selection, hits, paid }) => `${(selection as string[]).join(', ')}: ${hits} × ${paid}`)).toEqual(
    lines,
  )
})

test('before the cap of the draw; nothing where these rules come to another sum', () => {
  const capped = { ...settled('LO2', ['58'], 99_000, '100000'), cappedFrom: '297000' }
  expect(settledLines(ticketOf(capped))?.lines).toHaveLength(1)
  expect(settledLines(ticketOf(settled('LO2', ['58'], 99_000, '99000')))).toBeUndefined()
})
