import type { Vendor } from '@senluna/contract/play/games.ts'
import type { GameType } from '@senluna/kit/product.ts'
import { pageCategory } from '../categories.ts'

/**
 * Where a vendor's card stands: categories may share a page, and sports of the brand's e-sports
 * vendors are e-sports.
 */
function pageOf({ gameType, vendorCode }: Vendor, esports: readonly string[]): GameType {
  if (gameType === 'SPORTS' && esports.includes(vendorCode)) return 'ESPORTS'
  return pageCategory(gameType)
}

/**
 * The cards of a category's page, in order; `esports` are the brand's vendors whose sports count as
 * e-sports.
 */
export const vendorsOn = (
  type: GameType,
  categories: readonly { cards: readonly Vendor[] }[],
  esports: readonly string[],
): Vendor[] =>
  categories.flatMap((category) => category.cards).filter((card) => pageOf(card, esports) === pageCategory(type))
