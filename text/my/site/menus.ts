import type { menus as vi } from '../../vi/site/menus.ts'

/** The groups of the account's menus and of the footer, new notices, the search, the calendar. */
export const menus = {
  'search.popular': 'အကြံပြုချက်',
  'calendar.any': 'ကြိုက်ရာနေ့',
  'calendar.previous': 'ယခင်လ',
  'calendar.next': 'နောက်လ',
  'calendar.today': 'ယနေ့',
  'calendar.clear': 'ရက်စွဲ ရှင်းရန်',
} as const satisfies Record<keyof typeof vi, string>
