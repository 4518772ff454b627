import type { calendar as vi } from '../../vi/site/calendar.ts'

/** The calendar and the time of day, at the site and at the desk. */
export const calendar = {
  'calendar.any': '不限日期',
  'calendar.previous': '上个月',
  'calendar.next': '下个月',
  'calendar.today': '今天',
  'calendar.clear': '清除日期',
  'calendar.day': '日',
  'calendar.month': '月',
  'calendar.year': '年',
  'calendar.hour': '时',
  'calendar.minute': '分',
  'calendar.second': '秒',
} as const satisfies Record<keyof typeof vi, string>
