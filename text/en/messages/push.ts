import type { push as vi } from '../../vi/messages/push.ts'

export const push = {
  'push.on.title': 'Notifications are on',
  'push.on.body': '{brand} will send your account updates here.',
  'push.message.body': 'Read it in your {brand} inbox.',
  'push.reminder.title': 'Betting closes soon',
  'push.reminder.body': 'Betting on the lottery draw you chose closes soon.',
} as const satisfies Record<keyof typeof vi, string>
