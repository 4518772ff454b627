import type { texts as vi } from '../../vi/soon.ts'

export const soon = {
  'after.last': 'पिछला लॉग इन: {time}, {place} से।',
  'analytics.choice': 'एनालिटिक्स का विकल्प',
  'login.title': 'लॉग इन',
  'auth.needed': 'आगे बढ़ने के लिए कृपया लॉग इन करें।',
} satisfies Partial<Record<keyof typeof vi, string>>
