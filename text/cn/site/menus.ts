import type { menus as vi } from '../../vi/site/menus.ts'

/** What the search says before a word is typed. */
export const menus = {
  'search.popular': '推荐',
} as const satisfies Record<keyof typeof vi, string>
