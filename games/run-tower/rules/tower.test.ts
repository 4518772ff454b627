import assert from 'node:assert/strict'
import { certifyInstant, returnOf } from '@senluna/kit/games/instant.ts'
import { amount } from '@senluna/kit/money.ts'
import { test } from 'vitest'
import { configurationHashOf } from '../../configuration-hash.ts'
import { towerTimes } from '../../vectors/runs.ts'
import { Stream } from '../../verifier/index.ts'
import { certificate } from '../certificate.ts'
import { badIn, CONFIGURATION, DIFFICULTIES, timesX10000, tower } from './index.ts'

const STAKE = amount(1_001n)
const SEED = { serverSeed: '61fdc9067adc3b055da4a8cb52ef2efde193a383bdca2ee9460ccbdd866bdcda', clientSeed: 'alice' }

for (const { id, input, expected } of towerTimes) {
  test(`what the tower pays: ${id}`, () => {
    const difficulty = { columns: input.columns, bad: input.badPerRow }
    assert.equal(input.edgeBp, CONFIGURATION.edgeBp)
    assert.equal(timesX10000(difficulty, input.rowsCleared), expected.multiplierX10000)
  })
}

test('the certificate is what every difficulty and cash-out comes to', () => {
  const { played } = certificate
  assert.deepEqual({ ...certifyInstant(tower, configurationHashOf(tower)), played }, certificate)
  assert.equal(tower.capMultiple, Math.ceil(Number(certificate.largestBaseWin)))
})

test('every plan returns 99 %, less what flooring its multiplier takes', () => {
  let plans = 0
  for (const plan of tower.choices()) {
    const shares = tower.sharesOf(plan)
    const { returned, ways } = returnOf(shares)
    assert.ok(returned <= 9_900n * ways && returned > 9_900n * ways - shares[0]!.ways, plan)
    plans++
  }
  assert.equal(plans, 40)
})

test('a tower read row by row: its safe way to the top, and every fall from it', () => {
  for (const name of DIFFICULTIES)
    for (let nonce = 0; nonce < 20; nonce++) {
      const drawn = tower.drawn(new Stream({ ...SEED, nonce, streamCode: 'tower' }), name, 0)
      const bad = badIn(drawn, CONFIGURATION.difficulties[name])
      const tiles = Array.from({ length: CONFIGURATION.difficulties[name].columns }, (_, tile) => tile)
      let moves = ''
      for (const row of bad) {
        const fall = tower.judge(drawn, name, moves + String([...row][0]))
        assert.deepEqual(fall, { timesX10000: 0, cashable: false, over: true })
        moves += String(tiles.find((tile) => !row.has(tile)))
      }
      const top = tower.judge(drawn, name, moves)!
      assert.deepEqual([top.over, top.cashable, moves.length], [true, true, 8])
      const played = tower.play(new Stream({ ...SEED, nonce, streamCode: 'tower' }), STAKE, `${name}-${moves}`)
      assert.deepEqual(played.draws, drawn)
      assert.equal(played.payout, (1_001n * BigInt(top.timesX10000)) / 10_000n)
      assert.equal(tower.judge(drawn, name, `${moves}0`), undefined)
    }
})

test('moves and draws that are none', () => {
  const drawn = [0, 0, 0, 0, 0, 0, 0, 0]
  for (const moves of ['4', 'a', '00', '9', '-']) assert.equal(tower.judge(drawn, 'easy', moves), undefined, moves)
  for (const wrong of [[], drawn.slice(1), [...drawn, 0], [4, ...drawn.slice(1)]])
    assert.throws(() => tower.judge(wrong, 'easy', '1'), RangeError)
  for (const opening of ['', 'EASY', 'toString', 'easy-1']) assert.equal(tower.opening.read(opening), undefined)
})
