import { lotteryObjects } from './features/lottery/objects.ts'
import { lotteryPlaces } from './features/lottery/places.ts'
import type { FamilyObject } from './family-object.ts'
import type { PlaceGroup } from './place.ts'

/** The desk's pages of every family of games. */
export const FAMILY_PLACES: readonly PlaceGroup[] = [lotteryPlaces]

/** What requests of every family are about, by kind. */
export const FAMILY_OBJECTS: Readonly<Record<string, FamilyObject>> = { ...lotteryObjects }
