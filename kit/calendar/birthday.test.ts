import fc from 'fast-check'
import { assert, describe, test } from 'vitest'
import type { BusinessDate } from '../time.ts'
import { birthdayIn, birthdaysOn } from './birthday.ts'

describe('birthdays', () => {
  test('one on 29 February is kept on the 28th in other years', () => {
    assert.equal(birthdayIn(2026, '1992-02-29'), '2026-02-28')
    assert.equal(birthdayIn(2028, '1992-02-29'), '2028-02-29')
    assert.deepEqual(birthdaysOn('2026-02-28' as BusinessDate), ['02-28', '02-29'])
    assert.deepEqual(birthdaysOn('2028-02-28' as BusinessDate), ['02-28'])
    assert.deepEqual(birthdaysOn('2028-02-29' as BusinessDate), ['02-29'])
  })

  test('every birthday is kept on one day of each year', () =>
    fc.assert(
      fc.property(
        fc.date({ min: new Date('1930-01-01'), max: new Date('2010-12-31'), noInvalidDate: true }),
        fc.integer({ min: 2024, max: 2060 }),
        (born, year) => {
          const birthday = born.toISOString().slice(0, 10)
          const kept = birthdayIn(year, birthday)
          assert.include(birthdaysOn(kept), birthday.slice(5))
        },
      ),
    ))
})
