import type { calendar as vi } from '../../vi/site/calendar.ts'

/** The calendar and the time of day, at the site and at the desk. */
export const calendar = {
  'calendar.any': 'ကြိုက်ရာနေ့',
  'calendar.previous': 'ယခင်လ',
  'calendar.next': 'နောက်လ',
  'calendar.today': 'ယနေ့',
  'calendar.clear': 'ရက်စွဲ ရှင်းရန်',
  'calendar.day': 'ရက်',
  'calendar.month': 'လ',
  'calendar.year': 'နှစ်',
  'calendar.hour': 'နာရီ',
  'calendar.minute': 'မိနစ်',
  'calendar.second': 'စက္ကန့်',
} as const satisfies Record<keyof typeof vi, string>
