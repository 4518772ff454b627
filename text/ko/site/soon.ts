import type { texts as vi } from '../../vi/soon.ts'

export const soon = {
  'after.last': '마지막 로그인: {time}, {place}.',
  'analytics.choice': '방문 분석 선택',
  'login.title': '로그인',
  'auth.needed': '계속하려면 로그인하십시오.',
} satisfies Partial<Record<keyof typeof vi, string>>
