import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import type { Id } from '@senluna/kit/ids.ts'
import { amount } from '@senluna/kit/money.ts'
import fc from 'fast-check'
import type pg from 'pg'
import { afterAll, afterEach, beforeAll, test } from 'vitest'
import { createTestDatabase } from '@senluna/server/testing/database.ts'
import { post, release, reserve, walletsOf, type Status, WALLET, SOURCE, KIND } from '../index.ts'
import { commands, newSubject, run } from '../testing/commands.ts'
import { move } from '../testing/suite.ts'
import { breaksIn, NOW, openMember, openWorld, queryOn, type World } from '../testing/world.ts'

let world: World
let clients: pg.Client[]

beforeAll(async () => {
  world = await openWorld(await createTestDatabase())
  clients = await Promise.all(Array.from({ length: 64 }, () => world.connect()))
})
afterEach(async () => assert.deepEqual(await breaksIn(world), []))
afterAll(() => world.close())

const count = (outcomes: readonly Status[], status: Status): number =>
  outcomes.filter((outcome) => outcome === status).length

/** A member with some money in the main wallet. */
async function memberWith(units: bigint): Promise<Id<'member'>> {
  const owner = await openMember(world)
  await post(world.query, [move(world, owner, units)], NOW)
  return owner
}

const balanceOf = async (owner: Id<'member'>): Promise<bigint> => (await walletsOf(world.query, owner))[0]!.balance

test('64 clients race for one balance: exactly as many win as it pays for', async () => {
  for (const [balance, stake] of [
    [1_000n, 100n],
    [999n, 100n],
    [50n, 100n],
    [6_400n, 100n],
  ] as const) {
    const owner = await memberWith(balance)
    const outcomes = await Promise.all(
      clients.map(async (client) => (await post(queryOn(client), [move(world, owner, -stake)], NOW))[0]!.status),
    )
    const paid = Number(balance / stake)
    assert.deepEqual([count(outcomes, 'posted'), count(outcomes, 'insufficient')], [paid, 64 - paid])
    assert.equal(await balanceOf(owner), balance - BigInt(paid) * stake)
  }
})

test('a bet, a hold and a transfer race for one balance: one of them wins', async () => {
  for (let round = 0; round < 8; round++) {
    const owner = await memberWith(100n)
    const outcomes = await Promise.all(
      clients.slice(0, 24).map(async (client, index) =>
        index % 2 === 0
          ? (await post(queryOn(client), [move(world, owner, -100n)], NOW))[0]!.status
          : reserve(queryOn(client), {
              owner,
              account: WALLET.MAIN,
              key: randomUUID(),
              source: SOURCE.GRANT,
              amount: amount(100n),
              at: NOW,
            }),
      ),
    )
    assert.deepEqual([count(outcomes, 'posted'), count(outcomes, 'insufficient')], [1, 23])
  }
})

test('64 clients send one key: it is posted once, and every one gets the same answer', async () => {
  const owner = await memberWith(1_000n)
  const spend = move(world, owner, -10n)
  const outcomes = await Promise.all(clients.map(async (client) => (await post(queryOn(client), [spend], NOW))[0]!))
  const statuses = outcomes.map((outcome) => outcome.status)
  assert.deepEqual([count(statuses, 'posted'), count(statuses, 'replayed')], [1, 63])
  assert.ok(outcomes.every((outcome) => outcome.balance === 990n))
})

test('64 clients use one key for different amounts: one is posted, the others are told', async () => {
  const owner = await memberWith(1_000n)
  const key = randomUUID()
  const outcomes = await Promise.all(
    clients.map(
      async (client, index) =>
        (await post(queryOn(client), [move(world, owner, BigInt(-1 - index), key)], NOW))[0]!.status,
    ),
  )
  assert.deepEqual([count(outcomes, 'posted'), count(outcomes, 'key_conflict')], [1, 63])
})

