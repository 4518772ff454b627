import { claimReward, takePromotion } from '@senluna/contract/member/promotions.ts'
import { promotion, type PromoCard, type PromotionOffer } from '@senluna/contract/site/content.ts'
import { id } from '@senluna/kit/ids.ts'
import { answer, callsOf, refuse } from '@senluna/web/testing/calls.ts'
import { expect, test } from 'vitest'
import { button, screen, show, text } from '../../../testing/show.tsx'
import PromoDetail from '../PromoDetail.tsx'

const VND = { code: 'VND', exponent: 0, displayDecimals: 2 }
const GIVEN = {
  id: id<'participation'>('01890a5d-ac96-774b-bcce-000000000001'),
  amount: '3000',
  required: '3000',
  currency: VND,
}
const CHECK_IN: PromotionOffer = {
  type: 'CHECK_IN',
  ladder: ['1000', '2000', '3000'],
  extras: [],
  step: 3,
  needsDeposit: false,
  needsStake: '0',
  turnoverX100: 100,
}

const answerOf = (offer: PromotionOffer, status: PromoCard['status']) =>
  answer(promotion, {
    id: 'gift',
    title: 'Gift',
    summary: 'A gift.',
    image: '/art/promo.svg',
    category: 'DAILY',
    type: offer.type,
    status,
    startAt: '2026-11-01T00:00:00Z',
    facts: [],
    terms: '',
    version: 1,
    offer,
  })

async function open(offer: PromotionOffer, status: PromoCard['status'] = 'JOIN', session: 'member' | null = 'member') {
  answerOf(offer, status)
  const user = await show(<PromoDetail />, { at: '/promoDetail?id=gift', ...(session && { session }) })
  await screen.findByRole('heading', { name: 'Gift' })
  return user
}

test('a check-in says which days are done, and takes today’s', async () => {
  const user = await open(CHECK_IN)
  expect(await screen.findByText(text('promo.checkIn.done', { day: '2' }))).toBeDefined()
  expect(screen.getByText(text('promo.checkIn.today', { day: '3' }))).toBeDefined()
  answer(takePromotion, GIVEN)
  await user.click(await screen.findByRole('button', { name: text('promo.checkIn', { amount: '3,000.00' }) }))
  await screen.findByText(text('promo.receivedWager', { amount: '3,000.00', required: '3,000.00' }))
  expect(callsOf(takePromotion)).toMatchObject([{ params: { id: 'gift' } }])
})

test('after today’s check-in the next day’s stands there, the first after the last', async () => {
  await open(CHECK_IN, 'CLAIMED')
  await screen.findByText(text('promo.checkedIn', { amount: '1,000.00' }))
  expect(screen.queryByRole('button', { name: text('promo.checkIn', { amount: '3,000.00' }) })).toBeNull()
})

test('a guest is led to the log-in', async () => {
  await open(CHECK_IN, 'JOIN', null)
  expect(await screen.findByRole('button', { name: text('promo.login') })).toBeDefined()
  expect(screen.queryByRole('button', { name: text('promo.checkIn', { amount: '3,000.00' }) })).toBeNull()
})

test('what another tab took meanwhile says so, and its button goes', async () => {
  const user = await open(CHECK_IN)
  const take = text('promo.checkIn', { amount: '3,000.00' })
  refuse(takePromotion, 'PROMO_TAKEN')
  const press = await screen.findByRole('button', { name: take })
  answerOf(CHECK_IN, 'CLAIMED')
  await user.click(press)
  await screen.findByText(text('refusal.PROMO_TAKEN'))
  await screen.findByText(text('promo.checkedIn', { amount: '1,000.00' }))
  expect(screen.queryByRole('button', { name: take })).toBeNull()
})

test('a code is sent in capitals, and a wrong one says so', async () => {
  const user = await open({ type: 'PROMO_CODE', left: 2, turnoverX100: 0 })
  await user.type(await screen.findByLabelText(text('promo.code')), 'tet-2027')
  refuse(takePromotion, 'PROMO_CODE')
  await user.click(button(text('promo.code.use')))
  await screen.findByText(text('refusal.PROMO_CODE'))
  expect(callsOf(takePromotion)[0]?.body).toEqual({ code: 'TET2027' })
})

test('a drop that is on can be opened, one to come says when', async () => {
  const drop = (from: number): PromotionOffer => ({
    type: 'RED_ENVELOPE',
    least: '5000',
    most: '50000',
    count: 100,
    opensAt: new Date(Date.now() + from).toISOString(),
    closesAt: new Date(Date.now() + from + 900_000).toISOString(),
    turnoverX100: 100,
  })
  await open(drop(-60_000))
  expect(await screen.findByRole('button', { name: text('promo.envelope') })).toBeDefined()
})

test('a cashback that waits is claimed', async () => {
  const waiting = { id: GIVEN.id, amount: '617283', claimBefore: '2026-12-01T00:00:00Z' }
  const user = await open(
    {
      type: 'CASHBACK',
      period: 'WEEK',
      products: ['RNG'],
      tiers: [{ minLoss: '100000', ratePpm: 50_000 }],
      cap: '20000000',
      minPayout: '10000',
      turnoverX100: 100,
      waiting,
    },
    'ISSUED',
  )
  answer(claimReward, { ...GIVEN, amount: '617283', required: '617283' })
  await user.click(await screen.findByRole('button', { name: text('promo.cashback.claim', { amount: '617,283.00' }) }))
  await screen.findByText(text('promo.receivedWager', { amount: '617,283.00', required: '617,283.00' }))
  expect(callsOf(claimReward)).toMatchObject([{ params: { id: GIVEN.id } }])
})
