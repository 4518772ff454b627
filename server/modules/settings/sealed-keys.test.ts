import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { CompactEncrypt, generateKeyPair, importJWK } from 'jose'
import { sql } from 'kysely'
import { afterAll, beforeAll, test } from 'vitest'
import { instant, later } from '@senluna/kit/time.ts'
import { LOGIN } from '../sessions/testing/account.ts'
import { infoOf, sealed } from '../sessions/testing/sealing.ts'
import { openSite, type Site } from '../sessions/testing/site.ts'
import { call, newVisitor } from '../sessions/testing/visitor.ts'
import { SealedKeys } from './sealed-keys.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

const body = { username: 'nobody1', password: 'x', type: 'username', deviceId: 'd' }
const post = (jwe: unknown) => call(site, newVisitor(), 'POST', LOGIN, { jwe })
const seal = (change: Parameters<typeof sealed>[5] = {}) => sealed(site, newVisitor(), 'POST', LOGIN, body, change)

test('a body sealed for this call opens', async () => {
  // It is read, and only then is the proof of work missed.
  assert.equal((await post(await seal())).errorCode, 'AUTH_HUMAN_VERIFY')
})

test('the same body opens once', async () => {
  const jwe = await seal()
  await post(jwe)
  const again = await post(jwe)
  assert.deepEqual([again.status, again.errorCode], [400, 'SYS_CRYPTO'])
})

test('of a hundred copies at once one opens', async () => {
  const jwe = await seal()
  const now = site.clock.now()
  const opened = await Promise.allSettled(
    Array.from({ length: 100 }, () => site.settings.sealed.open(jwe, 'POST', LOGIN, now)),
  )
  assert.equal(opened.filter((item) => item.status === 'fulfilled').length, 1)
})

for (const [why, change, code] of [
  ['sealed for another path', { htu: '/wps/member/register' }, 'SYS_CRYPTO'],
  ['sealed for another method', { htm: 'PUT' }, 'SYS_CRYPTO'],
  ['stamped six minutes ago', { iat: Math.floor(Date.now() / 1000) - 360 }, 'SYS_CRYPTO'],
  ['stamped in six minutes', { iat: Math.floor(Date.now() / 1000) + 360 }, 'SYS_CRYPTO'],
  ['without a stamp', { iat: undefined }, 'SYS_CRYPTO'],
  ['stamped with a text', { iat: '1' }, 'SYS_CRYPTO'],
  ['with a short number of its own', { jti: 'abc' }, 'SYS_CRYPTO'],
  ['for an unknown key', { kid: 'unknown' }, 'SYS_CRYPTO_KEY'],
  ['with a weaker key wrap', { alg: 'ECDH-ES+A128KW' }, 'SYS_CRYPTO'],
  ['with a direct agreement', { alg: 'ECDH-ES' }, 'SYS_CRYPTO'],
  ['with a weaker cipher', { enc: 'A128GCM' }, 'SYS_CRYPTO'],
] as const) {
  test(`a body ${why} is refused`, async () => {
    const reply = await post(await seal(change))
    assert.deepEqual([reply.status, reply.errorCode], [400, code])
  })
}

test('a body of which one bit was changed is refused, wherever it was', async () => {
  const parts = (await seal()).split('.')
  for (const index of [0, 1, 2, 3, 4]) {
    const bytes = Buffer.from(parts[index]!, 'base64url')
    bytes[bytes.length - 1]! ^= 1
    const reply = await post(
      parts.map((part, place) => (place === index ? bytes.toString('base64url') : part)).join('.'),
    )
    assert.deepEqual([reply.status, reply.errorCode], [400, 'SYS_CRYPTO'], `part ${index}`)
  }
})

test('a body sealed for somebody else under our key id is refused', async () => {
  const [jwk] = (await infoOf(site, newVisitor())).crypto.keys
  const stranger = await generateKeyPair('ECDH-ES+A256KW', { crv: 'P-256' })
  const header = {
    alg: 'ECDH-ES+A256KW',
    enc: 'A256GCM',
    kid: jwk!.kid,
    iat: Math.floor(Date.now() / 1000),
    jti: randomBytes(16).toString('base64url'),
    htm: 'POST',
    htu: LOGIN,
  }
  const jwe = await new CompactEncrypt(Buffer.from(JSON.stringify(body)))
    .setProtectedHeader(header)
    .encrypt(stranger.publicKey)
  assert.equal((await post(jwe)).errorCode, 'SYS_CRYPTO')
})

