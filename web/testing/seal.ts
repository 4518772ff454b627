import { sealWith } from '../client/call/sealed.ts'

let pair: CryptoKeyPair | undefined

/** From now on a page seals for this test, which reads what it sealed. */
export const sealForTest = (): void => sealWith(async () => [{ ...(await publicKey()), kid: 'test' }])

async function publicKey() {
  pair ??= await crypto.subtle.generateKey({ name: 'ECDH', namedCurve: 'P-256' }, true, ['deriveBits'])
  const { x = '', y = '' } = await crypto.subtle.exportKey('jwk', pair.publicKey)
  return { kty: 'EC', crv: 'P-256', use: 'enc', alg: 'ECDH-ES+A256KW', x, y } as const
}

/** What a page sealed. */
export async function unsealed(jwe: string): Promise<unknown> {
  if (!pair) throw new Error('nothing was sealed for this test')
  const { compactDecrypt } = await import('jose')
  return JSON.parse(new TextDecoder().decode((await compactDecrypt(jwe, pair.privateKey)).plaintext))
}