test('64 clients release one hold in parts: no more comes back than was held', async () => {
  const owner = await memberWith(100n)
  const hold = randomUUID()
  await reserve(world.query, {
    owner,
    account: WALLET.MAIN,
    key: hold,
    source: SOURCE.GRANT,
    amount: amount(95n),
    at: NOW,
  })
  const outcomes = await Promise.all(
    clients.map((client) =>
      release(queryOn(client), { owner, hold, source: SOURCE.GRANT }, randomUUID(), amount(10n), NOW),
    ),
  )
  assert.deepEqual([count(outcomes, 'posted'), count(outcomes, 'insufficient')], [9, 55])
})

test('crossing batches of the same wallets never wait in a circle', async () => {
  const owners = await Promise.all(Array.from({ length: 24 }, () => memberWith(100_000n)))
  const send = async (client: pg.Client, index: number) => {
    let posted = 0
    for (let round = 0; round < 10; round++) {
      const turned = [...owners.slice((index * 7 + round * 5) % 24), ...owners.slice(0, (index * 7 + round * 5) % 24)]
      const batch = (index % 2 === 0 ? turned : turned.toReversed()).slice(0, 12)
      posted += (
        await post(
          queryOn(client),
          batch.map((owner) => move(world, owner, -1n)),
          NOW,
        )
      ).filter((item) => item.status === 'posted').length
    }
    return posted
  }
  const posted = await Promise.all(clients.slice(0, 16).map(send))
  assert.equal(
    posted.reduce((sum, item) => sum + item, 0),
    16 * 10 * 12,
  )
  const left = await Promise.all(owners.map(balanceOf))
  assert.equal(
    left.reduce((sum, item) => sum + item, 0n),
    24n * 100_000n - 16n * 10n * 12n,
  )
})

test('many clients do anything to the same members at once: the ledger holds', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(commands(30), { minLength: 6, maxLength: 6 }), async (lists) => {
      const subjects = await Promise.all([newSubject(world), newSubject(world)])
      const outcomes = await Promise.all(
        lists.map(async (list, index) => {
          const subject = subjects[index % 2]!
          const done: unknown[] = []
          for (const command of list) done.push(await run(queryOn(clients[index]!), world, subject, command))
          return done
        }),
      )
      for (const wallet of (
        await Promise.all(subjects.map((subject) => walletsOf(world.query, subject.owner)))
      ).flat()) {
        assert.ok(wallet.balance - wallet.held >= 0n && wallet.held >= 0n)
      }
      assert.ok(outcomes.flat().every((outcome) => outcome !== undefined))
    }),
    { numRuns: 12 },
  )
})

test("one lane's house account, held for as long as one likes, stops no other lane", async () => {
  const [mine, other] = await Promise.all([memberWith(100n), memberWith(100n)])
  const holder = clients[0]!
  await holder.query('begin')
  try {
    assert.equal((await post(queryOn(holder), [move(world, mine, -1n)], NOW))[0]!.status, 'posted')
    const quick = await world.connect('-c statement_timeout=500')
    const elsewhere = {
      ...move(world, other, -1n),
      legs: [{ kind: KIND.MANUAL_CREDIT, amount: amount(-1n), contra: world.houses.LANE }],
    }
    assert.equal((await post(queryOn(quick), [elsewhere], NOW))[0]!.status, 'posted')
    const single = await Promise.resolve(post(queryOn(quick), [move(world, other, -1n)], NOW)).catch(
      (error: unknown) => error,
    )
    assert.equal((single as { code?: string }).code, '57014', 'the held lane itself does wait: the test would see it')
    await quick.end()
  } finally {
    await holder.query('commit')
  }
})

test('a lane is leased to one connection at a time and free again when it is gone', async () => {
  const lease = async (client: pg.Client) =>
    (await client.query<{ lane: number }>('select ledger.lease_lane() as lane')).rows[0]!.lane
  const [a, b] = await Promise.all([world.connect(), world.connect()])
  const [first, second] = [await lease(a), await lease(b)]
  assert.notEqual(first, second)
  assert.ok(first > 0 && second > 0, 'lane 0 is for cold paths')
  await a.end()
  const c = await world.connect()
  for (const began = Date.now(); ;) {
    const again = await lease(c)
    if (again === first) break
    assert.ok(Date.now() - began < 2_000, 'the lane of a closed connection stays taken')
  }
  await Promise.all([b.end(), c.end()])
})
