import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { amount } from '@senluna/kit/money.ts'
import { merchantCode } from '@senluna/kit/brand.ts'
import type { Query } from '@senluna/kit/query.ts'
import { reconcile, SOURCE, WALLET } from '@senluna/ledger/index.ts'
import { NOW, openWorld, queryOn, type World } from '@senluna/ledger/testing/world.ts'
import { afterAll, beforeAll, test } from 'vitest'
import { CHECKS } from '../../../reconcile.ts'
import { createTestDatabase } from '../../../testing/database.ts'
import { Player } from '../testing/player.ts'
import { capture, release, reserve } from '../index.ts'

let world: World
beforeAll(async () => {
  world = await openWorld(await createTestDatabase())
})
afterAll(() => world.close())

const key = () => randomUUID()
const sat = (units: bigint) => new Player(world).sit(units)

const reserved = (player: Player, hold: string, units: bigint, query: Query = player.query) =>
  reserve(query, {
    owner: player.owner,
    source: SOURCE.VENDOR,
    key: hold,
    wallet: WALLET.MAIN,
    mode: 'REAL',
    amount: amount(units),
    at: NOW,
  })

const captured = (
  player: Player,
  hold: string,
  units: bigint,
  more: { key?: string; round?: string } = {},
  query: Query = player.query,
) => {
  const game = { mode: 'REAL', product: 'RNG', game: 'acme-live', merchant: merchantCode('test') } as const
  const order = player.order(more.round ?? key(), more.key ?? key())
  return capture(query, { ...order, ...game, amount: amount(units), hold }, NOW)
}

const released = (player: Player, hold: string, units?: bigint, by: string = key(), query: Query = player.query) =>
  release(query, {
    owner: player.owner,
    source: SOURCE.VENDOR,
    key: by,
    hold,
    amount: units === undefined ? undefined : amount(units),
    at: NOW,
  })

/** What is still set aside, and what the wallet holds. */
async function stand(player: Player): Promise<[held: bigint, balance: bigint, wagers: number]> {
  const { rows } = await world.owner.query<{ held: bigint; balance: bigint; wagers: number }>(
    `select held, balance, (select count(*)::integer from wagers.wager w where w.owner_id = a.owner_id) as wagers
     from ledger.account a where owner_id = $1 and account_no = 1`,
    [player.owner],
  )
  return [rows[0]!.held, rows[0]!.balance, rows[0]!.wagers]
}

test('a stake is set aside once, taken in parts, and the rest is given back', async () => {
  const player = await sat(100n)
  const hold = key()
  assert.deepEqual(await reserved(player, hold, 60n), {
    status: 'posted',
    replayed: false,
    spendable: 40n,
    reason: undefined,
  })
  assert.deepEqual(await stand(player), [60n, 100n, 0])
  const [first, round] = [key(), key()]
  const bet = await captured(player, hold, 25n, { key: first, round })
  assert.deepEqual([bet.status, bet.replayed, bet.moved, bet.wager], ['posted', false, -25n, first])
  const again = await captured(player, hold, 25n, { key: first, round })
  assert.deepEqual([again.status, again.replayed], ['posted', true])
  assert.equal((await captured(player, hold, 20n)).status, 'posted')
  assert.deepEqual(await stand(player), [15n, 55n, 2])
  const by = key()
  assert.deepEqual(
    [(await released(player, hold, 5n, by)).spendable, (await released(player, hold, 5n, by)).replayed],
    [45n, true],
  )
  const rest = key()
  assert.deepEqual(
    [
      (await released(player, hold, undefined, rest)).spendable,
      (await released(player, hold, undefined, rest)).replayed,
    ],
    [55n, true],
  )
  assert.deepEqual(await stand(player), [0n, 55n, 2])
  assert.equal((await released(player, hold)).status, 'insufficient')
  // A captured bet is a bet like any other.
  assert.equal((await player.win(round, key(), 40n, { bet: first, closes: true })).status, 'posted')
  assert.deepEqual(await stand(player), [0n, 95n, 2])
})

