import { createHash, randomBytes } from 'node:crypto'
import { id, uuidText, uuidV7, type Id } from '@senluna/kit/ids.ts'
import { instant, type Instant } from '@senluna/kit/time.ts'

/** A new id of one kind, in the order of time. */
export const newId = <Kind extends string>(now: Instant): Id<Kind> => id<Kind>(uuidV7(now, randomBytes(10)))

/** When an id of `newId` was made. */
export const momentOf = (text: string): Instant => instant(Number.parseInt(text.replace('-', '').slice(0, 12), 16))

/** The least id that could have been made at a moment: ids begin with their time. */
export function lowestId(at: Instant): string {
  const hex = at.toString(16).padStart(12, '0')
  return `${hex.slice(0, 8)}-${hex.slice(8)}-7000-8000-000000000000`
}

/**
 * An id worked out from texts: the same texts give the same id, on every retry and every process.
 */
export function derivedId<Kind extends string>(...parts: readonly string[]): Id<Kind> {
  const bytes = createHash('sha256').update(parts.join('\u0000')).digest().subarray(0, 16)
  bytes[6] = (bytes[6]! & 0x0f) | 0x80
  bytes[8] = (bytes[8]! & 0x3f) | 0x80
  return id<Kind>(uuidText(bytes))
}

/** An unguessable text of 256 bits for cookies, handles and tickets. */
export const newToken = (): string => randomBytes(32).toString('base64url')

/** What is stored of a token: its SHA-256, so that a stolen table opens nothing. */
export const tokenHash = (token: string): Buffer => createHash('sha256').update(token).digest()
