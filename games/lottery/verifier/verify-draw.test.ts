import assert from 'node:assert/strict'
import { bls12_381 } from '@noble/curves/bls12-381.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js'
import fc from 'fast-check'
import { test } from 'vitest'
import { STRUCTURES } from '../rules/index.ts'
import { type LotteryCase, lotteryCases } from '../../vectors/lottery.ts'
import { commitmentFor } from '../../verifier/stream.ts'
import {
  type DrandChain,
  type DrawEvidence,
  DrawStream,
  isSigned,
  MAINNET,
  QUICKNET,
  randomnessOf,
  readEvidence,
  roundAt,
  roundFrom,
  timeOf,
  verifyDraw,
} from './verify-draw.ts'

interface Generated extends LotteryCase {
  profile: string
  server_seed: string
  beacon: string
  drawNumber: string
  params?: { n: number; count: number }
  expected: { commitment: string; result: unknown; words_consumed: number; rejected_words: number }
}

/** The vectors' names of profiles where ours differ. */
const PROFILE: Readonly<Record<string, string>> = { SSC: 'D5' }

for (const given of lotteryCases.filter((lotteryCase): lotteryCase is Generated => lotteryCase.kind === 'drawgen')) {
  test(`a draw from its seed: ${given.id}`, () => {
    const names = {
      serverSeed: given.server_seed,
      game: given.game,
      drawNumber: given.drawNumber,
      beacon: given.beacon,
    }
    const stream = new DrawStream(names)
    const { params, expected } = given
    const result = params
      ? Array.from({ length: params.count }, () => stream.uint(params.n))
      : STRUCTURES.get(PROFILE[given.profile] ?? given.profile)?.draw?.(stream)
    assert.deepEqual(result, expected.result)
    assert.deepEqual(stream.words, { read: expected.words_consumed, rejected: expected.rejected_words })
    assert.equal(commitmentFor(given.server_seed), expected.commitment)
  })
}

test('a number lies in [0, n), whatever n, and names that cannot be are refused', () => {
  const names = { serverSeed: '07'.repeat(32), game: 'K3_1M', drawNumber: '202601050001', beacon: '' }
  const stream = new DrawStream(names)
  fc.assert(fc.property(fc.integer({ min: 1, max: 2 ** 32 }), (n) => stream.uint(n) < n))
  assert.throws(() => stream.uint(0), RangeError)
  assert.throws(() => stream.uint(2 ** 32 + 1), RangeError)
  for (const wrong of [{ serverSeed: '07' }, { game: 'k3' }, { drawNumber: '1\u0000' }, { beacon: 'ab' }])
    assert.throws(() => new DrawStream({ ...names, ...wrong }), RangeError)
})

test('rounds of the chains by their clocks', () => {
  const day = Date.parse('2026-04-20T00:00:00Z') / 1000
  assert.equal(roundAt(QUICKNET, day), 27_946_612)
  assert.equal(roundFrom(QUICKNET, day), 27_946_612)
  // One second later the newest is still that one, and the first to come is the next.
  assert.equal(roundAt(QUICKNET, day + 1), 27_946_612)
  assert.equal(roundFrom(QUICKNET, day + 1), 27_946_613)
  assert.equal(timeOf(QUICKNET, 27_946_612), day)
  assert.equal(roundAt(MAINNET, MAINNET.genesis + 29), 1)
  assert.equal(roundFrom(MAINNET, MAINNET.genesis + 1), 2)
  assert.equal(roundFrom(QUICKNET, 0), 1)
  assert.throws(() => roundAt(QUICKNET, 0), RangeError)
})

