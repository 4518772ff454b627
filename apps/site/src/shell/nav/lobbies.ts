import { GAME_TYPES } from '@senluna/kit/product.ts'

/** The categories whose page is a lobby of games. The lottery's have pages of their own. */
export const LOBBIES = GAME_TYPES.filter((type) => !type.endsWith('LOTT'))

/** Whether an address is that of a lobby. */
export const isLobby = (path: string): boolean => LOBBIES.some((type) => path === `/${type.toLowerCase()}`)