test('what is inside must be JSON of the call', async () => {
  const [jwk] = (await infoOf(site, newVisitor())).crypto.keys
  const header = () => ({
    alg: 'ECDH-ES+A256KW',
    enc: 'A256GCM',
    kid: jwk!.kid,
    iat: Math.floor(Date.now() / 1000),
    jti: randomBytes(16).toString('base64url'),
    htm: 'POST',
    htu: LOGIN,
  })
  const key = await importJWK(jwk!, 'ECDH-ES+A256KW')
  const sealedWith = (bytes: Uint8Array) => new CompactEncrypt(bytes).setProtectedHeader(header()).encrypt(key)
  assert.equal((await post(await sealedWith(Buffer.from('{')))).errorCode, 'SYS_CRYPTO')
  assert.equal((await post(await sealedWith(Buffer.from([0xff, 0xfe])))).errorCode, 'SYS_CRYPTO')
  const wrong = await post(await sealedWith(Buffer.from('{"username":7}')))
  assert.deepEqual([wrong.status, wrong.errorCode], [400, 'VAL_FIELD'])
})

for (const [why, jwe] of [
  ['no text', 7],
  ['nothing', undefined],
  ['a word', 'hello'],
  ['five empty parts', '....'],
  ['longer than any body', 'a.'.repeat(31_000)],
] as const) {
  test(`a sealed body that is ${why} is refused`, async () => {
    assert.equal((await post(jwe)).errorCode, 'SYS_CRYPTO')
  })
}

test('a body beyond the limit, broken JSON and another content type are refused before anything is opened', async () => {
  const large = await post('x'.repeat(70_000))
  assert.deepEqual([large.status, large.errorCode], [413, 'SYS_TOO_LARGE'])
  for (const type of ['application/json', 'text/plain', 'application/x-www-form-urlencoded']) {
    const reply = await call(site, newVisitor(), 'POST', LOGIN, '{"jwe":', { 'content-type': type })
    assert.deepEqual(
      [reply.status, reply.errorCode],
      [400, type === 'text/plain' ? 'SYS_CRYPTO' : 'SYS_MALFORMED'],
      type,
    )
  }
})

test('an open body is not taken where a sealed one is asked for', async () => {
  assert.equal((await call(site, newVisitor(), 'POST', LOGIN, body)).errorCode, 'SYS_CRYPTO')
})

test('processes that start at once share one key, which no table shows', async () => {
  const other = await openSite()
  try {
    const deps = { db: other.db, log: other.sessions.log, config: other.config }
    const now = other.clock.now()
    const keys = await Promise.all(Array.from({ length: 4 }, () => new SealedKeys(deps).publicKeys(now)))
    assert.equal(new Set(keys.map(([key]) => key!.kid)).size, 1)
    const { rows } = await sql<{ text: string }>`select body_key::text as text from settings.body_key`.execute(other.db)
    assert.equal(rows.length, 1)
    assert.ok(!rows[0]!.text.includes('"d"'))
    const strange = new SealedKeys({ ...deps, config: { keySecret: '12'.repeat(32) } })
    await assert.rejects(strange.publicKeys(now))
  } finally {
    await other.close()
  }
})

test('keys change every 30 days and the old one is taken a day longer', async () => {
  const other = await openSite()
  try {
    const { sealed: keys } = other.settings
    const start = other.clock.now()
    const [first] = await keys.publicKeys(start)
    const changed = later(start, 30 * 86_400_000)
    const [second] = await keys.publicKeys(changed)
    assert.notEqual(second!.kid, first!.kid)
    const openWith = async (kid: string, at: number) => {
      const key = await importJWK(
        [first!, second!].find((item) => item.kid === kid)!,
        'ECDH-ES+A256KW',
      )
      const header = {
        alg: 'ECDH-ES+A256KW',
        enc: 'A256GCM',
        kid,
        iat: Math.floor(at / 1000),
        jti: randomBytes(16).toString('base64url'),
        htm: 'POST',
        htu: LOGIN,
      }
      const jwe = await new CompactEncrypt(Buffer.from('1')).setProtectedHeader(header).encrypt(key)
      return keys.open(jwe, 'POST', LOGIN, instant(at))
    }
    assert.equal(await openWith(first!.kid, changed + 86_000_000), 1)
    await assert.rejects(openWith(first!.kid, changed + 86_400_000), { code: 'SYS_CRYPTO_KEY' })
    assert.equal(await openWith(second!.kid, changed + 86_400_000), 1)
    await keys.clean(later(changed, 3 * 86_400_000))
    const { rows } = await sql<{ kid: string }>`select kid from settings.body_key`.execute(other.db)
    assert.deepEqual(
      rows.map((row) => row.kid),
      [second!.kid],
    )
    const { rows: seen } = await sql`select from settings.opened_body`.execute(other.db)
    assert.equal(seen.length, 0)
  } finally {
    await other.close()
  }
})
