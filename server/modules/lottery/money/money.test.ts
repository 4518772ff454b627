import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, test } from 'vitest'
import { id, type Id } from '@senluna/kit/ids.ts'
import { amount } from '@senluna/kit/money.ts'
import { later } from '@senluna/kit/time.ts'
import { openWallet, post, reconcile, setAccountState, SOURCE } from '@senluna/ledger/index.ts'
import { NOW, openWorld, queryOn, type World } from '@senluna/ledger/testing/world.ts'
import { createTestDatabase } from '../../../testing/database.ts'
import { cancel } from './cancel.ts'
import { place, placeMany, type ExposureStep, type PlacedTicket } from './place.ts'
import { settle, settleAgain, SETTLED, type SettledTicket } from './settle.ts'

let world: World
beforeAll(async () => {
  world = await openWorld(await createTestDatabase())
})
afterAll(() => world.close())

const GAME = { gameId: 'VN_N', product: 'VNLOTT', vendor: 'TCG_LOTTO_VN' }
const LOCK = later(NOW, 60_000)
const SOON = later(NOW, 1_000)

async function member(units: bigint): Promise<Id<'member'>> {
  const owner = id<'member'>(randomUUID())
  await openWallet(world.query, owner, 1, 'AAA', NOW)
  const legs = [{ kind: 400, amount: amount(units), counter: world.houses.GIFT }]
  const gift = { owner, account: 1, key: randomUUID(), source: SOURCE.DESK, at: NOW, legs }
  assert.equal((await post(world.query, [gift], NOW))[0]!.status, 'posted')
  return owner
}

let numeros = 0
async function draw(): Promise<number> {
  const { rows } = await world.owner.query<{ no: number }>(
    `insert into lottery.draw (game, numero, profile, source, open_at, lock_at, draw_at)
     values ('VN_N', $1, 'VN_N', 'SELF', $2, $3, $3) returning no`,
    [String(++numeros), new Date(NOW), new Date(LOCK)],
  )
  return rows[0]!.no
}

const ticket = (no: number, stake: bigint, more: Partial<PlacedTicket> = {}): PlacedTicket => ({
  id: randomUUID(),
  draw: no,
  game: 'VN_N',
  product: 'VNLOTT',
  vendor: 'TCG_LOTTO_VN',
  betType: 'DE_DB',
  selection: ['79'],
  lines: 1,
  unit: amount(stake),
  multiple: 1,
  stake: amount(stake),
  price: { by: 'ODDS', milli: { '': 99_000 } },
  rules: 'test',
  rebatePpm: 0,
  rates: [],
  ...more,
})

const exposure = (no: number, units: bigint, more: Partial<ExposureStep> = {}): ExposureStep => ({
  draw: no,
  betType: 'DE_DB',
  key: '79',
  units,
  payout: units * 99n,
  low: 0n,
  high: 1n << 60n,
  cap: 1n << 60n,
  payoutCap: 1n << 60n,
  ...more,
})

const order = (owner: Id<'member'>, tickets: PlacedTicket[], steps: ExposureStep[] = [], key = randomUUID()) => ({
  owner,
  wallet: 1,
  key,
  no: key,
  merchant: 'test',
  currency: 'AAA',
  mode: 'REAL' as const,
  lane: 0,
  tickets,
  exposure: steps,
  at: NOW,
})

const outcome = (
  owner: string,
  one: PlacedTicket,
  payout: bigint,
  more: Partial<SettledTicket> = {},
): SettledTicket => ({
  owner,
  ticket: one.id,
  wallet: { account: 1, book: 0, merchant: 'test', currency: 'AAA' },
  status: payout > 0n ? SETTLED.WON : SETTLED.LOST,
  hits: payout > 0n ? 1 : 0,
  payout: amount(payout),
  refund: amount(0n),
  rebate: amount(0n),
  validBet: one.stake,
  ...more,
})

async function drawn(no: number, version: number): Promise<void> {
  await world.owner.query(
    `insert into lottery.result (draw_no, version, result, origin, at) values ($1, $2, '{}', 'test', now())`,
    [no, version],
  )
  await world.owner.query('update lottery.draw set state = 2, result_version = $2 where no = $1', [no, version])
}

async function balance(owner: string, account = 1): Promise<bigint> {
  const { rows } = await world.owner.query<{ balance: bigint }>(
    'select balance from ledger.account where owner_id = $1 and account_no = $2',
    [owner, account],
  )
  return rows[0]?.balance ?? 0n
}

