import type { menus as vi } from '../../vi/site/menus.ts'

/** The groups of the account's menus and of the footer, new notices, the search, the calendar. */
export const menus = {
  'menu.money': 'Pera',
  'menu.play': 'Mga laro',
  'menu.talk': 'Mga mensahe at tulong',
  'menu.account': 'Account',
  'footer.studios': 'Mga studio',
  'footer.site': 'Tungkol sa site',
  'notice.new': '{count, plural, one {# bagong abiso} other {# bagong abiso}}',
  'search.popular': 'Patok ngayon',
  'calendar.any': 'Kahit anong araw',
  'calendar.previous': 'Nakaraang buwan',
  'calendar.next': 'Susunod na buwan',
  'calendar.today': 'Ngayon',
  'calendar.clear': 'Alisin ang petsa',
} as const satisfies Record<keyof typeof vi, string>
