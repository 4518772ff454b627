import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'

/**
 * What a browser's push subscription says of itself: where its push service is, and its keys in
 * base64url.
 */
const subscriptionBody = z.object({
  endpoint: z.string().check(z.minLength(12), z.maxLength(1_024)),
  keys: z.object({
    p256dh: z.string().check(z.regex(/^[A-Za-z0-9_-]{87}=?$/)),
    auth: z.string().check(z.regex(/^[A-Za-z0-9_-]{22}={0,2}$/)),
  }),
})

const standing = z.object({
  /** The key a browser subscribes for; null where this site sends no notifications. */
  publicKey: z.nullable(z.string()),
  /** Whether this device gets the member's notifications. */
  on: z.boolean(),
})

export const pushStanding = endpoint({
  summary: 'Whether this device gets notifications, and the key a browser subscribes for.',
  method: 'GET',
  path: '/wps/v2/push/subscription',
  for: 'member',
  assistants: true,
  reply: standing,
  refusals: [],
})

export const pushSubscribe = endpoint({
  summary:
    'Sends the member’s notifications to this device, and one that says so. The browser belongs to nobody else then.',
  method: 'POST',
  path: '/wps/v2/push/subscription',
  for: 'member',
  assistants: true,
  body: subscriptionBody,
  reply: standing,
  refusals: ['PUSH_OFF'],
})

export const pushUnsubscribe = endpoint({
  summary: 'Sends no more notifications to this device.',
  method: 'DELETE',
  path: '/wps/v2/push/subscription',
  for: 'member',
  assistants: true,
  reply: standing,
  refusals: [],
})

/** What a push carries to the service worker, as JSON. */
export const pushNote = z.object({
  title: z.string(),
  body: z.string(),
  /** The page it opens: a path of this site. */
  url: z.string(),
  /** A later note of the same tag takes the place of the one before. */
  tag: z.string(),
  /** The tag and direction of the language it is in. */
  lang: z.string(),
  dir: z.enum(['ltr', 'rtl']),
})
export type PushNote = z.infer<typeof pushNote>
