import assert from 'node:assert/strict'
import { describe, test } from 'vitest'
import { dateBoxes, dateOf, dateOrder, digitsOnly } from './typed-date.ts'

describe('a date in three boxes', () => {
  for (const [locale, order] of [
    ['vi', 'day month year'],
    ['en-GB', 'day month year'],
    ['en-US', 'month day year'],
    ['ja', 'year month day'],
    ['zh-CN', 'year month day'],
    ['th', 'day month year'],
    ['ko', 'year month day'],
    ['ar', 'day month year'],
    ['fa', 'year month day'],
  ] as const) {
    test(`${locale} writes ${order}`, () => assert.equal(dateOrder(locale).join(' '), order))
  }

  for (const [boxes, value, why] of [
    [['14', '3', '1994'], '1994-03-14', 'short parts are filled up'],
    [['', '', ''], '', 'nothing is nothing'],
    [['14', '', '1994'], '1994--14', 'a missing part makes no date'],
    [['14', '3', '94'], '94-3-14', 'two digits of a year are not guessed'],
    [['14', '3', '2537'], '1994-03-14', 'a year of the Buddhist era is the common one'],
  ] as const) {
    test(`boxes: ${why}`, () => {
      const [day, month, year] = boxes
      assert.equal(dateOf({ day, month, year }), value)
    })
  }

  test('a kept day fills its boxes', () =>
    assert.deepEqual(dateBoxes('1994-03-14'), { day: '14', month: '03', year: '1994' }))

  test('digits of other scripts count, letters and signs do not', () => {
    assert.equal(digitsOnly('١٤'), '14')
    assert.equal(digitsOnly('๑๙๙๔'), '1994')
    assert.equal(digitsOnly('１９９４年'), '1994')
    assert.equal(digitsOnly(' 3/x'), '3')
  })
})
