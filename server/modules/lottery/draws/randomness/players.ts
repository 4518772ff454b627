import { createHash } from 'node:crypto'
import { at } from '@senluna/kit/assert.ts'

const LEAF = Buffer.of(0)
const NODE = Buffer.of(1)
/** Hashes made before others have their turn. */
const PIECE = 20_000

const sha256 = (...parts: readonly Uint8Array[]): Buffer => {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part)
  return hash.digest()
}

/**
 * The leaf of an order's seed: SHA-256 of a zero byte, the order's number, a zero byte, the seed.
 * `lottery.keep_seeds` makes the same.
 */
export const leafOf = (orderNo: string, seed: string): Buffer =>
  sha256(LEAF, Buffer.from(orderNo), LEAF, Buffer.from(seed))

/** What players' seeds come to in a draw. */
export interface PlayersWord {
  /** The Merkle tree hash of the leaves, 32 bytes. */
  root: Buffer
  /** How many orders gave a seed. */
  orders: number
}

/**
 * The Merkle tree over leaves that are in rising order, level by level from the leaves to the root.
 * Source: RFC 6962, 2.1, over the leaf hashes; who stands alone at the end of a level goes up as
 * they are. A long one lets others have their turn in between.
 */
export async function treeOf(leaves: readonly Buffer[]): Promise<readonly (readonly Buffer[])[]> {
  const levels: (readonly Buffer[])[] = [leaves]
  let made = 0
  for (let level = leaves; level.length > 1;) {
    const above: Buffer[] = []
    for (let place = 0; place < level.length; place += 2) {
      const right = level[place + 1]
      above.push(right ? sha256(NODE, at(level, place), right) : at(level, place))
      if (++made % PIECE === 0) await new Promise((resolve) => setImmediate(resolve))
    }
    levels.push(above)
    level = above
  }
  return levels
}

/** What the leaves of a draw come to; undefined where there are none. */
export async function playersWordOf(leaves: readonly Buffer[]): Promise<PlayersWord | undefined> {
  const root = (await treeOf(leaves)).at(-1)?.[0]
  return root && { root, orders: leaves.length }
}

/**
 * The hashes beside the way from a leaf up to the root, the lowest first. Source: RFC 6962, 2.1.1.
 */
export function pathIn(tree: readonly (readonly Buffer[])[], leaf: number): Buffer[] {
  return tree.slice(0, -1).flatMap((level, height) => level[(leaf >> height) ^ 1] ?? [])
}

/**
 * What takes the beacon's place in a draw's name: the beacon's word alone where no player gave a
 * seed, else SHA-256 over "VDRAW-PLAYERS", a zero byte, the root and the beacon's word.
 */
export const mixedWord = (beacon: Uint8Array, players: PlayersWord | undefined): Uint8Array =>
  players ? sha256(Buffer.from('VDRAW-PLAYERS'), LEAF, players.root, beacon) : beacon
