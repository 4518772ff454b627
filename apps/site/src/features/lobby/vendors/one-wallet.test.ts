import type { Vendor } from '@senluna/contract/play/games.ts'
import type { GameType } from '@senluna/kit/product.ts'
import { expect, test } from 'vitest'
import { inOneWallet } from './one-wallet.ts'

const card = (gameType: GameType, vendorCode: string, more: Partial<Vendor> = {}): Vendor => ({
  accountTypeId: 1,
  displayName: vendorCode,
  smallIcon: '',
  isHot: 0,
  gameType,
  vendorCode,
  isGame: 'GAME',
  underMaintenance: 1,
  walletMode: 'SEAMLESS',
  gameCount: 10,
  sort: 0,
  ...more,
})
const categories = [
  {
    title: 'Live',
    gameType: 'LIVE' as const,
    cards: [card('LIVE', 'A'), card('LIVE', 'B', { walletMode: 'TRANSFER' })],
  },
  {
    title: 'Slots',
    gameType: 'RNG' as const,
    cards: [card('RNG', 'C'), card('RNG', 'A', { isHot: 1 }), card('RNG', 'D', { underMaintenance: 0 })],
  },
  { title: 'Sports', gameType: 'SPORTS' as const, cards: [card('SPORTS', 'B', { walletMode: 'TRANSFER' })] },
]
const names = (chosen: string) => inOneWallet(categories, chosen).vendors.map(({ vendorCode }) => vendorCode)

test('each vendor stands once with all its games, open ones first, then hot ones', () => {
  const { types, vendors } = inOneWallet(categories, '')
  expect(vendors.map(({ vendorCode, gameCount }) => [vendorCode, gameCount])).toEqual([
    ['D', 10],
    ['A', 20],
    ['C', 10],
  ])
  expect(types.map(({ gameType }) => gameType)).toEqual(['LIVE', 'RNG'])
})
test('a category narrows them', () => {
  expect(names('LIVE')).toEqual(['A'])
  expect(names('SPORTS')).toEqual([])
})
