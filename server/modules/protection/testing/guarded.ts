import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import type { Id } from '@senluna/kit/ids.ts'
import type { LimitKind } from '@senluna/kit/protection/protection.ts'
import { iso, type Instant } from '@senluna/kit/time.ts'
import { newPlayer, type Postings } from '../../rounds/testing/posting-suite.ts'
import type { PlayItem } from '../../rounds/posting/play-statement.ts'

/** Sets limits straight in the tables, as the calls do, and puts the guard in force. */
export async function guard(
  { owner }: Pick<Postings, 'owner'>,
  memberId: Id<'member'>,
  limits: Partial<Record<LimitKind, bigint>>,
  now: Instant,
): Promise<void> {
  await owner.query('begin')
  await owner.query(`select wagers.hold_guard($1, 'test')`, [memberId])
  for (const [kind, value] of Object.entries(limits)) {
    await owner.query(
      `insert into protection.member_limit (owner_id, kind, value, changed_at) values ($1, $2, $3, $4)
       on conflict (owner_id, kind) do update set value = excluded.value`,
      [memberId, kind, value, iso(now)],
    )
  }
  await owner.query('select wagers.set_guard($1, true, $2)', [memberId, iso(now)])
  await owner.query('commit')
}

/** Caps a player's stakes as a bonus does. */
export async function cap(
  { owner }: Pick<Postings, 'owner'>,
  memberId: Id<'member'>,
  { most, products, until }: { most: bigint | null; products: readonly string[] | null; until: Instant | null },
): Promise<void> {
  await owner.query('begin')
  await owner.query(`select wagers.hold_guard($1, 'test')`, [memberId])
  await owner.query('select wagers.set_cap($1, $2, $3, $4)', [memberId, most, products, until && iso(until)])
  await owner.query('commit')
}

/**
 * A player with so many play states, each in a game of its own, on one wallet; the first round of
 * each.
 */
export async function playerWithStates(postings: Postings, states: number): Promise<PlayItem[]> {
  const first = await newPlayer(postings)
  const items = [first]
  for (let state = 1; state < states; state++) {
    const game = `test-${state}`
    await postings.owner.query(
      `insert into rounds.play_state (owner_id, game_id, book, seed_id, next_seed_id, session_id, session_expires_at)
       select owner_id, $2, book, seed_id, next_seed_id, session_id, session_expires_at from rounds.play_state where owner_id = $1 and game_id = 'test'`,
      [first.owner, game],
    )
    items.push({ ...first, game, key: randomUUID() as Id<'wager'> })
  }
  return items
}

/** What the hours of a player say, and what their wagers do: they must be the same. */
export async function counted({ owner }: Pick<Postings, 'owner'>, memberId: Id<'member'>) {
  const buckets = await owner.query<{ staked: bigint; won: bigint }>(
    'select coalesce(sum(staked), 0)::bigint as staked, coalesce(sum(won), 0)::bigint as won from protection.bucket where owner_id = $1',
    [memberId],
  )
  const wagers = await owner.query<{ staked: bigint; won: bigint }>(
    `select coalesce(sum(stake), 0)::bigint as staked, coalesce(sum(payout), 0)::bigint as won from wagers.wager
     where owner_id = $1 and book = 0 and status <> 7`,
    [memberId],
  )
  assert.deepEqual(buckets.rows[0], wagers.rows[0], 'the hours are the sum of the wagers')
  return buckets.rows[0]!
}
