import { pbkdf2 } from 'node:crypto'
import { promisify } from 'node:util'
import { at } from '@senluna/kit/assert.ts'

const derived = promisify(pbkdf2)

/** So many tries are under way together, for all processors to have one. */
const AT_ONCE = 8

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
  const key = (counter: number) => {
    const guess = Buffer.concat([Buffer.from(nonce, 'hex'), Buffer.alloc(4)])
    guess.writeUInt32BE(counter, guess.length - 4)
    return derived(guess, Buffer.from(salt, 'hex'), cost, keyLength, 'sha256')
  }
  for (let first = 0; ; first += AT_ONCE) {
    // Not on this thread: others go on meanwhile.
    // oxlint-disable-next-line no-await-in-loop
    const keys = await Promise.all(Array.from({ length: AT_ONCE }, (_, nth) => key(first + nth)))
    const nth = keys.findIndex((tried) => tried.toString('hex').startsWith(keyPrefix))
    if (nth < 0) continue
    const solution = { counter: first + nth, derivedKey: at(keys, nth).toString('hex') }
    return {
      payload: Buffer.from(JSON.stringify({ challenge: { parameters, signature }, solution })).toString('base64'),
    }
  }
}
