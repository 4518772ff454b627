import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, test } from 'vitest'
import { amount } from '@senluna/kit/money.ts'
import { iso, later } from '@senluna/kit/time.ts'
import { NOW, openWorld, type World } from '@senluna/ledger/testing/world.ts'
import { queryOn } from '../../platform/database/query.ts'
import { createTestDatabase } from '../../testing/database.ts'
import { key, short } from '../wagers/testing/operation-check.ts'
import { after, openPostings, playOn, type Postings } from '../rounds/testing/posting-suite.ts'
import { Player } from '../wagers/testing/player.ts'
import { cap, counted, guard, playerWithStates } from './testing/guarded.ts'

let world: World
beforeAll(async () => {
  world = await openWorld(await createTestDatabase(), 0)
})
afterAll(() => world.close())

test('a bet over a limit is denied with the vendors’ word for it, for ever; a new one that fits is taken', async () => {
  const player = await new Player(world).sit(1_000n)
  await guard(world, player.owner, { stake: 100n, lossDay: 150n }, NOW)
  const [round, over] = [key(), key()]
  const denied = await player.bet(round, over, 101n)
  assert.deepEqual([...short(denied), denied.reason], ['denied', false, 1_000n, 0n, 'LIMIT_STAKE'])
  assert.equal((await player.bet(round, key(), 100n)).status, 'posted')
  const late = await player.bet(round, key(), 51n)
  assert.deepEqual([...short(late), late.reason], ['denied', false, 900n, 0n, 'LIMIT_LOSS'])
  assert.equal((await player.bet(round, key(), 50n)).status, 'posted')
  assert.equal((await player.bet(round, over, 101n)).replayed, true)
  await counted(world, player.owner)
})

test('wins, rollbacks, corrections and cancellations are counted, and make room or take it', async () => {
  const player = await new Player(world).sit(1_000n)
  await guard(world, player.owner, { lossWeek: 100n }, NOW)
  const [round, first, other, won] = [key(), key(), key(), key()]
  assert.equal((await player.bet(round, first, 100n)).status, 'posted')
  assert.equal((await player.win(round, won, 60n, { bet: first })).status, 'posted')
  assert.equal((await player.bet(round, other, 60n)).status, 'posted')
  assert.equal((await player.bet(round, key(), 1n)).reason, 'LIMIT_LOSS')
  assert.equal((await player.rollback(round, other)).status, 'posted')
  assert.deepEqual(await counted(world, player.owner), { staked: 100n, won: 60n })
  assert.equal((await player.adjust(round, key(), -20n)).status, 'posted')
  assert.deepEqual(await counted(world, player.owner), { staked: 100n, won: 40n })
  assert.equal((await player.bet(round, key(), 41n)).reason, 'LIMIT_LOSS')
  assert.equal((await player.cancel(round)).status, 'posted')
  assert.deepEqual(await counted(world, player.owner), { staked: 0n, won: 0n })
})

test('what belongs to the player is taken during an exclusion; a bet is not', async () => {
  const player = await new Player(world).sit(1_000n)
  const [round, first, other] = [key(), key(), key()]
  await player.bet(round, first, 100n)
  await player.bet(round, other, 50n)
  await guard(world, player.owner, { lossDay: 0n }, NOW)
  await world.owner.query('update protection.guard set excluded = true where owner_id = $1', [player.owner])
  const bet = await player.bet(round, key(), 1n)
  assert.deepEqual([bet.status, bet.reason], ['denied', 'PLAYER_EXCLUDED'])
  assert.equal((await player.win(round, key(), 500n, { bet: first })).status, 'posted')
  assert.equal((await player.rollback(round, other)).status, 'posted')
  assert.equal((await player.close(round)).status, 'posted')
  assert.deepEqual(await counted(world, player.owner), { staked: 100n, won: 500n })
})

test('a due reality check and used-up minutes deny a bet; who has no limit is only checked', async () => {
  const player = await new Player(world).sit(1_000n)
  const due = (at: number) =>
    world.owner.query(
      `insert into protection.reality_check (owner_id, minutes, session_id, since, due_at) values ($1, 60, $1, $2, $2)
       on conflict (owner_id) do update set due_at = excluded.due_at`,
      [player.owner, iso(later(NOW, at))],
    )
  await due(0)
  assert.equal((await player.bet(key(), key(), 1n)).reason, 'REALITY_CHECK_DUE')
  await due(1)
  assert.equal((await player.bet(key(), key(), 1n)).status, 'posted')
  await guard(world, player.owner, { session: 10n }, NOW)
  await world.owner.query('update protection.guard set session_ends_at = $2 where owner_id = $1', [
    player.owner,
    iso(NOW),
  ])
  assert.equal((await player.bet(key(), key(), 1n)).reason, 'LIMIT_SESSION')
})

test('sixteen clients, rounds and vendors’ bets side by side, against one loss limit: it holds to the unit', async () => {
  const LIMIT = 12_345n
  const app = new pg.Client({ connectionString: world.url, options: '-c role=senluna_app' })
  await app.connect()
  const postings: Postings = await openPostings(world.owner, app)
  const states = await playerWithStates(postings, 8)
  const { owner } = states[0]!
  await guard(world, owner, { lossMonth: LIMIT }, NOW)
  const clients = Array.from(
    { length: 16 },
    () => new pg.Client({ connectionString: world.url, options: '-c role=senluna_app -c lock_timeout=10000' }),
  )
  await Promise.all(clients.map((client) => client.connect()))
  const stakes = [700n, 40n, 1n]
  const played = clients.map(async (client, index) => {
    const vendor = new Player(world, 'ACME', queryOn(client), owner)
    let item = states[index % 8]!
    for (const stake of stakes) {
      for (;;) {
        if (index < 8) {
          const [outcome] = await playOn(client, postings, [{ ...item, stake: amount(stake), payout: amount(0n) }])
          if (outcome!.status !== 'posted') {
            assert.equal(outcome!.status, 'over_loss_limit')
            break
          }
          item = after(item)
          continue
        }
        const round = randomUUID()
        const bet = await vendor.bet(round, round, stake)
        if (bet.status === 'in_progress') continue
        if (bet.status !== 'posted') {
          assert.equal(bet.reason, 'LIMIT_LOSS')
          break
        }
      }
    }
  })
  try {
    await Promise.all(played)
    const { staked, won } = await counted(world, owner)
    assert.equal(staked - won, LIMIT)
  } finally {
    await Promise.all([...clients, app].map((client) => client.end()))
  }
})

test('a bet over a cap is denied, and one on a product that it locks; when it goes both are taken', async () => {
  const player = await new Player(world).sit(1_000n)
  const until = later(NOW, 1)
  await cap(world, player.owner, { most: 100n, products: ['RNG'], until })
  const round = key()
  const over = await player.bet(round, key(), 101n)
  assert.deepEqual([...short(over), over.reason], ['denied', false, 1_000n, 0n, 'BONUS_MAX'])
  const locked = await player.bet(key(), key(), 10n, { product: 'LIVE' })
  assert.deepEqual([...short(locked), locked.reason], ['denied', false, 1_000n, 0n, 'BONUS_GAME'])
  assert.equal((await player.bet(round, key(), 100n)).status, 'posted')
  await cap(world, player.owner, { most: null, products: null, until: null })
  assert.equal((await player.bet(key(), key(), 101n, { product: 'LIVE' })).status, 'posted')
})
