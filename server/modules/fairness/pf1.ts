import { createHmac, createSecretKey, type KeyObject } from 'node:crypto'
import { at } from '@senluna/kit/assert.ts'
import type { Draws } from '@senluna/kit/games/game.ts'

/** What names one stream of random numbers; the same four always give the same numbers. */
export interface StreamName {
  /** 32 raw bytes, or the key `streamKey` made of them for several streams. */
  serverSeed: Uint8Array | KeyObject
  /** The PF1 game code: `slot5x3`. */
  game: string
  /** A player's client seed, or an id of ours. */
  client: string
  nonce: number
}

/** The numbers of one round, read strictly from the left. */
export interface Pf1Stream extends Draws {
  /** The next bytes as they stand. */
  bytes(count: number): Buffer
  /** A whole number in [0, 2^52). */
  r52(): bigint
  /** How many bytes were read so far. */
  readonly consumed: number
}

const WORD = 2 ** 32
const LONG_WORD = 2n ** 64n
const LARGEST = 2 ** 53

const CODE = /^[a-z0-9]{1,32}$/
const CLIENT_SEED = /^[A-Za-z0-9_-]{1,64}$/
// Ids made by us may hold colons: the nonce and block number after them are digits only, so no two
// names meet.
const CLIENT = /^[A-Za-z0-9_:-]{1,128}$/

/** Whether a text may be a player's client seed: 1 to 64 letters, digits, `_` and `-`. */
export const isClientSeed = (text: string): boolean => CLIENT_SEED.test(text)

/**
 * A server seed made ready for many streams; it saves a third of their cost. Throws unless 32
 * bytes.
 */
export function streamKey(serverSeed: Uint8Array): KeyObject {
  if (serverSeed.length !== 32) throw new RangeError('a server seed is 32 bytes')
  return createSecretKey(serverSeed)
}

/**
 * Opens the PF1 stream of one round.
 *
 * Block i is HMAC-SHA256 keyed with the server seed over `PF1:game:client:nonce:i`. Throws
 * RangeError for a name that is none. The verifier has a stream of its own: the two share no code.
 */
export function pf1Stream({ serverSeed, game, client, nonce }: StreamName): Pf1Stream {
  const key = serverSeed instanceof Uint8Array ? streamKey(serverSeed) : serverSeed
  if (key.symmetricKeySize !== 32) throw new RangeError('a server seed is 32 bytes')
  if (!CODE.test(game)) throw new RangeError('a game code is lower-case letters and digits')
  if (!CLIENT.test(client)) throw new RangeError('a client string is 1 to 128 letters, digits, _, - and :')
  if (!Number.isSafeInteger(nonce) || nonce < 0) throw new RangeError('a nonce is a whole number from 0')

  const prefix = `PF1:${game}:${client}:${nonce}:`
  let block: Buffer = Buffer.alloc(0)
  let next = 0
  let place = 0
  let consumed = 0

  const byte = (): number => {
    if (place === block.length) {
      block = createHmac('sha256', key).update(`${prefix}${next++}`).digest()
      place = 0
    }
    consumed++
    return at(block, place++)
  }

  const word = (): number => {
    // Most reads lie within one block; the slow way crosses into the next.
    if (place + 4 <= block.length) {
      place += 4
      consumed += 4
      return block.readUInt32BE(place - 4)
    }
    return byte() * 2 ** 24 + byte() * 2 ** 16 + byte() * 2 ** 8 + byte()
  }

  const longWord = (): bigint => BigInt(word()) * BigInt(WORD) + BigInt(word())

  return {
    uint(n) {
      if (!Number.isInteger(n) || n < 1 || n > LARGEST) throw new RangeError('a bound is a whole number from 1 to 2^53')
      if (n === 1) return 0
      if (n > WORD) return longUint(longWord, n)
      // What lies above the last whole multiple of n would favour small results: it is read again.
      const limit = WORD - (WORD % n)
      for (;;) {
        const x = word()
        if (x < limit) return x % n
      }
    },
    bytes: (count) => Buffer.from(Array.from({ length: count }, byte)),
    r52: () => longWord() >> 12n,
    get consumed() {
      return consumed
    },
  }
}

function longUint(longWord: () => bigint, n: number): number {
  const bound = BigInt(n)
  const limit = LONG_WORD - (LONG_WORD % bound)
  for (;;) {
    const x = longWord()
    if (x < limit) return Number(x % bound)
  }
}
