import assert from 'node:assert/strict'
import { slotRounds } from '@senluna/games/vectors/vectors.ts'
import { at } from '@senluna/kit/assert.ts'
import { test } from 'vitest'
import { verify } from '../verify.ts'

const { input, expected } = at(slotRounds, 3)
const COMMITMENT = 'e956de41c9315abc8839c11990fdbf4d77ab1be0c1a8b774b9f31dbb3abbf2dc'
const words = (others: readonly string[] = [], seed = input.serverSeed) => [
  `--server-seed=${seed}`,
  `--client-seed=${input.clientSeed}`,
  `--nonce=${input.nonce}`,
  '--stake=20',
  ...others,
]

test('it prints commitment, draws and payout', () => {
  const { code, text } = verify(words())
  assert.equal(code, 0)
  assert.ok(text.includes(COMMITMENT))
  assert.match(text, new RegExp(`^payout +${expected.totalUnits}$`, 'm'))
  assert.match(text, new RegExp(`^draws +${expected.stops.join(',')},`, 'm'))
  assert.doesNotMatch(text, /MATCH|DIFFERENT/)
})

for (const [others, code, last] of [
  [['--commitment', COMMITMENT], 0, 'MATCH'],
  [['--commitment', COMMITMENT.toUpperCase(), '--payout', '413'], 0, 'MATCH'],
  [['--commitment', COMMITMENT.replace('e', 'f')], 1, 'DIFFERENT'],
  [['--commitment', COMMITMENT, '--payout', '414'], 1, 'DIFFERENT'],
  [['--draws', '1,2,3,4,5'], 1, 'DIFFERENT'],
] as const) {
  test(`${others.join(' ')} says ${last}`, () => {
    const answer = verify(words(others))
    assert.equal(answer.code, code)
    assert.equal(answer.text.split('\n').at(-1), last)
  })
}

for (const [given, why] of [
  [[], /--server-seed is missing/],
  [words([], 'abc'), /64 hex digits/],
  [words(['--stake', '10,000']), /--stake must be a whole number/],
  [words(['--stake', '21']), /multiple of 20/],
  [words(['--nonce', '-1']), /nonce/],
  [words(['--nonce', '9999999999999999999']), /nonce/],
  [words(['--game', 'craps']), /there is no game called craps/],
  [words(['--colour', 'red']), /--colour/],
  [words(['--draws', 'red']), /--draws/],
] as const) {
  test(`bad words are explained, with the help: ${why.source}`, () => {
    const { code, text } = verify(given)
    assert.equal(code, 2)
    assert.match(text, why)
    assert.match(text, /npm run verify --/)
  })
}

test('--help explains and ends well', () => {
  const { code, text } = verify(['--help'])
  assert.equal(code, 0)
  assert.match(text, /--server-seed/)
})
