import type { Instant } from '@senluna/kit/time.ts'
import type { Channel, MessageOf } from './message.ts'

/**
 * What became of one attempt. `why` is for the log: a status or a provider's code, never an address
 * or a text.
 */
export type Outcome =
  /** The provider has it. */
  | { is: 'sent' }
  /** It will never be taken: a wrong number, a wrong configuration. */
  | { is: 'refused'; why: string }
  /** Whom it goes to is not there any more: a browser that gave up its subscription. */
  | { is: 'gone'; why: string }
  /** The provider surely did not take it; another attempt may help. */
  | { is: 'later'; why: string; afterMs?: number }
  /** The provider takes nothing more for now: no credit, no allowance. */
  | { is: 'quota'; why: string; afterMs?: number }
  /** No word of the provider: it may have taken it. */
  | { is: 'unknown'; why: string }

/** An attempt that did not end well. */
export type NotSent = Exclude<Outcome, { is: 'sent' }>

/** What a sender gets for an attempt. */
export interface Attempt {
  /** The same for every attempt of one message: the reference for providers that know one. */
  id: string
  /** An attempt before ended without a word: the message may have gone out already. */
  unsure: boolean
  /** When it was queued. */
  queuedAt: Instant
  /** So much longer it is of use. */
  lifeMs: number
}

/**
 * An adapter of one channel. It keeps to its own time limit, well under a minute, and may throw:
 * that is `unknown`.
 */
export interface Sender<Kind extends Channel = Channel> {
  kind: Kind
  /** For the log. */
  name: string
  /** Whether a message that may have gone out can be handed over again without going out twice. */
  repeatsSafely: boolean
  send(message: MessageOf<Kind>, attempt: Attempt): Promise<Outcome>
}

/** The adapter of each channel; one without is off. */
export type Senders = { readonly [Kind in Channel]: Sender<Kind> | undefined }
