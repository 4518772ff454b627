import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { uuidV7 } from '@senluna/kit/ids.ts'
import type { Id } from '@senluna/kit/ids.ts'
import { DAY, later } from '@senluna/kit/time.ts'
import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, test } from 'vitest'
import { member, openFront, upload, type Front } from '../feedback/testing/front.ts'
import { cleanFiles } from './jobs.ts'
import { databaseStore } from './file-store.ts'
import { localFileStore } from './local-store.ts'
import { withOlder } from './older-stores.ts'

const folder = mkdtempSync(join(tmpdir(), 'senluna-pictures-'))
const store = localFileStore(folder)
let front: Front
beforeAll(async () => {
  front = await openFront(withOlder(store, [databaseStore]))
})
afterAll(async () => {
  await front.close()
  rmSync(folder, { recursive: true, force: true })
})

const png = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#07c' } })
  .png()
  .toBuffer()
const newId = (): Id<'file'> => uuidV7(Date.now(), crypto.getRandomValues(new Uint8Array(10))) as Id<'file'>
const pathOf = (id: string) => join(folder, id.slice(-2), id)
const seen = async (url: string, as: ReturnType<typeof member>) =>
  (await front.ask({ method: 'GET', url, as })).statusCode

test('a picture lies in the folder under its id, for nobody else of the machine to read, and not in the database', async () => {
  const as = member()
  const { value } = await upload(front, as, png)
  const { mode } = statSync(pathOf(value!.fileId))
  assert.equal(mode & 0o777, 0o600)
  assert.equal((await sql`select 1 from files.body`.execute(front.db)).rows.length, 0)
  assert.deepEqual([await seen(value!.url, as), await seen(value!.url, member())], [200, 404])
  // Another process of the same machine.
  assert.ok(await localFileStore(folder).get(front.db, value!.fileId as Id<'file'>))
})

test('what was kept in the database before is still found, and goes from there', async () => {
  const as = member()
  const id = newId()
  await sql`insert into files.file (id, merchant_id, owner_id, purpose, type, width, height, bytes, created_at)
    values (${id}, 'senluna', ${as.memberId}, 'FEEDBACK', 'image/png', 40, 30, ${png.length}, ${new Date(front.time.now)})`.execute(
    front.db,
  )
  await sql`insert into files.body (file_id, body) values (${id}, ${png})`.execute(front.db)
  assert.equal(await seen(`/wps/v2/files/${id}`, as), 200)
  await cleanFiles(front.files, later(front.time.now, DAY + 1))
  assert.equal((await sql`select 1 from files.body where file_id = ${id}`.execute(front.db)).rows.length, 0)
})

test('a path is made of an id and of nothing else', async () => {
  for (const name of ['../../etc/passwd', '..', '/etc/passwd', 'a'.repeat(36), `${newId()}/../x`, ''])
    assert.throws(() => store.get(front.db, name as Id<'file'>), /kept under an id/)
  const before = readdirSync(folder).length
  assert.throws(() => store.bring('../out' as Id<'file'>, png), /kept under an id/)
  assert.equal(readdirSync(folder).length, before)
})

test('one that is missing or cut off is as good as none, and people hear of it', async () => {
  const as = member()
  const [lost, cut] = await Promise.all([upload(front, as, png), upload(front, as, png)])
  rmSync(pathOf(lost.value!.fileId))
  truncateSync(pathOf(cut.value!.fileId), 20)
  const reported: unknown[] = []
  const log = { error: (what: unknown) => reported.push(what), warn: () => undefined }
  Object.assign(front.files, { log })
  assert.deepEqual([await seen(lost.value!.url, as), await seen(cut.value!.url, as)], [404, 404])
  assert.equal(reported.length, 2)
})

test('what nothing uses goes after a day, also when it is gone already', async () => {
  const [first, second] = await Promise.all([upload(front, member(), png), upload(front, member(), png)])
  rmSync(pathOf(second.value!.fileId))
  writeFileSync(`${pathOf(first.value!.fileId)}.part`, 'left behind')
  await cleanFiles(front.files, later(front.time.now, DAY + 1))
  assert.deepEqual(
    [existsSync(pathOf(first.value!.fileId)), existsSync(`${pathOf(first.value!.fileId)}.part`)],
    [false, false],
  )
})

test('a process killed while it writes leaves no half of a picture under its name', async () => {
  const id = newId()
  const code = `import { localFileStore } from ${JSON.stringify(new URL('./local-store.ts', import.meta.url).href)}
    const body = Buffer.alloc(256 * 1024 * 1024, 7)
    process.stdout.write('go')
    await localFileStore(${JSON.stringify(folder)}).bring(${JSON.stringify(id)}, body)`
  const child = spawn(process.execPath, ['--input-type=module', '-e', code], { stdio: ['ignore', 'pipe', 'inherit'] })
  const ended = once(child, 'exit')
  await once(child.stdout, 'data')
  while (!existsSync(`${pathOf(id)}.part`) && child.exitCode === null) await new Promise(setImmediate)
  child.kill('SIGKILL')
  await ended
  assert.equal(existsSync(pathOf(id)), false)
  assert.equal(await store.get(front.db, id), undefined)
  // Brought again, it is there whole.
  await store.bring(id, png)
  assert.deepEqual(await store.get(front.db, id), png)
  await store.drop([id])
  assert.equal(existsSync(`${pathOf(id)}.part`), false)
})

test('a folder that is none is told of at the start', () => {
  const file = join(folder, 'a-file')
  writeFileSync(file, '')
  assert.throws(() => localFileStore(file), /FILES_DIR can't be used/)
  if (process.getuid?.() === 0) return
  const closed = mkdtempSync(join(folder, 'closed-'))
  chmodSync(closed, 0o500)
  assert.throws(() => localFileStore(closed), /FILES_DIR can't be used/)
})
