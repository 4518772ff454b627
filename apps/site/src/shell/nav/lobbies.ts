import { GAME_TYPES } from '@senluna/kit/product.ts'
import { FAMILY_CATEGORIES } from '../../families.ts'

/** The categories whose page is a lobby of games, and no family's own. */
export const LOBBIES = GAME_TYPES.filter((type) => FAMILY_CATEGORIES[type] === undefined)

/** Whether an address is that of a lobby. */
export const isLobby = (path: string): boolean => LOBBIES.some((type) => path === `/${type.toLowerCase()}`)
