import type { texts as vi } from '../../vi/soon.ts'

export const soon = {
  'after.last': 'Terakhir masuk: {time}, dari {place}.',
  'analytics.choice': 'Pilihan analitik',
  'login.title': 'Masuk',
  'auth.needed': 'Silakan masuk untuk melanjutkan.',
} satisfies Partial<Record<keyof typeof vi, string>>
