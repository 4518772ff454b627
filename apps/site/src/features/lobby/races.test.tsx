import { leaderboard } from '@senluna/contract/member/rewards/leaderboards.ts'
import type { Game } from '@senluna/contract/play/games.ts'
import { promotion, promotions, type PromoCard } from '@senluna/contract/site/content.ts'
import { answer, callsOf } from '@senluna/web/testing/calls.ts'
import { expect, test } from 'vitest'
import { screen, show, waitFor } from '../../testing/show.tsx'
import { Races } from './Races.tsx'

const AT = '2026-11-28T03:00:00.000Z'
const CARD: PromoCard = {
  id: 'table-race',
  title: 'Table race',
  summary: 'Points for bets.',
  image: '/art/b-gift.svg',
  category: 'GAMES',
  type: 'LEADERBOARD',
  status: 'PROCESS',
  startAt: AT,
}

const game = (gameId: string): Game => ({
  gameId,
  nodeId: '1',
  name: gameId,
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

async function lobbyOf(...codes: string[]) {
  answer(promotions, { list: [{ ...CARD, id: 'over', status: 'COMING_SOON' }, CARD], categories: ['GAMES'] })
  answer(promotion, {
    ...CARD,
    facts: [],
    terms: '',
    version: 1,
    offer: {
      type: 'LEADERBOARD',
      period: 'DAY',
      products: ['RNG'],
      games: ['roulette'],
      perPoint: '10000',
      minScore: '0',
      prizes: [{ from: 1, to: 1, amount: '500000' }],
      turnoverX100: 100,
    },
  })
  const place = (rank: number, account: string | undefined, score: string, mine = false) => ({
    rank,
    ...(account !== undefined && { account }),
    score,
    mine,
  })
  answer(leaderboard, {
    startsAt: AT,
    endsAt: AT,
    settled: false,
    by: 'TURNOVER',
    list: [place(1, 'la***6', '1200'), place(2, undefined, '90'), place(3, 'ti***1', '80'), place(4, 'xu***2', '7')],
    mine: place(9, 'me***1', '3', true),
    currency: { code: 'VND', exponent: 0, displayDecimals: 2 },
  })
  await show(<Races games={codes.map(game)} />)
}

test('a race over a game of the lobby shows who leads, and where the reader stands', async () => {
  await lobbyOf('roulette', 'dice')
  const link = await screen.findByRole('link', { name: /Table race/ })
  expect(link.getAttribute('href')).toBe('/promoDetail?id=table-race')
  await waitFor(() => expect(document.querySelectorAll('.race-places > span')).toHaveLength(4))
  expect([...document.querySelectorAll('.race-places > span')].map((place) => place.textContent)).toEqual([
    '1 la***6 1,200',
    '2 ••• 90',
    '3 ti***1 80',
    '9 me***1 3',
  ])
})

test('a lobby without a game that counts asks for no places and shows no race', async () => {
  await lobbyOf('dice')
  await waitFor(() => expect(callsOf(promotion)).toHaveLength(1))
  expect([callsOf(leaderboard), document.querySelector('.race')]).toEqual([[], null])
})
