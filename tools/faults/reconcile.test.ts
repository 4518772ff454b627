import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { test } from 'vitest'
import { post } from '@senluna/ledger/index.ts'
import { move } from '@senluna/ledger/testing/suite.ts'
import { NOW, openMember, openWorld } from '@senluna/ledger/testing/world.ts'
import { CHECKS } from '@senluna/server/reconcile.ts'
import { createTestDatabase } from '@senluna/server/testing/database.ts'
import { ROOT } from '../setup/root.ts'

const reconciled = (url: string) => {
  const done = spawnSync(process.execPath, [join(ROOT, 'tools', 'reconcile.ts')], {
    env: { ...process.env, DATABASE_URL: url },
    encoding: 'utf8',
  })
  return { code: done.status, said: done.stdout + done.stderr }
}

test('the command tells whether a ledger holds, and what does not', async () => {
  const url = await createTestDatabase()
  const world = await openWorld(url)
  const member = await openMember(world)
  await post(world.query, [move(world, member, 100n)], NOW)
  const sound = reconciled(url)
  assert.equal(sound.code, 0, sound.said)
  assert.match(sound.said, new RegExp(`${CHECKS.length} of ${CHECKS.length} checks hold`))
  await world.owner.query('update ledger.account set balance = balance + 7 where owner_id = $1 and account_no = 1', [
    member,
  ])
  await world.close()
  const broken = reconciled(url)
  assert.equal(broken.code, 1, broken.said)
  assert.match(
    broken.said,
    new RegExp(`BROKEN {2}every account equals .*\n.*account ${member}/1 holds 107, its entries come to 100`),
  )
})
