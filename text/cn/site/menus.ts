import type { menus as vi } from '../../vi/site/menus.ts'

/** The groups of the account's menus and of the footer, new notices, the search, the calendar. */
export const menus = {
  'search.popular': '推荐',
  'calendar.any': '不限日期',
  'calendar.previous': '上个月',
  'calendar.next': '下个月',
  'calendar.today': '今天',
  'calendar.clear': '清除日期',
} as const satisfies Record<keyof typeof vi, string>
