import { afterAll, beforeAll, describe, test } from 'vitest'
import { openWorld, type World } from '@senluna/ledger/testing/world.ts'
import { createTestDatabase } from '../../../testing/database.ts'
import { OPERATION_CHECKS } from '../testing/operations-suite.ts'

// The scale of a currency is data: no operation may depend on it.
for (const scale of [0, 2, 4]) {
  describe(`bet, win, rollback, correction, close and cancellation at scale ${scale}`, () => {
    let world: World
    beforeAll(async () => {
      world = await openWorld(await createTestDatabase(), scale)
    })
    afterAll(() => world.close())

    for (const check of OPERATION_CHECKS) test(check.name, () => check.run(world, scale === 0 ? 1 : 0.1), 60_000)
  })
}
