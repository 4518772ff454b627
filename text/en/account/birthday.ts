import type { birthday as vi } from '../../vi/account/birthday.ts'

export const birthday = {
  'birthday.day': 'Day',
  'birthday.month': 'Month',
  'birthday.year': 'Year',
  'birthday.hint': 'You must be {age} or over.',
  'birthday.once': 'Told once; after that only customer service can change it.',
  'birthday.part': 'Enter the day, the month and the year with four digits.',
  'birthday.none': 'There is no such day. Please check it.',
  'birthday.young': 'You are under {age}, so you cannot play here.',
} as const satisfies Record<keyof typeof vi, string>
