import { assert, test } from 'vitest'
import { suggestionsFor } from './suggested-limits.ts'

const XVD = { code: 'XVD', exponent: 0 }
for (const [kind, value, coin, sums, why] of [
  ['stake', null, XVD, ['10000', '20000', '50000', '100000'], 'bets in thousands'],
  ['lossDay', '200000', XVD, ['100000'], 'nothing looser than what holds'],
  ['depositDay', null, { code: 'EUR', exponent: 2 }, ['10000', '20000', '50000', '100000'], 'whole units elsewhere'],
  ['lossMonth', '3000000', XVD, ['1000000', '2000000'], 'a month has ten times a day'],
  ['session', '60', XVD, ['30'], 'minutes'],
] as const)
  test(`limits to choose with a press: ${why}`, () =>
    assert.deepEqual(suggestionsFor({ kind, value }, coin), [...sums]))
