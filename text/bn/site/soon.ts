import type { texts as vi } from '../../vi/soon.ts'

export const soon = {
  'after.last': 'শেষ লগ ইন: {time}, {place} থেকে।',
  'analytics.choice': 'অ্যানালিটিক্স পছন্দ',
  'login.title': 'লগ ইন',
  'auth.needed': 'এগিয়ে যেতে অনুগ্রহ করে লগ ইন করুন।',
} satisfies Partial<Record<keyof typeof vi, string>>
