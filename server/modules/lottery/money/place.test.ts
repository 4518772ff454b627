import assert from 'node:assert/strict'
import { afterAll, beforeAll, test } from 'vitest'
import { merchantCode } from '@senluna/kit/brand.ts'
import { later } from '@senluna/kit/time.ts'
import { NOW, queryOn } from '@senluna/ledger/testing/world.ts'
import {
  world,
  openMoney,
  LOCK,
  member,
  draw,
  ticket,
  exposure,
  order,
  balance,
  moves,
  wager,
  clean,
} from '../testing/money-world.ts'
import { place, placeMany, type ExposureStep } from './place.ts'

// Placing: all of an order or none of it, whoever else is there.

let close: () => Promise<void>
beforeAll(async () => {
  close = await openMoney()
})
afterAll(() => close())

test('an order takes all of its stakes at once, and each ticket is a wager with its balances', async () => {
  const owner = await member(1_000n)
  const no = await draw()
  const tickets = [ticket(no, 100n), ticket(no, 250n)]
  const placed = await place(world.query, order(owner, tickets, [exposure(no, 350n)]), NOW)
  assert.deepEqual(placed, { status: 'placed', balance: 650n, version: 3n })
  assert.deepEqual(await wager(owner, tickets[0]!), [0, 100n, 0n, 0n, 1_000n, 900n])
  assert.deepEqual(await wager(owner, tickets[1]!), [0, 250n, 0n, 0n, 900n, 650n])
})

test('orders of several players are taken together: nobody is placed beside one who can not be, and the others are told so', async () => {
  const no = await draw()
  const owners = [await member(1_000n), await member(50n), await member(1_000n)]
  const orders = owners.map((owner, at) => ({
    ...order(owner, [ticket(no, 100n), ticket(no, 200n)]),
    fingerprint: Buffer.from([at]),
  }))
  const steps = (units: bigint, more: Partial<ExposureStep> = {}) => [
    { ...exposure(no, units, more), merchant: merchantCode('test'), currency: 'AAA' },
  ]
  const together = (which: number[], units: bigint, more: Partial<ExposureStep> = {}) =>
    placeMany(
      world.query,
      which.map((at) => orders[at]!),
      steps(units, more),
      0,
      NOW,
    )
  assert.deepEqual(
    (await together([0, 1, 2], 900n)).map(({ status }) => status),
    ['again', 'insufficient', 'again'],
  )
  assert.deepEqual([await balance(owners[0]!), await balance(owners[2]!)], [1_000n, 1_000n])
  assert.deepEqual(
    (await together([0, 2], 600n, { cap: 599n })).map(({ status }) => status),
    ['exposure_moved', 'exposure_moved'],
  )
  assert.deepEqual(await together([0, 2], 600n, { cap: 600n }), [
    { status: 'placed', balance: 700n, version: 3n },
    { status: 'placed', balance: 700n, version: 3n },
  ])
  assert.deepEqual(await wager(owners[2]!, orders[2]!.tickets[0]!), [0, 100n, 0n, 0n, 1_000n, 900n])
  assert.deepEqual(await wager(owners[2]!, orders[2]!.tickets[1]!), [0, 200n, 0n, 0n, 900n, 700n])
  const { rows } = await world.owner.query(
    `select (select units from lottery.exposure where draw_no = $1 and key = '79') as units,
       (select count(*)::integer from lottery.orders where id = any ($2)) as orders,
       (select array_agg(reply ->> 'balance') from platform.once_reply where key = any ($2)) as kept`,
    [no, orders.map(({ key }) => key)],
  )
  assert.deepEqual(rows, [{ units: 600n, orders: 2, kept: ['700', '700'] }])
  // The same key once more, beside one that is new.
  await world.owner.query('delete from platform.once_reply where key = $1', [orders[0]!.key])
  const fourth = order(await member(500n), [ticket(no, 100n)])
  const again = await placeMany(world.query, [orders[0]!, fourth], steps(300n), 0, NOW)
  assert.deepEqual(
    again.map(({ status }) => status),
    ['replayed', 'again'],
  )
  assert.equal(await balance(owners[0]!), 700n)
  // A key under which another call has answered.
  const taken = { ...fourth, fingerprint: Buffer.from([9]) }
  await world.owner.query(
    `insert into platform.once_reply (owner_id, key, fingerprint, at) values ($1, $2, '\\x01', now())`,
    [taken.owner, taken.key],
  )
  assert.deepEqual(
    (await placeMany(world.query, [taken], steps(100n), 0, NOW)).map(({ status }) => status),
    ['key_conflict'],
  )
  assert.equal(await balance(taken.owner), 500n)
  await clean()
})

