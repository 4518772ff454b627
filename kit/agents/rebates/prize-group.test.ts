import { assert, test } from 'vitest'
import { amount, rate, shareOf } from '../../money.ts'
import { LEAST_SERIES, rateOfSeries, seriesOf, seriesRate } from './prize-group.ts'

test('a prize group and a rate are the same thing', () => {
  assert.deepEqual<number[]>([rateOfSeries(1700), rateOfSeries(1960)], [0, 130_000])
  for (let series = LEAST_SERIES; series <= 1990; series++) assert.equal(seriesOf(rateOfSeries(series)), series)
  assert.equal(seriesOf(rate(129_900)), 1959)
})

test('what the bet series lies below the account’s is cash: 1800 of 1960 leaves 8 %', () => {
  assert.equal<number>(seriesRate(1960, 1800), 80_000)
  assert.equal<bigint>(shareOf(amount(6000n), seriesRate(1980, 1800)), 540n)
  assert.throws(() => seriesRate(1800, 1802), RangeError)
})

test('at the lowest series the cash is the whole rate of the account', () => {
  for (let series = LEAST_SERIES; series <= 1990; series++)
    assert.equal(seriesRate(series, LEAST_SERIES), rateOfSeries(series))
})
