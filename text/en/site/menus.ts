import type { menus as vi } from '../../vi/site/menus.ts'

/** What the search says before a word is typed. */
export const menus = {
  'search.popular': 'Suggestions',
} as const satisfies Record<keyof typeof vi, string>
