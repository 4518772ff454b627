import { texts as english } from '../en/soon.ts'
import { inPlaceOf } from '../in-place-of.ts'
import { texts as own } from './index.ts'

/** What comes right behind the first page says; English where it has no words of its own. */
export const texts = inPlaceOf(english, own)
