import fc from 'fast-check'
import { assert, describe, test } from 'vitest'
import { rankScores } from './leaderboard.ts'

const PRIZES = [
  { from: 1, to: 1, amount: 5_000_000n },
  { from: 2, to: 3, amount: 1_000_000n },
]

describe('rankings', () => {
  test('LEADERBOARD-RANK-01: a tie goes to who got there first', () =>
    assert.deepEqual(
      rankScores(
        [
          { id: 'u1', score: 9_000n, reachedAt: 500 },
          { id: 'u2', score: 9_500n, reachedAt: 900 },
          { id: 'u3', score: 9_000n, reachedAt: 400 },
          { id: 'u4', score: 999n, reachedAt: 1 },
        ],
        { minScore: 1_000n, prizes: PRIZES },
      ),
      [
        { rank: 1, id: 'u2', prize: 5_000_000n },
        { rank: 2, id: 'u3', prize: 1_000_000n },
        { rank: 3, id: 'u1', prize: 1_000_000n },
        { rank: 4, id: 'u4', prize: 0n },
      ],
    ))

  test('points and moment alike, the lower id stands first', () =>
    assert.deepEqual(
      rankScores(
        [
          { id: 'b', score: 5n, reachedAt: 1 },
          { id: 'a', score: 5n, reachedAt: 1 },
        ],
        { minScore: 0n, prizes: [] },
      ).map(({ id }) => id),
      ['a', 'b'],
    ))

  test('nobody below the least points has a prize, and no more is given than there is', () =>
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.record({ id: fc.uuid(), score: fc.bigInt(0n, 50n), reachedAt: fc.nat(9) }), {
          selector: ({ id }) => id,
          maxLength: 30,
        }),
        (scores) => {
          const ranked = rankScores(scores, { minScore: 10n, prizes: PRIZES })
          const total = ranked.reduce((sum, { prize }) => sum + prize, 0n)
          assert.isTrue(total <= 7_000_000n)
          for (const { id, prize } of ranked)
            if (prize > 0n) assert.isTrue(scores.find((score) => score.id === id)!.score >= 10n)
          assert.deepEqual(
            ranked.map(({ rank }) => rank),
            scores.map((_, nth) => nth + 1),
          )
        },
      ),
    ))
})
