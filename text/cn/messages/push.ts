import type { push as vi } from '../../vi/messages/push.ts'

export const push = {
  'push.on.title': '通知已开启',
  'push.on.body': '{brand} 会在这里告知您的账户消息。',
  'push.message.body': '请到 {brand} 的站内信中查看。',
  'push.reminder.title': '即将截止投注',
  'push.reminder.body': '您选择的彩票即将停止接受投注。',
} as const satisfies Record<keyof typeof vi, string>
