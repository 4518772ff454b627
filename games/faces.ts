import type { Faces } from './engine/slot/faces.ts'

const found = import.meta.glob<Faces>('./slots-*/client/faces.ts', { eager: true, import: 'faces' })

/** The symbols of a slot, for the page where rounds are checked; undefined for another game. */
export const facesOf = (code: string): Faces | undefined => found[`./slots-${code}/client/faces.ts`]