test('a draw that takes no more stays closed to its order, also beside a player with a guard', async () => {
  const [no, open] = [await draw(), await draw()]
  await world.owner.query('update lottery.draw set lock_at = $2 where no = $1', [no, new Date(NOW)])
  const [late, guarded] = [await member(1_000n), await member(1_000n)]
  await world.owner.query(`insert into protection.guard (owner_id, merchant_id, active) values ($1, 'test', true)`, [
    guarded,
  ])
  const orders = [order(late, [ticket(no, 100n)]), order(guarded, [ticket(open, 100n)])]
  const answers = await placeMany(world.query, orders, [], 0, NOW)
  assert.deepEqual(answers, [{ status: 'draw_closed', at: 0 }, { status: 'again' }])
  assert.deepEqual([await balance(late), await balance(guarded)], [1_000n, 1_000n])
})

test('batches that cross each other, a hundred at once on the same numbers, all come through', async () => {
  const no = await draw()
  const owners = await Promise.all(Array.from({ length: 100 }, () => member(1_000n)))
  const clients = await Promise.all(Array.from({ length: 8 }, () => world.connect()))
  const keys = ['', '11', '22', '33']
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, nth) => {
      const mine = [0, 1, 2, 3, 4].map((at) => owners[(nth * 37 + at * 13) % 100]!)
      return placeMany(
        queryOn(clients[nth % 8]!),
        [...new Set(mine)].map((owner) => order(owner, [ticket(no, 10n)])),
        keys.map((key) => ({ ...exposure(no, 50n, { key }), merchant: merchantCode('test'), currency: 'AAA' })),
        nth % 8,
        NOW,
      )
    }),
  )
  assert.ok(answers.flat().every(({ status }) => status === 'placed'))
  const { rows } = await world.owner.query<{ units: bigint }>(
    'select sum(units)::bigint as units from lottery.exposure where draw_no = $1',
    [no],
  )
  assert.equal(rows[0]!.units, 50n * 4n * 40n)
  await clean()
})

test('all or nothing: too little money, a closed draw, an exposure that moved', async () => {
  const owner = await member(100n)
  const [no, other] = [await draw(), await draw()]
  assert.equal((await place(world.query, order(owner, [ticket(no, 60n), ticket(no, 60n)]), NOW)).status, 'insufficient')
  assert.deepEqual(await place(world.query, { ...order(owner, [ticket(no, 1n), ticket(other, 1n)]), at: LOCK }, LOCK), {
    status: 'draw_closed',
    at: 0,
  })
  await world.owner.query('update lottery.draw set state = 1 where no = $1', [other])
  assert.deepEqual(await place(world.query, order(owner, [ticket(no, 1n), ticket(other, 1n)]), NOW), {
    status: 'draw_closed',
    at: 1,
  })
  for (const step of [{ low: 1n }, { high: 0n }, { cap: 9n }, { payoutCap: 989n }])
    assert.deepEqual(await place(world.query, order(owner, [ticket(no, 10n)], [exposure(no, 10n, step)]), NOW), {
      status: 'exposure_moved',
      at: 0,
    })
  assert.deepEqual([await balance(owner), await moves(owner)], [100n, []])
})

test('of a hundred who race for the last units, as many get them as there are', async () => {
  const no = await draw()
  const owners = await Promise.all(Array.from({ length: 40 }, () => member(100n)))
  const clients = await Promise.all(Array.from({ length: 8 }, () => world.connect()))
  const answers = await Promise.all(
    owners.map((owner, at) =>
      place(queryOn(clients[at % 8]!), order(owner, [ticket(no, 10n)], [exposure(no, 10n, { cap: 100n })]), NOW),
    ),
  )
  assert.equal(answers.filter(({ status }) => status === 'placed').length, 10)
  assert.equal(answers.filter(({ status }) => status === 'exposure_moved').length, 30)
})

test('one balance that is raced for is spent once', async () => {
  const owner = await member(100n)
  const no = await draw()
  const clients = await Promise.all(Array.from({ length: 8 }, () => world.connect()))
  const answers = await Promise.all(
    clients.map((client) => place(queryOn(client), order(owner, [ticket(no, 60n)]), NOW)),
  )
  assert.equal(answers.filter(({ status }) => status === 'placed').length, 1)
  assert.equal(await balance(owner), 40n)
})

test('sealing waits for nobody inside and lets nobody in after it', async () => {
  const owner = await member(100n)
  const no = await draw()
  const inside = await world.connect()
  await inside.query('begin')
  assert.equal((await place(queryOn(inside), order(owner, [ticket(no, 10n)]), NOW)).status, 'placed')
  const seal = async () =>
    (
      await world.owner.query<{ no: number }>('select lottery.seal_due($1, $1, 1000) as no', [new Date(later(LOCK, 1))])
    ).rows.map((row) => row.no)
  assert.ok(!(await seal()).includes(no))
  await inside.query('commit')
  assert.ok((await seal()).includes(no))
  assert.equal((await place(world.query, order(owner, [ticket(no, 10n)]), NOW)).status, 'draw_closed')
})
