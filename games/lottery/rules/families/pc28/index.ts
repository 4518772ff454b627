import { type Digits, drawDigits, readDigits, sumOf } from '../../digits/digits.ts'
import { SUM_LINES } from '../../digits/sums.ts'
import { digitType } from '../../digits/type.ts'
import { shapes, sumWords, words } from '../../digits/words.ts'
import { structure } from '../../draws/structure.ts'

const ALL = [0, 1, 2]

const bySum = (code: string, ways: Readonly<Record<string, number>>, answer: (sum: number) => string) =>
  words(code, ALL, [{ ways, answer: (digits) => answer(sumOf(digits, ALL)) }])

const sizeOf = (sum: number) => (sum >= 14 ? 'BIG' : 'SMALL')
const parityOf = (sum: number) => (sum % 2 ? 'ODD' : 'EVEN')

const PLAYS = [
  sumWords('PC_SUM', ALL, SUM_LINES),
  bySum('PC_BS', { BIG: 500, SMALL: 500 }, sizeOf),
  bySum('PC_OE', { ODD: 500, EVEN: 500 }, parityOf),
  bySum(
    'PC_COMBO',
    { BIG_ODD: 231, BIG_EVEN: 269, SMALL_ODD: 269, SMALL_EVEN: 231 },
    (sum) => `${sizeOf(sum)}_${parityOf(sum)}`,
  ),
  // The sums between are neither.
  bySum('PC_EXTREME', { MIN: 56, MAX: 56 }, (sum) => (sum <= 5 ? 'MIN' : sum >= 22 ? 'MAX' : '')),
  shapes('PC_SHAPE', ALL),
]

/** Three independent digits, bet by their sum from 0 to 27. Source: docs/lottery.md, "Lucky 28". */
export const pc28Draw = structure<Digits>({
  profile: 'PC28',
  family: 'PC28',
  betTypes: PLAYS.map(digitType),
  readResult: (value) => readDigits(value, 3),
  draw: (draws) => drawDigits(draws, 3),
})
