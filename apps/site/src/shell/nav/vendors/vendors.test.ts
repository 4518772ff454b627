import type { Vendor } from '@senluna/contract/play/games.ts'
import type { GameType } from '@senluna/kit/product.ts'
import { expect, test } from 'vitest'
import { MOST_CENTRED, MOST_IN_MENU } from '../categories.ts'
import { vendorsOn } from './vendors.ts'

const card = (gameType: GameType, vendorCode: string): Vendor => ({
  accountTypeId: 1,
  displayName: vendorCode,
  smallIcon: '',
  isHot: 0,
  gameType,
  vendorCode,
  isGame: 'GAME',
  underMaintenance: 0,
  walletMode: 'SEAMLESS',
  gameCount: 1,
  sort: 0,
})
const categories = [
  { cards: [card('SPORTS', 'BALL'), card('SPORTS', 'PAD'), card('SPORTS', 'GOAL')] },
  { cards: [card('ESPORTS', 'ARENA')] },
  { cards: [card('LOTT', 'TCG_LOTT')] },
  { cards: [card('ELOTT', 'TCG_ELOTT')] },
]
const on = (type: GameType, esports: readonly string[] = []) =>
  vendorsOn(type, categories, esports).map(({ vendorCode }) => vendorCode)

test('sports of the vendors that the brand lists stand among e-sports, in their order, and nowhere twice', () => {
  expect(on('SPORTS')).toEqual(['BALL', 'PAD', 'GOAL'])
  expect(on('ESPORTS')).toEqual(['ARENA'])
  expect(on('SPORTS', ['PAD'])).toEqual(['BALL', 'GOAL'])
  expect(on('ESPORTS', ['PAD'])).toEqual(['PAD', 'ARENA'])
  expect(on('ESPORTS', ['TCG_LOTT'])).toEqual(['ARENA'])
})
test('both lotteries share a page', () => {
  expect(on('LOTT')).toEqual(['TCG_LOTT', 'TCG_ELOTT'])
  expect(on('ELOTT')).toEqual(['TCG_LOTT', 'TCG_ELOTT'])
})
test("a drop-down's most vendors, and the most that are centred", () =>
  expect([MOST_IN_MENU, MOST_CENTRED]).toEqual([15, 8]))
