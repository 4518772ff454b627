import type { GameFamily } from './modules/families/index.ts'
import { lottery } from './modules/lottery/index.ts'
import { houseGames } from './modules/rounds/index.ts'

/** Every family of games that the server runs. */
export const FAMILIES: readonly GameFamily[] = [houseGames, lottery]
