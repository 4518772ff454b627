import type { texts as vi } from '../../vi/soon.ts'

export const soon = {
  'after.last': 'Последний вход: {time}, {place}.',
  'analytics.choice': 'Выбор по аналитике',
  'login.title': 'Вход',
  'auth.needed': 'Войдите, чтобы продолжить.',
} satisfies Partial<Record<keyof typeof vi, string>>
