import type { texts as vi } from '../../vi/soon.ts'

export const soon = {
  'after.last': 'Log masuk terakhir: {time}, dari {place}.',
  'analytics.choice': 'Pilihan analitik',
  'login.title': 'Log masuk',
  'auth.needed': 'Sila log masuk untuk meneruskan.',
} satisfies Partial<Record<keyof typeof vi, string>>
