import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { id } from '@senluna/kit/ids.ts'
import { afterAll, beforeAll, test } from 'vitest'
import { NOW, queryOn } from '@senluna/ledger/testing/world.ts'
import {
  world,
  openMoney,
  GAME,
  LOCK,
  SOON,
  member,
  draw,
  ticket,
  exposure,
  order,
  outcome,
  drawn,
  balance,
} from '../testing/money-world.ts'
import { cancel } from './cancel.ts'
import { place } from './place.ts'
import { settle } from './settle.ts'

// Taking a ticket back: before the lock, once.

let close: () => Promise<void>
beforeAll(async () => {
  close = await openMoney()
})
afterAll(() => close())

test('a ticket is taken back before the lock, once, and never after it', async () => {
  const owner = await member(100n)
  const no = await draw()
  const [first, second] = [ticket(no, 30n), ticket(no, 20n)]
  await place(world.query, order(owner, [first, second], [exposure(no, 50n)]), NOW)
  const ask = (at = SOON, which = first) =>
    cancel(
      world.query,
      { owner, ticket: which.id, reason: 'PLAYER', lane: 0, exposure: [exposure(no, which.stake)], at },
      at,
    )
  assert.deepEqual(await ask(), { status: 'cancelled', balance: 80n })
  assert.deepEqual(await ask(), { status: 'cancelled_before', balance: 80n })
  assert.equal((await ask(LOCK, second)).status, 'locked')
  assert.equal(
    (
      await cancel(
        world.query,
        { owner, ticket: id<'ticket'>(randomUUID()), reason: 'PLAYER', lane: 0, exposure: [], at: SOON },
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
      [outcome(owner, first, 999n), outcome(owner, second, 0n)],
      owner,
      0,
      SOON,
    ),
    1,
  )
  assert.equal(await balance(owner), 80n)
  assert.equal((await ask(SOON, second)).status, 'settled')
})

test('cancelling races the settlement: one of them has it', async () => {
  const clients = await Promise.all([world.connect(), world.connect()])
  for (let turn = 0; turn < 15; turn++) {
    const owner = await member(100n)
    const no = await draw()
    const wagered = ticket(no, 30n)
    await place(world.query, order(owner, [wagered]), NOW)
    await drawn(no, 1)
    const [gone, settled] = await Promise.all([
      cancel(
        queryOn(clients[0]),
        { owner, ticket: wagered.id, reason: 'STOP_ON_WIN', lane: 0, exposure: [], at: SOON },
        SOON,
      ),
      settle(queryOn(clients[1]), { no, version: 1, game: GAME }, [outcome(owner, wagered, 60n)], owner, 0, SOON),
    ])
    assert.deepEqual([gone.status === 'cancelled', settled, await balance(owner)], [false, 1, 130n])
  }
})
