import assert from 'node:assert/strict'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, test } from 'vitest'
import { openHouse, type House } from '../modules/rounds/testing/house.ts'
import { servePages } from '../platform/http/pages.ts'
import { pageHead } from './page-head.ts'

const PAGE = `<!doctype html><html lang="vi"><head><title>…</title><link rel="icon"></head><body>${'<p>Sen</p>'.repeat(200)}</body></html>`
const folder = mkdtempSync(join(tmpdir(), 'page-head-'))
writeFileSync(join(folder, 'index.html'), PAGE)

let house: House
let pages: FastifyInstance
beforeAll(async () => {
  house = await openHouse({}, false)
  pages = Fastify()
  const [brand] = house.parts.brands
  pages.addHook('onRequest', async (request) => {
    request.brand = brand!
  })
  await servePages(pages, {
    production: true,
    appOf: () => ({
      folder,
      policy: () => "default-src 'none'",
      head: (request) => pageHead(house.parts.settings.brands, request),
    }),
  })
})
afterAll(async () => {
  rmSync(folder, { recursive: true })
  await pages.close()
  await house.close()
})

const get = (url: string, headers: Record<string, string> = {}) =>
  pages.inject({ url, headers: { host: 'localhost', accept: 'text/html', ...headers } })

const headOf = async (url: string) => /<title>.*?(?=<link rel="icon")/s.exec((await get(url)).body)?.[0] ?? ''

test('a listed page says what it is, where it stands, and where it stands in other languages', async () => {
  const head = await headOf('/vnlottery')
  assert.match(head, /^<title>Senluna<\/title><meta name="description" content="Chọn số miền Bắc[^"]+">/)
  assert.match(head, /<link rel="canonical" href="http:\/\/localhost\/vnlottery">/)
  assert.match(head, /<link rel="alternate" hreflang="x-default" href="http:\/\/localhost\/vnlottery">/)
  assert.match(head, /<link rel="alternate" hreflang="en" href="http:\/\/localhost\/vnlottery\?lang=EN">/)
})

test('in another language its description is in it, and its address names it', async () => {
  const head = await headOf('/vnlottery?lang=en&ref=x')
  assert.match(head, /content="Pick numbers for the northern/)
  assert.match(head, /<link rel="canonical" href="http:\/\/localhost\/vnlottery\?lang=EN">/)
})

test('results of a region and of a day are listed, each by its own name', async () => {
  const region = await headOf('/results/xsmn')
  assert.match(region, /^<title>Xổ số miền Nam · Senluna<\/title><meta name="description" content="KQXSMB/)
  const day = await headOf('/results/xsmb/2026-11-20?lang=EN')
  assert.match(
    day,
    /^<title>Northern lottery, 11\/20\/2026 · Senluna<\/title>|^<title>Northern lottery, 20\/11\/2026 · Senluna<\/title>/,
  )
  assert.match(day, /content="Northern lottery results of/)
  assert.match(day, /<link rel="canonical" href="http:\/\/localhost\/results\/xsmb\/2026-11-20\?lang=EN">/)
  assert.match(
    await headOf('/results/xsmn/hcm'),
    /^<title>Xổ số [^<]+ · Senluna<\/title><meta name="description" content="KQXSMB/,
  )
  const station = await headOf('/results/xsmt/dng/2026-11-21?lang=EN')
  assert.match(station, /^<title>Da Nang lottery, (?:11\/21|21\/11)\/2026 · Senluna<\/title>/)
  assert.match(await headOf('/results/stats'), /content="Thống kê lô tô/)
  for (const none of [
    '/results/xsla/2026-11-20',
    '/results/xsmb/2026-99-99',
    '/results/xsmn/dng',
    '/results/reminders',
  ])
    assert.match(await headOf(none), /noindex/)
})

test('what belongs to a member, or doesn’t exist, is not listed', async () => {
  for (const path of ['/memberCenter', '/nothing-here', '/game?id=sen-vang'])
    assert.match(await headOf(path), /^<title>Senluna<\/title><meta name="robots" content="noindex">/)
})

test('what an address says is never code of the page', async () => {
  assert.ok(!(await get('/vnlottery?lang="><script>1</script>')).body.includes('<script>1'))
  assert.ok(!(await get('/', { host: 'localhost"><script>1</script>' })).body.includes('<script>1'))
})

test('the page is sent packed to who can unpack it', async () => {
  const plain = await get('/')
  const packed = await get('/', { 'accept-encoding': 'gzip, br' })
  assert.equal(packed.headers['content-encoding'], 'br')
  assert.equal(packed.headers.vary, 'accept-encoding')
  assert.equal(brotliDecompressSync(packed.rawPayload).toString(), plain.body)
  assert.ok(packed.rawPayload.length < plain.rawPayload.length / 2)
})

test('robots are shown the site’s pages, and kept out of the desk', async () => {
  const bodyOf = async (url: string, host: string) => (await house.app.inject({ url, headers: { host } })).body
  assert.match(await bodyOf('/robots.txt', 'localhost'), /Allow: \/\nSitemap: http:\/\/localhost\/sitemap\.xml/)
  for (const path of ['vnlottery', 'results/xsmb', 'results/xsmn', 'results/xsmt', 'results/stats'])
    assert.ok((await bodyOf('/sitemap.xml', 'localhost')).includes(`<loc>http://localhost/${path}</loc>`), path)
  assert.match(await bodyOf('/robots.txt', 'desk.localhost'), /Disallow: \//)
})
