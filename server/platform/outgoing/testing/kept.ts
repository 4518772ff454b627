import type { Tx } from '../../database/db.ts'
import type { Channel, Message, MessageOf } from '../message.ts'
import type { Outgoing, Readiness } from '../outgoing.ts'

/**
 * The way out for tests of modules: keeps what was queued, says of each channel what the test says.
 */
export class KeptOutgoing implements Outgoing {
  readonly messages: Message[] = []
  readonly readiness: Record<Channel, Readiness> = { sms: 'ready', mail: 'ready', push: 'ready' }

  can(kind: Channel): Readiness {
    return this.readiness[kind]
  }

  async queue(_tx: Tx, message: Message): Promise<void> {
    if (this.readiness[message.kind] !== 'off') this.messages.push(message)
  }

  /** The newest message of a channel. Throws when there is none. */
  last<Kind extends Channel>(kind: Kind): MessageOf<Kind> {
    const found = this.messages.findLast((message): message is MessageOf<Kind> => message.kind === kind)
    if (!found) throw new Error(`no ${kind} was queued`)
    return found
  }
}