/** Published rounds of the real chains. */
const ROUND_123 = 'b75c69d0b72a5d906e854e808ba7e2accb1542ac355ae486d591aa9d43765482e26cd02df835d3546d23c4b13e0dfc92'
const ROUND_1000 = {
  round: 1000,
  signature: 'b44679b9a59af2ec876b1a6b1ad52ea9b1615fc3982b19576350f93447cb1125e342b73a8dd2bacbe47e4b6b63ed5e39',
  randomness: 'fe290beca10872ef2fb164d2aa4442de4566183ec51c56ff3cd603d930e54fdd',
}
const ROUND_72785 = {
  round: 72_785,
  previousSignature:
    'a609e19a03c2fcc559e8dae14900aaefe517cb55c840f6e69bc8e4f66c8d18e8a609685d9917efbfb0c37f058c2de88f13d297c7e19e0ab24813079efe57a182554ff054c7638153f9b26a60e7111f71a0ff63d9571704905d3ca6df0b031747',
  signature:
    '82f5d3d2de4db19d40a6980e8aa37842a0e55d1df06bd68bddc8d60002e8e959eb9cfa368b3c1b77d18f02a54fe047b80f0989315f83b12a74fd8679c4f12aae86eaf6ab5690b34f1fddd50ee3cc6f6cdf59e95526d5a5d82aaa84fa6f181e42',
}

test('published rounds are signed by their chains, and by nothing else', () => {
  assert.equal(randomnessOf(ROUND_1000.signature), ROUND_1000.randomness)
  assert.ok(isSigned(QUICKNET, { round: 123, signature: ROUND_123 }))
  assert.ok(isSigned(QUICKNET, ROUND_1000))
  assert.ok(isSigned(MAINNET, ROUND_72785))
  for (const wrong of [
    { ...ROUND_1000, round: 1001 },
    { ...ROUND_1000, round: 0 },
    { ...ROUND_1000, signature: ROUND_1000.signature.replace(/9$/, '8') },
    { ...ROUND_1000, signature: 'not hex' },
    { ...ROUND_1000, signature: `c0${'00'.repeat(47)}` },
  ])
    assert.equal(isSigned(QUICKNET, wrong), false, wrong.signature)
  assert.equal(isSigned(MAINNET, { ...ROUND_72785, round: 321 }), false)
})

test('a signature moved off the group is refused, though the pairing cannot tell it from the true one', () => {
  const { Point } = bls12_381.G1
  const off = Point.fromAffine({ x: 4n, y: bls12_381.fields.Fp.sqrt(4n ** 3n + 4n) })
  assert.equal(off.isTorsionFree(), false)
  const torsion = off.multiplyUnsafe(Point.Fn.ORDER - 1n).add(off)
  const moved = Point.fromHex(ROUND_1000.signature).add(torsion)
  const { x, y } = moved.toAffine()
  const bytes = hexToBytes(x.toString(16).padStart(96, '0'))
  bytes[0] = (bytes[0] ?? 0) | 0x80 | (y * 2n > bls12_381.fields.Fp.ORDER ? 0x20 : 0)
  assert.notEqual(bytesToHex(bytes), ROUND_1000.signature)
  assert.equal(isSigned(QUICKNET, { round: 1000, signature: bytesToHex(bytes) }), false)
})

/** A chain with a key of ours, for draws that a test can have signed. */
const secret = bls12_381.utils.randomSecretKey(new Uint8Array(48).fill(7))
const { shortSignatures } = bls12_381
const OURS: DrandChain = { ...QUICKNET, publicKey: shortSignatures.getPublicKey(secret).toHex() }

function signed(round: number): string {
  const number = new Uint8Array(8)
  new DataView(number.buffer).setBigUint64(0, BigInt(round))
  const hashed = shortSignatures.hash(sha256(number), 'BLS_SIG_BLS12381G1_XMD:SHA-256_SSWU_RO_NUL_')
  return shortSignatures.sign(hashed, secret).toHex()
}

const DRAW_AT = Date.parse('2026-01-05T03:42:00Z') / 1000
const k3 = STRUCTURES.get('K3')

function evidence(round = roundFrom(OURS, DRAW_AT)): DrawEvidence {
  assert.ok(k3?.draw)
  const [serverSeed, signature] = ['5e'.repeat(32), signed(round)]
  const randomness = randomnessOf(signature)
  const names = { game: 'K3_1M', drawNumber: '202601050222' }
  const result = k3.draw(new DrawStream({ ...names, serverSeed, beacon: randomness }))
  const beacon = { source: 'drand-quicknet', round, signature, randomness } as const
  return {
    ...names,
    profile: 'K3',
    commitment: commitmentFor(serverSeed),
    serverSeed,
    beacon,
    results: [result],
    version: 1,
  }
}

