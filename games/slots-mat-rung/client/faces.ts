import type { Faces } from '../../engine/slot/faces.ts'
import { urls } from './art/urls.ts'
import { nameOf } from './names.ts'

/** What the game's symbols look like and are called. */
export const faces: Faces = { pictures: urls, nameOf: (symbol) => nameOf(symbol as Parameters<typeof nameOf>[0]) }
