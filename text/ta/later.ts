import { texts as english } from '../en/later.ts'
import { inPlaceOf } from '../in-place-of.ts'
import { texts as own } from './index.ts'

/**
 * What pages and windows say that are loaded when they are opened; English where it has no words of
 * its own.
 */
export const texts = inPlaceOf(english, own)
