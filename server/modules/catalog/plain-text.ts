import { Refusal } from '@senluna/contract/refusals.ts'

/** Refuses VAL_FIELD when a text of a question holds the zero character, which no table can hold. */
export function refuseZeroCharacters(question: Readonly<Record<string, unknown>>): void {
  const fields = Object.entries(question).filter(([, value]) => typeof value === 'string' && value.includes('\0'))
  if (fields.length > 0) throw new Refusal('VAL_FIELD', { fields: fields.map(([field]) => ({ field })) })
}
