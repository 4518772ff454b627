import { createHmac, createSecretKey } from 'node:crypto'
import type { Draws } from '@senluna/kit/games/game.ts'

/** What names the stream of one draw; the same four always give the same numbers. */
export interface DrawName {
  /** 32 raw bytes, committed to before the draw opened. */
  serverSeed: Uint8Array
  game: string
  drawNumber: string
  /** 32 raw bytes of the public beacon; empty where the house seed stands alone. */
  beacon: Uint8Array
}

/** The numbers of one draw, read strictly from the left. */
export interface DrawStream extends Draws {
  /** How many 32-bit words were read, and how many of them were thrown away as unfair. */
  readonly words: number
  readonly rejected: number
}

const WORD = 2 ** 32
const ZERO = Buffer.of(0)

/**
 * Opens the VDRAW-1 stream of a draw. Source: docs/lottery.md, "How a draw is made".
 *
 * The verifier has a stream of its own: the two share no code. Throws RangeError for a seed or
 * beacon of another length.
 */
export function drawStream({ serverSeed, game, drawNumber, beacon }: DrawName): DrawStream {
  if (serverSeed.length !== 32) throw new RangeError('a server seed is 32 bytes')
  if (beacon.length !== 32 && beacon.length !== 0) throw new RangeError('a beacon is 32 bytes or none')
  const name = [
    Buffer.from('VDRAW-1'),
    ZERO,
    Buffer.from(game, 'ascii'),
    ZERO,
    Buffer.from(drawNumber, 'ascii'),
    ZERO,
    beacon,
  ]
  // A key that Node has looked at once: as bytes it is looked at again for each block.
  const key = createSecretKey(createHmac('sha256', createSecretKey(serverSeed)).update(Buffer.concat(name)).digest())
  let block: Buffer = Buffer.alloc(0)
  let next = 0
  let place = 0
  let words = 0
  let rejected = 0

  const word = (): number => {
    if (place === block.length) {
      const index = Buffer.alloc(4)
      index.writeUInt32BE(next++)
      block = createHmac('sha256', key).update(index).digest()
      place = 0
    }
    place += 4
    words++
    return block.readUInt32BE(place - 4)
  }

  return {
    uint(n) {
      if (!Number.isInteger(n) || n < 1 || n > WORD) throw new RangeError('a bound is a whole number from 1 to 2^32')
      // What lies above the last whole multiple of n would favour small results: it is thrown away.
      const limit = WORD - (WORD % n)
      for (;;) {
        const x = word()
        if (x < limit) return x % n
        rejected++
      }
    },
    get words() {
      return words
    },
    get rejected() {
      return rejected
    },
  }
}
