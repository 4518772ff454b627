import type { push as vi } from '../../vi/messages/push.ts'

export const push = {
  'push.on.title': 'Bukas na ang mga abiso',
  'push.on.body': 'Dito ka babalitaan ng {brand} tungkol sa iyong account.',
  'push.message.body': 'Basahin ito sa iyong mga mensahe sa {brand}.',
  'push.reminder.title': 'Malapit nang magsara ang tayaan',
  'push.reminder.body': 'Malapit nang isara ang tayaan sa bunot na pinili mo.',
} as const satisfies Record<keyof typeof vi, string>
