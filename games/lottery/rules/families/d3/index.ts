import { anywhere } from '../../digits/any.ts'
import { type Digits, drawDigits, readDigits } from '../../digits/digits.ts'
import { direct, positions } from '../../digits/direct.ts'
import { anyOrder, pairAndOne } from '../../digits/groups.ts'
import { groupSums, spans, sums } from '../../digits/sums.ts'
import { digitType } from '../../digits/type.ts'
import { attributes, shapes } from '../../digits/words.ts'
import { structure } from '../../draws/structure.ts'

const ALL = [0, 1, 2]
const FRONT = [0, 1]
const BACK = [1, 2]

const PLAYS = [
  direct('D3_DIRECT', ALL),
  sums('D3_SUM', ALL),
  spans('D3_SPAN', ALL),
  pairAndOne('D3_ZU3', ALL),
  anyOrder('D3_ZU6', ALL, 3),
  groupSums('D3_ZUSUM', ALL),
  anywhere('D3_BDW1', ALL, 1),
  anywhere('D3_BDW2', ALL, 2),
  direct('D3_F2_DIRECT', FRONT),
  anyOrder('D3_F2_GRP2', FRONT, 2),
  direct('D3_B2_DIRECT', BACK),
  anyOrder('D3_B2_GRP2', BACK, 2),
  attributes('D3_B2_DXDS', BACK),
  positions('D3_DWD', ALL),
  shapes('D3_SHAPE', ALL),
]

/** Three independent digits. Source: docs/lottery.md, "Three digits". */
export const d3 = structure<Digits>({
  profile: 'D3',
  family: '3D',
  betTypes: PLAYS.map(digitType),
  readResult: (value) => readDigits(value, 3),
  draw: (draws) => drawDigits(draws, 3),
})
