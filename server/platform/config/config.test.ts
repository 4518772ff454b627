import assert from 'node:assert/strict'
import { test } from 'vitest'
import { readConfig } from './config.ts'

const good = {
  DATABASE_URL: 'postgres://localhost/senluna',
  SEED_KEY: '0123456789abcdef'.repeat(4),
  PEPPER: 'fedcba9876543210'.repeat(4),
  KEY_SECRET: '00112233445566778899aabbccddeeff'.repeat(2),
  METRICS_TOKEN: 'a-metrics-token-of-24-chars',
}
const problemsOf = (env: Record<string, string | undefined>): string => {
  try {
    readConfig({ ...good, ...env })
    return 'ok'
  } catch (error) {
    return (error as Error).message
  }
}

test('a whole configuration is read', () => {
  const config = readConfig({ ...good, PORT: '9000', ROLE: 'api', TRUSTED_PROXIES: '10.0.0.1, 10.0.0.2', LANES: '8' })
  assert.deepEqual(
    [config.port, config.role, config.trustedProxies, config.lanes, config.env],
    [9000, 'api', ['10.0.0.1', '10.0.0.2'], 8, 'development'],
  )
})

test('a number left empty is the usual one', () => {
  const { port, lanes } = readConfig({ ...good, PORT: '', LANES: '' })
  assert.deepEqual([port, lanes], [8080, 6])
})

