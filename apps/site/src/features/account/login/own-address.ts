/**
 * Whether a log-in may lead on to this: an address of this very site, from its root.
 *
 * The browser's own reading decides: it takes `/\host` for another site's address, as it does
 * `//host`.
 */
export const isOwnAddress = (next: string | null | undefined, origin = location.origin): next is string =>
  next?.startsWith('/') === true && URL.canParse(next, origin) && new URL(next, origin).origin === origin
