import assert from 'node:assert/strict'
import { gunzipSync } from 'node:zlib'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { merchantCode } from '@senluna/kit/brand.ts'
import { thumbnail } from '@senluna/games/art/thumbnail.ts'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ART_VERSION } from './art-version.ts'
import { ImagePool } from '../../../platform/image-pool.ts'
import { makeIconsAhead } from '../index.ts'
import { openSite, type Site } from '../testing/site.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

const AVIF = { accept: 'image/avif,image/webp,*/*' }
const kept = () => readdir(join(site.artFolder, String(ART_VERSION))).catch(() => [] as string[])

test("a game's picture comes as AVIF, 328 × 437 within its budget, and is made once", async () => {
  const sizes: number[] = []
  for (const gameId of ['aa1', 'ab7', 'ac20', 'ad33', 'ae50', 'bc1']) {
    const reply = await site.ask(`/art/g/${gameId}?v=${ART_VERSION}`, { headers: AVIF })
    assert.deepEqual(
      [reply.statusCode, reply.headers['content-type'], reply.headers.vary],
      [200, 'image/avif', 'accept'],
    )
    assert.equal(reply.headers['cache-control'], 'public, max-age=31536000, immutable')
    const { width, height } = await sharp(reply.rawPayload).metadata()
    assert.deepEqual([width, height], [328, 437])
    sizes.push(reply.rawPayload.length)
  }
  expect(Math.max(...sizes)).toBeLessThanOrEqual(9_500)
  const before = await kept()
  const again = await site.ask('/art/g/aa1', { headers: AVIF })
  assert.equal(again.headers['cache-control'], 'public, max-age=3600')
  assert.deepEqual(await kept(), before)
})

test('WebP for a browser without AVIF, small when asked for, and SVG drawn as it stands', async () => {
  const webp = await site.ask('/art/g/sen-vang?w=164')
  assert.equal(webp.headers['content-type'], 'image/webp')
  assert.equal((await sharp(webp.rawPayload).metadata()).width, 164)
  assert.equal((await site.ask('/art/g/sen-vang.avif')).headers['content-type'], 'image/avif')
  const svg = await site.ask('/art/g/sen-vang.svg')
  assert.equal(svg.headers['content-type'], 'image/svg+xml')
  assert.ok(svg.body.startsWith('<svg'))
  assert.match(String(svg.headers['content-security-policy']), /default-src 'none'/)
})

test('each brand has its own icon', async () => {
  const own = await site.ask('/art/icon.svg')
  const other = await site.ask('/art/icon.svg', { headers: { host: 'reference.localhost' } })
  assert.deepEqual([own.statusCode, other.statusCode], [200, 200])
  assert.notEqual(own.body, other.body)
})

test('drawings travel zipped to whoever takes them so, under a tag of their own', async () => {
  const plain = await site.ask('/art/hero.svg')
  const zipped = await site.ask('/art/hero.svg', { headers: { 'accept-encoding': 'gzip, br' } })
  assert.equal(plain.headers['content-encoding'], undefined)
  assert.equal(zipped.headers['content-encoding'], 'gzip')
  assert.equal(zipped.headers.vary, 'accept-encoding')
  assert.equal(gunzipSync(zipped.rawPayload).toString(), plain.body)
  assert.ok(zipped.rawPayload.length * 5 < plain.body.length)
  assert.notEqual(zipped.headers.etag, plain.headers.etag)
  const again = await site.ask('/art/hero.svg', {
    headers: { 'accept-encoding': 'gzip', 'if-none-match': String(zipped.headers.etag) },
  })
  assert.equal(again.statusCode, 304)
})

test('named pictures and vendors’ signs are SVG with a tag, and 304 to it', async () => {
  for (const path of ['hero.svg', 'c-fish.svg', 'empty-search.svg', 'v/HOTRANG.svg', 'g/aa1']) {
    const reply = await site.ask(`/art/${path}`, { headers: AVIF })
    assert.equal(reply.statusCode, 200, path)
    const again = await site.ask(`/art/${path}`, { headers: { ...AVIF, 'if-none-match': String(reply.headers.etag) } })
    assert.deepEqual([again.statusCode, again.rawPayload.length], [304, 0], path)
  }
})

for (const path of [
  '',
  'nothing.svg',
  'constructor.svg',
  'g/none',
  'g/aa1.png',
  'v/NOBODY.svg',
  'v/hotrang.svg',
  '../package.json',
  '%2e%2e/%2e%2e/package.json',
  'g/aa1%00',
  "g/'%20or%201=1",
  'hero',
  'hero.svg/x',
]) {
  test(`there is no picture at /art/${path}`, async () => {
    const reply = await site.ask(`/art/${path}`)
    assert.ok([400, 404].includes(reply.statusCode), String(reply.statusCode))
  })
}

test('pictures are made ahead for the head of every category, no more than allowed', async () => {
  const ahead = { most: 35, pauseMs: 0, signal: new AbortController().signal }
  assert.equal(await makeIconsAhead(site.db, merchantCode('senluna'), site.icons, ahead), 35)
  const before = await kept()
  await makeIconsAhead(site.db, merchantCode('senluna'), site.icons, ahead)
  assert.deepEqual(await kept(), before)
  const first = await site.call<{ list: { icon: string }[] }>('/wps/relay/GCSGAME_gameList?gameType=RNG&pageSize=2')
  await site.ask(first.value!.list[1]!.icon, { headers: AVIF })
  assert.deepEqual(await kept(), before)
})

test('making pictures ahead ends when it is told to, in the middle of its rest', async () => {
  const leaving = new AbortController()
  const made: string[] = []
  const icons = {
    of: async ({ motif }: { motif: string }) => {
      made.push(motif)
      setImmediate(() => leaving.abort())
      return Buffer.from('x')
    },
  }
  // The rest would outlast the test.
  const ahead = { most: 35, pauseMs: 600_000, signal: leaving.signal }
  assert.equal(await makeIconsAhead(site.db, merchantCode('senluna'), icons, ahead), 1)
  assert.equal(made.length, 1)
})

test('the pool makes the same picture once, a few at a time, and refuses what does not fit', async () => {
  const pool = new ImagePool(2, 1)
  let running = 0
  let most = 0
  let made = 0
  const ends: (() => void)[] = []
  const make = () =>
    new Promise<Buffer>((resolve) => {
      most = Math.max(most, ++running)
      made++
      ends.push(() => {
        running--
        resolve(Buffer.from('x'))
      })
    })
  const asked = [pool.run('a', make), pool.run('a', make), pool.run('b', make), pool.run('c', make)]
  assert.throws(() => pool.run('d', make), { code: 'SYS_BUSY', retryAfterSec: 2 })
  for (let turn = 0; turn < 3; turn++) {
    await new Promise(setImmediate)
    ends.shift()?.()
  }
  await Promise.all(asked)
  assert.deepEqual([made, most], [3, 2])
  const later = pool.run('d', make)
  ends.shift()?.()
  assert.equal(String(await later), 'x')
})

test('a picture that could not be made does not keep its place', async () => {
  const pool = new ImagePool(1, 0)
  await assert.rejects(
    pool.run('a', () => Promise.reject(new Error('no'))),
    /no/,
  )
  assert.equal(
    String(
      await pool.run('a', async () =>
        Buffer.from(thumbnail({ motif: 'koi', palette: 'jade', backdrop: 'rays', seed: 1 })),
      ),
    ).startsWith('<svg'),
    true,
  )
})