async function moves(owner: string): Promise<[number, bigint][]> {
  const { rows } = await world.owner.query<{ kind: number; amount: bigint }>(
    'select kind, amount from ledger.transfer where owner_id = $1 and account_no = 1 and source = 9 order by version',
    [owner],
  )
  return rows.map(({ kind, amount: moved }) => [kind, moved])
}

async function wager(owner: string, one: PlacedTicket) {
  const { rows } = await world.owner.query<Record<string, bigint | number>>(
    'select status, stake, payout, valid_bet, balance_before, balance_after from wagers.wager where owner_id = $1 and id = $2',
    [owner, one.id],
  )
  return Object.values(rows[0]!)
}

const clean = async () => assert.deepEqual(await reconcile(world.query), [])

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
    { ...exposure(no, units, more), merchant: 'test', currency: 'AAA' },
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
        keys.map((key) => ({ ...exposure(no, 50n, { key }), merchant: 'test', currency: 'AAA' })),
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
  const answers = await Promise.all(clients.map((one) => place(queryOn(one), order(owner, [ticket(no, 60n)]), NOW)))
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

test('settling pays each ticket once, however often and by however many it is asked for', async () => {
  const no = await draw()
  const owners = (await Promise.all(Array.from({ length: 10 }, () => member(1_000n)))).sort()
  const tickets = owners.map(() => [ticket(no, 100n), ticket(no, 200n), ticket(no, 50n)])
  for (const [at, owner] of owners.entries()) await place(world.query, order(owner, tickets[at]!), NOW)
  await drawn(no, 1)
  const outcomes = owners.flatMap((owner, at) => {
    const [one, two, three] = tickets[at]!
    return [
      outcome(owner, one!, 9_900n, { rebate: amount(7n) }),
      outcome(owner, two!, 0n, { rebate: amount(3n) }),
      outcome(owner, three!, 50n, { status: SETTLED.PUSH, validBet: amount(0n) }),
    ]
  })
  const clients = await Promise.all(Array.from({ length: 4 }, () => world.connect()))
  const counts = await Promise.all(
    clients.map((one) => settle(queryOn(one), { no, version: 1, game: GAME }, outcomes, owners.at(-1)!, 0, SOON)),
  )
  assert.deepEqual(
    counts.toSorted((a, b) => a - b),
    [0, 0, 0, 30],
  )
  for (const [at, owner] of owners.entries()) {
    assert.equal(await balance(owner), 1_000n - 350n + 9_900n + 10n + 50n)
    assert.deepEqual((await moves(owner)).slice(3), [
      [201, 9_900n],
      [210, 7n],
      [210, 3n],
      [201, 50n],
    ])
    assert.deepEqual(await wager(owner, tickets[at]![0]!), [1, 100n, 9_900n, 100n, 1_000n, 650n + 9_907n])
    assert.deepEqual(await wager(owner, tickets[at]![1]!), [2, 200n, 0n, 200n, 900n, 650n + 9_910n])
  }
  await clean()
})

test('a ticket is taken back before the lock, once, and never after it', async () => {
  const owner = await member(100n)
  const no = await draw()
  const [one, two] = [ticket(no, 30n), ticket(no, 20n)]
  await place(world.query, order(owner, [one, two], [exposure(no, 50n)]), NOW)
  const ask = (at = SOON, which = one) =>
    cancel(
      world.query,
      { owner, ticket: which.id, reason: 'PLAYER', lane: 0, exposure: [exposure(no, which.stake)], at },
      at,
    )
  assert.deepEqual(await ask(), { status: 'cancelled', balance: 80n })
  assert.deepEqual(await ask(), { status: 'cancelled_before', balance: 80n })
  assert.equal((await ask(LOCK, two)).status, 'locked')
  assert.equal(
    (
      await cancel(
        world.query,
        { owner, ticket: randomUUID(), reason: 'PLAYER', lane: 0, exposure: [], at: SOON },
        SOON,
      )
    ).status,
    'unknown',
  )
  const { rows } = await world.owner.query<{ units: bigint }>('select units from lottery.exposure where draw_no = $1', [
    no,
  ])
  assert.deepEqual(rows, [{ units: 20n }])
  await drawn(no, 1)
  assert.equal(
    await settle(
      world.query,
      { no, version: 1, game: GAME },
      [outcome(owner, one, 999n), outcome(owner, two, 0n)],
      owner,
      0,
      SOON,
    ),
    1,
  )
  assert.equal(await balance(owner), 80n)
  assert.equal((await ask(SOON, two)).status, 'settled')
})

