import { Refusal } from '@senluna/contract/refusals.ts'
import * as z from 'zod'

const keys = z
  .array(z.union([z.string(), z.number(), z.boolean()]))
  .min(2)
  .max(4)

/** Where a page ended, as a text that its reader hands back. */
export const cursorOf = (row: readonly (string | number | boolean)[]): string =>
  Buffer.from(JSON.stringify(row)).toString('base64url')

/**
 * The keys in a cursor. Refuses VAL_FIELD unless each is of the kind that `shape` has at its place.
 */
export function keysOf(
  cursor: string,
  shape: readonly ('string' | 'number' | 'boolean')[],
): (string | number | boolean)[] {
  const read = keys.safeParse(parsed(Buffer.from(cursor, 'base64url').toString('utf8')))
  const fits = read.success && read.data.length === shape.length && read.data.every((key, nth) => isA(key, shape[nth]!))
  if (!fits) throw new Refusal('VAL_FIELD', { fields: [{ field: 'after' }] })
  return read.data
}

// A table cannot keep the zero character, nor compare with it; and a whole number is what a key
// holds.
const isA = (key: string | number | boolean, kind: string) =>
  typeof key === kind &&
  (typeof key !== 'string' || !key.includes('\0')) &&
  (typeof key !== 'number' || Number.isSafeInteger(key))

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
