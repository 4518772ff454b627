import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import type { Draws } from '@senluna/kit/games/game.ts'
import { seedBytes } from '../../verifier/stream.ts'

/** What names the random numbers of one lottery draw. */
export interface DrawNames {
  /** 64 hex digits. */
  readonly serverSeed: string
  readonly game: string
  readonly drawNumber: string
  /** The beacon's 32 bytes as hex; empty when the draw has none. */
  readonly beacon: string
}

const WORDS = 2 ** 32

/**
 * The random numbers of one lottery draw (VDRAW-1), worked out apart from the server's code.
 *
 * The key is HMAC-SHA256 under the server seed over "VDRAW-1", game, draw number and beacon with a
 * zero byte between; block i of the stream is HMAC-SHA256 under that key over i as four bytes. A
 * number below n takes four bytes, the first the greatest, and takes the next four instead when
 * they lie above the last whole multiple of n. Throws RangeError for names that can't be.
 */
export class DrawStream implements Draws {
  readonly #key: Uint8Array
  #block = new Uint8Array()
  #blocks = 0
  #at = 0
  #words = 0
  #rejected = 0

  constructor({ serverSeed, game, drawNumber, beacon }: DrawNames) {
    if (!/^[A-Z0-9_]{1,40}$/.test(game)) throw new RangeError('a game code is capital letters, digits and _')
    if (!/^[0-9]{1,20}$/.test(drawNumber)) throw new RangeError('a draw number is digits')
    if (!/^([0-9a-f]{64})?$/i.test(beacon)) throw new RangeError('a beacon is 64 hex digits, or nothing')
    const zero = new Uint8Array(1)
    const message = concatBytes(
      utf8ToBytes('VDRAW-1'),
      zero,
      utf8ToBytes(game),
      zero,
      utf8ToBytes(drawNumber),
      zero,
      hexToBytes(beacon),
    )
    this.#key = hmac(sha256, seedBytes(serverSeed), message)
  }

  /** How many words were read so far, those thrown away included, and how many of them were. */
  get words(): { read: number; rejected: number } {
    return { read: this.#words, rejected: this.#rejected }
  }

  uint(n: number): number {
    if (!Number.isInteger(n) || n < 1 || n > WORDS) throw new RangeError('a bound is a whole number from 1 to 2^32')
    const limit = WORDS - (WORDS % n)
    for (;;) {
      const word = this.#word()
      if (word < limit) return word % n
      this.#rejected += 1
    }
  }

  #word(): number {
    if (this.#at === this.#block.length) {
      const index = new Uint8Array(4)
      new DataView(index.buffer).setUint32(0, this.#blocks)
      this.#block = Uint8Array.from(hmac(sha256, this.#key, index))
      this.#blocks += 1
      this.#at = 0
    }
    const word = new DataView(this.#block.buffer).getUint32(this.#at)
    this.#at += 4
    this.#words += 1
    return word
  }
}