test('cancelling races the settlement: one of them has it', async () => {
  const clients = await Promise.all([world.connect(), world.connect()])
  for (let turn = 0; turn < 15; turn++) {
    const owner = await member(100n)
    const no = await draw()
    const one = ticket(no, 30n)
    await place(world.query, order(owner, [one]), NOW)
    await drawn(no, 1)
    const [gone, settled] = await Promise.all([
      cancel(
        queryOn(clients[0]),
        { owner, ticket: one.id, reason: 'STOP_ON_WIN', lane: 0, exposure: [], at: SOON },
        SOON,
      ),
      settle(queryOn(clients[1]), { no, version: 1, game: GAME }, [outcome(owner, one, 60n)], owner, 0, SOON),
    ])
    assert.deepEqual([gone.status === 'cancelled', settled, await balance(owner)], [false, 1, 130n])
  }
})

test('a correction takes the whole old payout back and pays the whole new one; what is the same stays', async () => {
  const owner = await member(1_000n)
  const no = await draw()
  const [won, same] = [ticket(no, 27n), ticket(no, 10n)]
  await place(world.query, order(owner, [won, same]), NOW)
  await drawn(no, 1)
  await settle(
    world.query,
    { no, version: 1, game: GAME },
    [outcome(owner, won, 495n), outcome(owner, same, 99n)],
    owner,
    0,
    SOON,
  )
  await drawn(no, 2)
  const again = (one: SettledTicket) => settleAgain(world.query, { no, version: 2 }, one, 0, SOON)
  assert.equal(await again(outcome(owner, won, 396n)), true)
  assert.equal(await again(outcome(owner, won, 396n)), false)
  assert.equal(await again(outcome(owner, same, 99n)), false)
  assert.deepEqual((await moves(owner)).slice(4), [
    [203, -495n],
    [201, 396n],
  ])
  assert.equal(await balance(owner), 1_000n - 37n + 396n + 99n)
  await clean()
})

test('a lost ticket that wins by a correction is paid without a reversal', async () => {
  const owner = await member(100n)
  const no = await draw()
  const one = ticket(no, 1n)
  await place(world.query, order(owner, [one]), NOW)
  await drawn(no, 1)
  await settle(world.query, { no, version: 1, game: GAME }, [outcome(owner, one, 0n)], owner, 0, SOON)
  await drawn(no, 2)
  await settleAgain(world.query, { no, version: 2 }, outcome(owner, one, 99n), 0, SOON)
  assert.deepEqual(await moves(owner), [
    [200, -1n],
    [201, 99n],
  ])
})

test('a correction reaches a wallet that was closed since, and leaves it closed: it holds up no other ticket', async () => {
  const owner = await member(200n)
  const no = await draw()
  const [lost, won] = [ticket(no, 50n), ticket(no, 50n)]
  await place(world.query, order(owner, [lost, won]), NOW)
  await drawn(no, 1)
  await settle(
    world.query,
    { no, version: 1, game: GAME },
    [outcome(owner, lost, 0n), outcome(owner, won, 300n)],
    owner,
    0,
    SOON,
  )
  const away = [{ kind: 401, amount: amount(-400n), counter: world.houses.GIFT }]
  await post(world.query, [{ owner, account: 1, key: randomUUID(), source: SOURCE.DESK, at: SOON, legs: away }], SOON)
  await setAccountState(world.query, owner, 1, 'closed')
  await drawn(no, 2)
  assert.equal(await settleAgain(world.query, { no, version: 2 }, outcome(owner, won, 0n), 0, SOON), true)
  assert.deepEqual([await balance(owner), await balance(owner, 5)], [0n, -300n])
  assert.equal(await settleAgain(world.query, { no, version: 2 }, outcome(owner, lost, 500n), 0, SOON), true)
  const { rows } = await world.owner.query('select state from ledger.account where owner_id = $1 and account_no = 1', [
    owner,
  ])
  assert.deepEqual([await balance(owner), await balance(owner, 5), rows[0].state], [200n, 0n, 2])
  await clean()
})

test('a win waits for what moves its wallet, and is paid on top of it', async () => {
  const owner = await member(10n)
  const no = await draw()
  const one = ticket(no, 4n)
  await place(world.query, order(owner, [one]), NOW)
  await drawn(no, 1)
  const legs = [{ kind: 400, amount: amount(5n), counter: world.houses.GIFT }]
  await world.owner.query('begin')
  await post(queryOn(world.owner), [{ owner, account: 1, key: randomUUID(), source: SOURCE.DESK, at: NOW, legs }], NOW)
  const won = settle(world.query, { no, version: 1, game: GAME }, [outcome(owner, one, 100n)], owner, 0, SOON)
  await sleep(200)
  await world.owner.query('commit')
  assert.equal(await won, 1)
  assert.equal(await balance(owner), 10n - 4n + 5n + 100n)
  await clean()
})

