declare const kind: unique symbol

/** A UUID of one kind of thing: `Id<'round'>` never passes for an `Id<'member'>`. */
export type Id<Kind extends string> = string & { readonly [kind]: Kind }

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

/** Whether a text is a UUID in lower case with dashes. */
export const isUuid = <Kind extends string>(text: string): text is Id<Kind> => UUID.test(text)

/** Marks a UUID as the id of one kind of thing. Throws TypeError when it is no UUID. */
export function id<Kind extends string>(uuid: string): Id<Kind> {
  if (!isUuid(uuid)) throw new TypeError('an id is a UUID in lower case')
  return uuid as Id<Kind>
}

/**
 * A UUIDv7: 48 bits of milliseconds, then random bits, so ids sort by the time they were made.
 *
 * `random` must hold at least 10 fresh random bytes. Source: RFC 9562, 5.7.
 */
export function uuidV7(now: number, random: Uint8Array): string {
  const bytes = new Uint8Array(16)
  for (let i = 0; i < 6; i++) bytes[i] = Math.floor(now / 2 ** (8 * (5 - i))) & 0xff
  bytes.set(random.subarray(0, 10), 6)
  bytes[6] = (bytes[6]! & 0x0f) | 0x70
  bytes[8] = (bytes[8]! & 0x3f) | 0x80
  return uuidText(bytes)
}

/** 16 bytes as a UUID's text. */
export function uuidText(bytes: Uint8Array): string {
  const hex = Array.from(bytes.subarray(0, 16), (byte) => byte.toString(16).padStart(2, '0')).join('')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`
}
