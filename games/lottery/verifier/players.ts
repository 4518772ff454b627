import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'

/** What the players' seeds of a draw come to, as its evidence has it. */
export interface PlayersWord {
  /** Hex, 32 bytes. */
  readonly root: string
  /** How many orders gave a seed. */
  readonly orders: number
}

/** What an order gave a draw, and how it stands under the draw's root. */
export interface Inclusion {
  readonly orderNo: string
  readonly seed: string
  /** The place of its leaf among the draw's leaves in rising order, from 0. */
  readonly place: number
  /** The hashes beside the way from the leaf to the root, the lowest first. Hex. */
  readonly path: readonly string[]
}

const ZERO = new Uint8Array(1)
const ONE = Uint8Array.of(1)

/**
 * What takes the beacon's place in a draw's name, as hex: SHA-256 over "VDRAW-PLAYERS", a zero
 * byte, the root and the beacon's word, which may be empty. Throws RangeError for a root that is
 * none.
 */
export function mixedWord(beacon: string, { root }: PlayersWord): string {
  if (!/^[0-9a-f]{64}$/i.test(root)) throw new RangeError('the root of the players’ seeds is 64 hex digits')
  return bytesToHex(sha256(concatBytes(utf8ToBytes('VDRAW-PLAYERS'), ZERO, hexToBytes(root), hexToBytes(beacon))))
}

/**
 * Whether an order's seed stands under a root. Source: RFC 9162, 2.1.3.2; the leaf is SHA-256 of a
 * zero byte, the order's number, a zero byte and the seed.
 */
export function isIncluded({ orderNo, seed, place, path }: Inclusion, { root, orders }: PlayersWord): boolean {
  if (!Number.isInteger(place) || place < 0 || place >= orders) return false
  let index = place
  let last = orders - 1
  let hash = sha256(concatBytes(ZERO, utf8ToBytes(orderNo), ZERO, utf8ToBytes(seed)))
  for (const beside of path) {
    if (last === 0 || !/^[0-9a-f]{64}$/i.test(beside)) return false
    const other = hexToBytes(beside)
    if (index % 2 === 1 || index === last) {
      hash = sha256(concatBytes(ONE, other, hash))
      while (index % 2 === 0 && index > 0) {
        index /= 2
        last = Math.floor(last / 2)
      }
    } else hash = sha256(concatBytes(ONE, hash, other))
    index = Math.floor(index / 2)
    last = Math.floor(last / 2)
  }
  return last === 0 && bytesToHex(hash) === root.toLowerCase()
}
