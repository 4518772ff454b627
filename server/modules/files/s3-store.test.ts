import assert from 'node:assert/strict'
import { DAY, HOUR, instant, later } from '@senluna/kit/time.ts'
import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, test } from 'vitest'
import { withFailures } from '../../platform/concurrency/attempt.ts'
import { ObjectStore } from '../../platform/object-store/object-store.ts'
import { startStandIn } from '../../platform/object-store/testing/stand-in.ts'
import { member, openFront, upload, type Front } from '../feedback/testing/front.ts'
import { cleanFiles } from './jobs.ts'
import { objectFileStore } from './s3-store.ts'
import { type Files } from './files.ts'

const KEYS = { accessKey: 'an-access-key', secretKey: 'a-secret-key', bucket: 'pictures' }
const NOW = Date.UTC(2026, 10, 21, 3)
let front: Front
let standIn: Awaited<ReturnType<typeof startStandIn>>
let store: Files['store']
beforeAll(async () => {
  standIn = await startStandIn(KEYS, () => NOW)
  const clock = { now: () => instant(NOW) }
  store = objectFileStore(new ObjectStore({ endpoint: standIn.endpoint, region: 'ap-southeast-1', ...KEYS }, clock))
  front = await openFront(store)
})
afterAll(async () => {
  await front.close()
  await standIn.close()
})

const png = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#07c' } })
  .png()
  .toBuffer()
const rows = async () =>
  (await sql<{ id: string }>`select id from files.file order by created_at`.execute(front.db)).rows.map(({ id }) => id)

test('a picture lies in the object store, and in the database only that there is one', async () => {
  const as = member()
  const { value } = await upload(front, as, png)
  assert.ok(standIn.objects.has(`/pictures/${value!.fileId}`))
  const bodies = await sql`select 1 from files.body`.execute(front.db)
  assert.equal(bodies.rows.length, 0)
  const read = await front.ask({ method: 'GET', url: value!.url, as })
  assert.deepEqual([read.statusCode, (await sharp(read.rawPayload).metadata()).width], [200, 40])
  assert.equal((await front.ask({ method: 'GET', url: value!.url, as: member() })).statusCode, 404)
})

test('while the store is away pictures are refused for now, and nothing is left of them', async () => {
  standIn.state.away = true
  const as = member()
  const refused = await upload(front, as, png)
  standIn.state.away = false
  assert.deepEqual([refused.status, refused.errorCode], [503, 'SYS_BUSY'])
  const objects = standIn.objects.size
  await cleanFiles(front.files, later(front.time.now, DAY + 1))
  assert.deepEqual([await rows(), standIn.objects.size], [[], objects - 1], 'the first of this file went too')
})

test('who dies while removing is followed by the next: no object stays without its row', async () => {
  const { value } = await upload(front, member(), png)
  const name = `/pictures/${value!.fileId}`
  const after = later(front.time.now, DAY + 1)
  standIn.state.away = true
  const { done, failures } = await withFailures(() => cleanFiles(front.files, after))
  assert.deepEqual([done, failures.length], [0, 1])
  standIn.state.away = false
  assert.deepEqual([await rows(), standIn.objects.has(name)], [[value!.fileId], true])
  await cleanFiles(front.files, later(after, 1_000))
  assert.ok(standIn.objects.has(name), 'somebody else may still be at it')
  await cleanFiles(front.files, later(after, HOUR + 1))
  assert.deepEqual([await rows(), standIn.objects.has(name)], [[], false])
  // Objects went and the rows did not: removing again is done at once.
  const second = await upload(front, member(), png)
  standIn.objects.delete(`/pictures/${second.value!.fileId}`)
  assert.equal(await cleanFiles(front.files, later(after, 2 * DAY)), 1)
})
