import { shareOf } from '../../money/coverage.ts'
import { fraction } from '../../money/fraction.ts'
import { listed } from '../../plays/listed.ts'
import { ResultRefused } from '../../draws/result.ts'
import { structure } from '../../draws/structure.ts'
import {
  comparedNumbers,
  digitStrings,
  drawDigitList,
  drawDigits,
  readDigitList,
  readDigits,
  readParts,
} from './digit-strings.ts'
import { thaiPlays } from './thai-plays.ts'

/** Thailand's government lottery: the parts of a draw that are bet on. */
export type ThaiResult = {
  readonly first: string
  readonly front3: readonly string[]
  readonly back3: readonly string[]
  readonly bottom2: string
}

const blank: ThaiResult = { first: '000000', front3: [], back3: [], bottom2: '00' }

/** Three digits against the two numbers of a prize: two hits when both are alike. */
const threeOfTwo = (code: string, prize: 'front3' | 'back3') =>
  listed<ThaiResult, string>({
    code,
    pricing: 'ODDS',
    kinds: { '': { '': fraction(2, 1000) } },
    most: 2,
    together: 2,
    read: digitStrings(3),
    hit: (pick, { result }) => Number(result[prize][0] === pick) + Number(result[prize][1] === pick),
    // Of two numbers drawn one is looked at, as with the plays on all numbers of a draw.
    compared: comparedNumbers(prize, 1000),
  })

export const thaiGovernment = structure<ThaiResult>({
  profile: 'TH',
  family: 'SEA',
  betTypes: [
    ...thaiPlays<ThaiResult>({
      top3: ({ first }) => first.slice(3),
      bottom2: (result) => result.bottom2,
      example: (top3, bottom2) => ({ ...blank, first: `000${top3}`, bottom2 }),
    }),
    threeOfTwo('TH_3FRONT', 'front3'),
    threeOfTwo('TH_3BACK', 'back3'),
  ],
  readResult(value) {
    const parts = readParts(value, ['first', 'front3', 'back3', 'bottom2'])
    return {
      first: readDigits(parts.first, 6, 'first'),
      front3: readDigitList(parts.front3, 2, 3, 'front3'),
      back3: readDigitList(parts.back3, 2, 3, 'back3'),
      bottom2: readDigits(parts.bottom2, 2, 'bottom2'),
    }
  },
  draw: (draws) => ({
    first: drawDigits(draws, 6),
    front3: drawDigitList(draws, 2, 3),
    back3: drawDigitList(draws, 2, 3),
    bottom2: drawDigits(draws, 2),
  }),
  coverage: (_, compared) => shareOf(compared),
})

/** Laos: six digits; the upper three are the last three, the lower two the two before them. */
export const lao = structure<{ readonly number: string }>({
  profile: 'LAO',
  family: 'SEA',
  betTypes: thaiPlays({
    top3: ({ number }) => number.slice(3),
    bottom2: ({ number }) => number.slice(2, 4),
    example: (top3, bottom2) => ({ number: bottom2 === '00' ? `000${top3}` : `00${bottom2}00` }),
  }),
  readResult: (value) => ({ number: readDigits(readParts(value, ['number']).number, 6, 'number') }),
  coverage: (_, compared) => shareOf(compared),
})

/**
 * Hanoi as Thailand's players bet it: last three of the special prize above, last two of the first
 * prize below.
 */
export const hanoi = structure<{ readonly db: string; readonly g1: string }>({
  profile: 'HANOI',
  family: 'SEA',
  betTypes: thaiPlays({
    top3: ({ db }) => db.slice(2),
    bottom2: ({ g1 }) => g1.slice(3),
    example: (top3, bottom2) => ({ db: `00${top3}`, g1: `000${bottom2}` }),
  }),
  readResult(value) {
    const parts = readParts(value, ['db', 'g1'])
    return { db: readDigits(parts.db, 5, 'db'), g1: readDigits(parts.g1, 5, 'g1') }
  },
  coverage: (_, compared) => shareOf(compared),
})

/**
 * A stock index: last whole digit and two decimals of the close above, two decimals of the change
 * below.
 */
export const stock = structure<{ readonly close: string; readonly change: string }>({
  profile: 'STOCK',
  family: 'SEA',
  betTypes: thaiPlays({
    top3: ({ close }) => close.slice(-4, -3) + close.slice(-2),
    bottom2: ({ change }) => change.slice(-2),
    example: (top3, bottom2) => ({ close: `${top3.slice(0, 1)}.${top3.slice(1)}`, change: `0.${bottom2}` }),
  }),
  readResult(value) {
    const { close, change } = readParts(value, ['close', 'change'])
    if (typeof close !== 'string' || !/^[0-9]{1,6}\.[0-9]{2}$/.test(close)) throw new ResultRefused('close')
    if (typeof change !== 'string' || !/^[-+]?[0-9]{1,6}\.[0-9]{2}$/.test(change)) throw new ResultRefused('change')
    return { close, change }
  },
  coverage: (_, compared) => shareOf(compared),
})
