import assert from 'node:assert/strict'
import fc from 'fast-check'
import { test } from 'vitest'
import { NO_POSITION, OF_HOUSE, shareUnder, wrongInBounds, wrongInShare, type Position } from './positions.ts'

const position = (least: number, most: number, share: number): Position => ({ least, most, share })

test('a share keeps to what the upline allows, and leaves what was given on', () => {
  const own = position(100_000, 600_000, 100_000)
  assert.equal(wrongInShare(600_000, own, 0), undefined)
  assert.equal(wrongInShare(100_000, own, 500_000), undefined)
  assert.equal(wrongInShare(90_000, own, 0), 'SHARE')
  assert.equal(wrongInShare(601_000, own, 0), 'SHARE')
  assert.equal(wrongInShare(101_000, own, 500_000), 'BELOW_GIVEN')
  assert.equal(wrongInShare(100_500, own, 0), 'STEP')
})

test('bounds keep to what the upline has left, and to what the downline has given on', () => {
  const upline = position(0, 900_000, 300_000)
  const wrong = (least: number, most: number, own = NO_POSITION, given = 0) =>
    wrongInBounds({ least, most }, upline, { own, given })
  assert.equal(wrong(0, 600_000), undefined)
  assert.equal(wrong(0, 601_000), 'ABOVE_UPLINE')
  assert.equal(wrong(200_000, 100_000), 'RANGE')
  assert.equal(wrong(-1_000, 100_000), 'RANGE')
  assert.equal(wrong(0, 100_100), 'STEP')
  assert.equal(wrong(0, 300_000, position(0, 500_000, 200_000), 200_000), 'BELOW_GIVEN')
  assert.equal(wrong(200_000, 300_000, NO_POSITION, 200_000), 'BELOW_GIVEN', 'its share rises to what is wanted')
  assert.equal(wrongInBounds({ least: 0, most: 1_000_000 }, OF_HOUSE, { own: NO_POSITION, given: 0 }), undefined)
})

test('however positions are set, no chain takes more than everything', () => {
  const step = fc.nat(1_000).map((thousandths) => thousandths * 1_000)
  const act = fc.record({ who: fc.nat(3), bounds: fc.boolean(), a: step, b: step })
  fc.assert(
    fc.property(fc.array(act, { maxLength: 60 }), (acts) => {
      // A chain of four: the house gives the first, each gives the next.
      const chain: Position[] = [NO_POSITION, NO_POSITION, NO_POSITION, NO_POSITION]
      for (const { who, bounds, a, b } of acts) {
        const own = chain[who]!
        const given = chain[who + 1]?.most ?? 0
        if (!bounds) {
          if (!wrongInShare(a, own, given)) chain[who] = { ...own, share: a }
          continue
        }
        const wanted = { least: Math.min(a, b), most: Math.max(a, b) }
        const upline = who === 0 ? OF_HOUSE : chain[who - 1]!
        if (!wrongInBounds(wanted, upline, { own, given })) chain[who] = { ...wanted, share: shareUnder(wanted, own) }
      }
      const taken = chain.reduce((all, { share }) => all + share, 0)
      assert.ok(taken <= OF_HOUSE.most)
      for (const { least, most, share } of chain) assert.ok(least <= share && share <= most)
    }),
  )
})
