import type { texts as vi } from '../../vi/soon.ts'

export const soon = {
  'after.last': 'Son giriş: {time}, {place}.',
  'analytics.choice': 'Analiz tercihi',
  'login.title': 'Giriş yap',
  'auth.needed': 'Devam etmek için lütfen giriş yapın.',
} satisfies Partial<Record<keyof typeof vi, string>>
