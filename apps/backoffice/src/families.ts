import { lotteryPlaces } from './features/lottery/places.ts'
import type { PlaceGroup } from './place.ts'

/** The desk's pages of every family of games. */
export const FAMILY_PLACES: readonly PlaceGroup[] = [lotteryPlaces]
