import type { analytics as vi } from '../../vi/site/analytics.ts'

export const analytics = {
  'analytics.title': '可以统计您打开的页面吗？',
  'analytics.body':
    '经您同意，{services} 会统计 {brand} 的哪些页面被打开，并会看到您的 IP 地址和浏览器。您的身份、所玩的游戏和资金绝不会被传出。',
  'analytics.accept': '同意',
  'analytics.refuse': '拒绝',
  'analytics.privacy': '隐私',
  'analytics.accepted': '您已同意。您可以随时撤回，撤回后页面会重新加载。',
  'analytics.refused': '您已拒绝，不作任何统计。',
  'analytics.signal': '您的浏览器要求不被跟踪，因此不作任何统计。',
} as const satisfies Record<keyof typeof vi, string>
