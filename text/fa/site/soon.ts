import type { texts as vi } from '../../vi/soon.ts'

export const soon = {
  'after.last': 'آخرین ورود: {time}، از {place}.',
  'analytics.choice': 'انتخاب آمارگیری',
  'login.title': 'ورود',
  'auth.needed': 'برای ادامه لطفاً وارد شوید.',
} satisfies Partial<Record<keyof typeof vi, string>>
