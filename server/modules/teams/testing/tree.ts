import { sql } from 'kysely'
import { newSomebody, type House, type Somebody } from '../../rounds/testing/house.ts'

/** A small team: two agents and a player of its own below the top, a player below one of them. */
export interface Tree {
  top: Somebody
  left: Somebody
  right: Somebody
  /** Below `left`. */
  deep: Somebody
  /** A player right below the top. */
  own: Somebody
  /** The house's own tester right below the top. */
  internal: Somebody
}

/** Puts somebody below others, the top first, since a moment. */
export async function placed(house: House, who: Somebody, above: readonly Somebody[], since: number): Promise<void> {
  const path = above.map(({ member }) => member.id)
  await sql`update members.member set parent_id = ${path.at(-1) ?? null}, path = ${path}::uuid[], placed_at = ${new Date(since)}
    where id = ${who.member.id}`.execute(house.parts.database.db)
}

/** Opens the team. */
export async function treeOf(house: House): Promise<Tree> {
  const [top, left, right] = [await newSomebody(house, 2), await newSomebody(house, 1), await newSomebody(house, 1)]
  const [deep, own, internal] = [await newSomebody(house), await newSomebody(house), await newSomebody(house, 3)]
  const since = house.parts.clock.now() + 1
  for (const who of [left, right, own, internal]) await placed(house, who, [top], since)
  await placed(house, deep, [top, left], since)
  return { top, left, right, deep, own, internal }
}
