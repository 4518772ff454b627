import { DRAWN_PRODUCTS, GAME_TYPES } from '@senluna/kit/product.ts'

/**
 * The categories whose page is a lobby of games; what is drawn has pages of its own. The build
 * reads this without the site.
 */
export const LOBBIES = GAME_TYPES.filter((type) => !DRAWN_PRODUCTS.some((drawn) => drawn === type))

/** Whether an address is that of a lobby. */
export const isLobby = (path: string): boolean => LOBBIES.some((type) => path === `/${type.toLowerCase()}`)
