import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import type { Draws } from '@senluna/kit/games/game.ts'

/** The four things that name a stream of random numbers, as a player sees them. */
export interface Names {
  /** 64 hex digits. */
  serverSeed: string
  /** The PF1 game code: `slot5x3`. */
  streamCode: string
  clientSeed: string
  nonce: number
}

/** A server seed's 32 bytes. Throws RangeError unless the text is 64 hex digits. */
export function seedBytes(serverSeed: string): Uint8Array {
  if (!/^[0-9a-f]{64}$/i.test(serverSeed)) throw new RangeError('a server seed is 64 hex digits')
  return hexToBytes(serverSeed)
}

/** What was published before the first bet: SHA-256 of the seed's raw bytes, lower-case hex. */
export const commitmentFor = (serverSeed: string): string => bytesToHex(sha256(seedBytes(serverSeed)))

/**
 * The random numbers of one round, worked out apart from the server's code.
 *
 * HMAC-SHA256 under the server seed over `PF1:game:client:nonce:0`, `…:1` and so on, end to end. A
 * number below n takes the next 4 bytes (8 for n over 2^32), the first the greatest, and takes the
 * next ones instead when they lie above the last whole multiple of n. Throws RangeError for bad
 * names.
 */
export class Stream implements Draws {
  readonly #key: Uint8Array
  readonly #label: string
  #read: number[] = []
  #waiting: number[] = []
  #block = 0

  constructor({ serverSeed, streamCode, clientSeed, nonce }: Names) {
    this.#key = seedBytes(serverSeed)
    if (!/^[a-z0-9]{1,32}$/.test(streamCode)) throw new RangeError('a game code is lower-case letters and digits')
    if (!/^[A-Za-z0-9_-]{1,64}$/.test(clientSeed)) {
      throw new RangeError('a client seed is 1 to 64 letters, digits, _ and -')
    }
    if (!Number.isSafeInteger(nonce) || nonce < 0) throw new RangeError('a nonce is a whole number from 0')
    this.#label = ['PF1', streamCode, clientSeed, String(nonce)].join(':')
  }

  /** Every byte read so far, as hex. */
  get used(): string {
    return bytesToHex(Uint8Array.from(this.#read))
  }

  /** How many bytes were read so far. */
  get length(): number {
    return this.#read.length
  }

  /** The next bytes. */
  take(count: number): number[] {
    while (this.#waiting.length < count) {
      this.#waiting.push(...hmac(sha256, this.#key, utf8ToBytes(`${this.#label}:${this.#block}`)))
      this.#block += 1
    }
    const taken = this.#waiting.splice(0, count)
    // One by one: a long round would overflow the stack if its bytes were spread at once.
    for (const byte of taken) this.#read.push(byte)
    return taken
  }

  uint(n: number): number {
    if (!Number.isInteger(n) || n <= 0 || n > 2 ** 53) throw new RangeError('a bound is a whole number from 1 to 2^53')
    if (n === 1) return 0
    const width = n <= 2 ** 32 ? 4 : 8
    const bound = BigInt(n)
    const multiples = (256n ** BigInt(width) / bound) * bound
    let x = whole(this.take(width))
    while (x >= multiples) x = whole(this.take(width))
    return Number(x % bound)
  }

  /** A whole number in [0, 2^52): the upper 52 bits of 8 bytes. */
  r52(): bigint {
    return whole(this.take(8)) / 4096n
  }
}

/** Bytes as one whole number, the first the greatest. */
const whole = (bytes: readonly number[]): bigint => bytes.reduce((sum, byte) => sum * 256n + BigInt(byte), 0n)
