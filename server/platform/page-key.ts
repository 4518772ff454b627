import { isUuid, type Id } from '@senluna/kit/ids.ts'
import { Refusal } from '@senluna/contract/refusals.ts'

/** Where a page that goes by time and id ended. */
export interface Place<Kind extends string> {
  at: Date
  id: Id<Kind>
}

export const keyOf = (at: Date, id: string): string => `${at.getTime()}_${id}`

/** A page key back into its parts. Refuses VAL_FIELD for one that was never given out. */
export function placeOf<Kind extends string>(after: string | undefined): Place<Kind> | undefined {
  if (after === undefined) return undefined
  const [, at, last = ''] = /^(\d{1,14})_([0-9a-f-]{36})$/.exec(after) ?? []
  if (!isUuid<Kind>(last)) throw new Refusal('VAL_FIELD', { fields: [{ field: 'after' }] })
  return { at: new Date(Number(at)), id: last }
}
