import type { orderInclusion } from '@senluna/contract/lottery.ts'
import type { ReplyOf } from '@senluna/contract/endpoint.ts'
import { Refusal } from '@senluna/contract/refusals.ts'
import type { Id } from '@senluna/kit/ids.ts'
import { MINUTE, type Instant } from '@senluna/kit/time.ts'
import { queryOf } from '../../../platform/database/query.ts'
import { pathIn, treeOf } from '../draws/randomness/players.ts'
import type { Lottery } from '../lottery.ts'
import { Fresh } from './fresh.ts'
import { leavesOf, seedOfOrder } from './queries/inclusion.ts'

interface Tree {
  levels: readonly (readonly Buffer[])[]
  /** The places of the leaves, by their hex digits. */
  places: ReadonlyMap<string, number>
}

const kept = new WeakMap<Lottery, Fresh<Tree>>()

/** So many trees are kept: players look at a draw in the minutes after it. */
const TREES = 8

function treesOf(lottery: Lottery): Fresh<Tree> {
  const known = kept.get(lottery)
  if (known) return known
  const made = new Fresh<Tree>(10 * MINUTE, TREES)
  kept.set(lottery, made)
  return made
}

/**
 * How the seed a member's order gave a draw stands under the root of the draw's evidence. Refuses
 * SYS_NOT_FOUND for an order of somebody else, one that gave no seed, and before the draw is over:
 * its root isn't known yet.
 *
 * The tree of a draw is made once in ten minutes and process, about a second for a million orders.
 */
export async function inclusionOf(
  lottery: Lottery,
  owner: Id<'member'>,
  orderNo: string,
  { game, drawNumber }: { game: string; drawNumber: string },
  now: Instant,
): Promise<ReplyOf<typeof orderInclusion>> {
  const query = queryOf(lottery.db)
  const given = await seedOfOrder(query, owner, { orderNo, game, drawNumber })
  if (!given) throw new Refusal('SYS_NOT_FOUND')
  const { levels, places } = await treesOf(lottery).of(`${given.draw}`, now, async () => {
    const leaves = await leavesOf(query, given.draw)
    return {
      levels: await treeOf(leaves),
      places: new Map(leaves.map((leaf, place) => [leaf.toString('hex'), place])),
    }
  })
  const place = places.get(given.leaf.toString('hex'))
  if (place === undefined) throw new Error(`the seed of ${orderNo} is not among the leaves of its draw`)
  return { orderNo, seed: given.seed, place, path: pathIn(levels, place).map((hash) => hash.toString('hex')) }
}
