import type { menus as vi } from '../../vi/site/menus.ts'

/** The groups of the account's menus and of the footer, new notices, the search, the calendar. */
export const menus = {
  'menu.money': 'Money',
  'menu.play': 'Games',
  'menu.talk': 'Messages and support',
  'menu.account': 'Account',
  'footer.studios': 'Providers',
  'footer.site': 'About this site',
  'notice.new': '{count, plural, one {# new notice} other {# new notices}}',
  'search.popular': 'Popular now',
  'calendar.any': 'Any day',
  'calendar.previous': 'Previous month',
  'calendar.next': 'Next month',
  'calendar.today': 'Today',
  'calendar.clear': 'Clear date',
} as const satisfies Record<keyof typeof vi, string>
