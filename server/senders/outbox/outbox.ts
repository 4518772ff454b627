import type { Clock } from '@senluna/kit/time.ts'
import type { Db } from '../../platform/database/db.ts'
import { keepMessage } from '../../platform/outgoing/kept-message-store.ts'
import type { Channel } from '../../platform/outgoing/message.ts'
import type { Sender } from '../../platform/outgoing/sender.ts'

/**
 * The development adapter of a channel: keeps messages, readable, for `/dev/outbox`. Never built in
 * production.
 */
export function outboxSender<Kind extends Channel>(kind: Kind, parts: { db: Db; clock: Clock }): Sender<Kind> {
  return {
    kind,
    name: 'outbox',
    repeatsSafely: true,
    send: async (message, attempt) => {
      await keepMessage(parts.db, parts.clock, attempt.id, message)
      return { is: 'sent' }
    },
  }
}