function failing(changed: Partial<DrawEvidence>, given = evidence()): readonly string[] {
  assert.ok(k3)
  const { checks } = verifyDraw({ ...given, ...changed }, k3, { drawAt: DRAW_AT, chain: OURS })
  return checks.flatMap(({ what, holds }) => (holds ? [] : [what]))
}

test('true evidence holds, also with the round a minute later, and the second round is told of', () => {
  assert.deepEqual(failing({}), [])
  const late = evidence(roundFrom(OURS, DRAW_AT + 60))
  assert.deepEqual(failing({}, late), [])
  assert.ok(k3)
  const isSecond = (given: DrawEvidence, drawAt?: number) =>
    verifyDraw(given, k3, { chain: OURS, ...(drawAt === undefined ? {} : { drawAt }) }).secondRound
  assert.deepEqual([isSecond(evidence(), DRAW_AT), isSecond(late, DRAW_AT), isSecond(late)], [false, true, false])
  // Where the game's clock isn't known the evidence's own word is taken.
  const said = { ...late, beacon: { ...late.beacon, firstRound: roundFrom(OURS, DRAW_AT) } }
  assert.equal(isSecond(said), true)
})

test('a draw that came to nothing: its seed fits, and what it would have been is told where its word is known', () => {
  assert.ok(k3)
  const rest = evidence()
  const held = { ...rest, results: [], voidReason: 'DESK' }
  const verified = verifyDraw(held, k3, { chain: OURS, drawAt: DRAW_AT })
  assert.deepEqual([verified.verdict, verified.result], ['VOID', rest.results[0]])
  assert.deepEqual(
    verified.checks.map(({ what, holds }) => [what, holds]),
    [
      ['commitment', true],
      ['randomness', true],
      ['signature', true],
      ['round', true],
    ],
  )
  const { source, round } = rest.beacon
  const silent = verifyDraw({ ...held, beacon: { source, ...(round === undefined ? {} : { round }) } }, k3)
  assert.deepEqual(
    [silent.verdict, silent.result, silent.checks],
    ['VOID', undefined, [{ what: 'commitment', holds: true }]],
  )
  const wrong = verifyDraw({ ...held, serverSeed: '5f'.repeat(32) }, k3, { chain: OURS })
  assert.deepEqual([wrong.verdict, wrong.checks[0]?.holds], ['DIFFERENT', false])
})

/** A call's evidence of a draw, changed. */
function called(changed: object = {}) {
  const { results, version: _, ...rest } = evidence()
  return { success: true, value: { ...rest, source: 'SELF', state: 'OPENED', versions: [first(results)], ...changed } }
}
const first = ([result]: readonly unknown[]) => ({ version: 1, result })

const verdictOn = (evidence: unknown, whose: 'SELF' | 'OFFICIAL' = 'SELF') => {
  assert.ok(k3)
  const { verdict, checks } = verifyDraw(readEvidence(evidence), k3, { drawAt: DRAW_AT, chain: OURS, whose })
  return [verdict, ...checks.flatMap(({ what, holds }) => (holds ? [] : [what]))]
}

test('the evidence is read as the call gives it, with every version of the result', () => {
  const other = { version: 2, result: [1, 1, 1] }
  const read = readEvidence(called({ versions: [first(evidence().results), other], voidNote: 'wrong', state: 'VOID' }))
  assert.deepEqual([read.results, read.version], [[evidence().results[0], [1, 1, 1]], 2])
  assert.deepEqual([read.source, read.voidReason, read.voidNote], ['SELF', 'UNSAID', 'wrong'])
})

