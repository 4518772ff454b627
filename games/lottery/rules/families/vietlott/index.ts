import { readNumbers, sample } from '../../plays/numbers-result.ts'
import { structure } from '../../draws/structure.ts'
import { kenoEvenOdd, kenoHighLow, kenoPick } from './keno.ts'
import { sixOf } from './six.ts'

export { type TopPick, topPrize } from './keno.ts'
export { withJackpots } from './six.ts'

export const mega645 = structure<readonly number[]>({
  profile: 'VL_MEGA645',
  family: 'VLOTT',
  betTypes: [
    sixOf('VL_MEGA645_BASIC', 45, [
      { tier: 'JACKPOT', matches: 6 },
      { tier: 'T1', matches: 5 },
      { tier: 'T2', matches: 4 },
      { tier: 'T3', matches: 3 },
    ]),
  ],
  readResult: (value) => readNumbers(value, { count: 6, from: 1, to: 45 }),
  draw: (draws) => sample(draws, 45, 6),
})

/** The bonus number is kept with the draw and matters with five numbers only. */
export const power655 = structure<readonly number[]>({
  profile: 'VL_POWER655',
  family: 'VLOTT',
  betTypes: [
    sixOf('VL_POWER655_BASIC', 55, [
      { tier: 'JACKPOT1', matches: 6 },
      { tier: 'JACKPOT2', matches: 5, bonus: true },
      { tier: 'T1', matches: 5, bonus: false },
      { tier: 'T2', matches: 4 },
      { tier: 'T3', matches: 3 },
    ]),
  ],
  readResult: (value) => readNumbers(value, { count: 6, from: 1, to: 55 }),
})

export const vietlottKeno = structure<readonly number[]>({
  profile: 'VL_KENO',
  family: 'VLOTT',
  betTypes: [kenoPick, kenoHighLow, kenoEvenOdd],
  readResult: (value) => readNumbers(value, { count: 20, from: 1, to: 80 }),
  draw: (draws) => sample(draws, 80, 20),
})
