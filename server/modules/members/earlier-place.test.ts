import assert from 'node:assert/strict'
import { afterAll, beforeAll, test } from 'vitest'
import { openHouse, newSomebody, type House } from '../rounds/testing/house.ts'

let house: House
beforeAll(async () => {
  house = await openHouse()
}, 120_000)
afterAll(() => house.close())

test('where somebody stood is told for any moment, kept by the database, and nobody moves without saying since when', async () => {
  const { pool } = house.parts.database
  const [agent, other] = [await newSomebody(house, 1), await newSomebody(house, 1)]
  const { member } = await newSomebody(house)
  const began = house.parts.clock.now()
  const at = (ms: number) => new Date(began + ms)
  const move = (above: string | null, since: Date | null) =>
    pool.query('update members.member set parent_id = $2, path = $3::uuid[], placed_at = $4 where id = $1', [
      member.id,
      above,
      above ? [above] : [],
      since,
    ])
  const placeAt = async (ms: number) => {
    const { rows } = await pool.query<{ parent_id: string | null; path: string[] }>(
      'select parent_id, path::text[] as path from members.place_at($1, $2)',
      [member.id, at(ms)],
    )
    return rows[0]
  }
  await move(agent.member.id, at(1_000))
  await move(other.member.id, at(2_000))
  // What is written beside it moves nobody.
  await pool.query('update members.member set nickname = $2, placed_at = $3 where id = $1', [member.id, 'x', at(9_000)])
  const [agentId, otherId] = [agent.member.id, other.member.id]
  for (const [ms, above] of [
    [0, null],
    [999, null],
    [1_000, agentId],
    [1_999, agentId],
    [2_000, otherId],
    [10_000_000, otherId],
  ] as const)
    assert.deepEqual(await placeAt(ms), { parent_id: above, path: above ? [above] : [] }, String(ms))
  await assert.rejects(move(agentId, null), /says since when/)
  await assert.rejects(move(agentId, at(2_000)), /says since when/)
  await assert.rejects(pool.query('update members.earlier_place set path = path'), { code: '42501' })
  await assert.rejects(
    pool.query('insert into members.earlier_place (member_id, until, type, path) values ($1, $2, 0, $3)', [
      member.id,
      at(500),
      [],
    ]),
    { code: '42501' },
  )
})
