import type { push as vi } from '../../vi/messages/push.ts'

export const push = {
  'push.on.title': 'Notifications are on',
  'push.on.body': '{brand} will tell you here about your account.',
  'push.message.body': 'Read it in your messages at {brand}.',
} as const satisfies Record<keyof typeof vi, string>