test('a draw of ours is made once: whatever was put in its place differs', () => {
  const drawn = first(evidence().results)
  assert.deepEqual(verdictOn(called()), ['MATCH'])
  for (const [changed, why] of [
    [{ versions: [drawn, { version: 2, result: [1, 1, 1] }] }, 'another result'],
    [{ versions: [drawn, { ...drawn, version: 2 }] }, 'the same once more: there is no second draw'],
    [{ versions: [{ ...drawn, version: 2 }] }, 'the first version left out'],
    [{ version: 2 }, 'a version that is only counted'],
    [{ result: [1, 1, 1] }, 'another result beside the versions'],
    [{ versions: [drawn, { version: 2, result: [1, 1, 1] }], voidReason: 'DESK' }, 'replaced, then made void'],
  ] as const)
    assert.deepEqual(verdictOn(called(changed)), ['DIFFERENT', 'version'], why)
  assert.deepEqual(verdictOn(called({ versions: [{ version: 1, result: [1, 1, 1] }] })), ['DIFFERENT', 'result'])
  assert.deepEqual(verdictOn(called({ versions: [] })), ['DIFFERENT', 'result'], 'no result and not void')
})

test('a draw that was made void after it was drawn is VOID, never MATCH, and what was drawn is looked at', () => {
  assert.deepEqual(verdictOn(called({ state: 'VOID', voidReason: 'DESK', voidNote: 'wrong' })), ['VOID'])
  assert.deepEqual(verdictOn(called({ state: 'VOID' })), ['VOID'], 'the state alone says so')
  assert.deepEqual(verdictOn(called({ voidReason: 'DESK' })), ['VOID'], 'the reason alone says so')
  const other = [{ version: 1, result: [1, 1, 1] }]
  assert.deepEqual(verdictOn(called({ state: 'VOID', voidReason: 'DESK', versions: other })), ['DIFFERENT', 'result'])
})

test('whose draw it is follows from its game: no evidence makes a house draw an official one', () => {
  assert.deepEqual(verdictOn(called({ source: 'OFFICIAL' })), ['DIFFERENT', 'source'])
  assert.deepEqual(verdictOn(called({ source: 'DEMONSTRATION' })), ['DIFFERENT', 'source'])
  assert.deepEqual(verdictOn(called({ source: 'DEMONSTRATION' }), 'OFFICIAL'), ['MATCH'])
  assert.deepEqual(verdictOn(called({ source: 'SELF' }), 'OFFICIAL'), ['DIFFERENT', 'source'])
  assert.deepEqual(verdictOn(called({ source: undefined })), ['MATCH'], 'one that says nothing claims nothing')
})

test('the keys of the public chains are those that their hashes name', () => {
  // Source: the chain hash of docs.drand.love; it covers period, beginning, key, group and name.
  const hash = (chain: DrandChain, group: string, name: string) => {
    const numbers = new Uint8Array(12)
    new DataView(numbers.buffer).setUint32(0, chain.period)
    new DataView(numbers.buffer).setBigUint64(4, BigInt(chain.genesis))
    const parts = [numbers, hexToBytes(chain.publicKey), hexToBytes(group), new TextEncoder().encode(name)]
    return bytesToHex(sha256(Uint8Array.from(parts.flatMap((part) => [...part]))))
  }
  assert.equal(
    hash(QUICKNET, 'f477d5c89f21a17c863a7f937c6a6d15859414d2be09cd448d4279af331c5d3e', 'quicknet'),
    '52db9ba70e0cc0f6eaf7803dd07447a1f5477735fd3f661792ba94600c84e971',
  )
  assert.equal(
    hash(MAINNET, '176f93498eac9ca337150b46d21dd58673ea4e3581185f869672e59fa4cb390a', ''),
    '8990e7a9aaed2ffed73dbd7092123d6f289930540d7651336225dc172e51b2ce',
  )
})

