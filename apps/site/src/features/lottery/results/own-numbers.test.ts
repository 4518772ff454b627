import assert from 'node:assert/strict'
import { STRUCTURES } from '@senluna/games/lottery/rules/index.ts'
import { test } from 'vitest'
import { ownDigits, ownMarks } from './own-numbers.ts'

const PRIZES = { db: 5, g1: 5, g2: 5, g3: 5, g4: 4, g5: 4, g6: 3, g7: 3, g8: 2 }
/** Prizes of three numbers and more. */
const SEVERAL: Readonly<Record<string, readonly string[]>> = {
  VN_N: ['g3', 'g4', 'g5', 'g6', 'g7'],
  VN_S: ['g4', 'g6'],
}
const DIGITS: Readonly<Record<string, Partial<Record<string, number>>>> = {
  VN_N: { g6: 3, g7: 2 },
  VN_S: { g6: 4, g7: 3 },
}

for (const profile of ['VN_N', 'VN_S'])
  test(`${profile}: a number is lit where its bet type compares its last digits, and nowhere else`, () => {
    let seen = 0
    for (const [code, type] of STRUCTURES.get(profile)!.betTypes) {
      if (/^(?:LO2_DAU|DE_DAU_DB|DE_DAU_G1)$/.test(code)) continue
      const number = ['58', '758', '4758'].find((digits) => {
        try {
          return type.pick([digits]).keys?.[0] === digits
        } catch {
          return false
        }
      })
      if (number === undefined) continue
      seen++
      const own = new Set(ownMarks(profile, code, [number]))
      for (const [prize, usual] of Object.entries(PRIZES)) {
        if (profile === 'VN_N' && prize === 'g8') continue
        const drawn = '94758'.slice(-(DIGITS[profile]?.[prize] ?? usual))
        // In the first place of its prize, in the second, in the third.
        for (const place of [0, 1, 2]) {
          const other = '0'.repeat(drawn.length)
          const result = { [prize]: [0, 1, 2].map((nth) => (nth === place ? drawn : other)) }
          const { wins } = type.pick([number]).outcome({ result, facts: {} })
          if (place > 0 && !SEVERAL[profile]?.includes(prize)) continue
          assert.equal(
            ownDigits(own, prize, drawn, place) === number.length,
            wins.length > 0,
            `${code} ${number} in ${prize} ${drawn}`,
          )
        }
      }
    }
    assert.ok(seen >= 9, `${seen} types`)
  })

test('sets light each of their numbers, words and first digits none', () => {
  assert.deepEqual(ownMarks('VN_N', 'XIEN2', ['01', '02']), ['01', '02'])
  assert.deepEqual(ownMarks('VN_N', 'TX_DB', ['TAI']), [])
  assert.deepEqual(ownMarks('VN_N', 'DE_DAU_DB', ['58']), [])
  assert.equal(ownDigits(new Set(), 'db', '12358', 0), undefined)
})

test('a number in all orders lights each of them', () => {
  assert.deepEqual(ownMarks('VN_S', 'LO2_DAO', ['12', '33']), ['12', '21', '33'])
  assert.deepEqual(ownMarks('VN_S', 'C3_DAU_DAO', ['112']), ['g7:112', 'g7:121', 'g7:211'])
})
