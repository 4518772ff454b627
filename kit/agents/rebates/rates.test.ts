import { assert, test } from 'vitest'
import { rate } from '../../money.ts'
import { PRODUCTS } from '../../product.ts'
import {
  RATE_CAPS,
  rateByLink,
  rateStepOf,
  wrongInRate,
  type RateChange,
  type RateError,
  type RateRules,
} from './rates.ts'

const CHANGE: RateChange = {
  product: 'RNG',
  from: rate(5_000),
  to: rate(6_000),
  upline: rate(8_000),
  by: 'AGENT',
}

for (const [change, rules, expected, why] of [
  [{}, {}, [], 'an upline raises'],
  [{ to: rate(8_000) }, {}, [], 'up to its own rate'],
  [{ to: rate(8_100) }, {}, ['RATE_ABOVE_UPLINE'], 'not beyond it'],
  [{ to: rate(8_100), by: 'OPERATOR' }, {}, ['RATE_ABOVE_UPLINE'], 'nor does the operator'],
  [{ to: rate(5_050) }, {}, ['RATE_STEP'], 'only by the step'],
  [{ to: rate(-100), by: 'OPERATOR' }, {}, ['RATE_CAP'], 'never below nothing'],
  [{ to: rate(15_000), upline: undefined }, {}, [], 'under the house up to the cap'],
  [{ to: rate(15_100), upline: undefined }, {}, ['RATE_CAP'], 'not beyond the cap'],
  [{ to: rate(9_000), upline: undefined }, { caps: { RNG: rate(8_900) } }, ['RATE_CAP'], 'a brand’s own cap'],
  [{ to: rate(4_900) }, {}, ['RATE_LOWERED'], 'an upline does not lower'],
  [{ to: rate(4_900) }, { uplineMayLower: true }, [], 'unless the brand lets it'],
  [{ to: rate(4_900), hasConsent: true }, {}, [], 'or the account agrees'],
  [{ to: rate(4_900), by: 'OPERATOR' }, {}, [], 'the operator lowers'],
  [{ from: undefined, to: rate(0) }, {}, [], 'a new account may begin with nothing'],
  [{ product: 'LOTT', to: rate(7_900), upline: rate(80_000) }, {}, ['RATE_STEP'], 'a series is 500 ppm'],
  [
    { product: 'LOTT', from: rate(131_000), to: rate(130_900), upline: rate(100) },
    {},
    ['RATE_CAP', 'RATE_STEP', 'RATE_ABOVE_UPLINE', 'RATE_LOWERED'],
    'every fault is named',
  ],
] as const satisfies readonly (readonly [Partial<RateChange>, RateRules, readonly RateError[], string])[])
  test(`a rate: ${why}`, () => assert.deepEqual(wrongInRate({ ...CHANGE, ...change }, rules), [...expected]))

test('every cap is a rate that can be set', () => {
  for (const product of PRODUCTS) assert.equal(RATE_CAPS[product] % rateStepOf(product), 0, product)
})

test('a link never gives more than its owner has when it is used', () => {
  assert.equal<number>(rateByLink(rate(5_000), rate(4_000)), 4_000)
  assert.equal<number>(rateByLink(rate(5_000), rate(6_000)), 5_000)
})
