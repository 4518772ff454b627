import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { DAY, HOUR, later } from '@senluna/kit/time.ts'
import { NOW, openWorld, type World } from '@senluna/ledger/testing/world.ts'
import { afterAll, beforeAll, test } from 'vitest'
import { createTestDatabase } from '../../../testing/database.ts'
import { closeHours } from './late-hour-store.ts'
import { openRounds, openStakes, playedOf } from '../index.ts'
import { Player } from '../testing/player.ts'

let world: World
beforeAll(async () => {
  world = await openWorld(await createTestDatabase())
})
afterAll(() => world.close())

const NEXT = later(NOW, 26 * HOUR)
const MUCH_LATER = later(NOW, 4 * DAY)
const settledOn = async ({ query, owner }: Player, from: number, until: number) =>
  (await playedOf(query, owner, { from: new Date(from), until: new Date(until) }, 'UTC')).reduce(
    (sum, { bets }) => sum + bets,
    0n,
  )
const hours = async ({ owner }: Player) =>
  (
    await world.owner.query<{ settled_to: Date | null }>(
      'select settled_to from wagers.late_hour where owner_id = $1 order by hour',
      [owner],
    )
  ).rows.map(({ settled_to }) => settled_to?.getTime())

test('what waits for its result is found as open, then on the day it was settled, also when its hour was closed', async () => {
  const player = await new Player(world).sit(1_000n)
  const [round, key, won] = [randomUUID(), randomUUID(), randomUUID()]
  await player.bet(round, key, 100n)
  assert.deepEqual(
    [await openStakes(world.query, player.owner), await openRounds(world.query, player.owner)],
    [100n, 1],
  )
  await closeHours(world.query, MUCH_LATER)
  assert.deepEqual(await hours(player), [undefined], 'an hour with an open wager stays')
  await player.win(round, won, 150n, { at: NEXT })
  assert.equal(await openStakes(world.query, player.owner), 0n)
  assert.equal(await settledOn(player, NOW, later(NOW, DAY)), 0n, 'not on the day it was placed')
  assert.equal(await settledOn(player, later(NOW, DAY), later(NOW, 2 * DAY)), 1n)
  await closeHours(world.query, later(NOW, HOUR))
  assert.deepEqual(await hours(player), [undefined], 'a young hour stays')
  await closeHours(world.query, MUCH_LATER)
  assert.deepEqual(await hours(player), [NEXT])
  assert.equal(await settledOn(player, later(NOW, DAY), later(NOW, 2 * DAY)), 1n)
  assert.equal(await settledOn(player, later(NOW, 2 * DAY), later(NOW, 3 * DAY)), 0n)
})

test('a win that is rolled back opens the wager again, and its hour with it', async () => {
  const player = await new Player(world).sit(1_000n)
  const [round, key, won] = [randomUUID(), randomUUID(), randomUUID()]
  await player.bet(round, key, 100n)
  await player.win(round, won, 150n, { at: NEXT })
  await closeHours(world.query, MUCH_LATER)
  assert.equal(await openStakes(world.query, player.owner), 0n)
  await player.rollback(round, won)
  assert.deepEqual(await hours(player), [undefined])
  assert.equal(await openStakes(world.query, player.owner), 100n)
  await player.win(round, randomUUID(), 20n, { at: later(NOW, 3 * DAY) })
  await closeHours(world.query, later(NOW, 8 * DAY))
  assert.deepEqual(await hours(player), [later(NOW, 3 * DAY)])
  assert.equal(await settledOn(player, later(NOW, 3 * DAY), later(NOW, 4 * DAY)), 1n)
})

test('settling a wager changes its row in place, whatever indexes there are', async () => {
  const player = await new Player(world).sit(10_000n)
  const rounds = Array.from({ length: 20 }, () => randomUUID())
  for (const round of rounds) await player.bet(round, round, 100n)
  const counted = async () => {
    await world.owner.query('select pg_stat_force_next_flush()')
    await world.query('select pg_stat_force_next_flush()', [])
    const { rows } = await world.owner.query<{ all: number; hot: number }>(
      `select sum(n_tup_upd)::integer as all, sum(n_tup_hot_upd)::integer as hot from pg_stat_user_tables where relname ~ '^wager_[0-3]$'`,
    )
    return rows[0]!
  }
  const before = await counted()
  for (const round of rounds) await player.win(round, randomUUID(), 10n, { at: NEXT })
  const after = await counted()
  assert.ok(after.all - before.all >= rounds.length)
  assert.equal(after.hot - before.hot, after.all - before.all)
})
