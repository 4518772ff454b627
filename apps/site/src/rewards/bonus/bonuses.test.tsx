import {
  cancelBonus,
  chooseBonus,
  depositBonuses,
  dropBonus,
  wagered,
  type ActiveBonus,
  type BonusOffer,
} from '@senluna/contract/member/promotions.ts'
import { id } from '@senluna/kit/ids.ts'
import { answer, callsOf, refuse } from '@senluna/web/testing/calls.ts'
import { balanceCame } from '@senluna/web/client/balance.ts'
import { expect, test, vi } from 'vitest'
import { button, screen, show, text, waitFor } from '../../testing/show.tsx'
import { BonusBar } from './BonusBar.tsx'
import { Bonuses } from './Bonuses.tsx'
import { useIsLocked } from './use-wagered.ts'

const VND = { code: 'VND', exponent: 0, displayDecimals: 2 }
const OFFER: BonusOffer = {
  promotionId: 'first-deposit',
  title: 'First deposit',
  version: 4,
  chosen: false,
  offer: {
    type: 'DEPOSIT_BONUS',
    nth: 1,
    every: 'ONCE',
    minDeposit: '100000',
    ratePpm: 1_000_000,
    cap: '3888000',
    includeDeposit: true,
    products: ['RNG'],
    days: 30,
    turnoverX100: 1_250,
  },
}
const ACTIVE: ActiveBonus = {
  id: id<'participation'>('01890a5d-ac96-774b-bcce-000000000001'),
  promotionId: 'first-deposit',
  title: 'First deposit',
  amount: '300000',
  required: '16000000',
  done: '4000000',
  endsAt: '2026-12-01T00:00:00Z',
  removes: '450000',
  products: ['RNG'],
}

test('what a bonus gives and asks is in sight, all terms a press away and open once it is chosen', async () => {
  answer(depositBonuses, { offers: [OFFER] })
  const user = await show(<Bonuses />, { session: 'member' })
  const offered = (await screen.findByText(text('promo.bonus.least', { amount: '100,000.00' }))).closest('details')!
  const gist = offered.querySelector('summary')!.textContent
  expect(gist).toContain(text('promo.bonus.rate', { percent: '100%', cap: '3,888,000.00' }))
  expect(gist).toContain(text('promo.bonus.both', { times: '12.5', days: '30' }))
  expect(offered.hasAttribute('open')).toBe(false)
  expect(screen.getByText(text('promo.bonus.lose'))).toBeDefined()
  expect(screen.getByRole<HTMLInputElement>('radio', { name: text('promo.bonus.none') }).checked).toBe(true)
  answer(chooseBonus, {})
  answer(depositBonuses, { offers: [{ ...OFFER, chosen: true }] })
  await user.click(screen.getByRole('radio', { name: 'First deposit' }))
  expect(callsOf(chooseBonus)).toMatchObject([{ params: { id: 'first-deposit' }, body: { version: 4 } }])
  await waitFor(() => expect(offered.hasAttribute('open')).toBe(true))
  answer(dropBonus, {})
  await user.click(await screen.findByRole('radio', { name: text('promo.bonus.none') }))
  expect(callsOf(dropBonus)).toHaveLength(1)
})

test('a choice that is refused says so', async () => {
  answer(depositBonuses, { offers: [OFFER] })
  const user = await show(<Bonuses />, { session: 'member' })
  refuse(chooseBonus, 'PROMO_CLOSED')
  await user.click(await screen.findByRole('radio', { name: 'First deposit' }))
  await screen.findByText(text('refusal.PROMO_CLOSED'))
})

test('how far a bonus is wagered, and what giving it up takes along before it is done', async () => {
  answer(depositBonuses, { offers: [], active: ACTIVE })
  const user = await show(<Bonuses />, { session: 'member' })
  expect((await screen.findByRole<HTMLProgressElement>('progressbar')).value).toBe(25)
  const terms = screen.getByRole('link', { name: text('promo.read') })
  expect(terms.getAttribute('href')).toBe('/promoDetail?id=first-deposit')
  await user.click(button(text('promo.bonus.cancel')))
  expect(screen.getByText(text('promo.bonus.sure', { amount: '450,000.00' }))).toBeDefined()
  expect(callsOf(cancelBonus)).toHaveLength(0)
  refuse(cancelBonus, 'ROUND_OPEN')
  await user.click(button(text('promo.bonus.cancel')))
  await screen.findByText(text('promo.bonus.inPlay'))
  answer(cancelBonus, { removed: '450000', currency: VND })
  answer(depositBonuses, { offers: [] })
  await user.click(button(text('promo.bonus.cancel')))
  await screen.findByText(text('promo.bonus.removed', { amount: '450,000.00' }))
})

const WAGERED = {
  promotionId: 'first-deposit',
  title: 'First deposit',
  required: '16000000',
  done: '4000000',
  endsAt: '2026-12-01T00:00:00Z',
  maxBet: '80000',
  only: ['RNG' as const],
}
function Locks() {
  const isLocked = useIsLocked()
  return <p>{(['RNG', 'MINI', 'LOTT'] as const).filter(isLocked).join()}</p>
}

test('one line says what is left and the most one bet may be; what doesn’t count is locked', async () => {
  answer(wagered, { bonus: WAGERED })
  await show(
    <>
      <BonusBar />
      <Locks />
    </>,
    { session: 'member' },
  )
  expect((await screen.findByRole<HTMLProgressElement>('progressbar')).value).toBe(25)
  expect(screen.getByText(text('promo.bonus.bar', { left: '12,000,000.00' }))).toBeDefined()
  expect(screen.getByText(text('promo.bonus.maxBet', { amount: '80,000.00' }))).toBeDefined()
  expect(screen.getByText('LOTT')).toBeDefined()
})

test('a balance that came moves the line, and at its end it is said whose the money is', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  try {
    answer(wagered, { bonus: WAGERED })
    await show(<BonusBar />, { session: 'member' })
    await screen.findByText(text('promo.bonus.bar', { left: '12,000,000.00' }))
    const came = async (version: number) => {
      balanceCame({ wallet: 'MAIN', balance: '1', version })
      await vi.advanceTimersByTimeAsync(3_000)
    }
    answer(wagered, { bonus: { ...WAGERED, done: '15000000' } })
    await came(1)
    await screen.findByText(text('promo.bonus.bar', { left: '1,000,000.00' }))
    answer(wagered, { last: { promotionId: 'first-deposit', title: 'First deposit' } })
    await came(2)
    await screen.findByText(text('promo.bonus.done', { title: 'First deposit' }))
    expect(screen.queryByRole('progressbar')).toBeNull()
  } finally {
    vi.useRealTimers()
  }
})

test('the page of a promotion shows the line of its own bonus only', async () => {
  answer(wagered, { bonus: WAGERED })
  await show(
    <>
      <BonusBar promotionId="daily-reload" />
      <BonusBar promotionId="first-deposit" />
    </>,
    { session: 'member' },
  )
  expect(await screen.findAllByRole('progressbar')).toHaveLength(1)
})

test('without a bonus there is no line, and a guest or free play isn’t asked about', async () => {
  await show(<BonusBar />)
  await show(<BonusBar />, { session: 'trial' })
  expect(callsOf(wagered)).toHaveLength(0)
})
