import type { PermissionInfo } from '@senluna/contract/site/system.ts'

type Key = PermissionInfo['crypto']['keys'][number]

let readKeys: (fresh: boolean) => Promise<readonly Key[]> = () => Promise.resolve([])

/**
 * Sets where the server's public keys are read; `fresh` asks again instead of using what is known.
 */
export function sealWith(source: typeof readKeys): void {
  readKeys = source
}

/** This browser cannot seal: the page is not on a secure address, or the server named no key. */
export class CannotSeal extends Error {
  constructor() {
    super('bodies cannot be sealed here')
    this.name = 'CannotSeal'
  }
}

/**
 * A body sealed for the server: compact JWE, ECDH-ES+A256KW over P-256, A256GCM.
 *
 * The protected header binds it to one call (`htm`, `htu`), one moment (`iat`) and one use (`jti`),
 * so it can be neither replayed nor moved. Source: docs/api.md.
 */
export async function sealed(plain: string, method: string, path: string, fresh = false): Promise<string> {
  const [key] = await readKeys(fresh)
  if (!key || !globalThis.crypto?.subtle) throw new CannotSeal()
  const { CompactEncrypt, base64url, importJWK } = await import('jose')
  const recipient = await importJWK({ kty: key.kty, crv: key.crv, x: key.x, y: key.y }, 'ECDH-ES+A256KW')
  return new CompactEncrypt(new TextEncoder().encode(plain))
    .setProtectedHeader({
      alg: 'ECDH-ES+A256KW',
      enc: 'A256GCM',
      kid: key.kid,
      iat: Math.floor(Date.now() / 1000),
      jti: base64url.encode(crypto.getRandomValues(new Uint8Array(16))),
      htm: method,
      htu: path,
    })
    .encrypt(recipient)
}
