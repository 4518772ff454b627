import type { menus as vi } from '../../vi/site/menus.ts'

/** The groups of the account's menus and of the footer, new notices, the search, the calendar. */
export const menus = {
  'search.popular': 'Suggestions',
  'calendar.any': 'Any day',
  'calendar.previous': 'Previous month',
  'calendar.next': 'Next month',
  'calendar.today': 'Today',
  'calendar.clear': 'Clear date',
} as const satisfies Record<keyof typeof vi, string>
