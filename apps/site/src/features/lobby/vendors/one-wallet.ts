import type { Vendor } from '@senluna/contract/play/games.ts'
import type { GameType } from '@senluna/kit/product.ts'

interface Category {
  title: string
  gameType: GameType
  cards: readonly Vendor[]
}

/**
 * The categories with vendors that play from the one wallet, and those vendors, of one category or
 * of all. Each vendor stands once, with all its games counted; those that are open come first, then
 * hot ones, then as the brand orders them.
 */
export function inOneWallet(categories: readonly Category[], chosen: string): { types: Category[]; vendors: Vendor[] } {
  const types = categories
    .map((category) => ({ ...category, cards: category.cards.filter((card) => card.walletMode === 'SEAMLESS') }))
    .filter((category) => category.cards.length > 0)
  const cards = types.filter(({ gameType }) => chosen === '' || gameType === chosen).flatMap((type) => type.cards)
  const vendors = [...Map.groupBy(cards, (card) => card.vendorCode).values()].map((own) => ({
    ...own[0]!,
    gameCount: own.reduce((sum, { gameCount }) => sum + gameCount, 0),
    isHot: own.some(({ isHot }) => isHot === 1) ? (1 as const) : (0 as const),
  }))
  return { types, vendors: vendors.sort((a, b) => a.underMaintenance - b.underMaintenance || b.isHot - a.isHot) }
}
