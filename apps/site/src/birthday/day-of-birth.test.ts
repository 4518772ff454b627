import assert from 'node:assert/strict'
import { describe, test } from 'vitest'
import { birthdayProblem, dateAs, dateIn } from './day-of-birth.ts'

const NOW = Date.parse('2026-11-22T04:00:00Z')

describe('a day of birth', () => {
  test('a brand may keep dates with the month first', () => {
    assert.equal(dateAs('1994-03-14', 'DATE_MDY'), '03-14-1994')
    assert.equal(dateIn('03-14-1994', 'DATE_MDY'), '1994-03-14')
    assert.equal(dateIn(dateAs('1994--14', 'DATE_MDY'), 'DATE_MDY'), '1994--14')
    assert.equal(dateAs('1994-03-14', 'DATE_YMD'), '1994-03-14')
    assert.equal(dateAs('', 'DATE_MDY'), '')
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
