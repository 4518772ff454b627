/** What the search says before a word is typed. */
export const menus = {
  'search.popular': 'Gợi ý',
} as const