test('what can not be: too much, other content under a key, no hold, a round that is closed', async () => {
  const player = await sat(100n)
  const hold = key()
  assert.equal((await reserved(player, hold, 101n)).status, 'insufficient')
  assert.equal((await reserved(player, hold, 0n)).status, 'amount_invalid')
  assert.equal((await reserved(player, hold, 70n)).status, 'posted', 'a refusal is not kept')
  assert.equal((await reserved(player, hold, 71n)).status, 'key_conflict')
  assert.equal((await captured(player, hold, 71n)).status, 'insufficient')
  assert.equal((await captured(player, key(), 1n)).status, 'bet_not_found')
  assert.equal((await released(player, key())).status, 'bet_not_found')
  const taken = key()
  assert.equal((await captured(player, hold, 10n, { key: taken })).status, 'posted')
  assert.equal((await released(player, hold, 10n, taken)).status, 'key_conflict', 'the key has captured')
  const given = key()
  assert.equal((await released(player, hold, 10n, given)).status, 'posted')
  assert.equal((await captured(player, hold, 10n, { key: given })).status, 'key_conflict', 'the key has given back')
  const [round, bet] = [key(), key()]
  await player.bet(round, bet, 5n)
  assert.equal((await captured(player, hold, 5n, { key: bet, round })).status, 'key_conflict', 'the key has bet')
  await player.close(round)
  const before = await stand(player)
  assert.equal((await captured(player, hold, 5n, { round })).status, 'round_closed')
  assert.deepEqual(await stand(player), before, 'the hold is as it was')
})

test("the player's own limits stop what is set aside", async () => {
  const player = await sat(100n)
  await world.owner.query(
    `insert into protection.guard (owner_id, merchant_id, active, cooling_until) values ($1, 'test', true, $2)`,
    [player.owner, new Date(NOW + 60_000)],
  )
  const answer = await reserved(player, key(), 10n)
  assert.equal(answer.status, 'denied')
  assert.ok(answer.reason)
  assert.deepEqual(await stand(player), [0n, 100n, 0])
})

test('raced: one reservation a key, no more set aside than there is, no more captured than was set aside', async () => {
  const connections = (await Promise.all(Array.from({ length: 4 }, () => world.connect()))).map((client) =>
    queryOn(client),
  )
  const all = <Answer>(ask: (query: Query, nth: number) => Promise<Answer>) =>
    Promise.all(Array.from({ length: 12 }, (_, nth) => ask(connections[nth % 4]!, nth)))
  for (let turn = 0; turn < 5; turn++) {
    const player = await sat(100n)
    const hold = key()
    const same = await all((query) => reserved(player, hold, 60n, query))
    assert.deepEqual([same.filter((answer) => !answer.replayed).length, await stand(player)], [1, [60n, 100n, 0]])
    const others = await all((query) => reserved(player, key(), 15n, query))
    assert.equal(others.filter(({ status }) => status === 'posted').length, 2)
    const parts = await all((query) => captured(player, hold, 7n, {}, query))
    assert.equal(parts.filter(({ status }) => status === 'posted').length, 8, '56 of 60')
    assert.deepEqual(await stand(player), [34n, 44n, 8])

    const second = await sat(100n)
    const both = key()
    await reserved(second, both, 100n)
    const [once, round] = [key(), key()]
    const repeats = await all((query) => captured(second, both, 30n, { key: once, round }, query))
    assert.equal(repeats.filter(({ replayed }) => !replayed).length, 1)
    // Each takes a part or gives one back; together they are the whole.
    const ends = await all((query, nth) =>
      nth % 2 === 0
        ? captured(second, both, 10n, {}, query).then(({ status }) => status)
        : released(second, both, 10n, key(), query).then(({ status }) => status),
    )
    assert.equal(ends.filter((status) => status === 'posted').length, 7)
    const [held, balance, wagers] = await stand(second)
    assert.equal(held, 0n)
    assert.equal(balance, 70n - 10n * BigInt(wagers - 1))
  }
  assert.deepEqual(await reconcile(queryOn(world.owner), CHECKS), [])
})
