import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, test } from 'vitest'
import { amount } from '@senluna/kit/money.ts'
import { post, setAccountState, SOURCE, WALLET, KIND } from '@senluna/ledger/index.ts'
import { NOW, queryOn } from '@senluna/ledger/testing/world.ts'
import {
  world,
  openMoney,
  GAME,
  SOON,
  member,
  draw,
  ticket,
  order,
  outcome,
  drawn,
  balance,
  moves,
  wager,
  clean,
} from '../testing/money-world.ts'
import { place } from './place.ts'
import { settle, settleAgain, SETTLED, type SettledTicket } from './settle.ts'

// Settling: each ticket once, and again when its result changes.

let close: () => Promise<void>
beforeAll(async () => {
  close = await openMoney()
})
afterAll(() => close())

test('settling pays each ticket once, however often and by however many it is asked for', async () => {
  const no = await draw()
  const owners = (await Promise.all(Array.from({ length: 10 }, () => member(1_000n)))).sort()
  const tickets = owners.map(() => [ticket(no, 100n), ticket(no, 200n), ticket(no, 50n)])
  for (const [at, owner] of owners.entries()) await place(world.query, order(owner, tickets[at]!), NOW)
  await drawn(no, 1)
  const outcomes = owners.flatMap((owner, at) => {
    const [first, second, third] = tickets[at]!
    return [
      outcome(owner, first!, 9_900n, { rebate: amount(7n) }),
      outcome(owner, second!, 0n, { rebate: amount(3n) }),
      outcome(owner, third!, 50n, { status: SETTLED.PUSH, validBet: amount(0n) }),
    ]
  })
  const clients = await Promise.all(Array.from({ length: 4 }, () => world.connect()))
  const counts = await Promise.all(
    clients.map((client) => settle(queryOn(client), { no, version: 1, game: GAME }, outcomes, owners.at(-1)!, 0, SOON)),
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
  const again = (ticket: SettledTicket) => settleAgain(world.query, { no, version: 2 }, ticket, 0, SOON)
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
  const wagered = ticket(no, 1n)
  await place(world.query, order(owner, [wagered]), NOW)
  await drawn(no, 1)
  await settle(world.query, { no, version: 1, game: GAME }, [outcome(owner, wagered, 0n)], owner, 0, SOON)
  await drawn(no, 2)
  await settleAgain(world.query, { no, version: 2 }, outcome(owner, wagered, 99n), 0, SOON)
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
  const away = [{ kind: KIND.MANUAL_DEBIT, amount: amount(-400n), contra: world.houses.GIFT }]
  await post(
    world.query,
    [{ owner, account: WALLET.MAIN, key: randomUUID(), source: SOURCE.DESK, at: SOON, legs: away }],
    SOON,
  )
  await setAccountState(world.query, owner, WALLET.MAIN, 'closed')
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
  const wagered = ticket(no, 4n)
  await place(world.query, order(owner, [wagered]), NOW)
  await drawn(no, 1)
  const legs = [{ kind: KIND.MANUAL_CREDIT, amount: amount(5n), contra: world.houses.GIFT }]
  await world.owner.query('begin')
  await post(
    queryOn(world.owner),
    [{ owner, account: WALLET.MAIN, key: randomUUID(), source: SOURCE.DESK, at: NOW, legs }],
    NOW,
  )
  const won = settle(world.query, { no, version: 1, game: GAME }, [outcome(owner, wagered, 100n)], owner, 0, SOON)
  await sleep(200)
  await world.owner.query('commit')
  assert.equal(await won, 1)
  assert.equal(await balance(owner), 10n - 4n + 5n + 100n)
  await clean()
})

test('a loss that moves nothing is said by its wager alone, once, and waits for no wallet', async () => {
  const owner = await member(10n)
  const no = await draw()
  const wagered = ticket(no, 4n)
  await place(world.query, order(owner, [wagered]), NOW)
  await drawn(no, 1)
  const lost = () => settle(world.query, { no, version: 1, game: GAME }, [outcome(owner, wagered, 0n)], owner, 0, SOON)
  const held = world.owner
  await held.query('begin')
  await held.query('select from ledger.account where owner_id = $1 for update', [owner])
  assert.equal(await lost(), 1)
  await held.query('rollback')
  assert.equal(await lost(), 0)
  assert.deepEqual(await wager(owner, wagered), [2, 4n, 0n, 4n, 10n, 6n])
  const { rows } = await world.owner.query(
    `select (select count(*)::integer from lottery.settlement where owner_id = $1) as settlements,
       (select count(*)::integer from platform.outbox where payload -> 'each' -> 'wagerId' ? $2) as events`,
    [owner, wagered.id],
  )
  assert.deepEqual(rows, [{ settlements: 0, events: 1 }])
  await clean()
})

test('what a wallet no longer has is owed, and collected first from what comes in', async () => {
  const owner = await member(100n)
  const no = await draw()
  const wagered = ticket(no, 100n)
  await place(world.query, order(owner, [wagered]), NOW)
  await drawn(no, 1)
  await settle(world.query, { no, version: 1, game: GAME }, [outcome(owner, wagered, 500n)], owner, 0, SOON)
  const spent = [{ kind: KIND.MANUAL_DEBIT, amount: amount(-450n), contra: world.houses.GIFT }]
  await post(
    world.query,
    [{ owner, account: WALLET.MAIN, key: randomUUID(), source: SOURCE.DESK, at: SOON, legs: spent }],
    SOON,
  )
  await drawn(no, 2)
  await settleAgain(world.query, { no, version: 2 }, outcome(owner, wagered, 0n), 0, SOON)
  assert.deepEqual([await balance(owner), await balance(owner, 5)], [0n, -450n])
  const next = await draw()
  const later_ = ticket(next, 10n)
  const gift = [{ kind: KIND.MANUAL_CREDIT, amount: amount(10n), contra: world.houses.GIFT }]
  await post(
    world.query,
    [{ owner, account: WALLET.MAIN, key: randomUUID(), source: SOURCE.DESK, at: SOON, legs: gift }],
    SOON,
  )
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
    const wagered = ticket(no, 18n)
    await place(world.query, order(owner, [wagered]), NOW)
    const gone = outcome(owner, wagered, 0n, { status: SETTLED.VOID, refund: wagered.stake, validBet: amount(0n) })
    if (before) {
      await drawn(no, 1)
      await settle(
        world.query,
        { no, version: 1, game: GAME },
        [outcome(owner, wagered, 99n, { rebate: amount(2n) })],
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
    assert.deepEqual(await wager(owner, wagered), [6, 18n, 0n, 0n, 1_000n, 1_000n])
    await clean()
  })
