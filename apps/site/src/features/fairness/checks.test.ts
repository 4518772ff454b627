import { commitmentFor, verifyRound } from '@senluna/games/verifier/index.ts'
import { describe, expect, test } from 'vitest'
import { GAMES, NOTHING_TYPED, stakesFor, withStake, wrongIn, type Typed } from './checks.ts'

const seed = '0123456789abcdef'.repeat(4)
const typed: Typed = { ...NOTHING_TYPED, serverSeed: seed, clientSeed: 'my-seed_1', nonce: '7' }

describe('fields of the verification page', () => {
  test('a whole claim is right, and can be worked out', () => {
    expect(wrongIn(typed)).toEqual({})
    const round = verifyRound({
      serverSeed: seed,
      streamCode: typed.game,
      clientSeed: typed.clientSeed,
      nonce: 7,
      stake: BigInt(typed.stake),
    })
    expect(round.commitment).toBe(commitmentFor(seed))
    expect(round.draws.length % 5).toBe(0)
  })
  for (const [change, field, wrong] of [
    [{ serverSeed: seed.slice(1) }, 'serverSeed', 'fairness.wrongHex'],
    [{ serverSeed: seed.toUpperCase() }, 'serverSeed', 'fairness.wrongHex'],
    [{ commitment: 'xyz' }, 'commitment', 'fairness.wrongHex'],
    [{ clientSeed: '' }, 'clientSeed', 'fairness.wrongSeed'],
    [{ clientSeed: 'a b' }, 'clientSeed', 'fairness.wrongSeed'],
    [{ clientSeed: 'x'.repeat(65) }, 'clientSeed', 'fairness.wrongSeed'],
    [{ nonce: '-1' }, 'nonce', 'fairness.wrongNumber'],
    [{ nonce: '1.5' }, 'nonce', 'fairness.wrongNumber'],
    [{ nonce: '9'.repeat(30) }, 'nonce', 'fairness.wrongNumber'],
    [{ stake: '1234' }, 'stake', 'fairness.wrongStake'],
    [{ game: 'none' }, 'stake', 'fairness.wrongStake'],
  ] as const) {
    test(`${JSON.stringify(change).slice(0, 40)} is refused at ${field}`, () =>
      expect(wrongIn({ ...typed, ...change })).toEqual({ [field]: wrong }))
  }
  test('at a table the stake is what the bets come to', () => {
    const bets = withStake({ ...typed, game: 'roulette', choice: 'n17.5-red.10' })
    expect([bets.stake, wrongIn(bets)]).toEqual(['15000', {}])
    expect(wrongIn({ ...bets, stake: '14000' })).toEqual({ stake: 'fairness.wrongStake' })
    expect(stakesFor({ game: 'baccarat', choice: 'n17.5' })).toEqual([])
  })
  test('every stake offered can be verified', () => {
    for (const stake of GAMES[0]!.stakes)
      expect(() =>
        verifyRound({ serverSeed: seed, streamCode: typed.game, clientSeed: 'a', nonce: 0, stake: BigInt(stake) }),
      ).not.toThrow()
  })
})
