import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { createTestDatabase } from '@senluna/server/testing/database.ts'
import { beforeAll, test } from 'vitest'
import { Problem } from '../setup/problem.ts'
import { typedSetting } from './typed-setting.ts'

const program = fileURLToPath(new URL('../setting.ts', import.meta.url))
let databaseUrl = ''
beforeAll(async () => {
  databaseUrl = await createTestDatabase()
})

const run = (...args: string[]) => {
  const ran = spawnSync(process.execPath, [program, ...args], {
    encoding: 'utf8',
    env: { ...process.env, DATABASE_URL: databaseUrl },
  })
  return { code: ran.status, said: ran.stdout + ran.stderr }
}

test('a setting is switched for one brand, and shown', () => {
  const closed = run('senluna', 'maintenance', '{"flag":true,"until":"2026-11-21T06:00:00+07:00"}')
  assert.equal(closed.code, 0, closed.said)
  const shown = run('senluna').said
  for (const line of [
    'senluna maintenance {"flag":true,"until":"2026-11-21T06:00:00+07:00"}\n',
    'senluna region {"denied":[]}\n',
  ])
    assert.ok(shown.includes(line), shown)
  const other = run('refbrand1').said
  assert.match(other, /^refbrand1 maintenance \{"flag":false\}\nrefbrand1 region \{"denied":\[\]\}\nrefbrand1 staff /)
}, 120_000)

for (const [key, value] of [
  ['region', { denied: ['US'] }],
  ['staff', { addresses: ['203.0.113.0/24'] }],
  ['switches', { FREEPLAY: false }],
] as const)
  test(`${key} is typed as it is kept`, () => {
    const { brand, change } = typedSetting(['senluna', key, JSON.stringify(value)])
    assert.deepEqual([brand, change], ['senluna', { key, value }])
  })

for (const [args, sentence] of [
  [[], /npm run setting/],
  [['senluna', 'maintenance'], /npm run setting/],
  [['nobody'], /There is no brand "nobody"\. The brands are senluna, refbrand1\./],
  [['nobody', 'maintenance'], /There is no brand "nobody"\. The brands are senluna, refbrand1\./],
  [['senluna', 'region', '{}', '{}'], /npm run setting/],
  [['senluna', 'colour', '{}'], /There is no setting "colour"/],
  [['senluna', 'maintenance', 'yes'], /yes is no JSON/],
  [['senluna', 'maintenance', '{"flag":1}'], /maintenance can't be that: flag /],
  [['senluna', 'region', '{"denied":["Vietnam"]}'], /must be a country, two capital letters/],
  [['senluna', 'region', '{"denied":[],"network":["vpn"]}'], /network/],
  [['senluna', 'maintenance', '{"flag":false,"products":["CHESS"]}'], /maintenance can't be that: products 0 /],
  [['senluna', 'staff', '{"addresses":["my house"]}'], /must be an address or a range/],
  [['senluna', 'switches', '{"FREE_PLAY":false}'], /switches can't be that: .*FREE_PLAY/],
] as const) {
  test(`"${args.join(' ')}" is refused with a sentence`, () => {
    assert.throws(
      () => typedSetting(args),
      (error) => error instanceof Problem && sentence.test(error.message),
    )
  })
}

test('a refusal ends the command with its sentence alone', () => {
  const { code, said } = run('nobody')
  assert.equal(code, 1)
  assert.match(said, /There is no brand "nobody"/)
  assert.doesNotMatch(said, /\n\s+at /, 'and no stack')
})
