import type { Clock } from '@senluna/kit/time.ts'
import type { Db } from './platform/database/db.ts'
import type { OutgoingConfig } from './platform/outgoing/config.ts'
import type { Senders } from './platform/outgoing/sender.ts'
import { gatewaySender } from './senders/gateway/gateway.ts'
import { outboxSender } from './senders/outbox/outbox.ts'
import { smtpSender } from './senders/smtp/smtp.ts'
import { twilioSender } from './senders/twilio/twilio.ts'
import { webPushSender } from './senders/web-push/web-push.ts'

/** What keeps messages for the outbox page needs a table; the others need nothing of the house. */
interface Keeping {
  db: Db
  clock: Clock
}

/** The adapter of each channel, as the configuration says; a channel that is off has none. */
export function sendersFor(config: OutgoingConfig, keeping: Keeping): Senders {
  return { mail: mailSender(config, keeping), sms: smsSender(config, keeping), push: pushSender(config, keeping) }
}

function mailSender({ mail }: OutgoingConfig, keeping: Keeping): Senders['mail'] {
  if (mail.by === 'off') return undefined
  return mail.by === 'smtp' ? smtpSender(mail) : outboxSender('mail', keeping)
}

function smsSender({ sms }: OutgoingConfig, keeping: Keeping): Senders['sms'] {
  if (sms.by === 'off') return undefined
  if (sms.by === 'twilio') return twilioSender(sms)
  return sms.by === 'gateway' ? gatewaySender(sms) : outboxSender('sms', keeping)
}

function pushSender({ push }: OutgoingConfig, keeping: Keeping): Senders['push'] {
  if (push.by === 'off') return undefined
  return push.by === 'webpush' ? webPushSender(push) : outboxSender('push', keeping)
}
