/** The cookie that remembers a visitor's language. It holds nothing else, and scripts may read it. */
export const LANGUAGE_COOKIE = 'language'

/** The visitor's country as the trusted proxy's `header` names it; empty when nobody knows. */
export function countryOf(header: string | undefined, headers: NodeJS.Dict<string | string[]>): string {
  const named = header === undefined ? undefined : headers[header]
  return typeof named === 'string' && /^[A-Z]{2}$/.test(named) ? named : ''
}
