import type { menus as vi } from '../../vi/site/menus.ts'

/** The groups of the account's menus and of the footer, new notices, the search, the calendar. */
export const menus = {
  'search.popular': 'Mga mungkahi',
  'calendar.any': 'Kahit anong araw',
  'calendar.previous': 'Nakaraang buwan',
  'calendar.next': 'Susunod na buwan',
  'calendar.today': 'Ngayon',
  'calendar.clear': 'Alisin ang petsa',
} as const satisfies Record<keyof typeof vi, string>
