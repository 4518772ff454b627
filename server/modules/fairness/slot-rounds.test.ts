import assert from 'node:assert/strict'
import { verifyRound } from '@senluna/games/verifier/index.ts'
import { senVang } from '@senluna/games/slots-sen-vang/rules/index.ts'
import { slotRounds } from '@senluna/games/vectors/vectors.ts'
import { amount } from '@senluna/kit/money.ts'
import fc from 'fast-check'
import { test } from 'vitest'
import { commitmentOf, pf1Stream } from './index.ts'

const bytes = (hex: string) => Buffer.from(hex, 'hex')

for (const { id, input, expected } of slotRounds) {
  test(`the server's round: ${id}`, () => {
    const stream = pf1Stream({
      serverSeed: bytes(input.serverSeed),
      game: senVang.streamCode,
      client: input.clientSeed,
      nonce: input.nonce,
    })
    // With a stake of 20 the line bet is 1, so the payout is in line bets.
    const round = senVang.play(stream, amount(20n))
    assert.equal(round.payout, BigInt(expected.totalUnits))
    assert.equal(round.steps, 1 + expected.freeSpinsPlayed)
    assert.deepEqual(round.draws.slice(0, 5), expected.stops)
    if (expected.freeSpins)
      assert.deepEqual(
        round.draws.slice(5),
        expected.freeSpins.flatMap(({ stops }) => stops),
      )
    assert.equal(stream.consumed, round.draws.length * 4)
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
      fc.constantFrom(...senVang.stakes),
      (serverSeed, clientSeed, nonce, stake) => {
        const stream = pf1Stream({ serverSeed, game: senVang.streamCode, client: clientSeed, nonce })
        const played = senVang.play(stream, stake)
        const checked = verifyRound({
          serverSeed: Buffer.from(serverSeed).toString('hex'),
          clientSeed,
          streamCode: senVang.streamCode,
          nonce,
          stake,
        })
        assert.deepEqual(checked.draws, played.draws)
        assert.equal(checked.payout, played.payout)
        assert.equal(checked.beats.length, played.steps)
        assert.equal(checked.stream.bytes, stream.consumed)
        assert.equal(checked.commitment, commitmentOf(serverSeed))
      },
    ),
    { numRuns: 300 },
  )
})

test('20,000 rounds through the real stream return within 4 standard errors of the certificate', () => {
  const serverSeed = Buffer.alloc(32, 9)
  const rounds = 20_000
  let returned = 0n
  for (let nonce = 0; nonce < rounds; nonce++) {
    returned += senVang.play(
      pf1Stream({ serverSeed, game: 'slot5x3', client: 'simulation', nonce }),
      amount(20n),
    ).payout
  }
  const mean = Number(returned) / 20 / rounds
  assert.ok(Math.abs(mean - 0.9599919) < (4 * 4.43333) / Math.sqrt(rounds), `mean ${mean}`)
})
