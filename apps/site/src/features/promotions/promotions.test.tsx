import { promotion, promotions, type PromoCard } from '@senluna/contract/site/content.ts'
import { answer, callsOf, refuse } from '@senluna/web/testing/calls.ts'
import { describe, expect, test } from 'vitest'
import { button, screen, show, text, waitFor } from '../../testing/show.tsx'
import PromoDetail from './PromoDetail.tsx'
import Promotions from './Promotions.tsx'

const CARD: PromoCard = {
  id: 'welcome',
  title: 'Welcome gift',
  summary: 'For the first deposit.',
  image: '/art/promo.svg',
  category: 'WELCOME',
  type: 'INFO',
  status: 'JOIN',
  startAt: '2026-11-01T00:00:00Z',
}

describe('the list', () => {
  test('a card leads to its promotion', async () => {
    answer(promotions, { list: [CARD], total: 1, categories: ['WELCOME'] })
    await show(<Promotions />, { at: '/promotions' })
    const link = await screen.findByRole('link', { name: 'Welcome gift' })
    expect(link.getAttribute('href')).toBe('/promoDetail?id=welcome')
    // Written in the brand's language: a page to the left must not turn its figures round.
    expect(screen.getByText(CARD.title).tagName).toBe('BDI')
    expect(screen.getByText(CARD.summary).tagName).toBe('BDI')
    expect(screen.queryByRole('navigation')).toBeNull()
  })

  test('a card that opens at a higher level says so in place of its state', async () => {
    answer(promotions, { list: [{ ...CARD, vip: 5 }], total: 1, categories: ['WELCOME'] })
    await show(<Promotions />, { at: '/promotions' })
    expect(await screen.findByText(text('promo.locked', { level: '5' }))).toBeDefined()
    expect(screen.queryByText(text('promo.status.JOIN'))).toBeNull()
  })

  test('a kind is asked for and stands in the address, without the page it was on', async () => {
    answer(promotions, { list: [CARD], total: 30, categories: ['WELCOME', 'DAILY'] })
    const user = await show(<Promotions />, { at: '/promotions?page=2' })
    await user.click(await screen.findByRole('tab', { name: text('promo.category.DAILY') }))
    await waitFor(() => expect(callsOf(promotions).at(-1)?.query).toMatchObject({ category: 'DAILY', page: '1' }))
    expect(location.search).toBe('?type=DAILY')
  })

  test('only kinds of which there are promotions are offered', async () => {
    answer(promotions, { list: [CARD], total: 2, categories: ['WELCOME', 'DAILY'] })
    await show(<Promotions />, { at: '/promotions' })
    await screen.findByRole('tab', { name: text('promo.category.DAILY') })
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(
      (['ALL', 'WELCOME', 'DAILY'] as const).map((kind) => text(`promo.category.${kind}`)),
    )
  })

  test('where all are of one kind there is nothing to choose', async () => {
    answer(promotions, { list: [CARD], total: 1, categories: ['WELCOME'] })
    await show(<Promotions />, { at: '/promotions' })
    await screen.findByText('Welcome gift')
    expect(screen.queryByRole('tab')).toBeNull()
  })

  test('pages go on to the last one and back to the first', async () => {
    answer(promotions, { list: [CARD], total: 20, categories: ['WELCOME'] })
    const user = await show(<Promotions />, { at: '/promotions' })
    await screen.findByText('1 / 2')
    expect(button(text('shell.notice.previous')).disabled).toBe(true)
    await user.click(button(text('shell.notice.next')))
    await screen.findByText('2 / 2')
    expect(button(text('shell.notice.next')).disabled).toBe(true)
  })

  test('nothing of a kind leads to all of them, nothing at all to the games', async () => {
    answer(promotions, { list: [], total: 0, categories: [] })
    const user = await show(<Promotions />, { at: '/promotions?type=VIP' })
    await user.click(await screen.findByRole('button', { name: text('promo.all') }))
    expect(await screen.findByText(text('promo.empty'))).toBeDefined()
    expect(screen.getByRole('link', { name: text('promo.play') }).getAttribute('href')).toBe('/rng')
    expect(screen.queryByRole('tab')).toBeNull()
  })

  test('a list that can’t be read is asked for again', async () => {
    refuse(promotions, 'SYS_BUSY')
    const user = await show(<Promotions />, { at: '/promotions' })
    const again = await screen.findByRole('button', { name: text('shell.retry') })
    answer(promotions, { list: [CARD], total: 1, categories: ['WELCOME'] })
    await user.click(again)
    await screen.findByText('Welcome gift')
  })
})

describe('one', () => {
  test('says its terms in short and in full, and names the page', async () => {
    answer(promotion, {
      ...CARD,
      facts: [{ name: 'Turnover', value: '10×' }],
      terms: '<p>Once a person.</p>',
      version: 1,
    })
    await show(<PromoDetail />, { at: '/promoDetail?id=welcome' })
    expect(await screen.findByText('Once a person.')).toBeDefined()
    expect(screen.getByText('10×')).toBeDefined()
    expect(document.title).toContain('Welcome gift')
  })

  test('that opens at a higher level shows the level in place of what can be taken', async () => {
    answer(promotion, {
      ...CARD,
      type: 'PROMO_CODE',
      vip: 5,
      facts: [],
      terms: '<p>Terms</p>',
      version: 1,
      offer: { type: 'PROMO_CODE', left: 2, turnoverX100: 100 },
    })
    await show(<PromoDetail />, { at: '/promoDetail?id=welcome', session: 'member' })
    expect(await screen.findByRole('heading', { name: text('promo.locked', { level: '5' }) })).toBeDefined()
    expect(screen.queryByRole('textbox')).toBeNull()
  })

  test('that is over leads to the others', async () => {
    refuse(promotion, 'SYS_NOT_FOUND')
    await show(<PromoDetail />, { at: '/promoDetail?id=gone' })
    expect(await screen.findByText(text('promo.gone'))).toBeDefined()
    expect(screen.getByRole('link', { name: text('promo.all') }).getAttribute('href')).toBe('/promotions')
  })

  test('without a name nothing is asked', async () => {
    await show(<PromoDetail />, { at: '/promoDetail' })
    expect(screen.getByText(text('promo.gone'))).toBeDefined()
    expect(callsOf(promotion)).toEqual([])
  })
})
