import assert from 'node:assert/strict'
import { sql } from 'kysely'
import { afterAll, beforeAll, test } from 'vitest'
import { merchantCode } from '@senluna/kit/brand.ts'
import { DAY } from '@senluna/kit/time.ts'
import { recordPlayed } from '../modules/catalog/played-store.ts'
import { askAs, GAME, newSomebody, openHouse, type House, type Somebody } from '../modules/rounds/testing/house.ts'
import { removeExpiredTrials } from '../modules/sessions/index.ts'

let house: House
beforeAll(async () => {
  house = await openHouse()
})
afterAll(() => house.close())

async function marked(who: Somebody): Promise<void> {
  assert.equal((await askAs(house, who, 'PUT', '/wps/v2/favorites', { gameId: GAME })).success, true)
  const at = house.parts.clock.now()
  await house.parts.database.db
    .transaction()
    .execute((tx) =>
      recordPlayed(tx, [{ memberId: who.member.id, merchantCode: merchantCode('senluna'), gameId: GAME, at }]),
    )
}

async function kept(who: Somebody): Promise<number[]> {
  const { rows } = await sql<{ marks: number; plays: number }>`
    select (select count(*)::integer from catalog.favorite where member_id = ${who.member.id}) as marks,
      (select count(*)::integer from catalog.recent where member_id = ${who.member.id}) as plays`.execute(
    house.parts.database.db,
  )
  return [rows[0]!.marks, rows[0]!.plays]
}

test('favourites and recent games go with a trial account, a member’s stay', async () => {
  const [trial, member] = [await newSomebody(house, 4), await newSomebody(house)]
  await marked(trial)
  await marked(member)
  assert.deepEqual(await kept(trial), [1, 1])
  house.advance(DAY + 1_000)
  assert.equal(await removeExpiredTrials(house.parts.sessions, house.parts.clock.now()), 1)
  assert.deepEqual(
    [await kept(trial), await kept(member)],
    [
      [0, 0],
      [1, 1],
    ],
  )
})
