import assert from 'node:assert/strict'
import { instant } from '@senluna/kit/time.ts'
import { afterAll, beforeAll, test } from 'vitest'
import { ObjectStore, type ObjectStoreConfig } from './object-store.ts'
import { amzDate, authorization, sha256 } from './sig-v4.ts'
import { startStandIn } from './testing/stand-in.ts'

const NOW = Date.UTC(2026, 10, 21, 3)
const KEYS = { accessKey: 'an-access-key', secretKey: 'a/secret+key', bucket: 'pictures' }
let standIn: Awaited<ReturnType<typeof startStandIn>>
beforeAll(async () => {
  standIn = await startStandIn(KEYS, () => NOW)
})
afterAll(() => standIn.close())

const store = (more: Partial<ObjectStoreConfig> = {}, now = NOW) =>
  new ObjectStore({ endpoint: standIn.endpoint, region: 'us-east-1', ...KEYS, ...more }, { now: () => instant(now) })

test('the signature is the one of the published example', () => {
  // Source: Amazon S3 API reference, "Authorization header: GET Object", with its own keys of no
  // account.
  const url = new URL('https://examplebucket.s3.amazonaws.com/test.txt')
  const headers = {
    host: url.host,
    range: 'bytes=0-9',
    'x-amz-content-sha256': sha256(''),
    'x-amz-date': '20130524T000000Z',
  }
  const key = {
    accessKey: 'AKIAIOSFODNN7EXAMPLE',
    secretKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
    region: 'us-east-1',
  }
  assert.equal(amzDate(Date.UTC(2013, 4, 24)), '20130524T000000Z')
  assert.match(
    authorization(key, { method: 'GET', url, headers, bodyHash: sha256('') }, '20130524T000000Z'),
    /Signature=f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41$/,
  )
})

test('what is put is got, and gone when it is removed', async () => {
  const body = Buffer.from([0, 1, 2, 255])
  await store().put('a name/with ways', body)
  assert.deepEqual(await store().get('a name/with ways'), body)
  await store().put('a name/with ways', Buffer.from('more'))
  assert.equal(String(await store().get('a name/with ways')), 'more')
  await store().remove('a name/with ways')
  assert.equal(await store().get('a name/with ways'), undefined)
  await store().remove('a name/with ways')
})

test('another secret, key, bucket or hour opens nothing', async () => {
  await store().put('kept', Buffer.from('x'))
  for (const wrong of [
    store({ secretKey: 'another' }),
    store({ accessKey: 'another' }),
    store({ bucket: 'others' }),
    store({}, NOW + 3_600_000),
  ]) {
    await assert.rejects(wrong.get('kept'), /answered 403/)
    await assert.rejects(wrong.put('kept', Buffer.from('y')), /answered 403/)
  }
  assert.equal(String(await store().get('kept')), 'x')
})

test('a store that is away is a fault, not an answer', async () => {
  standIn.state.away = true
  try {
    await assert.rejects(store().get('kept'), /answered 503/)
    await assert.rejects(store().remove('kept'), /answered 503/)
  } finally {
    standIn.state.away = false
  }
})
