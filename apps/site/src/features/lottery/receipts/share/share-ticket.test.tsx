import { afterEach, expect, it, vi } from 'vitest'
import '../../../../testing/show.tsx'
import { TICKET } from '../../testing/examples.ts'
import { shareTicket, wordsOf } from './share-ticket.ts'

afterEach(() => vi.unstubAllGlobals())

const ticket = { ...TICKET, seed: 'my own words', payout: '19500' }

it('says what was bet, nothing of who bet it or for how much', () => {
  const words = wordsOf(ticket)
  expect(words).toContain('K3 ·')
  for (const own of [ticket.ticketNo, ticket.stake, ticket.payout, ticket.seed]) expect(words).not.toContain(own)
})

it('copies words and address where the device shares nothing', async () => {
  const writeText = vi.fn(() => Promise.resolve())
  vi.stubGlobal('navigator', { clipboard: { writeText } })
  expect(await shareTicket(ticket)).toBe('COPIED')
  expect(writeText).toHaveBeenCalledWith(expect.stringMatching(/\/lottery\?gameCode=K3_1M$/))
})

it('is quiet where the window was closed again, and says what failed', async () => {
  const share = vi
    .fn()
    .mockRejectedValueOnce(new DOMException('closed', 'AbortError'))
    .mockRejectedValueOnce(new Error())
  vi.stubGlobal('navigator', { share })
  expect(await shareTicket(ticket)).toBeUndefined()
  expect(await shareTicket(ticket)).toBe('FAILED')
})
