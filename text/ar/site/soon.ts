import type { texts as vi } from '../../vi/soon.ts'

export const soon = {
  'after.last': 'آخر تسجيل دخول: {time}، من {place}.',
  'analytics.choice': 'خيار التحليلات',
  'login.title': 'تسجيل الدخول',
  'auth.needed': 'يُرجى تسجيل الدخول للمتابعة.',
} satisfies Partial<Record<keyof typeof vi, string>>
