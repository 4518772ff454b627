import { structure } from '../../draws/structure.ts'
import { readNumbers } from '../../plays/numbers-result.ts'
import { sixOf } from '../vietlott/six.ts'

/**
 * Singapore's TOTO: six of 49, and one more kept with the draw as its `bonus`. The higher prizes
 * are shares of a pool, so they are given with the draw; the lower three are fixed.
 */
export const toto = structure<readonly number[]>({
  profile: 'SG_TOTO',
  family: 'SEA',
  betTypes: [
    sixOf('SG_TOTO_ORDINARY', 49, [
      { tier: 'GROUP1', matches: 6 },
      { tier: 'GROUP2', matches: 5, bonus: true },
      { tier: 'GROUP3', matches: 5, bonus: false },
      { tier: 'GROUP4', matches: 4, bonus: true },
      { tier: 'GROUP5', matches: 4, bonus: false },
      { tier: 'GROUP6', matches: 3, bonus: true },
      { tier: 'GROUP7', matches: 3, bonus: false },
    ]),
  ],
  readResult: (value) => readNumbers(value, { count: 6, from: 1, to: 49 }),
})
