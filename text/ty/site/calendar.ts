import type { calendar as vi } from '../../vi/site/calendar.ts'

/** The calendar and the time of day, at the site and at the desk. */
export const calendar = {
  'calendar.any': 'Kahit anong araw',
  'calendar.previous': 'Nakaraang buwan',
  'calendar.next': 'Susunod na buwan',
  'calendar.today': 'Ngayon',
  'calendar.clear': 'Alisin ang petsa',
  'calendar.day': 'Araw',
  'calendar.month': 'Buwan',
  'calendar.year': 'Taon',
  'calendar.hour': 'Oras',
  'calendar.minute': 'Minuto',
  'calendar.second': 'Segundo',
} as const satisfies Record<keyof typeof vi, string>