test('published rounds of quicknet and of the chain of thirty seconds are signed by them', () => {
  for (const [round, signature, randomness] of [
    [
      1,
      'b55e7cb2d5c613ee0b2e28d6750aabbb78c39dcc96bd9d38c2c2e12198df95571de8e8e402a0cc48871c7089a2b3af4b',
      '1466a6cd24e327188770752f6134001c64d6efcc590ccc26b721611ad96f165a',
    ],
    [42, '95a9f9f5b231b7714de1553105d8ffdf3dcda24cfdb1e689319bccf79a9c8ce430a91b811fbfaf763900bc998b5d686a', undefined],
    [
      5_358_915,
      '95f058cbd1294bc3fa28647dabded06d50b543643fb04e1cb2c5b6204daf20935782f7cae5fa7718cf87b4c43d108842',
      'ded576cc39a412bc7c66c6f4a530983f4894567ed27846fcca14909436308814',
    ],
    [
      9_367_912,
      '845091b99635a8a5f93a15cd8622fae0c7ee5307fb5b888dc67ee4fe997b5b326dbd637bd7ab39e3188fd507ea94b314',
      'a646d1f17493408fdd89ee2ff71a0d1eab6087f23fdef7f60a2baec60436a496',
    ],
  ] as const) {
    assert.ok(isSigned(QUICKNET, { round, signature }), String(round))
    assert.ok(!isSigned(QUICKNET, { round: round + 1, signature }), String(round))
    if (randomness) assert.equal(randomnessOf(signature), randomness)
  }
  const chained = {
    round: 5_347_804,
    signature:
      '92daf5745411a415b539caebda0b523fa20d4d12b28eb2fe427decdf5dcc976046a9c83b54f1db991fa191ffca8fcbdc07563036664f6ba47dcf00593559286f667574f6b0a2ba0be2683463b5bf3472e5696ac28b75d5b2223dbb98a56c96a3',
    previousSignature:
      'b01091c60b2b1a7c1f7a79610cd94e0c06e93bd305cf04229fe1571669257d16583a02e4038fdd755e6c39944b0116e30256874eede733a79c5e72c787db3889a1678c4ea6423b467de56208c5bd8e10cc090b6e0429f7f33653086a089cc3f8',
  }
  assert.ok(isSigned(MAINNET, chained))
  assert.ok(!isSigned(MAINNET, { ...chained, previousSignature: chained.signature }))
  assert.equal(randomnessOf(chained.signature), 'a87619810b1b41e70a01b8f903cf69977e026f80d9fd5e4c197c298a96c61cfe')
})

test('each thing that was changed is named', () => {
  const given = evidence()
  const later = evidence(roundFrom(OURS, DRAW_AT) + 1)
  assert.deepEqual(failing({ commitment: '0'.repeat(64) }), ['commitment'])
  assert.deepEqual(failing({ results: [[7, 7, 7]] }), ['result'])
  // A round chosen to the operator's liking is a signed one, and still not the one the rule names.
  assert.deepEqual(failing({}, later), ['round'])
  assert.deepEqual(failing({ beacon: { ...given.beacon, round: later.beacon.round } }), ['signature', 'round'])
  assert.deepEqual(failing({ beacon: { ...given.beacon, signature: later.beacon.signature } }), [
    'randomness',
    'signature',
  ])
  const invented = failing({ beacon: { ...given.beacon, randomness: 'ab'.repeat(32) } })
  assert.ok(invented.includes('randomness'))
  const other = failing({ serverSeed: '5f'.repeat(32) })
  assert.ok(other.includes('commitment'))
})

test('evidence that can not be checked says why', () => {
  assert.ok(k3)
  const given = evidence()
  assert.throws(() => verifyDraw({ ...given, serverSeed: undefined }, k3), /not been revealed/)
  assert.throws(() => verifyDraw({ ...given, profile: 'PK10' }, k3), /PK10/)
  assert.throws(() => verifyDraw({ ...given, beacon: { source: 'drand-quicknet' } }, k3), /round, signature/)
  assert.throws(() => readEvidence({ game: 'K3_1M' }), /not the evidence/)
  assert.throws(() => readEvidence({ game: 'VN_N', source: 'OFFICIAL' }), /comes from outside/)
  assert.throws(() => readEvidence({ ...given, beacon: { source: 'dice' } }), /drand-quicknet or none/)
  assert.throws(() => readEvidence({ ...given, drawNumber: '' }), /lacks its drawNumber/)
  const { results, ...rest } = given
  assert.deepEqual(readEvidence({ success: true, value: { ...rest, result: results[0], facts: {} } }), given)
})
