import { kept, keptInTab } from '../storage.ts'

/** What every call says about who is asking. */
export interface Identity {
  merchant: string
  language: string
  /** The brand's time zone, once it is known. */
  timeZone?: string
  device: 'WEB' | 'H5'
  /** `Bearer <handle>` on the site, `Game <bearer>` in the frame. */
  authorization: string | null
}

const HANDLE = 'handle'
const listeners = new Set<() => void>()
const phone = () => typeof matchMedia === 'function' && matchMedia('(max-width: 767px)').matches

/** The page's identity; one a page. */
export const identity: Identity = { merchant: '', language: 'EN', device: phone() ? 'H5' : 'WEB', authorization: null }

let handle: string | null = keptInTab.get(HANDLE)
if (handle) identity.authorization = `Bearer ${handle}`

/**
 * The session's handle: in memory, and in this tab's store so that a reload stays logged in.
 * Useless without the cookie.
 */
export const sessionHandle = (): string | null => handle

/** Takes or forgets the session's handle and notifies all who listen. */
export function keepHandle(next: string | null): void {
  if (next === handle) return
  handle = next
  keptInTab.set(HANDLE, next)
  identity.authorization = next ? `Bearer ${next}` : null
  for (const listen of listeners) listen()
}

/** Calls `listen` when somebody logs in or out in this tab. Returns what stops it. */
export function onSessionChange(listen: () => void): () => void {
  listeners.add(listen)
  return () => listeners.delete(listen)
}

/** A random name of this browser, made on its first visit. */
export function deviceId(): string {
  const known = kept.get('device')
  if (known && /^[0-9a-f-]{36}$/.test(known)) return known
  const fresh = randomUuid()
  kept.set('device', fresh)
  return fresh
}

/** A random UUID; `crypto.randomUUID` exists on secure pages only. */
export function randomUuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  bytes[6] = (bytes[6]! & 0x0f) | 0x40
  bytes[8] = (bytes[8]! & 0x3f) | 0x80
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`
}
