import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify from 'fastify'
import { afterAll, test } from 'vitest'
import { servePages } from './pages.ts'

const HTML = '<!doctype html>\n<html lang="vi"><head><script>var a = 1</script></head></html>'
const folder = mkdtempSync(join(tmpdir(), 'pages-'))
writeFileSync(join(folder, 'index.html'), HTML)
mkdirSync(join(folder, 'assets'))
writeFileSync(join(folder, 'assets', 'part-1.js'), 'export {}')
afterAll(() => rmSync(folder, { recursive: true }))

/** The page as it is served, and its policy. */
async function served(knownAs: string | undefined) {
  const app = Fastify()
  await servePages(app, {
    production: true,
    appOf: () => ({ folder, policy: (_request, scripts) => scripts.join(' '), knownAs: () => knownAs }),
  })
  const { body, headers } = await app.inject({ url: '/rng', headers: { accept: 'text/html' } })
  await app.close()
  return { body, policy: headers['content-security-policy'] }
}

test('a page that doesn’t know its host is told one by which it knows the brand, and its own code stays allowed', async () => {
  const known = await served(undefined)
  const named = await served('lotus.example')
  assert.equal(known.body, HTML)
  assert.equal(named.body, HTML.replace('<html lang', '<html data-host="lotus.example" lang'))
  assert.match(String(known.policy), /^'sha256-[\w+/=]+'$/)
  assert.equal(named.policy, known.policy)
})

test('a hashed file has no header that only a page or a second request needs', async () => {
  const app = Fastify()
  await servePages(app, { production: true, appOf: () => ({ folder, policy: () => '' }) })
  const asset = await app.inject({ url: '/assets/part-1.js' })
  const page = await app.inject({ url: '/', headers: { accept: 'text/html' } })
  await app.close()
  assert.equal(asset.statusCode, 200)
  assert.equal(asset.headers['x-content-type-options'], 'nosniff')
  assert.match(String(asset.headers['content-security-policy']), /^default-src 'none'/)
  assert.match(String(asset.headers['cache-control']), /immutable/)
  for (const name of ['etag', 'last-modified', 'accept-ranges', 'permissions-policy', 'x-trace-id'])
    assert.equal(asset.headers[name], undefined, name)
  assert.ok(page.headers['permissions-policy'])
})
