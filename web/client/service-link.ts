import type { customerService } from '@senluna/contract/site/system.ts'
import type { ReplyOf } from '@senluna/contract/endpoint.ts'
import { deviceId, sessionHandle } from './call/identity.ts'

export type ServiceLink = ReplyOf<typeof customerService>['list'][number]

const IV = 12
const encoder = new TextEncoder()

/**
 * The address in a link of type 3, which only this page can open: base64url(iv, ciphertext, tag),
 * AES-256-GCM, key = HKDF-SHA-256(session handle or this browser's own id, info `cs-link`).
 *
 * Throws when it was sealed for somebody else, when a bit differs, or when it leads anywhere but to
 * https or this site itself. Source: docs/api.md.
 */
export async function openedLink(sealed: string): Promise<string> {
  const bytes = Uint8Array.from(atob(sealed.replaceAll('-', '+').replaceAll('_', '/')), (letter) =>
    letter.charCodeAt(0),
  )
  const secret = await crypto.subtle.importKey('raw', encoder.encode(sessionHandle() ?? deviceId()), 'HKDF', false, [
    'deriveKey',
  ])
  const key = await crypto.subtle.deriveKey(
    { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(), info: encoder.encode('cs-link') },
    secret,
    { name: 'AES-GCM', length: 256 },
    false,
    ['decrypt'],
  )
  const plain = await crypto.subtle.decrypt({ name: 'AES-GCM', iv: bytes.subarray(0, IV) }, key, bytes.subarray(IV))
  const url = new URL(new TextDecoder().decode(plain))
  if (url.protocol !== 'https:' && url.origin !== globalThis.location?.origin)
    throw new TypeError('a link of customer service must be https')
  return url.href
}
