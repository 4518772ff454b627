import assert from 'node:assert/strict'
import { describe, test } from 'vitest'
import { birthdayProblem, dateAs, dateBoxes, dateIn, dateOf, dateOrder, digitsOnly } from './day-of-birth.ts'

const NOW = Date.parse('2026-11-22T04:00:00Z')

describe('a day of birth', () => {
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

  test('a brand may keep dates with the month first', () => {
    assert.equal(dateAs('1994-03-14', 'DATE_MDY'), '03-14-1994')
    assert.equal(dateIn('03-14-1994', 'DATE_MDY'), '1994-03-14')
    assert.equal(dateIn(dateAs('1994--14', 'DATE_MDY'), 'DATE_MDY'), '1994--14')
    assert.equal(dateAs('1994-03-14', 'DATE_YMD'), '1994-03-14')
    assert.equal(dateAs('', 'DATE_MDY'), '')
  })

  test('digits of other scripts count, letters and signs do not', () => {
    assert.equal(digitsOnly('١٤'), '14')
    assert.equal(digitsOnly('๑๙๙๔'), '1994')
    assert.equal(digitsOnly('１９９４年'), '1994')
    assert.equal(digitsOnly(' 3/x'), '3')
  })

  for (const [value, problem, why] of [
    ['', undefined, 'none told'],
    ['1994-03-14', undefined, 'grown up'],
    ['2008-11-22', undefined, 'eighteen today'],
    ['2008-11-23', 'young', 'eighteen tomorrow'],
    ['2030-01-01', 'none', 'not born yet'],
    ['1994-02-30', 'none', 'no such day'],
    ['1994-13-01', 'none', 'no such month'],
    ['1850-01-01', 'none', 'too long ago'],
    ['1994--14', 'part', 'a part is missing'],
    ['94-3-14', 'part', 'two digits of a year'],
  ] as const) {
    test(`problem: ${why}`, () => assert.equal(birthdayProblem(value, 18, NOW), problem))
  }

  test('the age is the brand’s own', () => assert.equal(birthdayProblem('2007-01-01', 21, NOW), 'young'))
})
