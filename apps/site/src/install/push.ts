import { pushStanding, pushSubscribe, pushUnsubscribe } from '@senluna/contract/site/push.ts'
import { call } from '@senluna/web/client/call/call.ts'

/**
 * How notifications stand in this browser: `missing` it has none, `unavailable` the site sends
 * none, `blocked` its reader said no.
 */
export type PushState = 'missing' | 'unavailable' | 'blocked' | 'off' | 'on'

/** The reader did not allow notifications. */
export class PushBlocked extends Error {}

const hasPush = (): boolean => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window

/** Asks browser and server: on is what both say. */
export async function pushState(): Promise<PushState> {
  if (!hasPush()) return 'missing'
  const { publicKey, on } = await call(pushStanding)
  if (publicKey === null) return 'unavailable'
  if (Notification.permission === 'denied') return 'blocked'
  const registration = await navigator.serviceWorker.getRegistration()
  const subscription = await registration?.pushManager.getSubscription()
  return on && subscription ? 'on' : 'off'
}

/**
 * Asks the reader, then the browser's push service, then registers with the server. Throws PushBlocked when
 * the reader says no.
 */
export async function turnPushOn(): Promise<void> {
  if ((await Notification.requestPermission()) !== 'granted') throw new PushBlocked()
  const { publicKey } = await call(pushStanding)
  if (publicKey === null) return
  await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' })
  const { pushManager } = await navigator.serviceWorker.ready
  const key = bytesOf(publicKey)
  const known = await pushManager.getSubscription()
  // One for other keys would take nothing of ours.
  if (known && !sameBytes(known.options.applicationServerKey, key)) await known.unsubscribe()
  const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
  const { endpoint = '', keys } = subscription.toJSON()
  await call(pushSubscribe, { body: { endpoint, keys: { p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' } } })
}

export async function turnPushOff(): Promise<void> {
  await call(pushUnsubscribe)
  const registration = await navigator.serviceWorker.getRegistration()
  const subscription = await registration?.pushManager.getSubscription()
  await subscription?.unsubscribe()
}

function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  const plain = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(plain, (sign) => sign.charCodeAt(0))
}

function sameBytes(a: ArrayBuffer | null, b: Uint8Array): boolean {
  if (a?.byteLength !== b.length) return false
  const bytes = new Uint8Array(a)
  return b.every((byte, at) => byte === bytes[at])
}
