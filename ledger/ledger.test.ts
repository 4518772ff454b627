import { afterAll, beforeAll, describe, test } from 'vitest'
import { createTestDatabase } from '@senluna/server/testing/database.ts'
import { CHECKS } from './testing/suite.ts'
import { openWorld, type World } from './testing/world.ts'

// The scale of a currency is data: nothing in the ledger may depend on it.
for (const scale of [0, 2, 4]) {
  describe(`a currency of scale ${scale}`, () => {
    let world: World
    beforeAll(async () => {
      world = await openWorld(await createTestDatabase(), scale)
    })
    afterAll(() => world.close())

    for (const check of CHECKS) test(check.name, () => check.run(world, scale === 0 ? 1 : 0.3))
  })
}
