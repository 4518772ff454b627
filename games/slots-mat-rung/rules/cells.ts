import { at } from '@senluna/kit/assert.ts'
import { SYMBOLS, WEIGHT_BITS, type FieldSet } from './configuration.ts'

/** Three odd numbers and two shifts that spread every bit of a number over all of it. */
function mixed(given: number): number {
  let x = given | 0
  x = Math.imul(x ^ (x >>> 16), 0x7feb352d)
  x = Math.imul(x ^ (x >>> 15), 0x846ca68b)
  return x ^ (x >>> 16)
}

/** Gives the symbols of one field, each by its number in SYMBOLS, in the order they fall. */
export type Falling = (field: number) => () => number

/**
 * The symbols of every field of a set: a field's number, mixed, is the beginning of a row of mixed
 * numbers, whose upper bits name the symbols. There is no chance in it: the same field, the same
 * symbols. Throws RangeError unless the weights add up to 128.
 */
export function fallingOf({ set, weights }: FieldSet): Falling {
  const shift = 32 - WEIGHT_BITS
  const named = Uint8Array.from(SYMBOLS.flatMap((_, nth) => Array.from({ length: at(weights, nth) }, () => nth)))
  if (named.length !== 2 ** WEIGHT_BITS) throw new RangeError('the weights of a field add up to 128')
  return (field) => {
    const begin = mixed(mixed(field + 1) + set * 0x2545f491)
    let nth = 0
    return () => named[mixed(begin + nth++ * 0x9e3779b9) >>> shift]!
  }
}
