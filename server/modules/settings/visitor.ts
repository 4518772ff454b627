/**
 * The cookie that remembers a visitor's language. It holds nothing else, and scripts may read it.
 */
export const LANGUAGE_COOKIE = 'language'
