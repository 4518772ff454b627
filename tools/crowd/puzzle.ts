import { pbkdf2 } from 'node:crypto'
import { promisify } from 'node:util'

const derived = promisify(pbkdf2)

interface Parameters {
  nonce: string
  salt: string
  cost: number
  keyLength: number
  keyPrefix: string
}

const isParameters = (value: unknown): value is Parameters =>
  typeof value === 'object' && value !== null && 'nonce' in value && 'keyPrefix' in value

/**
 * The answer to the puzzle that a browser solves to show that a person sits there, as a call takes
 * it: by our own hand, not by the server's library.
 */
export async function solved(challenge: Record<string, unknown>): Promise<{ payload: string }> {
  const { parameters, signature } = challenge
  if (!isParameters(parameters)) throw new TypeError('this is no puzzle')
  const { nonce, salt, cost, keyLength, keyPrefix } = parameters
  const guess = Buffer.concat([Buffer.from(nonce, 'hex'), Buffer.alloc(4)])
  for (let counter = 0; ; counter++) {
    guess.writeUInt32BE(counter, guess.length - 4)
    // Not on this thread: others go on meanwhile.
    // oxlint-disable-next-line no-await-in-loop
    const key = (await derived(guess, Buffer.from(salt, 'hex'), cost, keyLength, 'sha256')).toString('hex')
    if (!key.startsWith(keyPrefix)) continue
    const solution = { counter, derivedKey: key }
    return {
      payload: Buffer.from(JSON.stringify({ challenge: { parameters, signature }, solution })).toString('base64'),
    }
  }
}
