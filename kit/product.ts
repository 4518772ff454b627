/** The nine things a wager counts as in reports, rates and contracts. */
export const PRODUCTS = ['LOTT', 'ELOTT', 'VNLOTT', 'LIVE', 'SPORTS', 'ESPORTS', 'RNG', 'FISH', 'PVP'] as const
export type Product = (typeof PRODUCTS)[number]

/** Those that are drawn: their rebates are part of a ticket's price and come with the draw. */
export const DRAWN_PRODUCTS: readonly Product[] = ['LOTT', 'ELOTT', 'VNLOTT']

/** The categories a game can stand in. */
export const GAME_TYPES = [...PRODUCTS, 'CRICKET', 'CRASH', 'ARCADE', 'TABLE', 'JACKPOT', 'MINI'] as const
export type GameType = (typeof GAME_TYPES)[number]

const COUNTED_AS: Partial<Record<GameType, Product>> = {
  CRICKET: 'SPORTS',
  CRASH: 'RNG',
  ARCADE: 'RNG',
  TABLE: 'RNG',
  JACKPOT: 'RNG',
  MINI: 'RNG',
}

/** The product a category's wagers count as. */
export const productOf = (type: GameType): Product => COUNTED_AS[type] ?? (type as Product)
