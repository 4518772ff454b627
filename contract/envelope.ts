import type { BrokenField, RefusalCode } from './refusals.ts'

/** What every JSON answer is wrapped in. `message` is in the reader's language and safe to show. */
export interface Envelope<Value> {
  success: boolean
  value: Value | null
  message?: string
  errorCode?: RefusalCode
  fields?: readonly BrokenField[]
  traceId: string
  serverTime: string
}

/** Request headers of ours. */
export const HEADERS = {
  merchant: 'merchant',
  language: 'language',
  device: 'device',
  deviceId: 'x-device-id',
  idempotencyKey: 'idempotency-key',
  encrypted: 'x-encrypted',
  /**
   * Why a member of staff changes something; percent-encoded, since a header takes no other
   * letters.
   */
  reason: 'x-reason',
} as const
