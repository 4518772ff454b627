import type { calendar as vi } from '../../vi/site/calendar.ts'

/** The calendar and the time of day, at the site and at the desk. */
export const calendar = {
  'calendar.any': '日付を選択',
  'calendar.previous': '前の月',
  'calendar.next': '次の月',
  'calendar.today': '今日',
  'calendar.clear': '日付をクリア',
  'calendar.day': '日',
  'calendar.month': '月',
  'calendar.year': '年',
  'calendar.hour': '時',
  'calendar.minute': '分',
  'calendar.second': '秒',
} as const satisfies Record<keyof typeof vi, string>
