import { Refusal } from '@senluna/contract/refusals.ts'

/** Where a page that goes by time and id ended. */
export interface Place {
  at: Date
  id: string
}

export const keyOf = (at: Date, id: string): string => `${at.getTime()}_${id}`

/** A page key back into its parts. Refuses VAL_FIELD for one that was never given out. */
export function placeOf(after: string | undefined): Place | undefined {
  if (after === undefined) return undefined
  const parts = /^(\d{1,14})_([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/.exec(after)
  if (!parts) throw new Refusal('VAL_FIELD', { fields: [{ field: 'after' }] })
  return { at: new Date(Number(parts[1])), id: parts[2]! }
}
