import type { calendar as vi } from '../../vi/site/calendar.ts'

/** The calendar and the time of day, at the site and at the desk. */
export const calendar = {
  'calendar.any': 'วันใดก็ได้',
  'calendar.previous': 'เดือนก่อน',
  'calendar.next': 'เดือนถัดไป',
  'calendar.today': 'วันนี้',
  'calendar.clear': 'ล้างวันที่',
  'calendar.day': 'วัน',
  'calendar.month': 'เดือน',
  'calendar.year': 'ปี',
  'calendar.hour': 'ชั่วโมง',
  'calendar.minute': 'นาที',
  'calendar.second': 'วินาที',
} as const satisfies Record<keyof typeof vi, string>
