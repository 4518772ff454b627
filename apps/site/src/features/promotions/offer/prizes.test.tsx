import { createHash, createHmac } from 'node:crypto'
import { applyForPromotion, ownApplication } from '@senluna/contract/member/rewards/applications.ts'
import { friendRewards } from '@senluna/contract/member/rewards/friend-rewards.ts'
import { leaderboard } from '@senluna/contract/member/rewards/leaderboards.ts'
import { claimRaffle, raffle } from '@senluna/contract/member/rewards/raffles.ts'
import { gameList } from '@senluna/contract/play/lobby.ts'
import type { Game } from '@senluna/contract/play/games.ts'
import { promotion, type PromoCard, type PromotionOffer } from '@senluna/contract/site/content.ts'
import { id } from '@senluna/kit/ids.ts'
import { answer, callsOf, refuse } from '@senluna/web/testing/calls.ts'
import { expect, test } from 'vitest'
import { button, screen, show, text } from '../../../testing/show.tsx'
import PromoDetail from '../PromoDetail.tsx'
import { checkDraw } from './raffle/check-draw.ts'

const VND = { code: 'VND', exponent: 0, displayDecimals: 2 }
const AT = '2026-11-28T03:00:00.000Z'

async function open(offer: PromotionOffer, status: PromoCard['status'] = 'JOIN', session: 'member' | null = 'member') {
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
    version: 3,
    offer,
  })
  const user = await show(<PromoDetail />, { at: '/promoDetail?id=gift', ...(session && { session }) })
  await screen.findByRole('heading', { name: 'Gift' })
  return user
}

const WHEEL: PromotionOffer = {
  type: 'RAFFLE',
  free: 1,
  perDeposit: '500000',
  perBet: '0',
  most: 5,
  prizes: [
    { id: 'p1', amount: '5000000', weight: 1, left: 1 },
    { id: 'p2', amount: '5000', weight: 2_499, left: null },
    { id: 'none', amount: '0', weight: 7_500, left: null },
  ],
  turnoverX100: 100,
}
const SEED = 'ab'.repeat(32)
const commitment = createHash('sha256').update(Buffer.from(SEED, 'hex')).digest('hex')
const drawn =
  createHmac('sha256', Buffer.from(SEED, 'hex')).update('PF1:raffle:mine:4:0').digest().readUInt32BE(0) % 10_000
const WEIGHTS = [
  { id: 'p1', weight: 1 },
  { id: 'p2', weight: 2_499 },
  { id: 'none', weight: 7_500 },
]
const picked = drawn < 1 ? 'p1' : drawn < 2_500 ? 'p2' : 'none'
const PROOF = {
  commitment,
  serverSeed: SEED,
  clientSeed: 'mine',
  nonce: 4,
  drawn,
  of: 10_000,
  picked,
  weights: WEIGHTS,
}
const DRAW = {
  drawId: id<'participation'>('01890a5d-ac96-774b-bcce-000000000001'),
  prize: { id: 'p2', name: '5,000.00', kind: 'BONUS' as const, amount: '5000' },
  at: AT,
  proof: PROOF,
}
const tickets = (ticketsLeft: number) =>
  answer(raffle, { ticketId: '2026-11-28', ticketsLeft, drawn: 0, commitment, nonce: 4, currency: VND, list: [] })

test('a wheel shows odds and what is left, and draws by the hash and terms that were shown', async () => {
  tickets(1)
  const user = await open(WHEEL)
  expect(await screen.findByText('0.01%')).toBeDefined()
  expect(screen.getByText(text('raffle.left', { count: '1' }))).toBeDefined()
  answer(claimRaffle, { ...DRAW, ticketsLeft: 0, turnoverRequired: '5000' })
  await user.click(await screen.findByRole('button', { name: text('raffle.spin', { count: '1' }) }))
  expect(callsOf(claimRaffle)[0]?.body).toMatchObject({ promotionId: 'gift', commitment, version: 3 })
})

test('without a ticket the wheel stands, and a refusal is said', async () => {
  tickets(0)
  await open(WHEEL)
  const spin = await screen.findByRole<HTMLButtonElement>('button', { name: text('raffle.none') })
  expect(spin.disabled).toBe(true)
})

test('terms that changed draw nothing', async () => {
  tickets(2)
  const user = await open(WHEEL)
  refuse(claimRaffle, 'PROMO_CHANGED')
  await user.click(await screen.findByRole('button', { name: text('raffle.spin', { count: '2' }) }))
  await screen.findByText(text('refusal.PROMO_CHANGED'))
})

test('a draw is worked out again in the browser; another seed, number or prize is found out', async () => {
  expect(await checkDraw({ proof: PROOF })).toBe(true)
  expect(await checkDraw({ proof: { ...PROOF, serverSeed: 'cd'.repeat(32) } })).toBe(false)
  expect(await checkDraw({ proof: { ...PROOF, clientSeed: 'other' } })).toBe(false)
  expect(await checkDraw({ proof: { ...PROOF, picked: picked === 'p1' ? 'p2' : 'p1' } })).toBe(false)
  expect(await checkDraw({ proof: { ...PROOF, drawn: (drawn + 1) % 10_000 } })).toBe(false)
})

