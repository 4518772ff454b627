import type { menus as vi } from '../../vi/site/menus.ts'

/** The groups of the account's menus and of the footer, new notices, the search, the calendar. */
export const menus = {
  'search.popular': 'おすすめ',
  'calendar.any': '日付を選択',
  'calendar.previous': '前の月',
  'calendar.next': '次の月',
  'calendar.today': '今日',
  'calendar.clear': '日付をクリア',
} as const satisfies Record<keyof typeof vi, string>