test('a loss that moves nothing is said by its wager alone, once, and waits for no wallet', async () => {
  const owner = await member(10n)
  const no = await draw()
  const one = ticket(no, 4n)
  await place(world.query, order(owner, [one]), NOW)
  await drawn(no, 1)
  const lost = () => settle(world.query, { no, version: 1, game: GAME }, [outcome(owner, one, 0n)], owner, 0, SOON)
  const held = world.owner
  await held.query('begin')
  await held.query('select from ledger.account where owner_id = $1 for update', [owner])
  assert.equal(await lost(), 1)
  await held.query('rollback')
  assert.equal(await lost(), 0)
  assert.deepEqual(await wager(owner, one), [2, 4n, 0n, 4n, 10n, 6n])
  const { rows } = await world.owner.query(
    `select (select count(*)::integer from lottery.settlement where owner_id = $1) as settlements,
       (select count(*)::integer from platform.outbox where payload -> 'each' -> 'wagerId' ? $2) as told`,
    [owner, one.id],
  )
  assert.deepEqual(rows, [{ settlements: 0, told: 1 }])
  await clean()
})

test('what a wallet no longer has is owed, and collected first from what comes in', async () => {
  const owner = await member(100n)
  const no = await draw()
  const one = ticket(no, 100n)
  await place(world.query, order(owner, [one]), NOW)
  await drawn(no, 1)
  await settle(world.query, { no, version: 1, game: GAME }, [outcome(owner, one, 500n)], owner, 0, SOON)
  const spent = [{ kind: 401, amount: amount(-450n), counter: world.houses.GIFT }]
  await post(world.query, [{ owner, account: 1, key: randomUUID(), source: SOURCE.DESK, at: SOON, legs: spent }], SOON)
  await drawn(no, 2)
  await settleAgain(world.query, { no, version: 2 }, outcome(owner, one, 0n), 0, SOON)
  assert.deepEqual([await balance(owner), await balance(owner, 5)], [0n, -450n])
  const next = await draw()
  const later_ = ticket(next, 10n)
  const gift = [{ kind: 400, amount: amount(10n), counter: world.houses.GIFT }]
  await post(world.query, [{ owner, account: 1, key: randomUUID(), source: SOURCE.DESK, at: SOON, legs: gift }], SOON)
  await place(world.query, order(owner, [later_]), NOW)
  await drawn(next, 1)
  await settle(world.query, { no: next, version: 1, game: GAME }, [outcome(owner, later_, 600n)], owner, 0, SOON)
  assert.deepEqual([await balance(owner), await balance(owner, 5)], [150n, 0n])
  await clean()
})

for (const [when, before] of [
  ['before it was settled', false],
  ['after it was paid', true],
] as const)
  test(`void ${when}: net zero`, async () => {
    const owner = await member(1_000n)
    const no = await draw()
    const one = ticket(no, 18n)
    await place(world.query, order(owner, [one]), NOW)
    const gone = outcome(owner, one, 0n, { status: SETTLED.VOID, refund: one.stake, validBet: amount(0n) })
    if (before) {
      await drawn(no, 1)
      await settle(
        world.query,
        { no, version: 1, game: GAME },
        [outcome(owner, one, 99n, { rebate: amount(2n) })],
        owner,
        0,
        SOON,
      )
      await world.owner.query('update lottery.draw set state = 3 where no = $1', [no])
      assert.equal(await settleAgain(world.query, { no, version: 0 }, gone, 0, SOON), true)
      assert.equal(await settleAgain(world.query, { no, version: 0 }, gone, 0, SOON), false)
      assert.deepEqual((await moves(owner)).slice(3), [
        [203, -99n],
        [212, -2n],
        [202, 18n],
      ])
    } else {
      await world.owner.query('update lottery.draw set state = 3 where no = $1', [no])
      assert.equal(await settle(world.query, { no, version: 0, game: GAME }, [gone], owner, 0, SOON), 1)
      assert.deepEqual(await moves(owner), [
        [200, -18n],
        [202, 18n],
      ])
    }
    assert.equal(await balance(owner), 1_000n)
    assert.deepEqual(await wager(owner, one), [6, 18n, 0n, 0n, 1_000n, 1_000n])
    await clean()
  })
