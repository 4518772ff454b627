import {
  createDecipheriv,
  createHash,
  createPrivateKey,
  createPublicKey,
  diffieHellman,
  generateKeyPairSync,
  hkdfSync,
} from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import type { DrawEvidence } from '@senluna/games/lottery/verifier/verify-draw.ts'

// What a trustee of the draws' seeds does with what is in the evidence of every draw, apart from
// the server's code.

const SPKI = Buffer.from('302a300506032b656e032100', 'hex')
const [POINT, SEED, TAG] = [32, 32, 16]

/**
 * Makes a trustee's key in a new file that only its owner can read; answers the public half in hex.
 * Rejects when the file is there.
 */
export async function newTrusteeKey(file: string): Promise<string> {
  const { privateKey, publicKey } = generateKeyPairSync('x25519')
  await writeFile(file, privateKey.export({ format: 'pem', type: 'pkcs8' }), { mode: 0o600, flag: 'wx' })
  return publicKey.export({ format: 'der', type: 'spki' }).subarray(-POINT).toString('hex')
}

/**
 * The seed of a draw, in hex, as it was sealed for the trustee before the draw opened. Throws
 * RangeError when this key doesn't open it.
 */
export function openSealed({ game, drawNumber, escrow }: DrawEvidence, pem: string): string {
  if (!escrow) throw new RangeError('the seed of this draw was sealed for nobody')
  const privateKey = keyOf(pem)
  const own = createPublicKey(privateKey).export({ format: 'der', type: 'spki' }).subarray(-POINT)
  const keyId = createHash('sha256').update(own).digest('hex').slice(0, 16)
  if (keyId !== escrow.key) throw new RangeError(`this seed is sealed for the key ${escrow.key}, and this is ${keyId}`)
  const sealed = Buffer.from(escrow.sealed, 'hex')
  if (sealed.length !== POINT + SEED + TAG) throw new RangeError('this is no sealed seed')
  const point = sealed.subarray(0, POINT)
  try {
    const publicKey = createPublicKey({ key: Buffer.concat([SPKI, point]), format: 'der', type: 'spki' })
    const secret = diffieHellman({ privateKey, publicKey })
    const key = Buffer.from(hkdfSync('sha256', secret, Buffer.concat([point, own]), 'senluna seed escrow 1', 32))
    const decipher = createDecipheriv('aes-256-gcm', key, Buffer.alloc(12), { authTagLength: TAG })
    decipher.setAAD(Buffer.from(`draw ${game} ${drawNumber}`)).setAuthTag(sealed.subarray(POINT + SEED))
    return Buffer.concat([decipher.update(sealed.subarray(POINT, POINT + SEED)), decipher.final()]).toString('hex')
  } catch {
    throw new RangeError('the sealed seed was altered, or belongs to another draw')
  }
}

function keyOf(pem: string) {
  try {
    const key = createPrivateKey(pem)
    if (key.asymmetricKeyType === 'x25519') return key
  } catch {
    // Reported below.
  }
  throw new RangeError('the trustee\'s key is an X25519 key as "verify key" made it')
}
