import { Refusal } from '@senluna/contract/refusals.ts'
import { isUuid, type Id } from '@senluna/kit/ids.ts'

/** The id that a part of an address names. Refuses SYS_NOT_FOUND for a text that is no id. */
export function idParam<Kind extends string>(text: string | undefined): Id<Kind> {
  if (text === undefined || !isUuid<Kind>(text)) throw new Refusal('SYS_NOT_FOUND')
  return text
}
