import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, test } from 'vitest'
import { escrowTo } from '@senluna/server/modules/lottery/draws/escrow.ts'
import { STRUCTURES } from '@senluna/games/lottery/rules/index.ts'
import { readEvidence, verifyDraw } from '@senluna/games/lottery/verifier/verify-draw.ts'
import { newTrusteeKey } from './escrow.ts'
import { trusteeSays, verifyDrawFrom } from './draw.ts'

/** The worked case of three dice without a beacon: P-GEN-004 of the lottery vectors. */
const EVIDENCE = {
  game: 'K3_1M',
  drawNumber: '202601050222',
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

/** Evidence that agrees with itself, of another seed. */
function forged() {
  const serverSeed = 'ab'.repeat(32)
  const commitment = createHash('sha256').update(Buffer.from(serverSeed, 'hex')).digest('hex')
  const whole = { ...EVIDENCE, serverSeed, commitment }
  const { result } = verifyDraw(readEvidence(whole), STRUCTURES.get('K3')!)
  return { ...whole, result }
}

async function answerTo(given: unknown, ...more: readonly string[]) {
  const file = join(folder, 'evidence.json')
  await writeFile(file, typeof given === 'string' ? given : JSON.stringify(given))
  return verifyDrawFrom([file, ...more])
}

test('it prints the result and that everything holds', async () => {
  const { code, text } = await answerTo({ success: true, value: EVIDENCE }, '--commitment', EVIDENCE.commitment)
  assert.equal(code, 0)
  assert.match(text, /^result +\[3,5,4\]$/m)
  assert.match(text, /house seed only/)
  assert.equal(text.split('\n').at(-1), 'MATCH')
})

test('without a commitment noted before the verdict says that nothing was compared with it', async () => {
  const { code, text } = await answerTo(EVIDENCE)
  assert.equal(code, 2)
  assert.equal(text.split('\n').at(-1), 'CONSISTENT (not compared with anything noted earlier)')
})

/** Evidence of a draw that was mixed with the seed of one order, and how that stands in it. */
function seeded() {
  const given = { orderNo: 'L261124ABCDEFGHJK', seed: 'my-own' }
  const leaf = Buffer.concat([Buffer.of(0), Buffer.from(given.orderNo), Buffer.of(0), Buffer.from(given.seed)])
  const root = createHash('sha256').update(leaf).digest('hex')
  const whole = { ...EVIDENCE, players: { root, orders: 1 }, inclusion: { ...given, place: 0, path: [] } }
  const { result } = verifyDraw(readEvidence(whole), STRUCTURES.get('K3')!)
  return { ...whole, result }
}

test('a seed given with an order is compared with what the draw was mixed with', async () => {
  const { inclusion, ...rest } = seeded()
  const noted = ['--commitment', EVIDENCE.commitment, '--order', inclusion.orderNo, '--seed', inclusion.seed]
  const { code, text } = await answerTo({ ...rest, inclusion }, ...noted)
  assert.equal(code, 0)
  assert.match(text, /^players +tickets with a seed: 1$/m)
  assert.match(text, /^players +MATCH$/m)
  for (const [given, words] of [
    [{ ...rest, inclusion }, [...noted.slice(0, -1), 'another']],
    [{ ...rest, inclusion: { ...inclusion, seed: 'another' } }, noted],
    [{ ...rest, inclusion }, ['--order', 'L1']],
    [rest, noted],
    [{ ...EVIDENCE, inclusion }, noted],
  ] as const) {
    const answer = await answerTo(given, ...words)
    assert.equal(answer.code, 1)
    assert.match(answer.text, /^players +DIFFERENT$/m)
  }
  assert.notDeepEqual(rest.result, EVIDENCE.result)
})

test('forged evidence that agrees with itself differs from what was noted before', async () => {
  const alone = await answerTo(forged())
  assert.match(alone.text, /^CONSISTENT \(not compared with anything noted earlier\)$/m)
  const { code, text } = await answerTo(forged(), '--commitment', EVIDENCE.commitment.toUpperCase())
  assert.equal(code, 1)
  assert.match(text, /^commitment +MATCH$/m)
  assert.match(text, /^noted +DIFFERENT$/m)
  assert.equal(text.split('\n').at(-1), 'DIFFERENT')
})

for (const [noted, code] of [
  ['3,5,4', 0],
  ['3 5 4', 0],
  ['[3,5,4]', 0],
  ['3,4,5', 1],
  ['[3,5', 2],
] as const)
  test(`a result noted as ${noted} ends with ${code}`, async () => {
    assert.equal((await answerTo(EVIDENCE, '--commitment', EVIDENCE.commitment, '--result', noted)).code, code)
  })

test('a commitment that is none is explained', async () => {
  const { code, text } = await answerTo(EVIDENCE, '--commitment', 'abc')
  assert.equal(code, 2)
  assert.match(text, /64 hex digits/)
})

test('what differs is named', async () => {
  const { code, text } = await answerTo({ ...EVIDENCE, result: [3, 5, 5] })
  assert.equal(code, 1)
  assert.match(text, /^commitment +MATCH$/m)
  assert.match(text, /^result +DIFFERENT$/m)
  assert.match(text.split('\n').at(-1)!, /^DIFFERENT/)
})

test('a draw that came to nothing: what it would have been', async () => {
  const { result: _, version: __, ...rest } = EVIDENCE
  const { code, text } = await answerTo({ ...rest, versions: [], voidReason: 'DESK' })
  assert.equal(code, 3)
  assert.match(text, /^void +DESK/m)
  assert.match(text, /^would be +\[3,5,4\]$/m)
  const silent = await answerTo({ ...rest, voidReason: 'BEACON', beacon: { source: 'drand-quicknet', round: 7 } })
  assert.equal(silent.code, 3)
  assert.match(silent.text, /^would be +unknown:/m)
})

test('a draw that was made void after it was drawn: its result, why it is void, and a verdict of its own', async () => {
  const { code, text } = await answerTo({ ...EVIDENCE, state: 'VOID', voidReason: 'DESK', voidNote: 'wrong machine' })
  assert.equal(code, 3)
  assert.match(text, /^result +\[3,5,4\]$/m)
  assert.match(text, /^void +DESK: made void after it was drawn$/m)
  assert.match(text, /^note +wrong machine$/m)
  assert.equal(text.split('\n').at(-1), 'VOID (not compared with anything noted earlier)')
})

test('a result that was replaced, or another source than the game has, differs', async () => {
  const { result, version: _, ...rest } = EVIDENCE
  const versions = [
    { version: 1, result },
    { version: 2, result: [1, 1, 1] },
  ]
  const replaced = await answerTo({ ...rest, source: 'SELF', versions })
  assert.equal(replaced.code, 1)
  assert.match(replaced.text, /^replaced +version 2 replaces what was drawn: \[1,1,1\]$/m)
  assert.match(replaced.text, /^version +DIFFERENT$/m)
  const official = await answerTo({ ...EVIDENCE, source: 'OFFICIAL' })
  assert.equal(official.code, 1)
  assert.match(official.text, /^source +DIFFERENT$/m)
})

test('a trustee makes a key, and opens with it what the house holds back', async () => {
  const file = join(folder, 'trustee')
  const publicKey = await newTrusteeKey(file)
  const escrow = escrowTo(publicKey)
  const sealed = escrow.seal(Buffer.from(EVIDENCE.serverSeed, 'hex'), `draw ${EVIDENCE.game} ${EVIDENCE.drawNumber}`)
  const where = join(folder, 'held-back.json')
  const { serverSeed: _, ...heldBack } = EVIDENCE
  const published = { ...heldBack, escrow: { key: escrow.keyId, sealed: sealed.toString('hex') } }
  await writeFile(where, JSON.stringify(published))
  const { code, text } = await trusteeSays(['open', where, file])
  assert.equal(code, 0)
  assert.ok(text.startsWith(`seed        ${EVIDENCE.serverSeed}\n`))
  assert.match((await trusteeSays(['key', file])).text, /EEXIST/)
  assert.match((await trusteeSays(['key', join(folder, 'other')])).text, /^public +[0-9a-f]{64}$/)
  assert.equal((await trusteeSays(['open', where, join(folder, 'other')])).code, 2)
  for (const words of [['open'], ['key'], ['open', where, file, 'more']])
    assert.equal((await trusteeSays(words)).code, 2)
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
