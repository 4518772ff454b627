import assert from 'node:assert/strict'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, test } from 'vitest'
import { verifyDrawFrom } from './verify-draw.ts'

/** The worked case of three dice without a beacon: P-GEN-004 of the lottery vectors. */
const EVIDENCE = {
  game: 'K3_1M',
  numero: '202601050222',
  profile: 'K3',
  commitment: '630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd',
  serverSeed: '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f',
  beacon: { source: 'none' },
  result: [3, 5, 4],
  version: 1,
  facts: {},
}

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'verify-draw-'))
})
afterAll(() => rm(folder, { recursive: true }))

async function answerTo(given: unknown) {
  const file = join(folder, 'evidence.json')
  await writeFile(file, typeof given === 'string' ? given : JSON.stringify(given))
  return verifyDrawFrom([file])
}

test('it prints the result and that everything holds', async () => {
  const { code, text } = await answerTo({ success: true, value: EVIDENCE })
  assert.equal(code, 0)
  assert.match(text, /^result +\[3,5,4\]$/m)
  assert.match(text, /house seed only/)
  assert.equal(text.split('\n').at(-1), 'MATCH')
})

test('what differs is named', async () => {
  const { code, text } = await answerTo({ ...EVIDENCE, result: [3, 5, 5] })
  assert.equal(code, 1)
  assert.match(text, /^commitment +MATCH$/m)
  assert.match(text, /^result +DIFFERENT$/m)
  assert.equal(text.split('\n').at(-1), 'DIFFERENT')
})

for (const [given, why] of [
  [{ ...EVIDENCE, serverSeed: null }, /not been revealed/],
  [{ ...EVIDENCE, profile: 'ROULETTE' }, /ROULETTE/],
  [{ ...EVIDENCE, serverSeed: 'abc' }, /64 hex digits/],
  [[], /not the evidence/],
  ['{', /JSON/],
] as const) {
  test(`what can't be checked is explained: ${why.source}`, async () => {
    const { code, text } = await answerTo(given)
    assert.equal(code, 2)
    assert.match(text, why)
  })
}

test('a file that is not there and words that are too many are explained', async () => {
  assert.match((await verifyDrawFrom([join(folder, 'none.json')])).text, /ENOENT/)
  for (const words of [[], ['a', 'b']]) assert.equal((await verifyDrawFrom(words)).code, 2)
  assert.equal((await verifyDrawFrom(['--help'])).code, 0)
})
