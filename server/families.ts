import type { GameFamily, UnitRebates } from './modules/families/index.ts'
import { lottery } from './modules/lottery/index.ts'
import { houseGames } from './modules/rounds/index.ts'

/** Every family of games that the server runs. */
export const FAMILIES: readonly GameFamily[] = [houseGames, lottery]

/** How those above players earn where that is part of a bet's price. */
export const UNIT_REBATES: readonly UnitRebates[] = FAMILIES.flatMap(({ rebates }) => rebates ?? [])