for (const [what, env, sentence] of [
  ['no database', { DATABASE_URL: undefined }, /DATABASE_URL must be set: the address of a PostgreSQL/],
  ['no secret', { PEPPER: undefined }, /PEPPER must be set: 64 hex digits/],
  ['half a pretended vendor', { VENDOR_SANDBOX_URL: 'http://localhost:1' }, /set together or not at all/],
  [
    'a pretended vendor in production',
    { NODE_ENV: 'production', VENDOR_SANDBOX_URL: 'http://localhost:1', VENDOR_SANDBOX_SECRET: 'x'.repeat(16) },
    /VENDOR_SANDBOX_URL .* refused in production/,
  ],
  [
    'half an object store',
    { FILES_S3_ENDPOINT: 'https://s3.example', FILES_S3_BUCKET: 'pictures' },
    /FILES_S3_ACCESS_KEY, FILES_S3_SECRET_KEY must be set too/,
  ],
  [
    'two places for pictures',
    {
      FILES_STORE: 'disk',
      FILES_S3_ENDPOINT: 'https://s3.example',
      FILES_S3_BUCKET: 'pictures',
      FILES_S3_ACCESS_KEY: 'a',
      FILES_S3_SECRET_KEY: 'b',
    },
    /FILES_STORE and FILES_S3_ENDPOINT both say/,
  ],
  ['a folder of pictures without its path', { FILES_DIR: 'pictures' }, /FILES_DIR must be the whole path/],
  ['an unknown place for pictures', { FILES_STORE: 'tape' }, /FILES_STORE/],
  ['no seed key', { SEED_KEY: undefined }, /SEED_KEY/],
  [
    'a former seed key cut short',
    { SEED_KEYS_FORMER: `${good.PEPPER},${'ab'.repeat(31)}` },
    /SEED_KEYS_FORMER must be keys/,
  ],
  ['former seed keys without commas', { SEED_KEYS_FORMER: `${good.PEPPER} ${good.PEPPER}` }, /SEED_KEYS_FORMER/],
  ['a short pepper', { PEPPER: 'ab' }, /PEPPER must be 64 hex digits/],
  ['a key that is no hex', { KEY_SECRET: 'z'.repeat(64) }, /KEY_SECRET must be 64 hex digits/],
  [
    'a proxy by name',
    { TRUSTED_PROXIES: '10.0.0.1, my-proxy' },
    /TRUSTED_PROXIES can't be used: "my-proxy" is neither/,
  ],
  ['a port that is none', { PORT: '70000' }, /PORT/],
  ['a port in words', { PORT: 'http' }, /PORT/],
  ['an unknown role', { ROLE: 'king' }, /ROLE/],
  ['an unknown environment', { NODE_ENV: 'staging' }, /NODE_ENV/],
  ['no lanes', { LANES: '0' }, /LANES/],
  ['an unknown profile', { PROFILE: 'easy' }, /PROFILE/],
  ['a collector that is no address', { OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318' }, /OTEL_EXPORTER_OTLP_ENDPOINT/],
  ['headers for it that are none', { OTEL_EXPORTER_OTLP_HEADERS: 'a=b,%zz' }, /OTEL_EXPORTER_OTLP_HEADERS/],
  ['a metrics token anyone could guess', { METRICS_TOKEN: 'x' }, /METRICS_TOKEN/],
  [
    'figures for everybody in production',
    { NODE_ENV: 'production', METRICS_TOKEN: undefined },
    /METRICS_TOKEN must be set/,
  ],
  [
    'a payment gateway over plain http in production',
    {
      NODE_ENV: 'production',
      GATEWAY_PAY_URL: 'http://pay.example',
      GATEWAY_PAY_SECRET: 'x'.repeat(32),
      PAY_CALLBACK_URL: 'https://site.example',
    },
    /GATEWAY_PAY_URL must be an https address in production/,
  ],
  [
    'a callback over plain http in production',
    {
      NODE_ENV: 'production',
      GATEWAY_PAY_URL: 'https://pay.example',
      GATEWAY_PAY_SECRET: 'x'.repeat(32),
      PAY_CALLBACK_URL: 'http://localhost.evil.example',
    },
    /PAY_CALLBACK_URL must be an https address in production/,
  ],
  [
    'signing keys of mobile proofs over plain http in production',
    { NODE_ENV: 'production', FIREBASE_JWKS_URL: 'http://keys.example' },
    /FIREBASE_JWKS_URL must be an https address/,
  ],
  ['measuring in production', { NODE_ENV: 'production', PROFILE: 'bench' }, /PROFILE=bench .* refused in production/],
  [
    'a development secret in production',
    { NODE_ENV: 'production', SEED_KEY: '0'.repeat(64) },
    /SEED_KEY has a development value/,
  ],
] as const) {
  test(`${what} is refused with a sentence`, () => {
    const message = problemsOf(env)
    assert.match(message, sentence)
    assert.match(message, /\.$/)
    for (const secret of [good.SEED_KEY, good.PEPPER, good.KEY_SECRET])
      assert.ok(!message.includes(secret), 'and tells no secret')
  })
}

test('only this machine is listened to, unless it is production or somebody says so', () => {
  const hostOf = (env: Record<string, string>) => readConfig({ ...good, ...env }).host
  assert.equal(hostOf({}), '127.0.0.1')
  assert.equal(hostOf({ NODE_ENV: 'production' }), '0.0.0.0')
  assert.equal(hostOf({ HOST: '0.0.0.0' }), '0.0.0.0')
})

test('a provider on this machine may be asked over plain http in production', () => {
  const { payments } = readConfig({
    ...good,
    NODE_ENV: 'production',
    GATEWAY_PAY_URL: 'http://127.0.0.1:9000/pay',
    GATEWAY_PAY_SECRET: 'x'.repeat(32),
    PAY_CALLBACK_URL: 'http://localhost:8080',
  })
  assert.equal(payments.gateway?.url, 'http://127.0.0.1:9000/pay')
})

test('former seed keys are a list, empty at first', () => {
  assert.deepEqual(readConfig(good).formerSeedKeys, [])
  assert.deepEqual(readConfig({ ...good, SEED_KEYS_FORMER: '' }).formerSeedKeys, [])
  const former = ['ab'.repeat(32), 'cd'.repeat(32)]
  assert.deepEqual(readConfig({ ...good, SEED_KEYS_FORMER: former.join(',') }).formerSeedKeys, former)
})

test('pictures lie on the disk unless another place is named', () => {
  const where = (env: Record<string, string>) => {
    const { filesIn, filesDir } = readConfig({ ...good, ...env })
    return [filesIn, filesDir]
  }
  assert.deepEqual(where({}), ['disk', undefined])
  assert.deepEqual(where({ FILES_DIR: '/srv/pictures' }), ['disk', '/srv/pictures'])
  assert.deepEqual(where({ FILES_STORE: 'database' }), ['database', undefined])
  const s3 = { FILES_S3_ENDPOINT: 'https://s3.example', FILES_S3_BUCKET: 'pictures', FILES_S3_ACCESS_KEY: 'a' }
  assert.deepEqual(where({ ...s3, FILES_S3_SECRET_KEY: 'b', FILES_DIR: '/old' }), ['s3', '/old'])
})

test('everything wrong is told at once', () => {
  const message = problemsOf({ DATABASE_URL: undefined, PORT: 'x', PEPPER: '1' })
  for (const name of ['DATABASE_URL', 'PORT', 'PEPPER']) assert.ok(message.includes(name), message)
})

test('reports are read from the database itself unless another is named', () => {
  const readFrom = (env: Record<string, string>) => readConfig({ ...good, ...env }).databaseReadUrl
  assert.equal(readFrom({}), good.DATABASE_URL)
  assert.equal(readFrom({ DATABASE_READ_URL: '' }), good.DATABASE_URL)
  assert.equal(readFrom({ DATABASE_READ_URL: 'postgres://replica/senluna' }), 'postgres://replica/senluna')
})
