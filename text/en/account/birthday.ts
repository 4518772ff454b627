import type { birthday as vi } from '../../vi/account/birthday.ts'

export const birthday = {
  'birthday.hint': 'You must be {age} or over.',
  'birthday.once': 'You can set this once. After that, only support can change it.',
  'birthday.part': 'Enter the day, month, and four-digit year.',
  'birthday.none': 'This date doesn’t exist. Please check it.',
  'birthday.young': 'You must be at least {age} to play here.',
} as const satisfies Record<keyof typeof vi, string>
