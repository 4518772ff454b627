import assert from 'node:assert/strict'
import { BRANDS } from '@senluna/brands/index.ts'
import { KIND, reconcile } from '@senluna/ledger/index.ts'
import { markPretended } from '@senluna/server/modules/members/index.ts'
import { queryOf } from '@senluna/server/platform/database/query.ts'
import { CHECKS } from '@senluna/server/reconcile.ts'
import { asOwner, openDemoStaff } from '@senluna/server/start/setup.ts'
import { createTestDatabase } from '@senluna/server/testing/database.ts'
import { sql } from 'kysely'
import { test } from 'vitest'
import { seedBrands } from '../../seed/index.ts'
import { instant } from '@senluna/kit/time.ts'
import { makeHistory } from './history.ts'

const secrets = { SEED_KEY: '5e'.repeat(32), PEPPER: '9e'.repeat(32), KEY_SECRET: '7e'.repeat(32) }
const env = { NODE_ENV: 'test', FILES_STORE: 'database', ...secrets }

test('days of a few people, through the product’s own calls: the books hold', { timeout: 300_000 }, async () => {
  const databaseUrl = await createTestDatabase()
  await asOwner(databaseUrl, ({ db }) => seedBrands(db, BRANDS, instant(Date.now())))
  await openDemoStaff(databaseUrl, { pepper: secrets.PEPPER, keySecret: secrets.KEY_SECRET })
  const options = { env, databaseUrl, people: 8, days: 8, resultDays: 40, secret: secrets.KEY_SECRET }
  const made = await makeHistory(options)
  assert.deepEqual(made?.failed, [])
  assert.ok(made.visits >= 8)
  assert.ok(made.draws > 5_000)
  await asOwner(databaseUrl, async ({ db }) => {
    const { rows } = await sql<Record<string, boolean>>`select
      (select count(*) = 8 and bool_and(pretended) and bool_and(label = 'DEMO') and max(created_at) < now() - interval '1 hour'
        from members.member where user_name not in ('demoagent1', 'demokol1')) as members,
      (select count(*) > 0 from wagers.wager where status > 0) as settled,
      (select count(*) = 0 from lottery.draw where draw_at < now() - interval '1 minute' and state in (0, 1)) as drawn,
      (select count(*) > 44 from lottery.draw where game = 'VN_N' and state = 2) as daily,
      (select count(*) >= 199 from lottery.draw where game = 'K3_1M' and state = 2) as fast`.execute(db)
    assert.deepEqual(rows[0], { members: true, settled: true, drawn: true, daily: true, fast: true })
    const { rows: agents } = await sql<Record<string, boolean>>`with top as (
        select id from members.member where user_name = 'demoagent1')
      select
        (select max(cardinality(m.path)) >= 3 and count(*) filter (where m.type = 1) >= 3
          from members.member m, top where m.path @> array[top.id]) as levels,
        (select sum(c.uses) >= 2 from referrals.ref_code c join top on c.owner_id = top.id) as opened,
        (select count(distinct holder_id) >= 2 from contracts.contract where kind = 'DAILY_SALARY' and state = 'SIGNED') as signed,
        (select count(*) > 0 from bills.bill, top where holder_id = top.id and kind = 'DAILY_SALARY' and state = 'PAID' and paid > 0) as received,
        (select count(*) > 0 from ledger.transfer t, top where t.owner_id = top.id and t.kind = ${KIND.AGENT_REBATE}) as rebates`.execute(
      db,
    )
    assert.deepEqual(agents[0], {
      levels: true,
      opened: true,
      signed: true,
      received: true,
      rebates: true,
    })
    const { rows: given } = await sql<Record<string, boolean>>`select
        (select count(*) > 0 from promotions.participation where promotion_id = 'check-in' and state = 'CLAIMED') as checked_in,
        (select count(*) > 0 from promotions.participation where promotion_id = 'welcome-code' and state = 'CLAIMED') as codes,
        (select count(*) > 0 from promotions.participation where promotion_id = 'red-envelopes' and state = 'CLAIMED') as envelopes,
        (select count(*) > 0 from promotions.participation where promotion_id in ('first-deposit', 'daily-reload')) as bonuses,
        (select count(distinct promotion_id) >= 5 from promotions.participation where state = 'CLAIMED') as several,
        (select count(*) > 0 from ledger.transfer where kind = ${KIND.POINTS_EARNED}) as points,
        (select count(distinct day) >= 7 from vip.run where kind = 'RISE') as levels,
        (select count(*) > 0 from vip.state where level > 0) as risen,
        (select count(*) > 0 from vip.rebate) as repaid,
        (select count(*) > 0 from members.member where pretended and profile ? 'birthday') as birthdays,
        (select count(distinct day) >= 7 from vip.run where kind = 'REBATE') as vip_rebates`.execute(db)
    assert.deepEqual(given[0], {
      checked_in: true,
      codes: true,
      envelopes: true,
      bonuses: true,
      several: true,
      points: true,
      levels: true,
      risen: true,
      repaid: true,
      birthdays: true,
      vip_rebates: true,
    })
    const { rows: affiliates } = await sql<Record<string, boolean>>`with affiliate as (
        select id from members.member where user_name = 'demokol1')
      select
        (select count(*) > 0 from members.member m, affiliate where m.parent_id = affiliate.id and m.pretended) as brought,
        (select sum(c.uses) > 0 from referrals.ref_code c join affiliate on c.owner_id = affiliate.id) as registered,
        (select bool_and(c.state = 'SIGNED') from contracts.contract c, affiliate where c.holder_id = affiliate.id) as signed`.execute(
      db,
    )
    assert.deepEqual(affiliates[0], { brought: true, registered: true, signed: true })
    const breaks = await db
      .transaction()
      .setIsolationLevel('repeatable read')
      .execute((tx) => reconcile(queryOf(tx), CHECKS))
    assert.deepEqual(breaks, [])
  })
  assert.equal(await makeHistory(options), undefined, 'it is made once')
})

test('nobody is pretended where money is real', async () => {
  const [brand] = BRANDS
  assert.ok(brand)
  const licensed = { ...brand, currency: { ...brand.currency, demonstration: false } }
  await assert.rejects(markPretended(undefined as never, licensed, 'anybody'), /real money/)
})
