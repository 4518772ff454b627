import type { SavedSet } from '@senluna/contract/lottery.ts'
import { Refusal } from '@senluna/contract/refusals.ts'
import type { Id } from '@senluna/kit/ids.ts'
import type { Instant } from '@senluna/kit/time.ts'
import { sql } from 'kysely'
import type { Db, Tx } from '../../platform/database/db.ts'

/** A member keeps no more sets than this. */
const MOST = 100

/** A member's own sets of numbers, by name. */
export async function savedSetsOf(db: Db | Tx, owner: Id<'member'>): Promise<{ list: SavedSet[] }> {
  const rows = await db
    .selectFrom('lottery.saved_set')
    .select(['id', 'name', 'family', 'width', 'numbers'])
    .where('owner_id', '=', owner)
    .orderBy('name')
    .orderBy('id')
    .execute()
  return { list: rows.map((row) => ({ ...row, numbers: row.numbers as string[] })) }
}

/**
 * Keeps a set under its id. Refuses VAL_FIELD for numbers of another width, one that stands twice,
 * or a set too many.
 */
export async function keepSetOf(
  db: Db,
  owner: Id<'member'>,
  set: SavedSet,
  now: Instant,
): Promise<{ list: SavedSet[] }> {
  const { id, name, family, width, numbers } = set
  if (numbers.some((number) => number.length !== width) || new Set(numbers).size < numbers.length)
    throw new Refusal('VAL_FIELD', { fields: [{ field: 'numbers' }] })
  return db.transaction().execute(async (tx) => {
    // Two of one member's pages take turns, or both could keep the hundredth.
    await sql`select pg_advisory_xact_lock(hashtextextended(${`saved sets ${owner}`}, 0))`.execute(tx)
    const kept = await savedSetsOf(tx, owner)
    if (kept.list.length >= MOST && !kept.list.some((saved) => saved.id === id))
      throw new Refusal('VAL_FIELD', { fields: [{ field: 'id' }] })
    await sql`insert into lottery.saved_set (owner_id, id, name, family, width, numbers, changed_at)
      values (${owner}, ${id}, ${name}, ${family}, ${width}, ${JSON.stringify(numbers)}::jsonb, ${new Date(now)})
      on conflict (owner_id, id) do update set name = excluded.name, family = excluded.family, width = excluded.width,
        numbers = excluded.numbers, changed_at = excluded.changed_at`.execute(tx)
    return savedSetsOf(tx, owner)
  })
}

/** Forgets a set; one that isn't there changes nothing. */
export async function dropSetOf(db: Db, owner: Id<'member'>, id: string): Promise<{ list: SavedSet[] }> {
  await db.deleteFrom('lottery.saved_set').where('owner_id', '=', owner).where('id', '=', id).execute()
  return savedSetsOf(db, owner)
}
