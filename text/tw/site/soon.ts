import type { texts as vi } from '../../vi/soon.ts'

export const soon = {
  'after.last': '上次登入：{time}，來自 {place}。',
  'analytics.choice': '統計選擇',
  'login.title': '登入',
  'auth.needed': '請登入以繼續。',
} satisfies Partial<Record<keyof typeof vi, string>>
