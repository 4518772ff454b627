/**
 * How far the server's clock is ahead of this device's: devices go wrong, and what ends, ends by
 * the server's.
 */
let ahead = 0

/** An answer that was made just now said what time it is at the server. */
export function heardTime(iso: string): void {
  const at = Date.parse(iso)
  if (at > 0) ahead = at - Date.now()
}

/** What time it is at the server, in milliseconds, as far as this page knows. */
export const timeThere = (): number => Date.now() + ahead
