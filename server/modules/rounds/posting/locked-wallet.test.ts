import assert from 'node:assert/strict'
import pg from 'pg'
import { afterAll, beforeAll, test } from 'vitest'
import { holds, newSomebody, openHouse, sit, spin, spun, type House, type Seated } from '../testing/house.ts'

let house: House
beforeAll(async () => {
  house = await openHouse({ LANES: '1' })
})
afterAll(() => house.close())

test('a wallet that somebody else holds locked keeps nobody else from playing', async () => {
  const players: Seated[] = []
  for (let i = 0; i < 12; i++) players.push(await sit(house, await newSomebody(house)))
  // Every play state is known, so that the next rounds arrive together and travel as one batch.
  for (const who of players) await spun(house, who)
  house.advance(3_000)
  const locked = players[5]!
  const before = await holds(house, locked)
  const desk = new pg.Client({ connectionString: house.url })
  await desk.connect()
  await desk.query('begin')
  await desk.query('select 1 from ledger.account where owner_id = $1 and account_no = 1 for update', [locked.member.id])
  try {
    const began = performance.now()
    const replies = await Promise.all(players.map((who) => spin(house, who, { stake: '1000', seen: who.last!.id })))
    assert.deepEqual(
      replies.map((reply) => reply.errorCode ?? 'ok'),
      players.map((who) => (who === locked ? 'SYS_BUSY' : 'ok')),
    )
    assert.ok(performance.now() - began < 4_000)
    assert.match(
      await house.parts.metrics.figures(),
      /batch_items_bucket{le="4",role="all"} (\d+)\n(?:.*\n)*?.*batch_items_count{role="all"} (?!\1\n)/,
      'some went as a batch of more than four',
    )
  } finally {
    await desk.query('rollback')
    await desk.end()
  }
  assert.equal(await holds(house, locked), before)
  assert.equal((await spin(house, locked, { stake: '1000', seen: locked.last!.id })).success, true)
  assert.deepEqual(await house.breaks(), [])
})
