import assert from 'node:assert/strict'
import { merchantCode } from '@senluna/kit/brand.ts'
import { BRANDS } from '@senluna/brands/index.ts'
import sharp from 'sharp'
import { afterAll, beforeAll, test } from 'vitest'
import { changeSetting } from '../modules/settings/index.ts'
import { openHouse, type House } from '../modules/rounds/testing/house.ts'

let house: House
beforeAll(async () => {
  house = await openHouse({}, false)
})
afterAll(() => house.close())

const get = (url: string, host: string) => house.app.inject({ url, headers: { host } })

interface Manifest {
  name: string
  lang: string
  start_url: string
  display: string
  theme_color: string
  background_color: string
  icons: { src: string; sizes: string; type: string; purpose: string }[]
}

for (const [host, language] of [
  ['localhost', 'vi'],
  ['reference.localhost', 'my'],
] as const) {
  test(`${host} is an app of its own, and every picture it names is there in its size`, async () => {
    const brand = BRANDS.find(({ hosts }) => hosts.includes(host))!
    const reply = await get('/manifest.webmanifest', host)
    assert.match(String(reply.headers['content-type']), /^application\/manifest\+json/)
    const manifest = reply.json<Manifest>()
    assert.deepEqual(
      [manifest.name, manifest.lang, manifest.start_url, manifest.display],
      [brand.brandName, language, '/', 'standalone'],
    )
    assert.equal(manifest.theme_color, brand.theme.tokens[brand.theme.default]['--bg'])
    assert.deepEqual(
      manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`),
      ['192x192 any', '512x512 any', '512x512 maskable', 'any any'],
    )
    for (const { src, type, sizes } of manifest.icons) {
      const icon = await get(src, host)
      assert.equal(icon.statusCode, 200, src)
      assert.ok(String(icon.headers['content-type']).startsWith(type))
      if (type !== 'image/png') continue
      const { width, height, format } = await sharp(icon.rawPayload).metadata()
      assert.deepEqual([`${width}x${height}`, format], [sizes, 'png'])
    }
  })
}

test('it has the ground of the look that the operator has set, from then on and not longer', async () => {
  const brand = BRANDS.find(({ hosts }) => hosts.includes('localhost'))!
  const { dark, light } = brand.theme.tokens
  assert.notEqual(dark['--bg'], light['--bg'])
  const set = async (theme: object) => {
    await changeSetting(house.parts.database.db, merchantCode('senluna'), 'theme', theme, house.parts.clock.now())
    house.advance(1_100)
  }
  const grounds = async (host = 'localhost') => {
    const reply = await get('/manifest.webmanifest', host)
    const { theme_color: bar, background_color: ground } = reply.json<Manifest>()
    return [bar, ground]
  }
  const others = await grounds('reference.localhost')
  await set({ default: 'light' })
  assert.deepEqual(await grounds(), [light['--bg'], light['--bg']])
  assert.deepEqual(await grounds('reference.localhost'), others)
  await set({})
  assert.deepEqual(await grounds(), [dark['--bg'], dark['--bg']])
})

test('the picture phones cut to shape has ground in every corner, and its mark inside the circle they keep', async () => {
  const { rawPayload } = await get('/app-icon-full-512.png', 'localhost')
  const { data, info } = await sharp(rawPayload).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const at = (x: number, y: number) => [...data.subarray((y * info.width + x) * 4, (y * info.width + x) * 4 + 4)]
  const ground = at(0, 0)
  assert.equal(ground[3], 255)
  for (let y = 0; y < 512; y += 3)
    for (let x = 0; x < 512; x += 3)
      if (Math.hypot(x - 256, y - 256) > 0.4 * 512) assert.deepEqual(at(x, y), ground, `${x},${y}`)
})

test('another picture is refused, and each brand has its own', async () => {
  assert.equal((await get('/app-icon-1024.png', 'localhost')).statusCode, 404)
  const [first, second] = [
    await get('/app-icon-192.png', 'localhost'),
    await get('/app-icon-192.png', 'reference.localhost'),
  ]
  assert.ok(!first.rawPayload.equals(second.rawPayload))
})
