import type { calendar as vi } from '../../vi/site/calendar.ts'

/** The calendar and the time of day, at the site and at the desk. */
export const calendar = {
  'calendar.any': 'Any day',
  'calendar.previous': 'Previous month',
  'calendar.next': 'Next month',
  'calendar.today': 'Today',
  'calendar.clear': 'Clear date',
  'calendar.day': 'Day',
  'calendar.month': 'Month',
  'calendar.year': 'Year',
  'calendar.hour': 'Hour',
  'calendar.minute': 'Minute',
  'calendar.second': 'Second',
} as const satisfies Record<keyof typeof vi, string>
