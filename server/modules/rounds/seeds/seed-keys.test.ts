import { id } from '@senluna/kit/ids.ts'
import assert from 'node:assert/strict'
import { sql } from 'kysely'
import { afterAll, beforeAll, test } from 'vitest'
import { createParts } from '../../../parts.ts'
import { readConfiguration } from '../../../configuration.ts'
import {
  atGame,
  GAME,
  gameSessionOf,
  newSomebody,
  openHouse,
  sit,
  spun,
  testEnv,
  type House,
} from '../testing/house.ts'
import { fairnessOf, rotate } from './seeds.ts'

const NEW_KEY = '8b'.repeat(32)

let house: House
beforeAll(async () => {
  house = await openHouse()
})
afterAll(() => house.close())

/** Another server on the same database, after the seed key was changed. */
const changed = (former: string | undefined) =>
  createParts(
    readConfiguration({ ...testEnv(house.url), SEED_KEY: NEW_KEY, ...(former ? { SEED_KEYS_FORMER: former } : {}) }),
  )

test('after the seed key was changed, older seeds open and new ones are sealed with the new key', async () => {
  const who = await sit(house, await newSomebody(house))
  await spun(house, who)
  await atGame(house, who, 'POST', `/wps/house/${GAME}/rounds/${who.last!.id}/seen`, { step: who.last!.steps })
  const session = await gameSessionOf(house, who)
  const parts = await changed(testEnv(house.url).SEED_KEY)
  try {
    const { seedId } = who.opening.seeds
    const { revealed } = await rotate(parts.rounds, session, undefined, parts.clock.now())
    assert.equal(revealed[0]!.seedId, seedId)
    assert.equal((await fairnessOf(parts.rounds, id(seedId))).serverSeed, revealed[0]!.serverSeed)
    const { rows } = await sql<{ sealed: Buffer; former: boolean }>`
      select sealed, id in (${seedId}, (select seed_id from rounds.play_state where owner_id = ${who.member.id})) as former
      from rounds.seed where owner_id = ${who.member.id}`.execute(parts.database.db)
    assert.equal(rows.length, 3)
    const { vault } = parts.rounds.source
    for (const { sealed, former } of rows) assert.equal(vault.keyIdOf(sealed) !== vault.keyId, former)
  } finally {
    await parts.close()
  }
  const without = await changed(undefined)
  try {
    await assert.rejects(fairnessOf(without.rounds, id(who.opening.seeds.seedId)), /a former key is missing/)
  } finally {
    await without.close()
  }
})
