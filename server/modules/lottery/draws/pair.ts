import { vnPair } from '@senluna/games/lottery/rules/families/vn/two-stations.ts'

/** The profile of draws that follow two others: no source, person or seed gives them a result. */
export const PAIR = vnPair.profile
