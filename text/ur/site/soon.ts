import type { texts as vi } from '../../vi/soon.ts'

export const soon = {
  'after.last': 'پچھلا لاگ ان: {time}، {place} سے۔',
  'analytics.choice': 'تجزیے کا انتخاب',
  'login.title': 'لاگ ان',
  'auth.needed': 'آگے بڑھنے کے لیے براہ کرم لاگ ان کریں۔',
} satisfies Partial<Record<keyof typeof vi, string>>
