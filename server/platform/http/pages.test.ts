import assert from 'node:assert/strict'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify from 'fastify'
import { afterAll, test } from 'vitest'
import { servePages } from './pages.ts'

const HTML = '<!doctype html>\n<html lang="vi"><head><script>var a = 1</script></head></html>'
const folder = mkdtempSync(join(tmpdir(), 'pages-'))
writeFileSync(join(folder, 'index.html'), HTML)
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
