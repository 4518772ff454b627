import assert from 'node:assert/strict'
import type { Draws } from '@senluna/kit/games/game.ts'
import { certifyInstant, returnOf } from '@senluna/kit/games/instant.ts'
import { amount } from '@senluna/kit/money.ts'
import fc from 'fast-check'
import { test } from 'vitest'
import { configurationHashOf } from '../../configuration-hash.ts'
import { Stream } from '../../verifier/index.ts'
import { certificate } from '../certificate.ts'
import { choiceOf, paysOf, scratch, winningOf } from './index.ts'

const stake = amount(10_000n)

test('the certificate is what every choice comes to', () => {
  const { played } = certificate
  assert.deepEqual({ ...certifyInstant(scratch, configurationHashOf(scratch)), played }, certificate)
})

/** The first number is the card's; the others mix its fields one way. */
function cardDraws(first: number): Draws {
  let nth = 0
  return { uint: (n) => (nth++ === 0 ? first : n - 1) }
}

for (const choice of scratch.choices()) {
  test(`the hundred thousand cards of ${choice} are counted, and return 97.5 %`, () => {
    let paid = 0n
    for (let first = 0; first < 100_000; first++) paid += scratch.play(cardDraws(first), stake, choice).payout
    const { returned, ways } = returnOf(scratch.sharesOf(choice))
    assert.deepEqual([paid, ways], [returned, 100_000n])
    assert.equal(returned * 1_000n, ways * 10_000n * 975n)
  })
}

test('a card shows three alike where it wins and at most two where not', () => {
  fc.assert(
    fc.property(fc.nat(), fc.constantFrom(...scratch.choices()), (nonce, choice) => {
      const stream = new Stream({ serverSeed: '07'.repeat(32), streamCode: 'scratch', clientSeed: 'alice', nonce })
      const { draws, payout } = scratch.play(stream, stake, choice)
      const counts = [0, 1, 2, 3, 4, 5, 6].map((symbol) => draws.filter((field) => field === symbol).length)
      const winning = winningOf(draws)
      assert.equal(Math.max(...counts), winning === undefined ? 2 : 3)
      assert.equal(payout, winning === undefined ? 0n : BigInt(paysOf(choiceOf(choice)!)[winning]!) * 100n)
      assert.equal(scratch.beats(draws, stake, choice)[0]!.won, payout)
    }),
  )
})

test('each field of a card can hold each symbol', () => {
  const seen = Array.from({ length: 9 }, () => new Set<number>())
  for (let nonce = 0; nonce < 500; nonce++) {
    const stream = new Stream({ serverSeed: '07'.repeat(32), streamCode: 'scratch', clientSeed: 'alice', nonce })
    for (const [field, symbol] of scratch.play(stream, stake, 'low').draws.entries()) seen[field]!.add(symbol)
  }
  for (const symbols of seen) assert.equal(symbols.size, 7)
})

test('what is no choice and what is no card is refused', () => {
  for (const text of ['', 'gold', 'LOW']) assert.equal(choiceOf(text), undefined)
  for (const card of [[], [0, 1, 2, 3, 4, 5, 6], [0, 1, 2, 3, 4, 5, 6, 7, 0], [0, 0, 0, 1, 1, 1, 2, 3, 4]])
    assert.throws(() => scratch.beats(card, stake, 'low'), RangeError)
})