test('friends stand under masked names with what each brought', async () => {
  answer(friendRewards, {
    qualified: 1,
    steps: [1],
    earned: '90000',
    currency: VND,
    list: [
      { account: 'la***6', at: AT, state: 'QUALIFIED', until: AT, earned: '40000' },
      { account: 'mi***7', at: AT, state: 'HELD', until: AT },
    ],
  })
  await open(
    {
      type: 'REFERRAL',
      minDeposit: '300000',
      minValidBet: '3000000',
      days: 30,
      ratePpm: 100_000,
      cap: '588000',
      ladder: [{ count: 1, amount: '50000' }],
      turnoverX100: 100,
    },
    'PROCESS',
  )
  expect(await screen.findByText('+40,000.00')).toBeDefined()
  expect(screen.getByText(text('friend.state.HELD'))).toBeDefined()
  expect(screen.getByText(text('friend.stepDone', { count: 1 }))).toBeDefined()
})

test('a ranking marks the reader, and hides who doesn’t want to be named', async () => {
  answer(leaderboard, {
    startsAt: AT,
    endsAt: AT,
    settled: false,
    by: 'TURNOVER',
    list: [
      { rank: 1, account: 'la***6', score: '90', prize: '500000', mine: false },
      { rank: 2, score: '80', mine: false },
    ],
    mine: { rank: 61, account: 'me***1', score: '3', mine: true },
    currency: VND,
  })
  await open(
    {
      type: 'LEADERBOARD',
      period: 'WEEK',
      products: ['RNG'],
      perPoint: '10000',
      minScore: '10',
      prizes: [{ from: 1, to: 1, amount: '500000' }],
      turnoverX100: 100,
    },
    'PROCESS',
  )
  expect(await screen.findByText('la***6')).toBeDefined()
  expect(screen.getByText(text('board.hidden'))).toBeDefined()
  expect(screen.getByText(text('board.you'))).toBeDefined()
})

const game = (gameId: string, name: string): Game => ({
  gameId,
  nodeId: '1',
  name,
  icon: '/art/g/game.svg',
  motif: 'wheel',
  palette: ['#000000', '#ffffff'],
  vendorCode: 'SENLUNA',
  vendorName: 'Senluna',
  gameType: 'TABLE',
  underMaintenance: 0,
  isNewGame: false,
  isHot: 0,
  isGame: 'GAME',
  demo: true,
  theme: '',
  features: [],
  volatility: 'LOW',
  jackpot: false,
  own: true,
})

test('a race over some games shows them, and no others', async () => {
  const list = [game('roulette', 'Roulette'), game('dice', 'Dice'), game('baccarat', 'Baccarat')]
  answer(gameList, { list, total: 3 })
  answer(leaderboard, { startsAt: AT, endsAt: AT, settled: false, by: 'TURNOVER', list: [], currency: VND })
  await open(
    {
      type: 'LEADERBOARD',
      period: 'DAY',
      products: ['RNG'],
      games: ['roulette', 'baccarat', 'gone'],
      perPoint: '10000',
      minScore: '0',
      prizes: [{ from: 1, to: 1, amount: '500000' }],
      turnoverX100: 100,
    },
    'PROCESS',
    null,
  )
  expect(await screen.findByRole('heading', { name: text('board.games') })).toBeDefined()
  expect([...document.querySelectorAll('.game .ttl b')].map((name) => name.textContent)).toEqual([
    'Roulette',
    'Baccarat',
  ])
})

const FORM: PromotionOffer = {
  type: 'APPLY_FORM',
  every: 'WEEK',
  needsImage: false,
  least: '20000',
  most: '2000000',
  tries: 3,
  turnoverX100: 100,
}

test('a form is sent with its words, and says where it stands', async () => {
  answer(ownApplication, { triesLeft: 3, currency: VND })
  const user = await open(FORM)
  await user.type(await screen.findByLabelText(new RegExp(text('form.remark'))), 'My win')
  answer(applyForPromotion, { state: 'APPLYING', triesLeft: 2 })
  await user.click(button(text('form.send')))
  expect(callsOf(applyForPromotion)[0]).toMatchObject({
    params: { id: 'gift' },
    body: { remark: 'My win', images: [] },
  })
})

test('a refused form says why and may be sent again while tries are left', async () => {
  answer(ownApplication, {
    triesLeft: 1,
    last: { state: 'REJECTED', remark: 'My win', images: [], at: AT, reason: 'Not yours' },
    currency: VND,
  })
  await open(FORM, 'REJECTED')
  await screen.findByText(text('form.rejected', { reason: 'Not yours' }))
  expect(await screen.findByRole('button', { name: text('form.again', { count: '1' }) })).toBeDefined()
})
