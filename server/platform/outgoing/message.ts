import type { MerchantCode } from '@senluna/kit/brand.ts'
import type { Instant } from '@senluna/kit/time.ts'

/** In whose name a message goes out. */
export interface Sending {
  merchantCode: MerchantCode
  brandName: string
}

interface Common {
  brand: Sending
  /** What it is for, in small letters and dashes: for figures and logs, never shown. */
  purpose: string
  /**
   * After this it is not sent any more; usual is 10 minutes for a text message, a day for the
   * others.
   */
  expiresAt?: Instant
}

/** A text message to a mobile phone. `to` is a number in E.164: `+84912345678`. */
export interface SmsMessage extends Common {
  kind: 'sms'
  to: string
  text: string
}

/** An e-mail, as plain text and, where it is nicer to read, as HTML beside it. */
export interface MailMessage extends Common {
  kind: 'mail'
  to: string
  subject: string
  text: string
  html?: string
}

/**
 * A notification to one browser, by the subscription it gave. `payload` is what its service worker
 * reads.
 */
export interface PushMessage extends Common {
  kind: 'push'
  subscription: { endpoint: string; p256dh: string; auth: string }
  payload: string
  /**
   * A later one of the same topic takes the place of one not delivered yet; 1 to 32 letters,
   * digits, - and _.
   */
  topic?: string
}

export type Message = SmsMessage | MailMessage | PushMessage
export type Channel = Message['kind']
/** The message of one channel. */
export type MessageOf<Kind extends Channel> = Extract<Message, { kind: Kind }>

export const CHANNELS = ['sms', 'mail', 'push'] as const satisfies readonly Channel[]
