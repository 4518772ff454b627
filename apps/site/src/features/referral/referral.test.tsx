import { ownReferral, type ReferredFriend } from '@senluna/contract/member/referrals.ts'
import { promotions, type PromoCard } from '@senluna/contract/site/content.ts'
import { answer, callsOf } from '@senluna/web/testing/calls.ts'
import { beforeEach, expect, test } from 'vitest'
import { screen, show, text } from '../../testing/show.tsx'
import Referral from './Referral.tsx'

const offers = (...list: PromoCard[]) => answer(promotions, { list, total: list.length, categories: [] })
beforeEach(() => offers())

const AT = '2026-11-22T02:00:00.000Z'
const friend = (account: string, state: ReferredFriend['state'] = 'REGISTERED'): ReferredFriend => ({
  account,
  at: AT,
  state,
})
const own = (list: ReferredFriend[], registered = list.length, next?: string) => ({
  code: 'LOTUS7',
  url: 'https://test.example/join/LOTUS7',
  registered,
  list,
  ...(next && { next }),
})

test('a guest is asked to log in, and no code is read', async () => {
  await show(<Referral />)
  expect(screen.getByRole('button', { name: text('shell.login') })).toBeDefined()
  expect(callsOf(ownReferral)).toEqual([])
})

test('free play has no code: it needs a real account', async () => {
  await show(<Referral />, { session: 'trial' })
  expect(await screen.findByText(text('in_need_true_account'))).toBeDefined()
  expect(callsOf(ownReferral)).toEqual([])
})

test('a member sees their own code and link', async () => {
  answer(ownReferral, own([]))
  await show(<Referral />, { session: 'member' })
  expect(await screen.findByText('LOTUS7')).toBeDefined()
  expect(screen.getByLabelText<HTMLInputElement>(text('referral.link')).value).toBe('https://test.example/join/LOTUS7')
  expect(screen.queryByRole('table')).toBeNull()
})

test('friends stand under their masked names, with whether they have deposited', async () => {
  answer(ownReferral, own([friend('la***6', 'DEPOSITED'), friend('mi***7')]))
  await show(<Referral />, { session: 'member' })
  await screen.findByText('la***6')
  const states = [...document.querySelectorAll('tbody td:last-child')].map((cell) => cell.textContent)
  expect(states).toEqual([text('referral.state.DEPOSITED'), text('referral.state.REGISTERED')])
})

test('more friends are read from where the page ended; the code stays', async () => {
  answer(ownReferral, own([friend('la***6')], 2, 'k1'))
  const user = await show(<Referral />, { session: 'member' })
  await screen.findByText('la***6')
  answer(ownReferral, own([friend('mi***7')], 2))
  await user.click(screen.getByRole('button', { name: text('records.more') }))
  expect(await screen.findByText('mi***7')).toBeDefined()
  expect(screen.getByText('la***6')).toBeDefined()
  expect(screen.getByText('LOTUS7')).toBeDefined()
})

test('what a friend earns leads to its terms; nothing else that is on offer does', async () => {
  const card = (id: string, type: PromoCard['type']): PromoCard => ({
    id,
    title: `Offer ${id}`,
    summary: 'A summary.',
    image: '/art/promo.svg',
    category: 'EVENT',
    type,
    status: 'PROCESS',
    startAt: AT,
  })
  offers(card('invite', 'REFERRAL'), card('loss', 'CASHBACK'))
  answer(ownReferral, own([]))
  await show(<Referral />, { session: 'member' })
  const link = await screen.findByRole('link', { name: /Offer invite/ })
  expect(link.getAttribute('href')).toContain('invite')
  expect(screen.queryByRole('link', { name: /Offer loss/ })).toBeNull()
})
