import assert from 'node:assert/strict'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'vitest'
import { readConfig } from './config.ts'

const good = {
  DATABASE_URL: 'postgres://localhost/senluna',
  SEED_KEY: '0123456789abcdef'.repeat(4),
  PEPPER: 'fedcba9876543210'.repeat(4),
  KEY_SECRET: '00112233445566778899aabbccddeeff'.repeat(2),
}
const told = (env: Record<string, string | undefined>): string => {
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
  ['a beacon that is none', { LOTTERY_BEACON: 'dice' }, /LOTTERY_BEACON must be none or drand/],
  ['an escrow key that is none', { LOTTERY_BEACON: 'drand', LOTTERY_ESCROW_KEY: 'ab' }, /LOTTERY_ESCROW_KEY must be/],
  ['an escrow key without a beacon', { LOTTERY_ESCROW_KEY: 'ab'.repeat(32) }, /needs LOTTERY_BEACON=drand/],
  ['a beacon without relays', { LOTTERY_BEACON: 'drand', LOTTERY_BEACON_URLS: '' }, /LOTTERY_BEACON_URLS is empty/],
  ['a relay that is no address', { LOTTERY_BEACON_URLS: 'api.drand.sh' }, /LOTTERY_BEACON_URLS names api.drand.sh/],
  ['a source of results without a name', { LOTTERY_SOURCES: 'https://a.example/{game}/{numero}' }, /NAME=address/],
  ['a source that calls itself the desk', { LOTTERY_SOURCES: 'DESK=https://a.example/{game}/{numero}' }, /not DESK/],
  [
    'a source without the numero',
    { LOTTERY_SOURCES: 'ONE=https://a.example/{game}' },
    /without \{game\} and \{numero\}/,
  ],
  [
    'one source twice',
    { LOTTERY_SOURCES: 'ONE=https://a.example/{game}/{numero},ONE=https://b.example/{game}/{numero}' },
    /a source twice/,
  ],
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
  ['a metrics token anyone could guess', { METRICS_TOKEN: 'x' }, /METRICS_TOKEN/],
  ['measuring in production', { NODE_ENV: 'production', PROFILE: 'bench' }, /PROFILE=bench .* refused in production/],
  [
    'a development secret in production',
    { NODE_ENV: 'production', SEED_KEY: '0'.repeat(64) },
    /SEED_KEY has a development value/,
  ],
] as const) {
  test(`${what} is refused with a sentence`, () => {
    const message = told(env)
    assert.match(message, sentence)
    assert.match(message, /\.$/)
    for (const secret of [good.SEED_KEY, good.PEPPER, good.KEY_SECRET])
      assert.ok(!message.includes(secret), 'and tells no secret')
  })
}

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

test('draws stand on the house seed alone unless a beacon is named', () => {
  const still = readConfig({ ...good }).lottery
  assert.deepEqual([still.beacon, still.sources, still.escrowKey], ['none', [], ''])
  assert.ok(still.relays.length > 1)
  const { beacon, relays, sources, escrowKey } = readConfig({
    ...good,
    LOTTERY_BEACON: 'drand',
    LOTTERY_BEACON_URLS: 'https://relay.example/chain/, http://127.0.0.1:9',
    LOTTERY_SOURCES: 'ONE=https://a.example/{game}/{numero}, TWO-B=https://b.example/?g={game}&n={numero}',
    LOTTERY_ESCROW_KEY: 'AB'.repeat(32),
  }).lottery
  assert.equal(escrowKey, 'ab'.repeat(32))
  assert.deepEqual([beacon, relays], ['drand', ['https://relay.example/chain', 'http://127.0.0.1:9']])
  assert.deepEqual(
    sources.map(({ name }) => name),
    ['ONE', 'TWO-B'],
  )
})

test('a source of another form is read by its own, which has to name a draw and to be of a source there is', () => {
  const dir = mkdtempSync(join(tmpdir(), 'forms-'))
  const file = join(dir, 'forms.json')
  const form = { form: 'JSON', games: { VN_N: 'north' }, names: '{numero}', draw: 'no', result: { db: 'db.0' } }
  const read = (forms: unknown) => {
    writeFileSync(file, JSON.stringify(forms))
    return { LOTTERY_SOURCES: 'ONE=https://a.example/{yyyy}', LOTTERY_SOURCE_FORMS: file }
  }
  const { sources } = readConfig({ ...good, ...read({ ONE: form }) }).lottery
  assert.deepEqual(sources[0]?.form, { ...form, games: { VN_N: { name: 'north', column: undefined } } })
  for (const [forms, why] of [
    [{ ONE: { ...form, names: 'today' } }, /must name the draw/],
    [{ ONE: { ...form, form: 'XML' } }, /LOTTERY_SOURCE_FORMS can't be read/],
    [{ ONE: form, TWO: form }, /a form for TWO/],
    ['', /LOTTERY_SOURCE_FORMS can't be read/],
  ] as const)
    assert.match(told(read(forms)), why)
  assert.match(told({ LOTTERY_SOURCE_FORMS: join(dir, 'none.json') }), /LOTTERY_SOURCE_FORMS can't be read/)
  rmSync(dir, { recursive: true })
})

test('everything wrong is told at once', () => {
  const message = told({ DATABASE_URL: undefined, PORT: 'x', PEPPER: '1' })
  for (const name of ['DATABASE_URL', 'PORT', 'PEPPER']) assert.ok(message.includes(name), message)
})
