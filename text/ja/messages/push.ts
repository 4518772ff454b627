import type { push as vi } from '../../vi/messages/push.ts'

export const push = {
  'push.on.title': '通知をオンにしました',
  'push.on.body': '{brand} からアカウントのお知らせをここに届けます。',
  'push.message.body': '{brand} のメッセージでご確認ください。',
  'push.reminder.title': 'まもなく締め切り',
  'push.reminder.body': '選んだ宝くじの受付がまもなく終わります。',
} as const satisfies Record<keyof typeof vi, string>
