import assert from 'node:assert/strict'
import type { Id } from '@senluna/kit/ids.ts'
import { BILL_DAMAGES } from '@senluna/server/modules/bills/testing/damages.ts'
import { CASHIER_DAMAGES } from '@senluna/server/modules/cashier/testing/damages.ts'
import { CREDIT_DAMAGES } from '@senluna/server/modules/credit/testing/damages.ts'
import { FACT_DAMAGES } from '@senluna/server/modules/facts/testing/damages.ts'
import { JACKPOT_DAMAGES } from '@senluna/server/modules/jackpots/testing/damages.ts'
import { LOTTERY_DAMAGES } from '@senluna/server/modules/lottery/testing/damages.ts'
import { POINT_DAMAGES } from '@senluna/server/modules/points/testing/damages.ts'
import { PROMOTION_DAMAGES } from '@senluna/server/modules/promotions/testing/damages.ts'
import { REBATE_DAMAGES } from '@senluna/server/modules/rebates/testing/damages.ts'
import { VIP_DAMAGES } from '@senluna/server/modules/vip/testing/damages.ts'
import { WAGER_DAMAGES } from '@senluna/server/modules/wagers/testing/damages.ts'
import { CHECKS } from '@senluna/server/reconcile.ts'
import { createTestDatabase } from '@senluna/server/testing/database.ts'
import { afterAll, beforeAll, test } from 'vitest'
import { reconcile } from './index.ts'
import { LEDGER_DAMAGES } from './testing/damages.ts'
import { playedMember } from './testing/played-member.ts'
import { breaksIn, openWorld, queryOn, type World } from './testing/world.ts'

const DAMAGES = [
  ...LEDGER_DAMAGES,
  ...WAGER_DAMAGES,
  ...CASHIER_DAMAGES,
  ...LOTTERY_DAMAGES,
  ...JACKPOT_DAMAGES,
  ...FACT_DAMAGES,
  ...REBATE_DAMAGES,
  ...POINT_DAMAGES,
  ...BILL_DAMAGES,
  ...VIP_DAMAGES,
  ...PROMOTION_DAMAGES,
  ...CREDIT_DAMAGES,
]

let world: World
let member: Id<'member'>

beforeAll(async () => {
  world = await openWorld(await createTestDatabase())
  member = await playedMember(world)
})
afterAll(() => world.close())

test('a ledger that holds has no breaks', async () => assert.deepEqual(await breaksIn(world), []))

for (const [what, sql, checks] of DAMAGES) {
  test(`reconcile reports ${what}`, async () => {
    await world.owner.query('begin')
    try {
      await world.owner.query('set local session_replication_role = replica')
      let harmed = 0
      for (const text of sql)
        harmed += (await world.owner.query(text, text.includes('$1') ? [member] : [])).rowCount ?? 0
      assert.ok(harmed > 0, 'the damage was done')
      const breaks = await reconcile(queryOn(world.owner), CHECKS)
      const names = breaks.map((item) => item.check)
      for (const check of checks) assert.ok(names.includes(check), `${check}; found: ${names.join('; ')}`)
      for (const { detail } of breaks) assert.ok(detail.length > 10, 'and says where')
    } finally {
      await world.owner.query('rollback')
    }
  })
}

for (const [what, change, sentence] of [
  ['money', 'balance = balance + 1', /^account \S+\/1 holds (\d+), its entries come to (\d+)$/],
  [
    'the number of entries',
    'version = version + 1',
    /^account \S+\/1 has counted (\d+) entries, (\d+) are there; both come to \d+$/,
  ],
] as const) {
  test(`an account that differs from its entries by ${what} says so`, async () => {
    await world.owner.query('begin')
    try {
      await world.owner.query('set local session_replication_role = replica')
      await world.owner.query(`update ledger.account set ${change} where owner_id = $1 and account_no = 1`, [member])
      const [found] = await reconcile(queryOn(world.owner), CHECKS)
      const [, kept, there] = sentence.exec(found?.detail ?? '') ?? []
      assert.equal(Number(kept), Number(there) + 1, found?.detail)
    } finally {
      await world.owner.query('rollback')
    }
  })
}

test('every check has a damage that it finds', () => {
  assert.deepEqual(
    [...new Set(DAMAGES.flatMap(([, , checks]) => checks))].sort(),
    CHECKS.map(({ name }) => name).sort(),
  )
})
