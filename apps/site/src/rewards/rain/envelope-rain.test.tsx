import { promotions, type PromoCard } from '@senluna/contract/site/content.ts'
import { answer } from '@senluna/web/testing/calls.ts'
import { expect, test, vi } from 'vitest'
import { screen, show } from '../../testing/show.tsx'
import { EnvelopeRain } from './EnvelopeRain.tsx'

const DROP: PromoCard = {
  id: 'rain',
  title: 'Envelopes at noon',
  summary: '',
  image: '/art/b-gift.svg',
  category: 'EVENT',
  type: 'RED_ENVELOPE',
  status: 'JOIN',
  startAt: '2026-11-22T05:00:00Z',
}
const answerAs = (status: PromoCard['status']) =>
  answer(promotions, { list: [{ ...DROP, status }], total: 1, categories: [] })

test('a drop that ends unopened goes by itself', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  try {
    answerAs('JOIN')
    await show(<EnvelopeRain />, { session: 'member' })
    await screen.findByRole('region', { name: DROP.title })
    answerAs('CLOSED')
    await vi.advanceTimersByTimeAsync(20_000)
    await vi.waitFor(() => expect(screen.queryByRole('region', { name: DROP.title })).toBeNull())
  } finally {
    vi.useRealTimers()
  }
})
