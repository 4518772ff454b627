import assert from 'node:assert/strict'
import { verifyRound } from '@senluna/games/verifier/index.ts'
import { choNoi } from '@senluna/games/slots-cho-noi/rules/index.ts'
import { vectors } from '@senluna/games/vectors/vectors.ts'
import { amount } from '@senluna/kit/money.ts'
import fc from 'fast-check'
import { test } from 'vitest'
import { commitmentOf, pf1Stream } from './index.ts'

const bytes = (hex: string) => Buffer.from(hex, 'hex')

for (const { id, input, expected } of vectors.slot_tumble) {
  test(`the server's round: ${id}`, () => {
    const { clientSeed: client, nonce } = input
    const stream = pf1Stream({ serverSeed: bytes(input.serverSeed), game: choNoi.streamCode, client, nonce })
    // With a stake of 100 amounts are hundredths of the stake.
    const round = choNoi.play(stream, amount(100n))
    assert.equal(round.payout, BigInt(expected.totalHundredths))
    assert.equal(round.steps, 1 + expected.freeSpinsPlayed)
  })
}

test('the server and the verifier come to the same round under any seeds', () => {
  const seed = fc.uint8Array({ minLength: 32, maxLength: 32 })
  const client = fc.stringMatching(/^[A-Za-z0-9_-]{1,64}$/)
  fc.assert(
    fc.property(
      seed,
      client,
      fc.maxSafeNat(),
      fc.constantFrom(...choNoi.stakes),
      (serverSeed, clientSeed, nonce, stake) => {
        const stream = pf1Stream({ serverSeed, game: choNoi.streamCode, client: clientSeed, nonce })
        const played = choNoi.play(stream, stake)
        const checked = verifyRound({
          serverSeed: Buffer.from(serverSeed).toString('hex'),
          clientSeed,
          streamCode: choNoi.streamCode,
          nonce,
          stake,
        })
        assert.equal(checked.game, 'cho-noi')
        assert.deepEqual(checked.draws, played.draws)
        assert.equal(checked.payout, played.payout)
        assert.equal(checked.beats.length, played.steps)
        assert.equal(checked.stream.bytes, stream.consumed)
        assert.equal(checked.commitment, commitmentOf(serverSeed))
      },
    ),
    { numRuns: 200 },
  )
})
