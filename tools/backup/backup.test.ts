import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, test } from 'vitest'
import { amount } from '@senluna/kit/money.ts'
import { KIND, post, SOURCE, WALLET } from '@senluna/ledger/index.ts'
import { NOW, openMember, openWorld, type World } from '@senluna/ledger/testing/world.ts'
import { migrate } from '@senluna/server/start/setup.ts'
import { type Postgres, startPostgres } from '../postgres/index.ts'
import { throwawayFolder } from '../postgres/throwaway.ts'
import { ensureDatabase } from '../setup/database.ts'
import { backupsIn, takeBackup } from './backup.ts'
import { restoreBackup } from './restore.ts'

let postgres: Postgres
let world: World
let scratch: string
let url: string
const PICTURE = 'ab/0190-picture'

beforeAll(async () => {
  scratch = mkdtempSync(join(tmpdir(), 'senluna-backup-'))
  // Run as root, PostgreSQL's own account has to pass.
  chmodSync(scratch, 0o755)
  postgres = await startPostgres({ data: throwawayFolder(true), durable: true, settings: { shared_buffers: '32MB' } })
  url = postgres.url('senluna')
  await ensureDatabase(url)
  await migrate(url)
  world = await openWorld(url)
  mkdirSync(join(scratch, 'files', 'ab'), { recursive: true })
  writeFileSync(join(scratch, 'files', PICTURE), 'a picture of 1,000 words')
})
afterAll(async () => {
  await world.close()
  await postgres.stop()
  for (const path of [postgres.data, `${postgres.data}.log`, scratch]) rmSync(path, { recursive: true, force: true })
})

const from = (more: { to: string; keyFile?: string; keep?: number }) => ({
  url,
  files: join(scratch, 'files'),
  keep: 3,
  ...more,
})

/** Sums of everything that holds money, in one snapshot. */
async function sums(address: string) {
  const client = new pg.Client({ connectionString: address })
  await client.connect()
  const { rows } = await client.query(`select (select sum(balance)::text from ledger.account) as balances,
    (select sum(balance)::text from ledger.for_house) as houses,
    (select count(*)::integer from ledger.transfer) as transfers, (select sum(amount)::text from ledger.transfer) as moved`)
  await client.end()
  return rows[0] as { balances: string; houses: string; transfers: number; moved: string }
}

/** Posts without a pause until it is stopped; answers how many were acknowledged. */
function load() {
  let stopped = false
  let posted = 0
  const run = async () => {
    const client = await world.connect()
    const query = async <Row>(text: string, values: readonly unknown[]) =>
      (await client.query(text, [...values])).rows as Row[]
    const member = await openMember(world)
    while (!stopped) {
      const legs = [{ kind: KIND.ACTIVITY_REWARD, amount: amount(7n), contra: world.houses.GIFT }]
      const posting = { owner: member, account: WALLET.MAIN, key: randomUUID(), source: SOURCE.GRANT, at: NOW, legs }
      const [{ status } = {}] = await post(query, [posting], NOW)
      assert.equal(status, 'posted')
      posted++
    }
  }
  const running = Promise.all([run(), run(), run()])
  return {
    posted: () => posted,
    stop: async () => {
      stopped = true
      await running
    },
  }
}

/** A restored database, brought up; it ends with what is done. */
async function withRestored(data: string, work: (address: string) => Promise<void>) {
  const restored = await startPostgres({ data, durable: true })
  try {
    await work(restored.url('senluna'))
  } finally {
    await restored.stop()
  }
}

/** Each restore brings up a PostgreSQL of its own, and works out every check of the books. */
const RESTORES_MS = 90_000

test(
  'a backup under load holds everything that was acknowledged before it, whole and balanced',
  { timeout: RESTORES_MS },
  async () => {
    const busy = load()
    while (busy.posted() < 50) await new Promise((resolve) => setTimeout(resolve, 20))
    const before = busy.posted()
    const backup = await takeBackup(from({ to: join(scratch, 'busy') }))
    const after = busy.posted()
    await busy.stop()
    assert.ok(after > before, 'money moved meanwhile')
    const data = join(scratch, 'restored', 'postgres')
    const files = join(scratch, 'restored', 'files')
    const restored = await restoreBackup({ from: backup.folder, data, files, over: false })
    assert.ok(restored.checks > 20)
    assert.equal(readFileSync(join(files, PICTURE), 'utf8'), 'a picture of 1,000 words')
    await withRestored(restored.data, async (address) => {
      const { transfers, balances, houses } = await sums(address)
      assert.ok(transfers >= before, `${transfers} of ${before} are there`)
      assert.deepEqual([balances, houses], ['0', String(-7 * transfers)])
    })
  },
)

test(
  'a quiet database comes back with the very sums it had, encrypted and with another key not at all',
  { timeout: RESTORES_MS },
  async () => {
    const [keyFile, otherKey] = [join(scratch, 'key'), join(scratch, 'other')]
    writeFileSync(keyFile, `${'5e'.repeat(32)}\n`)
    writeFileSync(otherKey, `${'9e'.repeat(32)}\n`)
    const was = await sums(url)
    const backup = await takeBackup(from({ to: join(scratch, 'quiet'), keyFile }))
    const data = join(scratch, 'again', 'postgres')
    const to = { from: backup.folder, data, files: join(scratch, 'again', 'files'), over: false }
    await assert.rejects(restoreBackup(to), /encrypted/)
    await assert.rejects(restoreBackup({ ...to, keyFile: otherKey }), /another key/)
    assert.ok(!existsSync(data), 'nothing is left of a try')
    const restored = await restoreBackup({ ...to, keyFile })
    await withRestored(restored.data, async (address) => assert.deepEqual(await sums(address), was))
    await assert.rejects(restoreBackup({ ...to, keyFile }), /There is something in/)
    const again = await restoreBackup({ ...to, keyFile, over: true })
    assert.equal(again.aside.length, 2)
    for (const path of again.aside) assert.ok(readdirSync(path).length > 0, 'what was there is kept')
    const base = join(backup.folder, 'base.tar.zst.sealed')
    const bytes = readFileSync(base)
    bytes[bytes.length >> 1]! ^= 1
    writeFileSync(base, bytes)
    await assert.rejects(restoreBackup({ ...to, keyFile, over: true }), /damaged/)
  },
)

test('so many are kept as was said, what was half done goes, and the database knows of the last', async () => {
  const to = join(scratch, 'kept')
  mkdirSync(join(to, 'senluna-20200101T000000000Z.unfinished'), { recursive: true })
  for (let nth = 0; nth < 3; nth++) await takeBackup(from({ to, keep: 2 }))
  assert.equal(backupsIn(to).length, 2)
  assert.equal(readdirSync(to).length, 2)
  const { rows } = await world.owner.query(
    `select bytes > 1000 as some, encrypted, clock_timestamp() - at < interval '1 minute' as fresh from platform.backup order by at desc limit 1`,
  )
  assert.deepEqual(rows, [{ some: true, encrypted: false, fresh: true }])
})
