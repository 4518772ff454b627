import assert from 'node:assert/strict'
import { PROMOTION_KINDS } from '@senluna/kit/promotions/promotion-kinds.ts'
import { test } from 'vitest'
import { badFields } from './bad-fields.ts'
import { gamesFor } from './typed-free.ts'
import { rulesOf, typedOf, type TypedRules } from './typed-rules.ts'

const typed = (more: Partial<TypedRules>): TypedRules => ({
  ...typedOf(undefined),
  code: 'LUNA2026',
  amount: '5000',
  ...more,
})
const badIn = (more: Partial<TypedRules>) => Object.fromEntries(badFields(typed(more)))

test('what a form begins with is good but for what nobody can guess', () => {
  for (const kind of PROMOTION_KINDS) {
    const begun = kind === 'FREE_TICKET' || kind === 'FREE_BET' ? { kind, ...gamesFor(kind, 'sen-vang') } : { kind }
    assert.ok(rulesOf(typed(begun)), kind)
    assert.deepEqual(badIn(begun), {}, kind)
  }
  assert.deepEqual(badIn({ kind: 'PROMO_CODE', code: '', amount: '' }), {
    code: { why: 'empty' },
    amount: { why: 'empty' },
  })
})

test('a bound is told as it is typed, at the field where it is typed', () => {
  assert.deepEqual(badIn({ kind: 'DEPOSIT_BONUS', percent: '301', days: '5', turnover: '51', bonusCap: '-1' }), {
    percent: { why: 'atMost', bound: 300 },
    days: { why: 'atLeast', bound: 7 },
    turnover: { why: 'atMost', bound: 50 },
    bonusCap: { why: 'form' },
  })
  assert.deepEqual(badIn({ kind: 'DEPOSIT_BONUS', maxBetPercent: '101' }), {
    maxBetPercent: { why: 'atMost', bound: 100 },
  })
  assert.deepEqual(badIn({ kind: 'BIRTHDAY', claimHours: '12', accountDays: '400' }), {
    accountDays: { why: 'atMost', bound: 365 },
    claimHours: { why: 'atLeast', bound: 24 },
  })
})

test('what is written in a form of its own is told as one field', () => {
  assert.deepEqual(badIn({ kind: 'LEADERBOARD', places: '1:5000 3:1000' }), { places: { why: 'form' } })
  assert.deepEqual(badIn({ kind: 'RAFFLE', prizes: '5000:x' }), { prizes: { why: 'form' } })
  assert.deepEqual(badIn({ kind: 'REFERRAL', friendLadder: '5' }), { friendLadder: { why: 'form' } })
  assert.deepEqual(badIn({ kind: 'CHECK_IN', ladder: '1000 zero' }), { ladder: { why: 'form' } })
  assert.deepEqual(badIn({ kind: 'RED_ENVELOPE', times: '20:00 12:00' }), { times: { why: 'form' } })
  assert.deepEqual(badIn({ kind: 'RED_ENVELOPE', most: '4000' }), { most: { why: 'form' } })
  assert.deepEqual(badIn({ kind: 'MISSION', withFree: true, freeRounds: '900' }), {
    freeRounds: { why: 'atMost', bound: 200 },
  })
})

test('a tier of a cashback says at its own field what is wrong; a list of which none is chosen says so', () => {
  const tiers = [
    { key: 0, minLoss: '100000', rate: '60' },
    { key: 4, minLoss: '', rate: 'x' },
    { key: 5, minLoss: '-5', rate: '0' },
  ]
  assert.deepEqual(badIn({ kind: 'CASHBACK', tiers, products: [] }), {
    products: { why: 'empty' },
    'tiers.0.rate': { why: 'atMost', bound: 50 },
    'tiers.1.minLoss': { why: 'empty' },
    'tiers.1.rate': { why: 'form' },
    'tiers.2.minLoss': { why: 'form' },
    'tiers.2.rate': { why: 'atLeast', bound: 0.0001 },
  })
  assert.deepEqual(badIn({ kind: 'MISSION', metric: 'PROFILE', steps: [] }), { steps: { why: 'empty' } })
  assert.deepEqual(badIn({ kind: 'DEPOSIT_BONUS', products: [] }), { products: { why: 'empty' } })
})

test('another kind of free rounds begins with a game of its own; what somebody chose stays', () => {
  assert.equal(gamesFor('FREE_BET', 'sen-vang').freeGames, 'dice')
  assert.equal(gamesFor('FREE_SPIN', ' dice ').freeGames, 'sen-vang')
  assert.equal(gamesFor('FREE_SPIN', 'cho-noi sen-vang').freeGames, 'cho-noi sen-vang')
})
