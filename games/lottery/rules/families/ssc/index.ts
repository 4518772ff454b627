import { anywhere, atLeastTimes } from '../../digits/any.ts'
import { type Digits, drawDigits, readDigits, sumOf } from '../../digits/digits.ts'
import { anyPlaces, direct, positions } from '../../digits/direct.ts'
import { anyOrder, pairAndOne, repeated } from '../../digits/groups.ts'
import { groupSums, spans, sums } from '../../digits/sums.ts'
import { digitType, type DigitPlay } from '../../digits/type.ts'
import { attributes, dragonTiger, shapes, words } from '../../digits/words.ts'
import { structure } from '../../draws/structure.ts'

const ALL = [0, 1, 2, 3, 4]
const FOURS = { F4: [0, 1, 2, 3], B4: [1, 2, 3, 4] }
const THREES = { F3: [0, 1, 2], M3: [1, 2, 3], B3: [2, 3, 4] }
const TWOS = { F2: [0, 1], B2: [3, 4] }

const blocks = (
  named: Readonly<Record<string, readonly number[]>>,
  plays: (name: string, places: readonly number[]) => DigitPlay[],
) => Object.entries(named).flatMap(([block, places]) => plays(`SSC_${block}`, places))

const FIVE_STAR: readonly DigitPlay[] = [
  direct('SSC_A5_DIRECT', ALL),
  anyOrder('SSC_A5_ZU120', ALL, 5),
  repeated('SSC_A5_ZU60', ALL, { count: 1, times: 2 }, { count: 3, times: 1 }),
  repeated('SSC_A5_ZU30', ALL, { count: 2, times: 2 }, { count: 1, times: 1 }),
  repeated('SSC_A5_ZU20', ALL, { count: 1, times: 3 }, { count: 2, times: 1 }),
  repeated('SSC_A5_ZU10', ALL, { count: 1, times: 3 }, { count: 1, times: 2 }),
  repeated('SSC_A5_ZU5', ALL, { count: 1, times: 4 }, { count: 1, times: 1 }),
  anywhere('SSC_A5_BDW2', ALL, 2),
  anywhere('SSC_A5_BDW3', ALL, 3),
  atLeastTimes('SSC_A5_MIN1', ALL, 1),
  atLeastTimes('SSC_A5_MIN2', ALL, 2),
  atLeastTimes('SSC_A5_MIN3', ALL, 3),
  atLeastTimes('SSC_A5_MIN4', ALL, 4),
]

const FOUR_STAR: readonly DigitPlay[] = [
  ...blocks(FOURS, (name, places) => [direct(`${name}_DIRECT`, places)]),
  anyOrder('SSC_B4_ZU24', FOURS.B4, 4),
  repeated('SSC_B4_ZU12', FOURS.B4, { count: 1, times: 2 }, { count: 2, times: 1 }),
  anyOrder('SSC_B4_ZU6X', FOURS.B4, 2),
  repeated('SSC_B4_ZU4', FOURS.B4, { count: 1, times: 3 }, { count: 1, times: 1 }),
  anywhere('SSC_B4_BDW1', FOURS.B4, 1),
  anywhere('SSC_B4_BDW2', FOURS.B4, 2),
]

const THREE_STAR: readonly DigitPlay[] = [
  ...blocks(THREES, (name, places) => [
    direct(`${name}_DIRECT`, places),
    sums(`${name}_SUM`, places),
    spans(`${name}_SPAN`, places),
    pairAndOne(`${name}_ZU3`, places),
    anyOrder(`${name}_ZU6`, places, 3),
    groupSums(`${name}_ZUSUM`, places),
    shapes(`${name}_SHAPE`, places),
  ]),
  anywhere('SSC_B3_BDW1', THREES.B3, 1),
  anywhere('SSC_B3_BDW2', THREES.B3, 2),
]

const TWO_STAR: readonly DigitPlay[] = [
  ...blocks(TWOS, (name, places) => [direct(`${name}_DIRECT`, places), anyOrder(`${name}_GRP2`, places, 2)]),
  attributes('SSC_B2_DXDS', TWOS.B2),
]

const ANY_PLACE: readonly DigitPlay[] = [
  positions('SSC_DWD', ALL),
  ...[2, 3, 4].map((k) => anyPlaces(`SSC_RX_${k}`, ALL, k)),
]

const FIXED_ODDS: readonly DigitPlay[] = [
  words('SSC_SUM5', ALL, [
    { ways: { BIG: 50_000, SMALL: 50_000 }, answer: (digits) => (sumOf(digits, ALL) >= 23 ? 'BIG' : 'SMALL') },
    { ways: { ODD: 50_000, EVEN: 50_000 }, answer: (digits) => (sumOf(digits, ALL) % 2 ? 'ODD' : 'EVEN') },
  ]),
  dragonTiger('SSC_LH', ALL),
]

/** Five independent digits. Source: docs/lottery.md, "Five digits". */
export const d5 = structure<Digits>({
  profile: 'D5',
  family: 'SSC',
  betTypes: [...FIVE_STAR, ...FOUR_STAR, ...THREE_STAR, ...TWO_STAR, ...ANY_PLACE, ...FIXED_ODDS].map(digitType),
  readResult: (value) => readDigits(value, 5),
  draw: (draws) => drawDigits(draws, 5),
})
