import assert from 'node:assert/strict'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'vitest'
import { lotterySettings } from './settings.ts'

const problemOf = (env: Record<string, string>): string => {
  try {
    lotterySettings(env)
    return 'ok'
  } catch (error) {
    return (error as Error).message
  }
}

for (const [why, env, message] of [
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
] as const)
  test(`${why} is refused with a sentence`, () => {
    assert.match(problemOf(env), message)
    assert.match(problemOf(env), /\.$/)
  })

test('draws stand on the house seed alone unless a beacon is named', () => {
  const still = lotterySettings({})
  assert.deepEqual([still.beacon, still.sources, still.escrowKey], ['none', [], ''])
  assert.ok(still.relays.length > 1)
  const { beacon, relays, sources, escrowKey } = lotterySettings({
    LOTTERY_BEACON: 'drand',
    LOTTERY_BEACON_URLS: 'https://relay.example/chain/, http://127.0.0.1:9',
    LOTTERY_SOURCES: 'ONE=https://a.example/{game}/{numero}, TWO-B=https://b.example/?g={game}&n={numero}',
    LOTTERY_ESCROW_KEY: 'AB'.repeat(32),
  })
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
  const { sources } = lotterySettings(read({ ONE: form }))
  assert.deepEqual(sources[0]?.form, { ...form, games: { VN_N: { name: 'north', column: undefined } } })
  for (const [forms, why] of [
    [{ ONE: { ...form, names: 'today' } }, /must name the draw/],
    [{ ONE: { ...form, form: 'XML' } }, /LOTTERY_SOURCE_FORMS can't be read/],
    [{ ONE: form, TWO: form }, /a form for TWO/],
    ['', /LOTTERY_SOURCE_FORMS can't be read/],
  ] as const)
    assert.match(problemOf(read(forms)), why)
  assert.match(problemOf({ LOTTERY_SOURCE_FORMS: join(dir, 'none.json') }), /LOTTERY_SOURCE_FORMS can't be read/)
  rmSync(dir, { recursive: true })
})
