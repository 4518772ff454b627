import type { menus as vi } from '../../vi/site/menus.ts'

/** The groups of the account's menus and of the footer, new notices, the search, the calendar. */
export const menus = {
  'search.popular': 'แนะนำ',
  'calendar.any': 'วันใดก็ได้',
  'calendar.previous': 'เดือนก่อน',
  'calendar.next': 'เดือนถัดไป',
  'calendar.today': 'วันนี้',
  'calendar.clear': 'ล้างวันที่',
} as const satisfies Record<keyof typeof vi, string>
